/// Which items one section has, and which of them are below others, as a value.
///
/// Follows Apple's page `NSDiffableDataSourceSectionSnapshot`. The items below another are shown while that is expanded. An
/// item that is there already is moved to its new place and not put in twice; one to be put beside or below an item that is
/// not there is left out.
///
/// - Complexity: What asks for all items, or for the visible ones, goes through them.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items below no other.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: What there is

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }
  /// The items that are shown: those of which all that they are below are expanded.
  public var visibleItems: [ItemIdentifierType] { listed(rootItems) { expanded.contains($0) } }
  /// The index of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || rootItems.contains(item) }
  /// How many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, item) = (0, item)
    while let parent = parents[item] { (level, item) = (level + 1, parent) }
    return level
  }
  /// The item that an item is right below; `nil` if it is below none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Whether the items below an item are shown when it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var item = item
    guard contains(item) else { return false }
    while let parent = parents[item] {
      guard expanded.contains(parent) else { return false }
      item = parent
    }
    return true
  }
  /// The items below an item, as a snapshot of their own.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether that item itself is in it, with the others below it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard contains(parent) else { return part }
    part.graft(self, includingParent ? [parent] : children[parent] ?? [], below: nil, at: 0)
    return part
  }

  // MARK: Changes

  /// Adds items at the end, or at the end of those below another.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    put(items, below: parent) { $0.count }
  }
  /// Puts items in before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    put(items, beside: item, offset: 0)
  }
  /// Puts items in behind another.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    put(items, beside: item, offset: 1)
  }
  /// Puts the items of a snapshot in before another, with what is below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { put(snapshot, beside: item, offset: 0) }
  /// Puts the items of a snapshot in behind another, with what is below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { put(snapshot, beside: item, offset: 1) }
  /// Has the items of a snapshot take the place of those below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent), !snapshot.contains(parent) else { return }
    delete((children[parent] ?? []) + snapshot.items)
    graft(snapshot, snapshot.rootItems, below: parent, at: 0)
  }
  /// Takes items out, with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(children[item] ?? [])
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      children[item] = nil
      expanded.remove(item)
    }
  }
  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }
  /// Has the items below others shown.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { contains($0) }) }
  /// Has the items below others shown no more.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: The tree

  private func listed(_ level: [ItemIdentifierType], if goesOn: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    level.flatMap { item in [item] + (goesOn(item) ? listed(children[item] ?? [], if: goesOn) : []) }
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  /// Puts items in below one, or below none, where the siblings that are left say.
  private mutating func put(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: ([ItemIdentifierType]) -> Int?
  ) {
    delete(items)
    if let parent, !contains(parent) { return }
    guard let index = index(siblings(below: parent)) else { return }
    for item in items { parents[item] = parent }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private mutating func put(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard contains(other), !items.contains(other) else { return }
    put(items, below: parents[other]) { siblings in siblings.firstIndex(of: other).map { $0 + offset } }
  }

  private mutating func put(_ snapshot: Self, beside other: ItemIdentifierType, offset: Int) {
    guard contains(other), !snapshot.contains(other) else { return }
    delete(snapshot.items)
    guard contains(other), let index = siblings(below: parents[other]).firstIndex(of: other) else { return }
    graft(snapshot, snapshot.rootItems, below: parents[other], at: index + offset)
  }

  /// Takes items of a snapshot over with all that is below them.
  private mutating func graft(
    _ snapshot: Self, _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    put(items, below: parent) { _ in index }
    for item in items {
      if snapshot.expanded.contains(item) { expanded.insert(item) }
      let below = snapshot.children[item] ?? []
      if !below.isEmpty { graft(snapshot, below, below: item, at: 0) }
    }
  }
}
