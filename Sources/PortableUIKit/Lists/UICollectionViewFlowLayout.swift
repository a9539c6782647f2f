/// Places items in lines, one after another.
///
/// Follows Apple's page `UICollectionViewFlowLayout`. What its delegate, a `UICollectionViewDelegateFlowLayout`, says of a
/// section comes before what the layout says.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where the room around a section is counted.
  ///
  /// Follows Apple's page `UICollectionViewFlowLayout.SectionInsetReference`.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// From the edges of the contents.
    case fromContentInset = 0
    /// From the safe area.
    case fromSafeArea = 1
    /// From the margins.
    case fromLayoutMargins = 2
  }

  /// Stands for items that say themselves how large they are; here they are as large as the layout or its delegate says.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var whole = CGSize.zero

  /// How large items are, unless the delegate says so.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { placeAnew(itemSize != oldValue) } }
  /// How large items probably are.
  open var estimatedItemSize = CGSize.zero
  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { placeAnew(minimumLineSpacing != oldValue) } }
  /// The least room between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { placeAnew(minimumInteritemSpacing != oldValue) } }
  /// The room around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { placeAnew(sectionInset != oldValue) } }
  /// From where that is counted; only kept.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// How large the beginning of a section is.
  open var headerReferenceSize = CGSize.zero { didSet { placeAnew(headerReferenceSize != oldValue) } }
  /// How large the end of a section is.
  open var footerReferenceSize = CGSize.zero { didSet { placeAnew(footerReferenceSize != oldValue) } }
  /// Whether the beginning of a section stays in sight while the section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { placeAnew(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether the end of a section stays in sight while the section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { placeAnew(sectionFootersPinToVisibleBounds != oldValue) }
  }
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { placeAnew(scrollDirection != oldValue) }
  }

  private func placeAnew(_ isDue: Bool) { if isDue { collectionView?.forgetPlaces() } }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Places every item.
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

  /// Where the items, beginnings and ends of sections are that lie in a rectangle.
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

  /// Where the beginning or the end of a section is; `nil` if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(elementKind, of: indexPath.section) }

  /// Whether the size in which lines lie is another one, or something stays in sight.
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

/// Where one section of a layout in lines is.
private struct FlowSection {
  /// What is said of a section.
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

  /// Places everything of the section.
  ///
  /// - Parameter position: How far everything placed so far reaches.
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

  /// The beginning where it stays in sight.
  func header(seenIn sight: CGRect) -> CGRect? {
    header.map { moved($0, to: max(first, min(edge(of: sight).first, last - depth(of: footer) - depth(of: $0)))) }
  }

  /// The end where it stays in sight.
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
