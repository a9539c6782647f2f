// Changes of items, which are checked against the numbers of the data source.
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

  /// Shows the content of the data source after a change.
  ///
  /// Remaining items keep their selection, their cells and the supplementary views of their sections. The user may be editing in one of
  /// these views.
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

  func replaceContents() {
    contents = nil
    dropCells()
    dropOthers()
    forgetItems()
  }

  /// Notifies the layout of other items, because it may have cached the old ones.
  private func forgetItems() {
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.contextOfOtherItems())
    forgetPlaces()
  }
}
