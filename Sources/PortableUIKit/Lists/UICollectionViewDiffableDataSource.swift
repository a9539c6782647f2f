/// Gives a collection the items of a snapshot.
///
/// Follows Apple's page `UICollectionViewDiffableDataSource`. A snapshot takes effect at once; what is still there stays chosen
/// and keeps its cell, but for what the snapshot says is to be shown anew.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Makes the views beside the cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and told when the user shows the items below one, or hides them.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What is asked and told when the user moves an item; no finger moves one here.
  open var reorderingHandlers = ReorderingHandlers()

  /// Makes a view of a kind that is no cell.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Makes a data source, and makes it the collection's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSourceLink = self
  }

  /// The items there are, as a value.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// Shows the items of a snapshot; the completion is called on a later turn.
  ///
  /// - Complexity: O(*n*) for each cell in sight and each chosen item, where *n* is the number of items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    current = snapshot.applied
    collectionView?.take(change)
    callLater(completion)
  }
  /// Shows the items of a snapshot in new cells, with nothing chosen; the completion is called on a later turn.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    collectionView?.replaceContents()
    callLater(completion)
  }

  private func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    (collectionView?.hostWindow?.transitionScheduler ?? .unattached).enqueue(completion)
  }
  /// Shows the items of a snapshot, and returns when they are shown.
  ///
  /// In an asynchronous function a call without a completion is this one, and needs `await`, as on Apple's systems.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Shows the items of a snapshot in new cells, and returns when they are shown.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }
  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
  /// The section of an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Items below others

  /// Shows those items of a section that its snapshot has visible; the completion is called on a later turn. A section that
  /// is not there yet is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section)
    callLater(completion)
  }
  /// Shows those items of a section that its snapshot has visible, and returns when they are shown.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// The items of a section, as a value; none if there is no such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }

  private func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = current.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    let change = SnapshotChange(from: current, to: whole)
    current = whole
    collectionView?.take(change)
  }

  /// As many as the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// As many as the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(section) ? current.numberOfItems(inSection: sections[section]) : 0
  }
  /// The cell of the item at that path.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// The view that the provider makes; an empty one if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  /// As the handlers say; it cannot without.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section of that index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  nonisolated deinit {}
}

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user shows the items below one, or hides them.
  ///
  /// Follows Apple's page `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  nonisolated public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the items below one may be shown; they may unless this says otherwise.
    public var shouldExpandItem: ((_ item: Item) -> Bool)?
    /// Called before the items below one are shown.
    public var willExpandItem: ((_ item: Item) -> Void)?
    /// Whether the items below one may be hidden; they may unless this says otherwise.
    public var shouldCollapseItem: ((_ item: Item) -> Bool)?
    /// Called before the items below one are hidden.
    public var willCollapseItem: ((_ item: Item) -> Void)?
    /// The items below one that are to be shown, given those there are.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that say nothing.
    public init() {}
  }

  /// What is asked and told when the user moves an item; no finger moves one here.
  ///
  /// Follows Apple's page `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  nonisolated public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// Called before items are moved.
    public var willReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when items have been moved.
    public var didReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that say nothing.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: Outline {
  func isExpanded(at item: IndexPath) -> Bool {
    guard let identifier = current.item(at: item) else { return false }
    return outlines[current.sectionIdentifiers[item.section]]?.isExpanded(identifier) ?? false
  }

  func toggle(_ item: IndexPath) {
    guard let identifier = current.item(at: item) else { return }
    let section = current.sectionIdentifiers[item.section]
    var outline = outline(of: section)
    if outline.isExpanded(identifier) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(identifier) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(identifier)
      outline.collapse([identifier])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(identifier) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(identifier)
      if let below = sectionSnapshotHandlers.snapshotForExpandingParent?(identifier, outline.snapshot(of: identifier)) {
        outline.replace(childrenOf: identifier, using: below)
      }
      outline.expand([identifier])
    }
    show(outline, in: section)
  }
}
