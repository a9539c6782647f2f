/// Items that a layout places, in sections.
///
/// Follows Apple's page `UICollectionView`. Items in sight have cells; the data source is asked when the collection is
/// laid out in a window, or when something is asked of it that takes knowing.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Where an item is to be after scrolling.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Makes positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  var contents: ListContents?
  var isPlaced = false
  var seen: [IndexPath: UICollectionViewCell] = [:]
  let cells = ListReuse<UICollectionViewCell>()
  let others = ListReuse<UICollectionReusableView>()
  /// Changes that are told one by one and take effect together.
  var batch: (depth: Int, changes: ListChanges) = (0, ListChanges())

  /// Makes a collection of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Makes a collection in lines, from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetPlaces()
    }
  }
  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  weak var dataSourceLink: (any UICollectionViewDataSource)? { didSet { replaceContents(selecting: []) } }
  /// Knows the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// The `delegate` of every scroll view, if it knows of items.
  var itemDelegate: (any UICollectionViewDelegate)? { delegateLink as? any UICollectionViewDelegate }
  /// A view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false

  /// Asks the data source anew for everything; nothing is chosen afterwards.
  open func reloadData() { replaceContents(selecting: []) }

  /// Makes cells for the items in sight, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // As it is shown a cell the app may have everything asked anew, but not for ever.
    for _ in 0..<8 where layOutItems() { return }
  }

  /// The items in sight.
  override var touches: [Touch] {
    guard allowsSelection else { return [] }
    return seen.keys.sorted().compactMap { item in
      seen[item].map { cell in Touch(.select(item, cell.name), of: cell) { [unowned self] in userSelects(item) } }
    }
  }

  nonisolated deinit {}
}
