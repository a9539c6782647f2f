/// The kind and the index path of a supplementary view.
struct SupplementaryPlace: Hashable {
  let kind: String
  let indexPath: IndexPath

  /// Returns the place of the view after its section has moved, or `nil` if the view does not belong to a section.
  func moved(_ place: (Int) -> Int?) -> SupplementaryPlace? {
    let isOfSection = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(
      kind)
    guard isOfSection, !indexPath.isEmpty, let section = place(indexPath.section) else { return nil }
    // The index path of a layout may consist of a section only.
    var moved = indexPath
    moved.section = section
    return SupplementaryPlace(kind: kind, indexPath: moved)
  }
}

// The supplementary views: headers and footers of sections, and other views of the layout.
extension UICollectionView {
  func othersInSight(_ kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    layOut()
    return seenOthers.filter { $0.key.kind == kind }.map { ($0.key.indexPath, $0.value) }
      .sorted { $0.indexPath < $1.indexPath }
  }

  func makeOther(at place: SupplementaryPlace, _ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource = dataSourceLink else { return }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.indexPath)
    // If the app has requested the visible views, the collection may already have made this view.
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

  /// Removes supplementary views, except remaining ones, which move to their new places.
  ///
  /// - Returns: Whether any views were removed.
  @discardableResult func dropOthers(
    keeping new: (SupplementaryPlace) -> SupplementaryPlace? = { _ in nil }
  ) -> Bool {
    typealias Views = [SupplementaryPlace: UICollectionReusableView]
    var (kept, dropped): (Views, Views) = ([:], [:])
    for (place, view) in seenOthers {
      if let new = new(place), kept[new] == nil { kept[new] = view } else { dropped[place] = view }
    }
    // The removal of a view may end editing, and the app may then request another removal.
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
