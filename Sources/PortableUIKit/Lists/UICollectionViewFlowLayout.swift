/// A layout that arranges items in lines.
///
/// Follows Apple's page `UICollectionViewFlowLayout`. The values of a `UICollectionViewDelegateFlowLayout` have priority over the
/// properties of the layout.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The references for the insets of sections.
  ///
  /// Follows Apple's page `UICollectionViewFlowLayout.SectionInsetReference`.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The size that requests automatic sizes. The headless UIKit takes sizes only from the layout or its delegate.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var whole = CGSize.zero

  /// The default size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { placeAnew(itemSize != oldValue) } }
  /// The estimated size of items.
  open var estimatedItemSize = CGSize.zero
  /// The minimum spacing between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { placeAnew(minimumLineSpacing != oldValue) } }
  /// The minimum spacing between items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { placeAnew(minimumInteritemSpacing != oldValue) } }
  /// The insets of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { placeAnew(sectionInset != oldValue) } }
  /// The reference for the insets of sections. The headless UIKit only stores this value.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The default size of section headers.
  open var headerReferenceSize = CGSize.zero { didSet { placeAnew(headerReferenceSize != oldValue) } }
  /// The default size of section footers.
  open var footerReferenceSize = CGSize.zero { didSet { placeAnew(footerReferenceSize != oldValue) } }
  /// A Boolean value that indicates whether the header of a section stays visible while the section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { placeAnew(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// A Boolean value that indicates whether the footer of a section stays visible while the section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { placeAnew(sectionFootersPinToVisibleBounds != oldValue) }
  }
  /// The direction in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { placeAnew(scrollDirection != oldValue) }
  }

  private func placeAnew(_ isDue: Bool) { if isDue { collectionView?.forgetPlaces() } }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes the layout of all items.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let room = isVertical ? collectionView.sight.width : collectionView.sight.height
    let delegate = collectionView.delegateLink as? any UICollectionViewDelegateFlowLayout
    var position: CGFloat = 0
    sections = collectionView.loaded().counts.enumerated().map { index, count in
      var section = FlowSection(isVertical, room, measures(of: index, in: collectionView, delegate))
      section.place(count, from: &position) { item in
        let indexPath = IndexPath(item: item, section: index)
        return delegate?.collectionView(collectionView, layout: self, sizeForItemAt: indexPath) ?? itemSize
      }
      return section
    }
    whole = isVertical ? CGSize(width: room, height: position) : CGSize(width: position, height: room)
  }

  private func measures(
    of section: Int, in collectionView: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    guard let delegate else {
      return FlowSection.Measures(
        inset: sectionInset, between: minimumInteritemSpacing, lines: minimumLineSpacing,
        header: headerReferenceSize, footer: footerReferenceSize)
    }
    return FlowSection.Measures(
      inset: delegate.collectionView(collectionView, layout: self, insetForSectionAt: section),
      between: delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
      lines: delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section),
      header: delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section))
  }

  open override var collectionViewContentSize: CGSize { whole }

  /// Returns the attributes of items, headers and footers in a rectangle.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      for (item, place) in section.items.enumerated() where place.overlaps(rect) {
        found.append(madeAttributes(.cell, at: IndexPath(item: item, section: index), place))
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        guard let end = end(kind, of: index), end.frame.overlaps(rect) else { continue }
        found.append(end)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return madeAttributes(.cell, at: indexPath, sections[indexPath.section].items[indexPath.item])
  }

  /// Returns the attributes of a section's header or footer, or `nil` if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(elementKind, of: indexPath.section) }

  /// Returns whether the length of lines has changed, or a header or footer stays visible during scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let room = collectionView?.sight else { return false }
    return scrollDirection == .vertical ? newBounds.width != room.width : newBounds.height != room.height
  }

  private func end(_ kind: String, of index: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(index) else { return nil }
    let (section, sight) = (sections[index], collectionView?.sight ?? .zero)
    let place: CGRect?
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      place = sectionHeadersPinToVisibleBounds ? section.header(seenIn: sight) : section.header
    case UICollectionView.elementKindSectionFooter:
      place = sectionFootersPinToVisibleBounds ? section.footer(seenIn: sight) : section.footer
    default: place = nil
    }
    return place.map { madeAttributes(.supplementaryView, kind, at: IndexPath(item: 0, section: index), $0) }
  }

  nonisolated deinit {}
}

/// The frames in one section of a flow layout.
private struct FlowSection {
  struct Measures {
    var inset: UIEdgeInsets
    var between, lines: CGFloat
    var header, footer: CGSize
  }

  private let isVertical: Bool
  private let room: CGFloat
  private let measures: Measures
  private(set) var items: [CGRect] = []
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  private var (first, last): (CGFloat, CGFloat) = (0, 0)

  init(_ isVertical: Bool, _ room: CGFloat, _ measures: Measures) {
    (self.isVertical, self.room, self.measures) = (isVertical, room, measures)
  }

  /// Computes the frames of the section, and moves the position to its end.
  ///
  /// - Parameter position: The end of the previous section.
  mutating func place(_ count: Int, from position: inout CGFloat, size: (Int) -> CGSize) {
    first = position
    header = end(measures.header, at: &position)
    placeItems(count, from: &position, size: size)
    footer = end(measures.footer, at: &position)
    last = position
  }

  private func end(_ size: CGSize, at position: inout CGFloat) -> CGRect? {
    let depth = isVertical ? size.height : size.width
    guard depth > 0 else { return nil }
    defer { position += depth }
    return isVertical
      ? CGRect(x: 0, y: position, width: room, height: depth)
      : CGRect(x: position, y: 0, width: depth, height: room)
  }

  private mutating func placeItems(_ count: Int, from position: inout CGFloat, size: (Int) -> CGSize) {
    let inset = measures.inset
    let (start, end) = isVertical ? (inset.left, room - inset.right) : (inset.top, room - inset.bottom)
    position += isVertical ? inset.top : inset.left
    var (along, thickness) = (start, CGFloat(0))
    for index in 0..<count {
      let size = size(index)
      let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
      if along > start, along + length > end {
        position += thickness + measures.lines
        (along, thickness) = (start, 0)
      }
      let origin = isVertical ? CGPoint(x: along, y: position) : CGPoint(x: position, y: along)
      items.append(CGRect(origin: origin, size: size))
      along += length + measures.between
      thickness = max(thickness, depth)
    }
    position += thickness + (isVertical ? inset.bottom : inset.right)
  }

  /// Returns the frame of a header that stays visible.
  func header(seenIn sight: CGRect) -> CGRect? {
    header.map { moved($0, to: max(first, min(edge(of: sight).first, last - depth(of: footer) - depth(of: $0)))) }
  }

  /// Returns the frame of a footer that stays visible.
  func footer(seenIn sight: CGRect) -> CGRect? {
    footer.map {
      let depth = depth(of: $0)
      return moved($0, to: min(last - depth, max(edge(of: sight).last - depth, first + self.depth(of: header))))
    }
  }

  private func edge(of sight: CGRect) -> (first: CGFloat, last: CGFloat) {
    isVertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
  }

  private func depth(of place: CGRect?) -> CGFloat { (isVertical ? place?.height : place?.width) ?? 0 }

  private func moved(_ place: CGRect, to position: CGFloat) -> CGRect {
    let origin = isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
    return CGRect(origin: origin, size: place.size)
  }
}
