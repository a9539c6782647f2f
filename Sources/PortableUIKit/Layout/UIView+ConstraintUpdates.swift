// Updates of constraints. The headless UIKit solves no constraints, but it calls the update methods before a layout.
//
// As Apple's page `requiresConstraintBasedLayout` states, each window uses constraints or does not. UIKit's header adds that a window
// begins to use constraints when a view tries to. Here a window begins when a view in it holds a constraint, has a constraint in its
// interface file, or requests an update. A view of a class that requires constraints has the same effect. From then on, each view in the
// window receives a first update, with the next layout or when the view is added. In other windows, no update method is called.
extension UIView {
  /// Whether any view has ever used constraints. Until then, no view searches for constraints.
  private static var knowsConstraints = false

  func useConstraints() {
    UIView.knowsConstraints = true
    var view: UIView? = self
    while let user = view, !user.usesConstraints {
      user.usesConstraints = true
      view = user.superviewLink
    }
  }

  /// Whether constraints in this view are updated, because its outermost superview uses constraints.
  var keepsConstraintsUpToDate: Bool {
    guard UIView.knowsConstraints else { return false }
    var outermost: UIView = self
    while let outer = outermost.superviewLink { outermost = outer }
    return outermost.usesConstraints
  }

  /// Marks this view for an update, and its superviews as containing such a view.
  func markForConstraints() {
    needsConstraints = true
    useConstraints()
    superviewLink?.markForConstraintsInside()
  }

  /// Copies the marks of a new subview to this view and its superviews.
  func takeOverConstraintMarks(of view: UIView) {
    if view.usesConstraints { useConstraints() }
    if view.needsConstraints || view.hasConstraintsInside { markForConstraintsInside() }
  }

  private func markForConstraintsInside() {
    var view: UIView? = self
    while let outer = view, !outer.hasConstraintsInside {
      outer.hasConstraintsInside = true
      view = outer.superviewLink
    }
  }

  /// Updates the constraints of marked views, inner views first, as UIKit's header states.
  ///
  /// A request during an update takes effect with the next layout, or before the view itself is laid out. Apple's page
  /// `updateConstraints()` warns of such requests.
  func updateMarkedConstraints() {
    if hasConstraintsInside {
      hasConstraintsInside = false
      for view in subviewList where view.superviewLink === self { view.updateMarkedConstraints() }
    }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controllerLink { controllerLink.updateViewConstraints() } else { updateConstraints() }
  }
}
