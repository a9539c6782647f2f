/// Which items there are in which sections, as a value.
///
/// Follows Apple's page `NSDiffableDataSourceSnapshot`. An item or section that is there already is moved to its new
/// place and not put in twice.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// Makes a snapshot without sections.
  public init() {}

  /// The items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items there are.
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }
  /// The index of an item among all.
  public func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: itemIdentifier)
  }
  /// The index of a section.
  public func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    sectionIdentifiers += identifiers
  }
  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    deleteItems(identifiers)
    items[section, default: []] += identifiers
  }
  /// Puts items in before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Puts items in behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }
  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = Self() }
  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }
  /// Says that items show something else.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Says that items show something else, in the same cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Says that sections show something else.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard !identifiers.contains(other), let section = sectionIdentifier(containingItem: other) else { return }
    deleteItems(identifiers)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let index = items[identifier]?.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }
}
