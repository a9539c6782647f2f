extension UICollectionView {
  func choose(_ item: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    if item == nil || !allowsSeveral { for item in contents?.selected ?? [] { mark(item, false) } }
    guard let item, loaded().contains(item) else { return }
    mark(item, true)
    if !scrollPosition.isEmpty { scroll(to: item, at: scrollPosition, animated: animated) }
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func mark(_ item: IndexPath, _ selected: Bool) {
    guard var contents, contents.selected.contains(item) != selected else { return }
    if selected { contents.selected.append(item) } else { contents.selected.removeAll { $0 == item } }
    self.contents = contents
    seen[item]?.isSelected = selected
  }

  /// Simulates the user tapping an item. The order of the calls follows Apple's page `UICollectionViewDelegate`.
  func userSelects(_ item: IndexPath) {
    guard highlights(item) else { return }
    let isChosen = loaded().selected.contains(item)
    if isChosen, allowsSeveral { return userDeselects(item) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
    if !allowsSeveral { for old in loaded().selected where old != item { userDeselects(old) } }
    mark(item, true)
    if let cell = seen[item] { cell.extras?.segue?(cell) }
    let isAlone = loaded().selected == [item]
    itemDelegate?.collectionView(self, didSelectItemAt: item)
    if isAlone, let itemDelegate, itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: item) {
      itemDelegate.collectionView(self, performPrimaryActionForItemAt: item)
    }
  }

  func touches(of item: IndexPath) -> [Touch] {
    guard let cell = seen[item], allowsAny else { return [] }
    return [Touch(.select(item, cell.name), of: cell) { [unowned self] in userSelects(item) }]
  }

  private func highlights(_ item: IndexPath) -> Bool {
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true else { return false }
    seen[item]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: item)
    seen[item]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: item)
    return true
  }

  private func userDeselects(_ item: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
    mark(item, false)
    itemDelegate?.collectionView(self, didDeselectItemAt: item)
  }
}

extension UICollectionView: RowTouching {
  func touchOutOfSight(_ move: UserMove) -> Bool {
    guard case .select(let item, _) = move, loaded().contains(item), isScrollEnabled else { return false }
    scroll(to: item, at: [.top, .left], animated: false)
    layOut()
    guard let touch = touches.first(where: { $0.isMeant(by: move) }) else { return false }
    touch.perform()
    return true
  }
}
