import PortableUIKit
import Testing

@Suite struct TableSectionTests {
  let stage = Stage()

  private func show(_ source: Sections, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: style)
    source.table = table
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    (table.dataSource, table.delegate) = (source, source)
    stage.show(table)
    return table
  }

  @Test("UK-14 The user can tap a button in a section's footer")
  func footer() {
    let source = Sections([2])
    source.footer = { [stage] _ in UIButton(primaryAction: UIAction(title: "Pay") { _ in stage.journal("pay") }) }
    let table = show(source)
    #expect(stage.window.perform(.tap("Pay")))
    #expect(stage.journal.take() == ["pay"])
    #expect(table.footerView(forSection: 0) == nil)
  }

  @Test("UK-6 The delegate is notified as headers appear and disappear, and header views are reused")
  func told() {
    let source = Sections([20, 20])
    source.header = { [unowned source] _ in source.table?.dequeueReusableHeaderFooterView(withIdentifier: "end") }
    let table = show(source, style: .grouped)
    let first = table.headerView(forSection: 0)
    #expect(source.told == ["sees header 0"])
    table.contentOffset.y = 20 * 44
    #expect(first != nil)
    #expect(table.headerView(forSection: 1) === first)
    #expect(source.told == ["sees header 0", "misses header 0", "sees header 1"])
  }

  @Test("UK-14 Editing continues in a section's header as rows and other sections change")
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
    #expect(field.isFirstResponder)
    #expect(table.headerView(forSection: 1) === header)
    source.counts = [2]
    table.deleteSections([0], with: .automatic)
    table.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(table.headerView(forSection: 0) === header)
    #expect(header.frame.minY == 0)
    table.reloadSections([0], with: .automatic)
    #expect(!field.isFirstResponder)
  }

  @Test("UK-6 A selected row moves with its section, and the section keeps its cells")
  func movedSection() {
    let source = Sections([1, 2, 1])
    let table = show(source)
    let row = IndexPath(row: 1, section: 1)
    let cell = table.cellForRow(at: row)
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    source.counts = [1, 1, 2]
    let misuses = UIKitMisuse.collect { table.moveSection(1, toSection: 2) }
    #expect(misuses.isEmpty)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
    #expect(cell != nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 2)) === cell)
  }

  @Test(
    "UK-14 A row action notifies the delegate before and after, and the delegate names the delete action")
  func rowActions() {
    let source = Sections([1])
    source.deletes = true
    let table = show(source)
    let row = IndexPath(row: 0, section: 0)
    #expect(stage.window.userMoves.contains(.rowAction(row, "Archive")))
    #expect(stage.window.perform(.rowAction(row, "Archive")))
    #expect(source.told == ["begins 0", "commits 0", "ends 0"])
    #expect(table.cellForRow(at: row) != nil)
  }

  @Test("UK-14 A row that is selected alone performs its primary action after didSelect, but not during editing")
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
}

/// Tests the selection of rows, their actions, and changes of rows.
@Suite struct RowTests {
  private let stage = Stage()
  private let source = Sections([3])
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))

  init() {
    (table.dataSource, table.delegate) = (source, source)
    stage.show(table)
  }

  private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  private func tap(_ number: Int) { stage.perform(.select(row(number), "0.\(number)")) }

  @Test("UK-14 Several rows can be chosen if the table allows it, and a tap on a chosen one gives it up")
  func givenUp() {
    table.allowsMultipleSelection = true
    for number in 0..<2 { tap(number) }
    #expect(table.indexPathsForSelectedRows == [row(0), row(1)])
    tap(0)
    #expect(source.told.last == "gives up 0")
    #expect(table.indexPathsForSelectedRows == [row(1)])
  }

  @Test("UK-14 The row that the delegate returns instead of the tapped row is selected")
  func substitute() {
    source.substitute = row(2)
    tap(1)
    #expect(source.told == ["chosen 2", "does 2"])
    #expect(table.indexPathForSelectedRow == row(2))
  }

  @Test("UK-14 A tapped row is not highlighted after the tap")
  func highlight() {
    tap(1)
    #expect(table.cellForRow(at: row(1))?.isHighlighted == false)
  }

  @Test("UK-14 The actions of a row that can be edited are those at its leading edge, then those at its trailing edge")
  func swipeActions() {
    func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { [source] _, _, done in
          source.told.append(title)
          done(true)
        }
      ])
    }
    source.actions = (actions("Pin"), actions("Mute"))
    #expect(stage.window.userMoves == (0..<3).map { .select(row($0), "0.\($0)") })
    source.deletes = true
    let offered = stage.window.userMoves.filter { if case .rowAction(row(1), _) = $0 { true } else { false } }
    #expect(offered == [.rowAction(row(1), "Pin"), .rowAction(row(1), "Mute")])
    stage.perform(.rowAction(row(1), "Mute"))
    #expect(source.told == ["begins 1", "Mute", "ends 1"])
  }

  @Test("UK-6 A selected row stays selected if another row is inserted before it")
  func inserted() {
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    source.counts = [4]
    table.insertRows(at: [row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == row(2))
  }

  @Test("UK-6 The completion of batch updates comes on a later turn")
  func completion() {
    var completions = 0
    table.performBatchUpdates(nil) { _ in completions += 1 }
    #expect(completions == 0)
    stage.settle()
    #expect(completions == 1)
  }
}

private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var header: (Int) -> UIView? = { _ in nil }
  var footer: (Int) -> UIView? = { _ in nil }
  var deletes = false
  /// The row that is selected in place of the tapped one.
  var substitute: IndexPath?
  var actions: (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?)
  var told: [String] = []
  weak var table: UITableView?
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { deletes }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { told.append("commits \(indexPath.row)") }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer(section) }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    told.append("sees header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    told.append("misses header \(section)")
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Archive" }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.append("begins \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.append("ends \(indexPath?.row ?? -1)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    substitute ?? indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("gives up \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions.leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions.trailing }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("chosen \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    told.append("does \(indexPath.row)")
  }
}
