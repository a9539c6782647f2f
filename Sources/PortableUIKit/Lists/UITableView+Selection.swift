extension UITableView {
  var chosenRows: [IndexPath] { contents?.selected ?? [] }

  func choose(_ row: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard let row else { return unselectAll() }
    guard loaded().contains(row) else { return }
    if !allowsSeveral { unselectAll() }
    mark(row, true)
    if scrollPosition != .none { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsSeveral
  }

  private func unselectAll() { for row in chosenRows { mark(row, false) } }

  func mark(_ row: IndexPath, _ selected: Bool) {
    guard var contents, contents.selected.contains(row) != selected else { return }
    if selected { contents.selected.append(row) } else { contents.selected.removeAll { $0 == row } }
    self.contents = contents
    seen[row]?.setSelected(selected, animated: false)
  }

  // MARK: The user

  /// Simulates the user tapping a row. The order of the calls follows Apple's page `UITableViewDelegate`.
  ///
  /// The row is highlighted briefly. The delegate decides which row is selected. The table then deselects the previous row, selects the new
  /// one, and notifies the delegate.
  func userSelects(_ row: IndexPath) {
    guard highlights(row) else { return }
    if allowsSeveral, loaded().selected.contains(row) { return userDeselects(row) }
    guard let chosen = rowDelegate?.tableView(self, willSelectRowAt: row) ?? (rowDelegate == nil ? row : nil),
      loaded().contains(chosen)
    else { return }
    if !allowsSeveral { for old in loaded().selected where old != chosen { userDeselects(old) } }
    mark(chosen, true)
    // A segue of the cell is performed first, as on Apple's systems.
    if let cell = seen[chosen] { cell.extras?.segue?(cell) }
    let isAlone = chosenRows == [chosen]
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
    if isAlone, let rowDelegate, rowDelegate.tableView(self, canPerformPrimaryActionForRowAt: chosen) {
      rowDelegate.tableView(self, performPrimaryActionForRowAt: chosen)
    }
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

  func touches(of row: IndexPath) -> [Touch] {
    guard let cell = seen[row] else { return [] }
    var touches: [Touch] = []
    if allowsAny {
      touches.append(Touch(.select(row, cell.name), of: cell) { [unowned self] in userSelects(row) })
    }
    if [.detailButton, .detailDisclosureButton].contains(cell.accessoryTypeNow) {
      touches.append(
        Touch(.accessory(row, cell.name), of: cell) { [unowned self] in
          rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: row)
        })
    }
    return touches + actions(of: row, cell)
  }

  /// Returns the moves for the actions that the user finds by swiping a row.
  private func actions(of row: IndexPath, _ cell: UITableViewCell) -> [Touch] {
    mayDelete = true
    guard dataSourceLink?.tableView(self, canEditRowAt: row) ?? false else { return [] }
    let leading = rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    let trailing = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    let actions = [leading, trailing].compactMap { $0 }.flatMap(\.actions).map { action in
      Touch(.rowAction(row, action.title ?? ""), of: cell) { [unowned self] in
        edit(row) { action.handler(action, cell) { _ in } }
      }
    }
    guard mayDelete, trailing == nil, rowDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete == .delete
    else {
      return actions
    }
    let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    return actions + [
      Touch(.rowAction(row, title), of: cell) { [unowned self] in
        edit(row) { dataSourceLink?.tableView(self, commit: .delete, forRowAt: row) }
      }
    ]
  }

  private func edit(_ row: IndexPath, by action: () -> Void) {
    rowDelegate?.tableView(self, willBeginEditingRowAt: row)
    action()
    rowDelegate?.tableView(self, didEndEditingRowAt: row)
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
    scroll(to: row, at: .middle, animated: false)
    layOut()
    guard let touch = touches.first(where: { $0.isMeant(by: move) }) else { return false }
    touch.perform()
    return true
  }
}
