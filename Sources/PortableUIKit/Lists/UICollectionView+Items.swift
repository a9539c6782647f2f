// What a collection knows of its items, and the cells that are in sight.
extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { loaded().counts.count }
  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = loaded().counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cells in sight, in order.
  public var visibleCells: [UICollectionViewCell] {
    layOut()
    return seen.keys.sorted().compactMap { seen[$0] }
  }
  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOut()
    return seen.keys.sorted()
  }
  /// The cell of an item; `nil` if that is out of sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOut()
    return seen[indexPath]
  }
  /// The item of a cell; `nil` if that is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    placeAll()
    guard let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    var point = contentOffset
    if scrollPosition.contains(.top) { point.y = place.minY }
    if scrollPosition.contains(.left) { point.x = place.minX }
    if scrollPosition.isDisjoint(with: [.top, .left]) { return scrollRectToVisible(place, animated: animated) }
    setContentOffset(point, animated: animated)
  }

  /// What is seen of the contents; a collection without size counts as one of the screen's.
  var sight: CGRect {
    bounds.height > 0 ? bounds : CGRect(origin: bounds.origin, size: UIScreen.main.bounds.size)
  }

  @discardableResult func loaded() -> ListContents {
    if let contents { return contents }
    let sections = dataSourceLink?.numberOfSections(in: self) ?? 0
    let loaded = ListContents(
      counts: (0..<max(0, sections)).map {
        max(0, dataSourceLink?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
      })
    contents = loaded
    return loaded
  }

  func forgetPlaces() {
    isPlaced = false
    markForLayout()
  }

  fileprivate func placeAll() {
    guard !isPlaced else { return }
    isPlaced = true
    collectionViewLayout.prepare()
    for (item, cell) in seen {
      if let place = collectionViewLayout.layoutAttributesForItem(at: item)?.frame { cell.frame = place }
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    goBackIntoContents(seenThrough: sight.size)
  }

  /// Gives the cells up, but for those of items that stay, which go where these are now.
  ///
  /// - Returns: Whether there were any to give up.
  @discardableResult func dropCells(keeping place: (IndexPath) -> IndexPath? = { _ in nil }) -> Bool {
    var (kept, dropped): ([IndexPath: UICollectionViewCell], [IndexPath: UICollectionViewCell]) = ([:], [:])
    for (item, cell) in seen {
      if let new = place(item), kept[new] == nil { kept[new] = cell } else { dropped[item] = cell }
    }
    // Editing may end with a cell, whereupon an app has everything dropped again.
    seen = kept
    for (item, cell) in dropped { drop(cell, of: item) }
    return !dropped.isEmpty
  }

  private func drop(_ cell: UICollectionViewCell, of item: IndexPath) {
    cell.takeOut()
    cells.keep(cell, for: cell.reuseIdentifier)
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
  }

  /// Makes cells for the items in sight, and takes the others away.
  ///
  /// - Returns: Whether it has; the app may have had everything forgotten meanwhile, and may have other items
  ///   once a cell has been taken away.
  func layOutItems() -> Bool {
    guard dataSourceLink != nil else { return true }
    placeAll()
    // Told that it has scrolled back, the app may have had everything forgotten again.
    guard isPlaced else { return false }
    let sight = sight
    let items = loaded().all.filter { item in
      collectionViewLayout.layoutAttributesForItem(at: item).map { !$0.isHidden && $0.frame.overlaps(sight) } ?? false
    }
    if dropCells(keeping: { items.contains($0) ? $0 : nil }) { return false }
    for item in items where seen[item] == nil {
      makeCell(for: item)
      if !isPlaced { return false }
    }
    return true
  }

  private func makeCell(for item: IndexPath) {
    guard let dataSource = dataSourceLink else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: item)
    guard isPlaced else { return cells.keep(cell, for: cell.reuseIdentifier) }
    cell.frame = collectionViewLayout.layoutAttributesForItem(at: item)?.frame ?? .zero
    seen[item] = cell
    insert(cell, at: subviewList.count)
    cell.isSelected = loaded().selected.contains(item)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: item)
  }
}
