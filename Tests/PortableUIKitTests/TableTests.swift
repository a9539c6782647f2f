import PortableUIKit
import Testing

@Suite struct TableTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  private func show(_ books: Books) -> UITableView {
    let (screen, table) = (stage.screen("screen"), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)))
    table.register(BookCell.self, forCellReuseIdentifier: "book")
    table.dataSource = books
    table.delegate = books
    screen.view.addSubview(table)
    stage.show(screen)
    return table
  }

  @Test("UK-17 A table makes cells for its visible rows when it appears, and reuses the cells")
  func cells() {
    let books = Books(journal, (0..<100).map { "book \($0)" })
    let table = show(books)
    #expect(table.visibleCells.count == 10)
    #expect(books.made == 10)
    #expect(table.visibleCells.allSatisfy { $0 is BookCell && $0.window === stage.window })
    table.contentOffset = CGPoint(x: 0, y: 44 * 50)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.contentOffset = .zero
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == cells)
    #expect(BookCell.reused > 0)
    #expect(table.contentSize.height == 4400)
  }

  @Test("UK-14 The user's selection of a row calls the delegate in the order of Apple's page")
  func selection() {
    let books = Books(journal, ["Emma", "Ulysses", "Walden"])
    let table = show(books)
    #expect(
      stage.window.userMoves
        == ["Emma", "Ulysses", "Walden"].enumerated().map {
          .select(IndexPath(row: $0, section: 0), $1)
        })
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(stage.window.perform(.select(first, "Emma")))
    #expect(journal.take() == ["highlight 0", "unhighlight 0", "willSelect 0", "didSelect 0"])
    #expect(table.indexPathForSelectedRow == first)
    #expect(table.cellForRow(at: first)?.isSelected == true)
    #expect(stage.window.perform(.select(second, "Ulysses")))
    #expect(
      journal.take() == [
        "highlight 1", "unhighlight 1", "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
      ])
    books.refused = first
    #expect(stage.window.perform(.select(first, "Emma")))
    #expect(table.indexPathForSelectedRow == second)
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.deselectRow(at: first, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(journal.take() == ["highlight 0", "unhighlight 0", "willSelect 0"])
    table.allowsSelection = false
    #expect(stage.window.userMoves.isEmpty)
    #expect(!stage.window.perform(.select(first, "Walden")))
  }

  @Test("UK-14 The user can select a row out of sight, and a wrong title selects no row")
  func outOfSight() {
    let books = Books(journal, (0..<100).map { "book \($0)" })
    let table = show(books)
    let row = IndexPath(row: 80, section: 0)
    #expect(!stage.window.perform(.select(row, "another")))
    #expect(table.indexPathForSelectedRow == nil)
    table.contentOffset = .zero
    #expect(stage.window.perform(.select(row, "book 80")))
    #expect(table.indexPathForSelectedRow == row)
    #expect(!stage.window.perform(.select(IndexPath(row: 100, section: 0), "book 100")))
  }

  @Test("UK-14 A scrolled table with fewer rows scrolls back to them, and a table without sections has no contents")
  func fewerRows() {
    let books = Books(journal, (0..<100).map { "book \($0)" })
    let table = show(books)
    table.contentOffset = CGPoint(x: 0, y: 44 * 50)
    #expect(table.visibleCells.count == 10)
    books.titles = ["Emma", "Ulysses", "Walden"]
    table.reloadData()
    #expect(table.visibleCells.count == 3)
    #expect(table.contentOffset == .zero)
    #expect(stage.window.userMoves.contains(.select(IndexPath(row: 0, section: 0), "Emma")))
    books.sections = 0
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }

  @Test("UK-14 A scrolled table with fewer rows scrolls back only to its end, bottom inset included")
  func roomBelowRows() {
    let books = Books(journal, (0..<100).map { "book \($0)" })
    let table = show(books)
    table.contentInset.bottom = 30
    table.contentOffset = CGPoint(x: 0, y: 44 * 50)
    books.titles.removeLast(80)
    table.deleteRows(at: (20..<100).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    table.layoutIfNeeded()
    #expect(table.contentOffset == CGPoint(x: 0, y: 44 * 20 + 30 - 440))
    #expect(table.visibleCells.last?.textLabel?.text == "book 19")
  }

  @Test("UK-14 The user can delete a row, perform its swipe action, and tap its accessory button")
  func rowActions() {
    let books = Books(journal, ["Emma", "Ulysses"])
    let table = show(books)
    let row = IndexPath(row: 0, section: 0)
    books.isEditable = true
    #expect(stage.window.userMoves.contains(.rowAction(row, "Delete")))
    stage.window.perform(.rowAction(row, "Delete"))
    #expect(books.titles == ["Ulysses"])
    #expect(table.visibleCells.count == 1)
    books.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Lend") { [journal] _, _, done in
        journal("lend")
        done(true)
      }
    ])
    table.visibleCells[0].accessoryType = .detailButton
    _ = journal.take()
    #expect(
      stage.window.userMoves == [.select(row, "Ulysses"), .accessory(row, "Ulysses"), .rowAction(row, "Lend")])
    stage.window.perform(.rowAction(row, "Lend"))
    stage.window.perform(.accessory(row, "Ulysses"))
    #expect(journal.take() == ["lend", "accessory 0"])
  }

  @Test("UK-6 Inserting and deleting rows keeps the selection, and a wrong number of rows is a misuse")
  func changes() {
    let books = Books(journal, ["a", "b", "c"])
    let table = show(books)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    books.titles = ["x", "b", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "b", "c"])
    books.titles = ["b", "c"]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.indexPathForSelectedRow?.row == 1)
    let misuses = UIKitMisuse.collect { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
    #expect(misuses.map(\.kind) == [.unsuitableCell])
    #expect(misuses.first?.sentence.contains("[2]") == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test(
    "UK-6 A selected row stays selected at its new place when it is moved, alone or in a batch",
    arguments: [true, false])
  func movedRow(inBatch: Bool) {
    let books = Books(journal, ["a", "b", "c"])
    let table = show(books)
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    func move(_ row: IndexPath, to place: IndexPath) {
      guard inBatch else { return table.moveRow(at: row, to: place) }
      table.performBatchUpdates { table.moveRow(at: row, to: place) }
    }
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    books.titles = ["b", "c", "a"]
    move(first, to: last)
    #expect(table.indexPathsForSelectedRows == [last])
    #expect(table.cellForRow(at: last)?.isSelected == true)
    books.titles = ["c", "b", "a"]
    move(first, to: IndexPath(row: 1, section: 0))
    #expect(table.indexPathsForSelectedRows == [last])
    books.titles = ["a", "c", "b"]
    move(last, to: first)
    #expect(table.indexPathsForSelectedRows == [first])
    #expect(table.visibleCells[0].textLabel?.text == "a")
  }

  @Test("UK-11 Dequeuing an unregistered cell is a misuse and returns a plain cell")
  func unregistered() {
    let table = UITableView()
    let misuses = UIKitMisuse.collect {
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      table.register(UIView.self, forCellReuseIdentifier: "view")
    }
    #expect(misuses.map(\.kind) == [.unsuitableCell, .unsuitableCell])
  }

  @Test("UK-6 A table view controller is its table's data source, and deselects rows when it reappears")
  func controller() throws {
    let list = BookList(style: .grouped)
    let navigation = stage.shown(UINavigationController(rootViewController: list))
    let row = IndexPath(row: 1, section: 0)
    #expect(list.tableView === list.view)
    #expect(list.tableView.style == .grouped)
    #expect(stage.perform(.select(row, "row 1")))
    #expect(navigation.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow == row)
    stage.pop(navigation)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.setEditing(true, animated: false)
    #expect(list.tableView.isEditing)
    #expect(list.tableView.visibleCells[0].isEditing)
  }

  @Test("UK-13 A table and its cells are released with their screen")
  func lifetime() {
    weak var (table, cell): (UITableView?, UITableViewCell?) = (nil, nil)
    let books = Books(journal, ["a"])
    func visit() {
      let shown = show(books)
      (table, cell) = (shown, shown.visibleCells.first)
      #expect(cell != nil)
      stage.replaceRoot(with: nil)
    }
    visit()
    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test("UK-8 Views are laid out between viewIsAppearing and viewDidAppear, and on demand")
  func layout() {
    let screen = LaidOut("screen", journal)
    stage.window.rootViewController = screen
    stage.window.isHidden = false
    #expect(
      stage.told().suffix(6) == [
        "screen.willAppear", "screen.isAppearing", "willLayout", "layout", "didLayout", "screen.didAppear",
      ])
    screen.view.setNeedsLayout()
    #expect(stage.told().isEmpty)
    screen.view.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    #expect(journal.take() == ["willLayout", "layout", "didLayout"])
    screen.view.frame.size.width += 1
    screen.view.layoutIfNeeded()
    #expect(journal.take() == ["willLayout", "layout", "didLayout"])
  }
}

private final class BookCell: UITableViewCell {
  static var reused = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    Self.reused += 1
  }
}

private final class Books: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let journal: Journal
  var titles: [String]
  var made = 0
  var refused: IndexPath?
  var isEditable = false
  var sections = 1
  var actions: UISwipeActionsConfiguration?
  init(_ journal: Journal, _ titles: [String]) {
    self.journal = journal
    self.titles = titles
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    titles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    journal("willSelect \(indexPath.row)")
    return indexPath == refused ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    journal("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    journal("accessory \(indexPath.row)")
  }
}

private final class BookList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

private final class LaidOut: Screen {
  override func loadView() { view = LaidOutView("view", journal) }
  override func viewWillLayoutSubviews() { journal("willLayout") }
  override func viewDidLayoutSubviews() { journal("didLayout") }
}

private final class LaidOutView: JournalView {
  override func layoutSubviews() { journal("layout") }
}
