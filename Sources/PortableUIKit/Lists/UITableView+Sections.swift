/// The headers or the footers of a table.
final class SectionViews {
  enum End { case beginning, end }

  let end: End
  /// The rectangles of the views, by section. Visible views of a plain table can float outside of their rectangles.
  var places: [CGRect] = []
  var seen: [Int: UIView] = [:]
  /// Views that were made only to find out whether the delegate provides any.
  var waiting: [Int: UIView] = [:]

  init(at end: End) { self.end = end }

  nonisolated deinit {}
}

extension UITableView {
  func view(in views: SectionViews, _ section: Int) -> UITableViewHeaderFooterView? {
    layOut()
    return views.seen[section] as? UITableViewHeaderFooterView
  }

  func knownPlace(of views: SectionViews, _ section: Int) -> CGRect {
    layOutPlaces()
    return views.places.indices.contains(section) ? views.places[section] : .zero
  }

  func knownPlace(ofSection section: Int) -> CGRect {
    let (beginning, end) = (knownPlace(of: headers, section), knownPlace(of: footers, section))
    return CGRect(x: 0, y: beginning.minY, width: beginning.width, height: end.maxY - beginning.minY)
  }

  /// Returns the height of a header or footer. Without content the height is 0, except for the gap between the groups of a table.
  func height(of views: SectionViews, _ section: Int) -> CGFloat {
    let asked =
      switch views.end {
      case .beginning: rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .end: rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    if asked >= 0 { return asked }
    let hasGap = views.end == .beginning && style != .plain
    return hasGap || title(of: views, section) != nil || hasView(views, section) ? 28 : 0
  }

  private func title(of views: SectionViews, _ section: Int) -> String? {
    switch views.end {
    case .beginning: dataSourceLink?.tableView(self, titleForHeaderInSection: section)
    case .end: dataSourceLink?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func given(_ views: SectionViews, _ section: Int) -> UIView? {
    switch views.end {
    case .beginning: rowDelegate?.tableView(self, viewForHeaderInSection: section)
    case .end: rowDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  private func hasView(_ views: SectionViews, _ section: Int) -> Bool {
    if views.seen[section] != nil || views.waiting[section] != nil { return true }
    views.waiting[section] = given(views, section)
    return views.waiting[section] != nil
  }

  /// Shows the visible views, and removes all others.
  ///
  /// - Returns: `false` if the layout must start again, because views were removed or the app has invalidated the layout.
  func layOut(_ views: SectionViews, in sight: CGRect) -> Bool {
    let shown = views.places.indices.filter { section in
      views.places[section].height > 0 && place(of: views, section, in: sight).overlaps(sight)
    }
    if drop(views, keeping: { shown.contains($0) ? $0 : nil }) { return false }
    for section in shown {
      if views.seen[section] == nil { show(section, of: views) }
      guard places.indices.contains(section) else { return false }
      views.seen[section]?.frame = place(of: views, section, in: sight)
    }
    return true
  }

  /// Returns the rectangle in which a view is visible. In a plain table, headers and footers float over the rows of their section.
  private func place(of views: SectionViews, _ section: Int, in sight: CGRect) -> CGRect {
    var place = views.places[section]
    guard style == .plain else { return place }
    let inset = adjustedContentInset
    switch views.end {
    case .beginning:
      let last = footers.places[section].minY - place.height
      place.origin.y = max(place.minY, min(sight.minY + inset.top, last))
    case .end:
      let first = headers.places[section].maxY
      place.origin.y = min(place.minY, max(sight.maxY - inset.bottom - place.height, first))
    }
    return place
  }

  private func show(_ section: Int, of views: SectionViews) {
    let made = views.waiting.removeValue(forKey: section) ?? given(views, section)
    guard let view = made ?? titled(title(of: views, section)) else { return }
    // If the app has requested the visible views, the table may already have made this view.
    if let seen = views.seen[section] {
      if seen !== view { keepForReuse(view) }
      return
    }
    views.seen[section] = view
    insert(view, at: subviewList.count)
    switch views.end {
    case .beginning: rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .end: rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.label.text = title
    return view
  }

  /// Removes visible views, except those of remaining sections, which move to their new indices.
  ///
  /// - Returns: Whether any views were removed.
  @discardableResult func drop(_ views: SectionViews, keeping place: (Int) -> Int? = { _ in nil }) -> Bool {
    var (kept, dropped): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for (section, view) in views.seen {
      if let new = place(section), kept[new] == nil { kept[new] = view } else { dropped[section] = view }
    }
    // The removal of a view may end editing, and the app may then request another removal.
    views.seen = kept
    for (section, view) in dropped {
      view.takeOut()
      keepForReuse(view)
      switch views.end {
      case .beginning: rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .end: rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    return !dropped.isEmpty
  }

  /// Removes views that were never visible.
  func dropWaiting(_ views: SectionViews) {
    for view in views.waiting.values { keepForReuse(view) }
    views.waiting = [:]
  }

  private func keepForReuse(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    sectionViews.keep(view, for: view.reuseIdentifier)
  }
}
