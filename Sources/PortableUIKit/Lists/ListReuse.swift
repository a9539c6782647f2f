/// Says for what a cell is made. Not Apple's.
///
/// Classes that are registered are made by `init(madeFor:)`, which calls the initialiser that Apple's systems call. A
/// subclass that overrides all of Apple's designated initialisers, as most do, has it without writing it.
@MainActor public struct CellRequest {
  /// The identifier the class was registered for.
  public let reuseIdentifier: String?

  init(_ reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }
}

/// Cells that are not in sight, and how new ones are made.
final class ListReuse<Cell: UIView> {
  private var makers: [String: () -> Cell?] = [:]
  private var waiting: [String: [Cell]] = [:]
  private var outdated: (cell: Cell, identifier: String)?

  func register(_ identifier: String, _ maker: (() -> Cell?)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// Has cells made from a nib; `nil` takes that back.
  ///
  /// - Parameter adopt: Names a cell after the identifier it is used again by.
  func register(_ identifier: String, in nib: UINib?, adopt: @escaping (Cell) -> Void) {
    guard let nib else { return register(identifier, nil) }
    register(identifier) {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? Cell }.first
      if let cell { adopt(cell) }
      return cell
    }
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Has a cell filled in anew: it is its row's again, and not made ready for another one.
  func filling(_ cell: Cell?, of identifier: String?, by fill: () -> Cell) -> Cell {
    // Meanwhile the app may have cells of other rows made, for which this one is not meant.
    let outer = outdated
    outdated = if let cell, let identifier { (cell, identifier) } else { nil }
    defer { outdated = outer }
    return fill()
  }

  /// The cell that is being filled in anew, if that is of this kind.
  func beingFilled(_ identifier: String) -> Cell? { outdated?.identifier == identifier ? outdated?.cell : nil }

  /// A cell that was used before.
  func used(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }

  /// A new cell; `nil` if nothing is registered, or what is cannot be made.
  func new(_ identifier: String) -> Cell? { makers[identifier]?() }

  func keep(_ cell: Cell, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  nonisolated deinit {}
}

extension CGRect {
  /// Whether they have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// How many rows there are in which section, and which of them are selected.
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

/// What becomes of the rows and sections a list has, by where they were.
protocol ListChange {
  /// Rows whose cells are filled in anew.
  var outdatedRows: Set<IndexPath> { get }
  /// Where a row is afterwards; `nil` if it is gone.
  func place(of row: IndexPath) -> IndexPath?
  /// Where the cell of a row is afterwards; `nil` if it is given up.
  func placeOfCell(of row: IndexPath) -> IndexPath?
  /// Where a section is afterwards; `nil` if it is gone, or shows something else.
  func place(ofSection section: Int) -> Int?
  /// What is wrong with the numbers of rows after the changes; `nil` if nothing is.
  func disagreement(between old: [Int], and new: [Int]) -> String?
}

/// Rows and sections that came and went, as the list is told.
struct ListChanges: ListChange {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  /// Rows that get new cells.
  var reloadedRows: Set<IndexPath> = []
  var outdatedRows: Set<IndexPath> = []
  /// Where rows are that were taken out at one place and put in at another.
  private var moved: [IndexPath: IndexPath] = [:]
  /// Sections that get new cells, and other rows perhaps.
  private var reloadedSections = IndexSet()
  /// Where sections are that were taken out at one place and put in at another.
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

  /// Where a section is afterwards, whatever it shows; `nil` if it is gone.
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

  /// How many rows there are to be afterwards.
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
