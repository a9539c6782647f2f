// When views place their subviews: after a transition has brought them on screen, and whenever the app asks.
extension UIView {
  /// Marks this view, and those it lies in as having something inside to lay out.
  func markForLayout() {
    needsLayout = true
    var view = superviewLink
    while let outer = view, !outer.hasLayoutInside {
      outer.hasLayoutInside = true
      view = outer.superviewLink
    }
  }

  /// Lays out what was marked in this view, once its constraints are up to date.
  func layOut() {
    let keepsConstraints = keepsConstraintsUpToDate
    if keepsConstraints { updateMarkedConstraints() }
    layOutMarked(keepingConstraints: keepsConstraints)
  }

  /// Lays out what was marked in this view, the outer first; the controllers of views are told.
  private func layOutMarked(keepingConstraints keepsConstraints: Bool) {
    guard needsLayout || hasLayoutInside else { return }
    let isMarked = needsLayout
    needsLayout = false
    hasLayoutInside = false
    if isMarked {
      // One that the layout of its superview has put in has not been brought up to date yet.
      if keepsConstraints, needsConstraints || hasConstraintsInside { updateMarkedConstraints() }
      let controller = controllerLink
      controller?.layoutBegins()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      if let layer = extras?.layer { layoutSublayers(of: layer) }
      // What was put in meanwhile is placed with this pass.
      needsLayout = false
      controller?.viewDidLayoutSubviews()
      // What it has put in itself need not be laid out.
      if keepsConstraints, hasConstraintsInside { updateMarkedConstraints() }
    }
    if subviewList.isEmpty { return }
    for view in subviewList where view.needsLayout || view.hasLayoutInside {
      view.layOutMarked(keepingConstraints: keepsConstraints)
    }
  }
}

extension UIView {
  /// Asks `systemLayoutSizeFitting(_:)` for a size as small as can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting(_:)` for a size as large as can be.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
