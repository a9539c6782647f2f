extension UICollectionView {
  var cellsInSight: [UICollectionViewCell] {
    layOut()
    return seen.keys.sorted().compactMap { seen[$0] }
  }

  var itemsInSight: [IndexPath] {
    layOut()
    return seen.keys.sorted()
  }

  func cellInSight(of item: IndexPath) -> UICollectionViewCell? {
    layOut()
    return seen[item]
  }

  func item(at point: CGPoint) -> IndexPath? {
    placeAll()
    return loaded().all.first { item in
      collectionViewLayout.layoutAttributesForItem(at: item).map { !$0.isHidden && $0.frame.contains(point) } ?? false
    }
  }

  func scroll(to item: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    placeAll()
    guard let place = collectionViewLayout.layoutAttributesForItem(at: item)?.frame else { return }
    var point = contentOffset
    if scrollPosition.contains(.top) { point.y = place.minY }
    if scrollPosition.contains(.left) { point.x = place.minX }
    if scrollPosition.isDisjoint(with: [.top, .left]) { return scrollRectToVisible(place, animated: animated) }
    setContentOffset(point, animated: animated)
  }

  /// The visible rectangle of the content. A collection without a size counts as large as the screen.
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
    places = .unknown
    markForLayout()
  }

  func placeAll() {
    let sight = sight
    if places != .unknown, let placed = placedSight, placed != sight {
      // A layout compares the new size with the size of the collection. The collection already has the new size here.
      let isOutdated = placed.size != sight.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: sight)
      if isOutdated {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: sight))
      }
    }
    placedSight = sight
    guard places == .unknown else { return }
    places = .known
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    goBackIntoContents(seenThrough: sight.size)
  }

  /// The attributes of visible items and views. If the layout returns `nil` for a rectangle, the attributes are requested item by item.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let sight = sight
    let all =
      collectionViewLayout.layoutAttributesForElements(in: sight)
      ?? loaded().all.compactMap { collectionViewLayout.layoutAttributesForItem(at: $0) }
    return all.filter { !$0.isHidden && $0.frame.overlaps(sight) }
  }

  /// Removes the cells of the collection, except those of remaining items, which move to their new index paths.
  ///
  /// - Returns: Whether any cells were removed.
  @discardableResult func dropCells(keeping place: (IndexPath) -> IndexPath? = { _ in nil }) -> Bool {
    var (kept, dropped): ([IndexPath: UICollectionViewCell], [IndexPath: UICollectionViewCell]) = ([:], [:])
    for (item, cell) in seen {
      if let new = place(item), kept[new] == nil { kept[new] = cell } else { dropped[item] = cell }
    }
    // The removal of a cell may end editing, and the app may then request another removal.
    seen = kept
    for (item, cell) in dropped { drop(cell, of: item) }
    return !dropped.isEmpty
  }

  private func drop(_ cell: UICollectionViewCell, of item: IndexPath) {
    outdated.remove(ObjectIdentifier(cell))
    cell.takeOut()
    cells.keep(cell, for: cell.reuseIdentifier)
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
  }

  /// Makes the cells of visible items, and removes all others.
  ///
  /// - Returns: `false` if the layout must start again, because cells were removed or the app has invalidated the layout.
  func layOutItems() -> Bool {
    guard dataSourceLink != nil else { return true }
    placeAll()
    // When the delegate is notified of the scroll, the app may have invalidated the layout again.
    guard places != .unknown else { return false }
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var others: [SupplementaryPlace: UICollectionViewLayoutAttributes] = [:]
    let contents = loaded()
    for attributes in attributesInSight() {
      switch attributes.representedElementCategory {
      case .cell: if contents.contains(attributes.indexPath) { items[attributes.indexPath] = attributes }
      case .supplementaryView:
        let kind = attributes.representedElementKind ?? ""
        others[SupplementaryPlace(kind: kind, indexPath: attributes.indexPath)] = attributes
      case .decorationView: break
      }
    }
    let (hadCells, hadOthers) = (
      dropCells { items[$0] != nil ? $0 : nil }, dropOthers { others[$0] != nil ? $0 : nil }
    )
    if hadCells || hadOthers { return false }
    if places != .applied {
      places = .applied
      for (item, cell) in seen { if let attributes = items[item] { cell.take(attributes) } }
      for (place, view) in seenOthers { if let attributes = others[place] { view.take(attributes) } }
    }
    for (item, attributes) in items.sorted(by: { $0.key < $1.key }) where isToBeFilled(item) {
      makeCell(for: item, attributes)
      if places == .unknown { return false }
    }
    for (place, attributes) in others where seenOthers[place] == nil {
      makeOther(at: place, attributes)
      if places == .unknown { return false }
    }
    return true
  }

  private func isToBeFilled(_ item: IndexPath) -> Bool {
    seen[item].map { outdated.contains(ObjectIdentifier($0)) } ?? true
  }

  private func makeCell(for item: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource = dataSourceLink else { return }
    let old = seen[item]
    if let old { outdated.remove(ObjectIdentifier(old)) }
    let cell = cells.filling(old, of: old?.reuseIdentifier) { dataSource.collectionView(self, cellForItemAt: item) }
    if cell === old { return }
    // If the app has requested the visible items, the collection may already have made the cell of this item.
    guard places != .unknown, seen[item] === old else {
      if seen[item] !== cell { cells.keep(cell, for: cell.reuseIdentifier) }
      return
    }
    cell.take(attributes)
    seen[item] = cell
    insert(cell, at: subviewList.count)
    cell.isSelected = loaded().selected.contains(item)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: item)
    if let old { drop(old, of: item) }
  }
}
