/// The sections and items of a list, as a value.
///
/// Follows Apple's page `NSDiffableDataSourceSnapshot`. An item or a section that already exists is moved, and not inserted twice. A search
/// for the position of an item or a section takes linear time.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// All items, without order. For a new item, this set saves a search through all sections.
  private var known: Set<ItemIdentifierType> = []
  /// The items that receive new cells. The list is empty after the snapshot has been applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are reconfigured. The list is empty after the snapshot has been applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that receive new cells. The list is empty after the snapshot has been applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items.
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  /// Returns the identifiers of the items in a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// Returns the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }
  /// Returns the index of an item among all items.
  public func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: itemIdentifier)
  }
  /// Returns the index of a section.
  public func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    sectionIdentifiers += identifiers
  }
  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, beside: toIdentifier, offset: 0) }
  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, beside: toIdentifier, offset: 1) }
  /// Moves a section with its items before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    if sectionIdentifiers.contains(identifier) { insertSections([identifier], beside: toIdentifier, offset: 0) }
  }
  /// Moves a section with its items after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    if sectionIdentifiers.contains(identifier) { insertSections([identifier], beside: toIdentifier, offset: 1) }
  }
  /// Appends items to a section, or to the last section if none is specified.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    takeOut(identifiers)
    known.formUnion(identifiers)
    items[section, default: []] += identifiers
  }
  /// Inserts items before another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Inserts items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    if indexPath(of: identifier) != nil { insert([identifier], beside: toIdentifier, offset: 0) }
  }
  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    if indexPath(of: identifier) != nil { insert([identifier], beside: toIdentifier, offset: 1) }
  }
  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    forgetMarks { identifiers.contains($0) }
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    reloadedSectionIdentifiers.removeAll { identifiers.contains($0) }
    let gone = Set(identifiers.flatMap { items.removeValue(forKey: $0) ?? [] })
    known.subtract(gone)
    forgetMarks { gone.contains($0) }
  }
  /// Reloads items: they receive new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let marked = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { known.contains($0) && !marked.contains($0) }
  }
  /// Reconfigures items: their cells stay, and are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let marked = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { known.contains($0) && !marked.contains($0) }
  }
  /// Reloads sections: their items receive new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter {
      sectionIdentifiers.contains($0) && !reloadedSectionIdentifiers.contains($0)
    }
  }

  /// The snapshot after its application, without reloads.
  var applied: Self {
    var applied = self
    applied.reloadedItemIdentifiers = []
    applied.reconfiguredItemIdentifiers = []
    applied.reloadedSectionIdentifiers = []
    return applied
  }

  private mutating func forgetMarks(of isGone: (ItemIdentifierType) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    let gone = known.intersection(identifiers)
    if gone.isEmpty { return }
    known.subtract(gone)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int
  ) {
    guard !identifiers.contains(other), sectionIdentifiers.contains(other) else { return }
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    guard let index = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard !identifiers.contains(other), let section = sectionIdentifier(containingItem: other) else { return }
    takeOut(identifiers)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    known.formUnion(identifiers)
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPaths(of wanted: Set<ItemIdentifierType>) -> Set<IndexPath> {
    var found: Set<IndexPath> = []
    if wanted.isEmpty { return found }
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (index, item) in (items[identifier] ?? []).enumerated() where wanted.contains(item) {
        found.insert(IndexPath(item: index, section: section))
      }
    }
    return found
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let index = items[identifier]?.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }
}

struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: ListChange {
  private let (old, new): (NSDiffableDataSourceSnapshot<Section, Item>, NSDiffableDataSourceSnapshot<Section, Item>)
  private let reloadedItems: Set<Item>
  private let reloadedSections: Set<Section>
  let outdatedRows: Set<IndexPath>

  init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
    (self.old, self.new) = (old, new)
    reloadedItems = Set(new.reloadedItemIdentifiers)
    reloadedSections = Set(new.reloadedSectionIdentifiers)
    outdatedRows = old.indexPaths(of: Set(new.reconfiguredItemIdentifiers))
  }

  func place(of row: IndexPath) -> IndexPath? { old.item(at: row).flatMap { new.indexPath(of: $0) } }

  func placeOfCell(of row: IndexPath) -> IndexPath? {
    guard let item = old.item(at: row), !reloadedItems.contains(item), let place = new.indexPath(of: item),
      !reloadedSections.contains(new.sectionIdentifiers[place.section])
    else { return nil }
    return place
  }

  func place(ofSection section: Int) -> Int? {
    guard old.sectionIdentifiers.indices.contains(section) else { return nil }
    let identifier = old.sectionIdentifiers[section]
    return reloadedSections.contains(identifier) ? nil : new.indexOfSection(identifier)
  }

  /// Returns `nil`, because the snapshot itself provides the rows.
  func disagreement(between old: [Int], and new: [Int]) -> String? { nil }
}
