import PortableUIKit
import Testing

/// Rows whose delegate writes down choices, primary actions and editing.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let journal: Journal
  var count = 3
  /// The row that the delegate chooses in place of the tapped row.
  var substitute: IndexPath?
  var actions: (leading: [UIContextualAction], trailing: [UIContextualAction]?) = ([], nil)
  var areEditable = false

  init(_ journal: Journal) { self.journal = journal }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { areEditable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    journal("delete \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    substitute ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { journal("select \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal("deselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    journal("primary action \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    journal("begin editing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    journal("end editing \(indexPath.map { "\($0.row)" } ?? "")")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: actions.leading) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions.trailing.map { UISwipeActionsConfiguration(actions: $0) } }
}

@Suite("Choosing rows") struct RowChoiceTests {
  private let stage = Stage()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let rows: Rows

  init() {
    rows = Rows(stage.journal)
    (table.dataSource, table.delegate) = (rows, rows)
    stage.show(table)
  }

  private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  /// The calls of the delegate for a tap on a row.
  private func calls(ofTapOn number: Int) -> [String] {
    stage.window.perform(.select(row(number), "row \(number)"))
    return stage.told()
  }

  @Test("UK-14 A row that is chosen alone performs its primary action after didSelect")
  func primaryAction() {
    #expect(calls(ofTapOn: 1) == ["select 1", "primary action 1"])
  }

  @Test("UK-14 A row that is chosen beside another performs no primary action")
  func notAlone() {
    table.allowsMultipleSelection = true
    _ = calls(ofTapOn: 0)
    #expect(calls(ofTapOn: 1) == ["select 1"])
  }

  @Test("UK-14 A tap on a chosen row gives it up if several can be chosen")
  func givenUp() {
    table.allowsMultipleSelection = true
    _ = calls(ofTapOn: 0)
    #expect(calls(ofTapOn: 0) == ["deselect 0"])
    #expect(table.indexPathsForSelectedRows ?? [] == [])
  }

  @Test("UK-14 The row that the delegate chooses in place of the tapped one is selected")
  func substitute() {
    rows.substitute = row(2)
    #expect(calls(ofTapOn: 1) == ["select 2", "primary action 2"])
    #expect(table.indexPathForSelectedRow == row(2))
  }

  @Test("UK-14 A tapped row is not highlighted any more after the tap")
  func highlight() {
    _ = calls(ofTapOn: 1)
    #expect(table.cellForRow(at: row(1))?.isHighlighted == false)
  }

  @Test("UK-14 The actions of a row are those at its leading edge, then those at its trailing edge")
  func swipeActions() {
    rows.areEditable = true
    let made = ["Pin", "Archive"].map { title in
      UIContextualAction(style: .normal, title: title) { [journal = stage.journal] _, _, done in
        journal(title)
        done(true)
      }
    }
    rows.actions = ([made[0]], [made[1]])
    let offered = stage.window.userMoves.filter { if case .rowAction(row(1), _) = $0 { true } else { false } }
    #expect(offered == [.rowAction(row(1), "Pin"), .rowAction(row(1), "Archive")])
    stage.window.perform(.rowAction(row(1), "Archive"))
    #expect(stage.told() == ["begin editing 1", "Archive", "end editing 1"])
  }

  @Test("UK-14 A row that cannot be edited has no actions")
  func notEditable() {
    rows.actions = ([UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }], nil)
    #expect(stage.window.userMoves == (0..<3).map { .select(row($0), "row \($0)") })
  }

  @Test("UK-14 Deleting a row is committed between the beginning and the end of editing")
  func deletion() {
    rows.areEditable = true
    stage.window.perform(.rowAction(row(0), "Delete"))
    #expect(stage.told() == ["begin editing 0", "delete 0", "end editing 0"])
  }

  @Test("UK-6 A chosen row stays chosen at its new place if a row comes before it")
  func inserted() {
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    rows.count = 4
    table.insertRows(at: [row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == row(2))
  }

  @Test("UK-6 The completion of changes that are made together comes on a later turn")
  func completion() {
    var completions = 0
    table.performBatchUpdates(nil) { _ in completions += 1 }
    #expect(completions == 0)
    stage.settle()
    #expect(completions == 1)
  }
}
