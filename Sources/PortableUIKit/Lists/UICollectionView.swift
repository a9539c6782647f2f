/// Items that a layout places, in sections.
///
/// Follows Apple's page `UICollectionView`. Items in sight have cells; the data source is asked when the collection is
/// laid out in a window, or when something is asked of it that takes knowing.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, Touchable {
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

  /// What attributes of a layout are about.
  ///
  /// Follows Apple's page `UICollectionView.ElementCategory`.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// Another view that shows something of the data source's.
    case supplementaryView = 1
    /// A view that shows nothing of the data source's.
    case decorationView = 2
  }

  /// The kind of the views at beginnings of sections.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views at ends of sections.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What is known of where items are.
  enum Places { case unknown, known, applied }

  var contents: ListContents?
  var places = Places.unknown
  /// What was in sight as the places became known.
  var placedSight: CGRect?
  var seen: [IndexPath: UICollectionViewCell] = [:]
  /// The cells in sight that are to be filled in anew.
  var outdated: Set<ObjectIdentifier> = []
  /// The other views in sight.
  var seenOthers: [SupplementaryPlace: UICollectionReusableView] = [:]
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
  /// Takes another layout; the completion is called on a later turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }
  weak var dataSourceLink: (any UICollectionViewDataSource)? { didSet { replaceContents() } }
  /// Knows the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// Asked and told about the items, and told about scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set { delegateLink = newValue }
  }
  /// The `delegate` of every scroll view, if it knows of items.
  var itemDelegate: (any UICollectionViewDelegate)? { delegateLink as? any UICollectionViewDelegate }
  /// Told of items that are about to be needed. It is kept, and nobody asks for items ahead of time here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are asked for ahead of time.
  open var isPrefetchingEnabled = true
  /// A view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are being edited.
  open var isEditing = false

  // MARK: Cells and other views that are made by name, and used again

  /// Says of what class cells are; `nil` takes that back. A class that is none of a cell is a misuse.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(of: cellClass, identifier)
  }
  /// Says in what nib cells are; `nil` takes that back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// Says of what class other views of a kind are; `nil` takes that back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { registerOthers(of: viewClass, elementKind, identifier) }
  /// Says in what nib other views of a kind are; `nil` takes that back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { others.register("\(kind)/\(identifier)", in: nib) { $0.adopt(reuseIdentifier: identifier) } }
  /// A cell that was used before, or a new one; an identifier that is not registered is a misuse.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { cell(identifier) }
  /// Another view of a kind that was used before, or a new one; an identifier that is not registered is a misuse.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { otherView(elementKind, identifier) }

  // MARK: Items, cells and other views

  /// How many sections there are.
  open var numberOfSections: Int { loaded().counts.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { loaded().count(inSection: section) }
  /// The cells in sight, in order.
  open var visibleCells: [UICollectionViewCell] { cellsInSight }
  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight }
  /// The cell of an item; `nil` if that is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cellInSight(of: indexPath) }
  /// The item of a cell; `nil` if that is not in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// The item at a point of the contents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Where an item is, as the layout says.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placeAll()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where another view of a kind is, as the layout says.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placeAll()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Another view of a kind; `nil` if that is out of sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    layOut()
    return seenOthers[SupplementaryPlace(kind: elementKind, indexPath: indexPath)]
  }
  /// The other views of a kind in sight, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    othersInSight(elementKind).map(\.view)
  }
  /// Where the other views of a kind belong that are in sight, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    othersInSight(elementKind).map(\.indexPath)
  }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Chosen items

  /// The chosen items; `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { contents?.selected }
  /// Chooses an item; the delegate is told nothing. `nil` chooses none.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { choose(indexPath, scrollPosition, animated: animated) }
  /// Takes the choice of an item back; the delegate is told nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  // MARK: Changes

  /// Asks the data source anew for everything; nothing is chosen afterwards.
  open func reloadData() { replaceContents() }
  /// Says that items were put in.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Says that items were taken out.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Says that items show something else; they get new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Says that items show something else; their cells are filled in anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.outdatedRows.formUnion(indexPaths) } }
  /// Says that an item was moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Says that sections were put in.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Says that sections were taken out.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Says that sections show something else, with other items perhaps.
  open func reloadSections(_ sections: IndexSet) { change { $0.reload(sections: sections) } }
  /// Says that a section was moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Has the changes made inside take effect together; the completion is called on a later turn.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeTogether(updates, completion)
  }
  /// Whether changes have begun that are to take effect together.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 }

  /// Makes cells for the items in sight, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // As it is shown a cell the app may have everything asked anew, but not for ever.
    for _ in 0..<8 where layOutItems() { return }
  }

  /// The items in sight.
  var touches: [Touch] { seen.keys.sorted().flatMap { touches(of: $0) } }

  nonisolated deinit {}
}
