/// The context in which a list creates a cell. Not Apple's.
///
/// A list creates an instance of a registered class by `init(madeFor:)`, which calls the initializer that Apple's systems call. A subclass
/// inherits `init(madeFor:)` if it overrides all designated initializers of Apple's class, as most subclasses do.
@MainActor public struct CellRequest {
  /// The identifier for which the class was registered.
  public let reuseIdentifier: String?

  init(_ reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }
}

/// The reusable cells of a list that are not visible, and the closures that make new ones.
final class ListReuse<Cell: UIView> {
  private var makers: [String: () -> Cell?] = [:]
  private var waiting: [String: [Cell]] = [:]
  private var outdated: (cell: Cell, identifier: String)?

  func register(_ identifier: String, _ maker: (() -> Cell?)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// Registers a nib for cells, or removes the registration if `nib` is `nil`.
  ///
  /// - Parameter adopt: A closure that gives a cell its reuse identifier.
  func register(_ identifier: String, in nib: UINib?, adopt: @escaping (Cell) -> Void) {
    guard let nib else { return register(identifier, nil) }
    register(identifier) {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? Cell }.first
      if let cell { adopt(cell) }
      return cell
    }
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Reconfigures a cell. The cell stays with its row, and is not prepared for reuse.
  func filling(_ cell: Cell?, of identifier: String?, by fill: () -> Cell) -> Cell {
    // The closure may request cells of other rows, which must not receive this cell.
    let outer = outdated
    outdated = if let cell, let identifier { (cell, identifier) } else { nil }
    defer { outdated = outer }
    return fill()
  }

  /// Returns the cell that is being reconfigured, if the cell has this identifier.
  func beingFilled(_ identifier: String) -> Cell? { outdated?.identifier == identifier ? outdated?.cell : nil }

  func used(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }

  /// Returns a new cell, or `nil` if nothing is registered or the registration cannot make a cell.
  func new(_ identifier: String) -> Cell? { makers[identifier]?() }

  func keep(_ cell: Cell, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  nonisolated deinit {}
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// The number of rows in each section, and the selected rows.
struct ListContents {
  private(set) var counts: [Int]
  var selected: [IndexPath] = []

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < counts[indexPath.section]
  }

  func count(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  var all: [IndexPath] {
    counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }
}

/// A change of the rows and sections of a list, by their index paths before the change.
protocol ListChange {
  /// The rows whose cells are reconfigured.
  var outdatedRows: Set<IndexPath> { get }
  /// Returns the index path of a row after the change, or `nil` if the row was deleted.
  func place(of row: IndexPath) -> IndexPath?
  /// Returns the index path of a row's cell after the change, or `nil` if the row needs a new cell.
  func placeOfCell(of row: IndexPath) -> IndexPath?
  /// Returns the index of a section after the change, or `nil` if the section was deleted or reloaded.
  func place(ofSection section: Int) -> Int?
  /// Returns the contradiction between the change and the new numbers of rows as text, or `nil` if the numbers agree.
  func disagreement(between old: [Int], and new: [Int]) -> String?
}

/// The insertions, deletions, moves and reloads that the app reports to a list.
struct ListChanges: ListChange {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedRows: Set<IndexPath> = []
  var outdatedRows: Set<IndexPath> = []
  /// The new index paths of moved rows. A move also counts as a deletion and an insertion.
  private var moved: [IndexPath: IndexPath] = [:]
  /// The sections that need new cells, and may have other rows.
  private var reloadedSections = IndexSet()
  /// The new indices of moved sections. A move also counts as a deletion and an insertion.
  private var movedSections: [Int: Int] = [:]

  mutating func move(_ row: IndexPath, to place: IndexPath) {
    deletedRows.insert(row)
    insertedRows.insert(place)
    moved[row] = place
  }

  mutating func move(section: Int, to place: Int) {
    deletedSections.insert(section)
    insertedSections.insert(place)
    movedSections[section] = place
  }

  mutating func reload(sections: IndexSet) { reloadedSections.formUnion(sections) }

  func place(of row: IndexPath) -> IndexPath? {
    if let place = moved[row] { return place }
    guard !deletedRows.contains(row), let section = place(ofSection: row.section) else { return nil }
    var index = row.row - deletedRows.count { $0.section == row.section && $0.row < row.row }
    for inserted in insertedRows.filter({ $0.section == section }).map(\.row).sorted() where inserted <= index {
      index += 1
    }
    return IndexPath(row: index, section: section)
  }

  func place(ofSection section: Int) -> Int? { reloadedSections.contains(section) ? nil : index(ofSection: section) }

  /// Returns the index of a section after the change, or `nil` if the section was deleted. A reloaded section keeps its index.
  private func index(ofSection section: Int) -> Int? {
    if let place = movedSections[section] { return place }
    guard !deletedSections.contains(section) else { return nil }
    var place = section - deletedSections.count(in: 0..<section)
    for inserted in insertedSections where inserted <= place { place += 1 }
    return place
  }

  func placeOfCell(of row: IndexPath) -> IndexPath? { reloadedRows.contains(row) ? nil : place(of: row) }

  func disagreement(between old: [Int], and new: [Int]) -> String? {
    let expected = counts(after: old)
    let others = insertedSections.union(IndexSet(reloadedSections.compactMap { index(ofSection: $0) }))
    let isAsTold =
      expected.count == new.count
      && new.indices.allSatisfy { others.contains($0) || expected[$0] == new[$0] }
    if isAsTold { return nil }
    return "there are \(new) rows by section where \(expected) were to be expected after the change; tell of every row"
      + " that the data source puts in or takes out"
  }

  /// Returns the numbers of rows that the data source must return after the change.
  private func counts(after old: [Int]) -> [Int] {
    var counts = old.enumerated().map { section, count in count - deletedRows.count { $0.section == section } }
    for section in deletedSections.reversed() where counts.indices.contains(section) { counts.remove(at: section) }
    for section in insertedSections where section <= counts.count { counts.insert(0, at: section) }
    for row in insertedRows where counts.indices.contains(row.section) && !insertedSections.contains(row.section) {
      counts[row.section] += 1
    }
    return counts
  }
}
