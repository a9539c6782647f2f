// Rows that come and go; the data source is asked whether its numbers agree.
extension UITableView {
  /// Says that rows were put in.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Says that rows were taken out.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Says that rows show something else; they get new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Says that rows show something else; their cells are filled in anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.outdatedRows.formUnion(indexPaths) } }
  /// Says that a row was moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deletedRows.insert(indexPath)
      $0.insertedRows.insert(newIndexPath)
      $0.moved[indexPath] = newIndexPath
    }
  }
  /// Says that sections were put in.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Says that sections were taken out.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Says that sections show something else, with other rows perhaps.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// Has the changes made inside take effect together; the completion is called on a later turn.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }
  /// Begins changes that take effect together.
  public func beginUpdates() {
    loaded()
    batch.depth += 1
  }
  /// Has the changes since take effect.
  public func endUpdates() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let changes = batch.changes
    batch.changes = ListChanges()
    apply(changes)
  }

  private func change(_ note: (inout ListChanges) -> Void) {
    guard contents != nil else { return }
    note(&batch.changes)
    guard batch.depth == 0 else { return }
    let changes = batch.changes
    batch.changes = ListChanges()
    apply(changes)
  }

  private func apply(_ changes: ListChanges) {
    guard let old = contents else { return }
    contents = nil
    var new = loaded()
    let sentence = changes.disagreement(between: old.counts, and: new.counts)
    if let sentence { refuse(sentence) }
    new.selected = old.selected.compactMap { changes.place(of: $0) }.filter { new.contains($0) }
    contents = new
    outdated.formUnion(changes.outdatedRows.compactMap { seen[$0] }.map(ObjectIdentifier.init))
    // The user may be editing in the cell of a row that stays.
    dropCells { sentence == nil ? changes.placeOfCell(of: $0) : nil }
    forgetPlaces()
  }
}
