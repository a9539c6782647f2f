/// Says where the items of a collection are.
///
/// Follows Apple's page `UICollectionViewLayout`, of which a subclass overrides the size and the attributes of an item.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection it is the layout of.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Called before anything is asked of the layout.
  open func prepare() {}
  /// How large the whole is.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Asks for everything to be placed anew.
  open func invalidateLayout() { collectionView?.forgetPlaces() }

  nonisolated deinit {}
}

/// Where one item of a collection is.
///
/// Follows Apple's page `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where it is.
  open var frame = CGRect.zero
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is kept from sight.
  open var isHidden = false

  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  nonisolated deinit {}
}

/// Places items in lines, one after another.
///
/// Follows Apple's page `UICollectionViewFlowLayout`.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var places: [[CGRect]] = []
  private var whole = CGSize.zero

  /// How large items are, unless the delegate says so.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large items probably are.
  open var estimatedItemSize = CGSize.zero
  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least room between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The room around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// How large the beginning of a section is.
  open var headerReferenceSize = CGSize.zero
  /// How large the end of a section is.
  open var footerReferenceSize = CGSize.zero
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Places every item.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let room = isVertical ? collectionView.sight.width : collectionView.sight.height
    var flow = ItemFlow(layout: self, room: room)
    places = collectionView.loaded().counts.enumerated().map { section, count in
      flow.place(count) { size(of: IndexPath(item: $0, section: section)) }
    }
    whole = isVertical ? CGSize(width: room, height: flow.position) : CGSize(width: flow.position, height: room)
  }

  private func size(of item: IndexPath) -> CGSize {
    guard let collectionView, let delegate = collectionView.delegateLink as? any UICollectionViewDelegateFlowLayout
    else {
      return itemSize
    }
    return delegate.collectionView(collectionView, layout: self, sizeForItemAt: item)
  }

  open override var collectionViewContentSize: CGSize { whole }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section), places[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places[indexPath.section][indexPath.item]
    return attributes
  }

  nonisolated deinit {}
}

/// Places the items of one section after another's.
private struct ItemFlow {
  private let isVertical: Bool
  private let inset: UIEdgeInsets
  private let (between, lines): (CGFloat, CGFloat)
  private let (before, after): (CGFloat, CGFloat)
  private let room: CGFloat
  /// How far everything placed so far reaches.
  private(set) var position: CGFloat = 0

  @MainActor init(layout: UICollectionViewFlowLayout, room: CGFloat) {
    isVertical = layout.scrollDirection == .vertical
    inset = layout.sectionInset
    (between, lines) = (layout.minimumInteritemSpacing, layout.minimumLineSpacing)
    before = isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    after = isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width
    self.room = room
  }

  mutating func place(_ count: Int, size: (Int) -> CGSize) -> [CGRect] {
    let (start, end) = isVertical ? (inset.left, room - inset.right) : (inset.top, room - inset.bottom)
    position += before + (isVertical ? inset.top : inset.left)
    var (along, thickness) = (start, CGFloat(0))
    let places = (0..<count).map { index -> CGRect in
      let size = size(index)
      let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
      if along > start, along + length > end {
        position += thickness + lines
        (along, thickness) = (start, 0)
      }
      defer {
        along += length + between
        thickness = max(thickness, depth)
      }
      return CGRect(
        origin: isVertical ? CGPoint(x: along, y: position) : CGPoint(x: position, y: along), size: size)
    }
    position += thickness + (isVertical ? inset.bottom : inset.right) + after
    return places
  }
}
