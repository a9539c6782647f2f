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
  /// Makes the views beside the cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?

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
  /// Returns `false`, unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
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
