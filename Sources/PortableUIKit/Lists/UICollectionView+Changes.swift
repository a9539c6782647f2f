// Items that come and go; the data source is asked whether its numbers agree.
extension UICollectionView {
  /// Says that items were put in.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Says that items were taken out.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Says that items show something else; they get new cells.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Says that sections were put in.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Says that sections were taken out.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Says that sections show something else, with other items perhaps.
  public func reloadSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// Has the changes made inside take effect together; the completion is called on a later turn.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loaded()
    batch.depth += 1
    updates?()
    batch.depth -= 1
    applyChanges()
    guard let completion else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }

  private func change(_ note: (inout ListChanges) -> Void) {
    guard contents != nil else { return }
    note(&batch.changes)
    applyChanges()
  }

  private func applyChanges() {
    guard batch.depth == 0, let old = contents else { return }
    let told = batch.changes
    batch.changes = ListChanges()
    contents = nil
    var new = loaded()
    let sentence = told.disagreement(between: old.counts, and: new.counts)
    if let sentence { refuse(sentence) }
    new.selected = old.selected.compactMap { told.place(of: $0) }.filter { new.contains($0) }
    contents = new
    // The user may be editing in the cell of an item that stays.
    dropCells { sentence == nil ? told.placeOfCell(of: $0) : nil }
    forgetPlaces()
  }

  /// Asks the data source anew for everything, and chooses those.
  func replaceContents(selecting chosen: [IndexPath]) {
    contents = nil
    if !chosen.isEmpty {
      var new = loaded()
      new.selected = chosen
      contents = new
    }
    dropCells()
    forgetPlaces()
  }

  func isRegistered(_ identifier: String) -> Bool { cells.isRegistered(identifier) }
}
