// Which items are chosen, by code and by the user.
extension UICollectionView {
  /// The chosen items; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { contents?.selected }

  /// Chooses an item; the delegate is told nothing. `nil` chooses none.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection { for item in contents?.selected ?? [] { mark(item, false) } }
    guard let indexPath, loaded().contains(indexPath) else { return }
    mark(indexPath, true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Takes the choice of an item back; the delegate is told nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  private func mark(_ item: IndexPath, _ selected: Bool) {
    guard var contents, contents.selected.contains(item) != selected else { return }
    if selected { contents.selected.append(item) } else { contents.selected.removeAll { $0 == item } }
    self.contents = contents
    seen[item]?.isSelected = selected
  }

  /// The user taps an item; in the order of Apple's page `UICollectionViewDelegate`.
  func userSelects(_ item: IndexPath) {
    guard highlights(item) else { return }
    let isChosen = loaded().selected.contains(item)
    if isChosen, allowsMultipleSelection { return userDeselects(item) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
    if !allowsMultipleSelection { for old in loaded().selected where old != item { userDeselects(old) } }
    mark(item, true)
    if let cell = seen[item] { cell.extras?.segue?(cell) }
    itemDelegate?.collectionView(self, didSelectItemAt: item)
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
    scrollToItem(at: item, at: [.top, .left], animated: false)
    layOut()
    guard let touch = touches.first(where: { $0.isMeant(by: move) }) else { return false }
    touch.perform()
    return true
  }
}
