// Which rows are chosen, by code and by the user.
extension UITableView {
  /// The chosen row, the first of several.
  public var indexPathForSelectedRow: IndexPath? { contents?.selected.first }
  /// The chosen rows, in the order in which they were chosen.
  public var indexPathsForSelectedRows: [IndexPath]? { contents.flatMap { $0.selected.isEmpty ? nil : $0.selected } }

  /// Chooses a row, and scrolls to it; the delegate is told nothing. `nil` chooses none.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard let indexPath else { return unselectAll() }
    guard loaded().contains(indexPath) else { return }
    if !allowsSeveral { unselectAll() }
    mark(indexPath, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Takes the choice of a row back; the delegate is told nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsSeveral
  }

  private func unselectAll() { for row in contents?.selected ?? [] { mark(row, false) } }

  private func mark(_ row: IndexPath, _ selected: Bool) {
    guard var contents, contents.selected.contains(row) != selected else { return }
    if selected { contents.selected.append(row) } else { contents.selected.removeAll { $0 == row } }
    self.contents = contents
    seen[row]?.setSelected(selected, animated: false)
  }

  // MARK: The user

  /// The user taps a row: it is highlighted and not any more, the delegate says which row is chosen, the one chosen
  /// before is given up, and the delegate is told; as Apple's page `UITableViewDelegate` has it.
  func userSelects(_ row: IndexPath) {
    guard highlights(row) else { return }
    if allowsSeveral, loaded().selected.contains(row) { return userDeselects(row) }
    guard let chosen = rowDelegate?.tableView(self, willSelectRowAt: row) ?? (rowDelegate == nil ? row : nil),
      loaded().contains(chosen)
    else { return }
    if !allowsSeveral { for old in loaded().selected where old != chosen { userDeselects(old) } }
    mark(chosen, true)
    // A segue drawn from the cell comes first, as on Apple's systems.
    if let cell = seen[chosen] { cell.extras?.segue?(cell) }
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func highlights(_ row: IndexPath) -> Bool {
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return false }
    seen[row]?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: row)
    seen[row]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: row)
    return true
  }

  private func userDeselects(_ row: IndexPath) {
    let given = rowDelegate.map { $0.tableView(self, willDeselectRowAt: row) } ?? row
    guard let given else { return }
    mark(given, false)
    rowDelegate?.tableView(self, didDeselectRowAt: given)
  }

  /// What can be done with a row in sight.
  func touches(of row: IndexPath) -> [Touch] {
    guard let cell = seen[row] else { return [] }
    var touches: [Touch] = []
    if allowsAny {
      touches.append(Touch(.select(row, cell.name), of: cell) { [unowned self] in userSelects(row) })
    }
    if [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) {
      touches.append(
        Touch(.accessory(row, cell.name), of: cell) { [unowned self] in
          rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: row)
        })
    }
    return touches + actions(of: row, cell)
  }

  /// What one finds by swiping a row to the side.
  private func actions(of row: IndexPath, _ cell: UITableViewCell) -> [Touch] {
    mayDelete = true
    guard dataSourceLink?.tableView(self, canEditRowAt: row) ?? false else { return [] }
    let leading = rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    let trailing = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    let actions = [leading, trailing].compactMap { $0 }.flatMap(\.actions).map { action in
      Touch(.rowAction(row, action.title ?? ""), of: cell) { action.handler(action, cell) { _ in } }
    }
    guard mayDelete, trailing == nil, rowDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete == .delete
    else {
      return actions
    }
    return actions + [
      Touch(.rowAction(row, "Delete"), of: cell) { [unowned self] in
        dataSourceLink?.tableView(self, commit: .delete, forRowAt: row)
      }
    ]
  }
}

extension UITableView: RowTouching {
  func touchOutOfSight(_ move: UserMove) -> Bool {
    let row: IndexPath
    switch move {
    case .select(let indexPath, _), .rowAction(let indexPath, _), .accessory(let indexPath, _): row = indexPath
    default: return false
    }
    guard loaded().contains(row), seen[row] == nil, isScrollEnabled else { return false }
    scrollToRow(at: row, at: .middle, animated: false)
    layOut()
    guard let touch = touches.first(where: { $0.isMeant(by: move) }) else { return false }
    touch.perform()
    return true
  }
}
