// Items that come and go; the data source is asked whether its numbers agree.
extension UICollectionView {
  func changeTogether(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    loaded()
    batch.depth += 1
    updates?()
    batch.depth -= 1
    applyChanges()
    guard let completion else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }

  func change(_ note: (inout ListChanges) -> Void) {
    guard contents != nil else { return }
    note(&batch.changes)
    applyChanges()
  }

  private func applyChanges() {
    guard batch.depth == 0 else { return }
    let changes = batch.changes
    batch.changes = ListChanges()
    take(changes)
  }

  /// Shows what the data source has after a change: what stays is chosen as before, and keeps its cells and the views of
  /// its sections, in one of which the user may be editing.
  func take(_ change: some ListChange) {
    guard let old = contents else { return forgetPlaces() }
    contents = nil
    var new = loaded()
    let sentence = change.disagreement(between: old.counts, and: new.counts)
    if let sentence { refuse(sentence) }
    new.selected = old.selected.compactMap { change.place(of: $0) }.filter { new.contains($0) }
    contents = new
    outdated.formUnion(change.outdatedRows.compactMap { seen[$0] }.map(ObjectIdentifier.init))
    dropCells { sentence == nil ? change.placeOfCell(of: $0) : nil }
    dropOthers { sentence == nil ? $0.moved { change.place(ofSection: $0) } : nil }
    forgetItems()
  }

  /// Asks the data source anew for everything.
  func replaceContents() {
    contents = nil
    dropCells()
    dropOthers()
    forgetItems()
  }

  /// Has the layout, which may keep what it has worked out, know that there are other items.
  private func forgetItems() {
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.contextOfOtherItems())
    forgetPlaces()
  }
}
