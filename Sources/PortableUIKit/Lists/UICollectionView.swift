/// A view with items in sections, which a layout arranges.
///
/// Follows Apple's page `UICollectionView`. Only visible items have cells. The collection calls its data source for a layout in a window,
/// and when a method needs the data.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, Touchable {
  /// The directions in which a collection scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }

  /// The positions of an item after a scroll.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The categories of elements in a layout.
  ///
  /// Follows Apple's page `UICollectionView.ElementCategory`.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, which shows data of the data source.
    case supplementaryView = 1
    /// A decoration view, which shows no data.
    case decorationView = 2
  }

  /// The kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The state of the layout: unknown, prepared, or applied to the cells.
  enum Places { case unknown, known, applied }

  var contents: ListContents?
  var places = Places.unknown
  /// The visible rectangle when the layout was prepared.
  var placedSight: CGRect?
  var seen: [IndexPath: UICollectionViewCell] = [:]
  /// The visible cells to reconfigure.
  var outdated: Set<ObjectIdentifier> = []
  /// The visible supplementary views.
  var seenOthers: [SupplementaryPlace: UICollectionReusableView] = [:]
  let cells = ListReuse<UICollectionViewCell>()
  let others = ListReuse<UICollectionReusableView>()
  /// The changes of a batch, which take effect together.
  var batch: (depth: Int, changes: ListChanges) = (0, ListChanges())

  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection with a flow layout. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetPlaces()
    }
  }
  /// Sets the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Sets the layout, and calls the completion handler on a later turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }
  weak var dataSourceLink: (any UICollectionViewDataSource)? { didSet { replaceContents() } }
  /// The data source, which provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// The delegate, for items and for scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set { delegateLink = newValue }
  }
  /// The delegate, if it conforms to `UICollectionViewDelegate`.
  var itemDelegate: (any UICollectionViewDelegate)? { delegateLink as? any UICollectionViewDelegate }
  /// The data source for prefetching. The headless UIKit only stores this value.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether prefetching is enabled.
  open var isPrefetchingEnabled = true
  /// The view behind the items.
  open var backgroundView: UIView?
  /// A Boolean value that indicates whether the user can select items.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several items.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select items during editing.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select several items during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether the collection is in editing mode.
  open var isEditing = false

  // MARK: Registration and reuse of cells and supplementary views

  /// Registers a class for cells, or removes the registration if the class is `nil`. A class that is not a cell is a misuse.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(of: cellClass, identifier)
  }
  /// Registers a nib for cells, or removes the registration if the nib is `nil`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// Registers a class for supplementary views, or removes the registration if the class is `nil`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { registerOthers(of: viewClass, elementKind, identifier) }
  /// Registers a nib for supplementary views, or removes the registration if the nib is `nil`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { others.register("\(kind)/\(identifier)", in: nib) { $0.adopt(reuseIdentifier: identifier) } }
  /// Returns a reused or a new cell. An identifier without a registration is a misuse.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { cell(identifier) }
  /// Returns a reused or a new supplementary view. An identifier without a registration is a misuse.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { otherView(elementKind, identifier) }

  // MARK: Items, cells and supplementary views

  /// The number of sections.
  open var numberOfSections: Int { loaded().counts.count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { loaded().count(inSection: section) }
  /// The visible cells, in order.
  open var visibleCells: [UICollectionViewCell] { cellsInSight }
  /// The index paths of visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight }
  /// Returns the cell of an item, or `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cellInSight(of: indexPath) }
  /// Returns the index path of a cell, or `nil` if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// Returns the index path of the item at a point of the content.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placeAll()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placeAll()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns a supplementary view, or `nil` if the view is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    layOut()
    return seenOthers[SupplementaryPlace(kind: elementKind, indexPath: indexPath)]
  }
  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    othersInSight(elementKind).map(\.view)
  }
  /// Returns the index paths of visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    othersInSight(elementKind).map(\.indexPath)
  }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Selection

  /// The index paths of selected items. The value is `nil` until the items are loaded.
  open var indexPathsForSelectedItems: [IndexPath]? { contents?.selected }
  /// Selects an item without calling the delegate. `nil` deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { choose(indexPath, scrollPosition, animated: animated) }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  // MARK: Changes

  /// Reloads all data, and clears the selection.
  open func reloadData() { replaceContents() }
  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Reloads items: they receive new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Reconfigures items: their cells stay, and are configured again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.outdatedRows.formUnion(indexPaths) } }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Reloads sections, which may then have other items.
  open func reloadSections(_ sections: IndexSet) { change { $0.reload(sections: sections) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Makes several changes together, and calls the completion handler on a later turn.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeTogether(updates, completion)
  }
  /// A Boolean value that indicates whether a batch of changes is in progress.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 }

  /// Makes the cells of visible items, and removes all others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The app can invalidate the layout while cells are made. The number of attempts is limited.
    for _ in 0..<8 where layOutItems() { return }
  }

  var touches: [Touch] { seen.keys.sorted().flatMap { touches(of: $0) } }

  nonisolated deinit {}
}
