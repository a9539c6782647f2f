/// Which of the views of a collection it is that are no cells.
struct SupplementaryPlace: Hashable {
  let kind: String
  let indexPath: IndexPath

  /// Where it belongs when its section is elsewhere; `nil` where it is not known what it is about then.
  func moved(_ place: (Int) -> Int?) -> SupplementaryPlace? {
    let isOfSection = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(
      kind)
    guard isOfSection, !indexPath.isEmpty, let section = place(indexPath.section) else { return nil }
    // A layout may name a section alone, without an item.
    var moved = indexPath
    moved.section = section
    return SupplementaryPlace(kind: kind, indexPath: moved)
  }
}

// The views beside the cells: beginnings and ends of sections, and what else a layout has.
extension UICollectionView {
  func othersInSight(_ kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    layOut()
    return seenOthers.filter { $0.key.kind == kind }.map { ($0.key.indexPath, $0.value) }
      .sorted { $0.indexPath < $1.indexPath }
  }

  func makeOther(at place: SupplementaryPlace, _ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource = dataSourceLink else { return }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.indexPath)
    // Asked by the app what is in sight, the collection may have made it meanwhile.
    guard places != .unknown, seenOthers[place] == nil else {
      if seenOthers[place] !== view { keep(view, of: place.kind) }
      return
    }
    view.take(attributes)
    seenOthers[place] = view
    insert(view, at: subviewList.count)
    itemDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.indexPath)
  }

  /// Gives them up, but for those that stay, which go where they belong now.
  ///
  /// - Returns: Whether there were any to give up.
  @discardableResult func dropOthers(
    keeping new: (SupplementaryPlace) -> SupplementaryPlace? = { _ in nil }
  ) -> Bool {
    typealias Views = [SupplementaryPlace: UICollectionReusableView]
    var (kept, dropped): (Views, Views) = ([:], [:])
    for (place, view) in seenOthers {
      if let new = new(place), kept[new] == nil { kept[new] = view } else { dropped[place] = view }
    }
    // Editing may end with a view, whereupon an app has everything dropped again.
    seenOthers = kept
    for (place, view) in dropped {
      view.takeOut()
      keep(view, of: place.kind)
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.indexPath)
    }
    return !dropped.isEmpty
  }

  private func keep(_ view: UICollectionReusableView, of kind: String) {
    if let identifier = view.reuseIdentifier { others.keep(view, for: "\(kind)/\(identifier)") }
  }
}
