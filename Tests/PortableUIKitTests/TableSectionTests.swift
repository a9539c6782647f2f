import PortableUIKit
import Testing

/// The views at beginnings and ends of a table's sections.
@Suite struct TableSectionTests {
  let stage = Stage()

  private func show(_ source: Sections, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: style)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    (table.dataSource, table.delegate) = (source, source)
    stage.show(table)
    return table
  }

  @Test(
    "UK-6 Footers have room and are seen: the delegate's view, else the data source's title", arguments: [true, false])
  func footers(isGrouped: Bool) throws {
    let source = Sections([2, 2])
    source.footerHeight = 100
    source.footer = { [stage] section in
      section == 0 ? UIButton(type: .system, primaryAction: UIAction(title: "Pay") { _ in stage.journal("pay") }) : nil
    }
    source.titles = (nil, "No more")
    let table = show(source, isGrouped ? .grouped : .plain)
    let headers: CGFloat = isGrouped ? 28 : 0
    #expect(table.contentSize.height == 2 * (headers + 88 + 100))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: headers + 88, width: 300, height: 100))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: headers + 188, width: 300, height: headers + 188))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 188 + 2 * headers)
    let label = try #require(table.footerView(forSection: 1)?.textLabel)
    #expect(label.text == "No more" && label.isDescendant(of: table) && table.footerView(forSection: 0) == nil)
    #expect(stage.window.perform(.tap("Pay")) && stage.journal.take() == ["pay"])
  }

  @Test("UK-6 What has no height of its own has room where there is something to be seen, and only there")
  func automaticHeights() {
    let source = Sections([1, 1])
    source.header = { $0 == 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil }
    source.footer = { $0 == 1 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil }
    let table = show(source)
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [28, 0])
    #expect((0..<2).map { table.rectForFooter(inSection: $0).height } == [0, 28])
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(table.footerView(forSection: 1)?.frame == table.rectForFooter(inSection: 1))
    #expect(source.asked.sorted() == ["footer 0", "footer 1", "header 0", "header 1"])
  }

  @Test("UK-6 A section without rows shows its beginning; those of a plain table stay in sight while their section is")
  func floating() {
    let source = Sections([0, 20, 20])
    source.titles = ("Title", nil)
    let table = show(source)
    #expect((0..<3).map { table.headerView(forSection: $0) != nil } == [true, true, false])
    table.contentOffset.y = 500
    #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 500)
    // The rows of the second section end at 936.
    table.contentOffset.y = 926
    #expect(table.headerView(forSection: 1)?.frame.maxY == 936)
    #expect(table.headerView(forSection: 2)?.frame.minY == 936)
  }

  @Test("UK-6 The delegate is told of what is seen and of what is not any more, and views are used again")
  func told() {
    let source = Sections([20, 20])
    source.header = { [unowned source] _ in source.table?.dequeueReusableHeaderFooterView(withIdentifier: "end") }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .grouped)
    source.table = table
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    (table.dataSource, table.delegate) = (source, source)
    stage.show(table)
    let first = table.headerView(forSection: 0)
    #expect(source.told == ["sees header 0"])
    table.contentOffset.y = 20 * 44
    #expect(first != nil && table.headerView(forSection: 1) === first)
    #expect(source.told == ["sees header 0", "misses header 0", "sees header 1"])
  }

  @Test("UK-14 Editing goes on in the beginning of a section as rows and other sections come and go")
  func editingInHeader() {
    let (field, source) = (UITextField(), Sections([1, 1]))
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentView.addSubview(field)
    source.header = { $0 == 1 ? header : nil }
    let table = show(source)
    #expect(field.becomeFirstResponder())
    source.counts = [1, 2]
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
    table.layoutIfNeeded()
    #expect(field.isFirstResponder && table.headerView(forSection: 1) === header)
    source.counts = [2]
    table.deleteSections([0], with: .automatic)
    table.layoutIfNeeded()
    #expect(field.isFirstResponder && table.headerView(forSection: 0) === header && header.frame.minY == 0)
    table.reloadSections([0], with: .automatic)
    #expect(!field.isFirstResponder)
  }

  @Test("UK-6 A chosen row goes along with its section, which keeps its cells")
  func movedSection() {
    let source = Sections([1, 2, 1])
    let table = show(source)
    let row = IndexPath(row: 1, section: 1)
    let cell = table.cellForRow(at: row)
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    source.counts = [1, 1, 2]
    let misuses = UIKitMisuse.collect { table.moveSection(1, toSection: 2) }
    #expect(misuses.isEmpty && table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
    #expect(cell != nil && table.cellForRow(at: IndexPath(row: 1, section: 2)) === cell)
  }

  @Test("UK-14 Sections that are shown anew are named as before the change, of which others come and go")
  func reloadedSections() {
    let source = Sections([1, 2, 3])
    let table = show(source)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    source.counts = [2, 5]
    let misuses = UIKitMisuse.collect {
      table.performBatchUpdates {
        table.deleteSections([0], with: .automatic)
        table.reloadSections([2], with: .automatic)
      }
      source.counts = [1, 2, 4]
      table.performBatchUpdates {
        table.insertSections([0], with: .automatic)
        table.reloadSections([1], with: .automatic)
      }
    }
    #expect(misuses.isEmpty && cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(UIKitMisuse.collect { table.reloadSections([0], with: .automatic) }.isEmpty)
  }

  @Test("UK-6 A data source and a delegate may ask what is in sight; each row and section is shown once all the same")
  func askedMeanwhile() {
    let source = Sections([3, 2])
    let table = show(source)
    table.sectionHeaderHeight = 20
    source.asks = { [unowned table] in _ = table.visibleCells }
    source.header = { [unowned table] _ in
      _ = table.headerView(forSection: 0)
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.subviews.count { $0 is UITableViewCell } == 5 && table.visibleCells.count == 5)
    #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 2)
  }

  @Test("UK-6 Rows and the views of sections are as wide as their table, which may get another size")
  func otherWidth() {
    let source = Sections([2])
    source.titles = ("Title", nil)
    let table = show(source)
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.width) == [400, 400] && table.contentSize.width == 400)
    #expect(table.headerView(forSection: 0)?.frame.width == 400)
  }

  @Test("UK-6 What is above all rows can be set again with another height, and what is below them stands below them")
  func endsOfTable() {
    let source = Sections([3])
    let table = show(source)
    let (head, foot) = (
      UIView(frame: CGRect(x: 9, y: 9, width: 1, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    )
    (table.tableHeaderView, table.tableFooterView) = (head, foot)
    table.layoutIfNeeded()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(foot.frame == CGRect(x: 0, y: 152, width: 300, height: 50) && table.contentSize.height == 202)
    head.frame.size.height = 70
    table.tableHeaderView = head
    table.layoutIfNeeded()
    #expect(foot.frame.minY == 202 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
  }

  @Test("UK-6 Rows are found by a rectangle, and the first chosen one is scrolled to")
  func rowsInRectangle() {
    let source = Sections([50])
    let table = show(source)
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 10)) ?? []
    #expect(rows.map(\.row) == [0, 1])
    table.allowsMultipleSelection = true
    for row in [30, 20] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 880))
  }

  @Test(
    "UK-14 The user does something with a row: the delegate is told before and after, and says what deleting is called")
  func rowActions() {
    let source = Sections([1])
    source.deletes = true
    let table = show(source)
    let row = IndexPath(row: 0, section: 0)
    #expect(stage.window.userMoves.contains(.rowAction(row, "Archive")))
    #expect(stage.window.perform(.rowAction(row, "Archive")))
    #expect(source.told == ["begins 0", "commits 0", "ends 0"] && table.cellForRow(at: row) != nil)
  }

  @Test("UK-14 Choosing a row by itself does what it is for, after the delegate has been told, unless rows are edited")
  func primaryAction() {
    let source = Sections([2])
    let table = show(source)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(stage.window.perform(.select(first, "0.0")))
    #expect(source.told == ["chosen 0", "does 0"])
    table.allowsMultipleSelection = true
    source.told = []
    #expect(stage.window.perform(.select(second, "0.1")))
    #expect(source.told == ["chosen 1"])
    table.deselectRow(at: first, animated: false)
    table.deselectRow(at: second, animated: false)
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    source.told = []
    #expect(stage.window.perform(.select(second, "0.1")))
    #expect(source.told == ["chosen 1"])
  }

  @Test("UK-6 The delegate says how far a row is indented; where it does not, its cell does")
  func indentation() {
    let (source, plain) = (Sections([1]), Indented())
    source.level = 3
    #expect(show(source).visibleCells.map(\.indentationLevel) == [3])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    (table.dataSource, table.delegate) = (plain, plain)
    stage.show(table)
    #expect(table.visibleCells.map(\.indentationLevel) == [2])
  }

  @Test("UK-16 A view at the end of a section is made of what a nib has")
  func nib() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="end" customClass="DrawnEnd" customModule="PortableUIKitTests">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view></objects></document>
      """
    let table = UITableView()
    table.register(UINib(data: Data(text.utf8), bundle: .module), forHeaderFooterViewReuseIdentifier: "end")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "end")
    #expect(view is DrawnEnd && view?.reuseIdentifier == "end")
  }

  @Test("UK-6 What stands beside the contents of a row is another view while it is edited, and its cell is told")
  func editedCell() {
    let cell = NotingCell(style: .default, reuseIdentifier: nil)
    let (usual, edited) = (UISwitch(), UISwitch())
    (cell.accessoryView, cell.editingAccessoryView) = (usual, edited)
    #expect(usual.superview === cell && edited.superview == nil)
    cell.setEditing(true, animated: false)
    #expect(usual.superview == nil && edited.superview === cell && cell.states == [1, 1])
    cell.setEditing(true, animated: false)
    cell.isEditing = false
    #expect(usual.superview === cell && edited.superview == nil && cell.states == [1, 1, 0, 0])
  }
}

/// A view at the end of a section, as a nib names it.
final class DrawnEnd: UITableViewHeaderFooterView {}

private final class NotingCell: UITableViewCell {
  var states: [UInt] = []
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    states.append(state.rawValue)
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    states.append(state.rawValue)
  }
}

/// Indents a row by its cell.
private final class Indented: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.indentationLevel = 2
    return cell
  }
}

/// Has sections with beginnings and ends, and writes down what it is told.
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var titles: (header: String?, footer: String?) = (nil, nil)
  var header: (Int) -> UIView? = { _ in nil }
  var footer: (Int) -> UIView? = { _ in nil }
  var footerHeight = UITableView.automaticDimension
  var level = 0
  var deletes = false
  var asks: () -> Void = {}
  var asked: Set<String> = []
  var told: [String] = []
  weak var table: UITableView?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asks()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles.header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titles.footer }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { deletes }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { told.append("commits \(indexPath.row)") }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.insert("header \(section)")
    return header(section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    asked.insert("footer \(section)")
    return footer(section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    told.append("sees header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    told.append("misses header \(section)")
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Archive" }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.append("begins \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.append("ends \(indexPath?.row ?? -1)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("chosen \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    told.append("does \(indexPath.row)")
  }
}
