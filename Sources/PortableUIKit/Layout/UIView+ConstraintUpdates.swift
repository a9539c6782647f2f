// When constraints, which are not solved here, are brought up to date: before a layout, where any are used.
//
// As Apple's page `requiresConstraintBasedLayout` says, a window uses layout by constraints or does not; UIKit's header
// adds that it begins to when somebody tries to. Here that is when a view in it keeps a constraint, has some drawn in its
// file, asks for an update, or is of a class that requires such layout. From then on each view in the window has a first
// update, with the next layout or when it comes in. In other windows nobody is called, and no view is looked at.
extension UIView {
  /// Whether any view has ever used constraints; as long as none has, nobody asks whether a window does.
  private static var knowsConstraints = false

  /// Has this view and those it lies in use constraints.
  func useConstraints() {
    UIView.knowsConstraints = true
    var view: UIView? = self
    while let user = view, !user.usesConstraints {
      user.usesConstraints = true
      view = user.superviewLink
    }
  }

  /// Whether the constraints in this view are kept up to date: where the window uses some, or, outside of every window,
  /// the outermost view.
  var keepsConstraintsUpToDate: Bool {
    guard UIView.knowsConstraints else { return false }
    var outermost: UIView = self
    while let outer = outermost.superviewLink { outermost = outer }
    return outermost.usesConstraints
  }

  /// Marks this view, and those it lies in as having something inside to bring up to date.
  func markForConstraints() {
    needsConstraints = true
    useConstraints()
    superviewLink?.markForConstraintsInside()
  }

  /// Has what a new subview has been marked with known here and above.
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

  /// Brings up to date what was marked in this view, from the bottom up, as UIKit's header says.
  ///
  /// Apple's page `updateConstraints()` warns of asking for an update in the middle of one: it comes with the next layout,
  /// or before the view itself is laid out.
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
