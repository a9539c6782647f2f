// The layout of subviews. It happens after a transition has shown the views, and on request of the app.
extension UIView {
  /// Marks this view for a layout, and its superviews as containing such a view.
  func markForLayout() {
    needsLayout = true
    var view = superviewLink
    while let outer = view, !outer.hasLayoutInside {
      outer.hasLayoutInside = true
      view = outer.superviewLink
    }
  }

  /// Updates marked constraints, and lays out marked views.
  func layOut() {
    let keepsConstraints = keepsConstraintsUpToDate
    if keepsConstraints { updateMarkedConstraints() }
    layOutMarked(keepingConstraints: keepsConstraints)
  }

  /// Lays out marked views, outer views first, and notifies their view controllers.
  private func layOutMarked(keepingConstraints keepsConstraints: Bool) {
    guard needsLayout || hasLayoutInside else { return }
    let isMarked = needsLayout
    needsLayout = false
    hasLayoutInside = false
    if isMarked {
      // If the layout of the superview has just added this view, its constraints are not updated yet.
      if keepsConstraints, needsConstraints || hasConstraintsInside { updateMarkedConstraints() }
      let controller = controllerLink
      controller?.layoutBegins()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      if let layer = extras?.layer { layoutSublayers(of: layer) }
      // This pass includes subviews that the layout has added.
      needsLayout = false
      controller?.viewDidLayoutSubviews()
      // The loop below skips added subviews that need no layout, so their constraints are updated here.
      if keepsConstraints, hasConstraintsInside { updateMarkedConstraints() }
    }
    if subviewList.isEmpty { return }
    for view in subviewList where view.needsLayout || view.hasLayoutInside {
      view.layOutMarked(keepingConstraints: keepsConstraints)
    }
  }
}

extension UIView {
  /// The target size that requests the smallest possible size from `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest possible size from `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
