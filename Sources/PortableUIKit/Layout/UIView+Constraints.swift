extension UIView {
  func giveUp(_ constraint: NSLayoutConstraint) {
    guard let extras, extras.constraints.contains(where: { $0 === constraint }) else { return }
    constraint.deactivate()
  }

  /// Deactivates the constraints that superviews hold for this view and its subviews, as Apple's page `removeFromSuperview()` states.
  func leaveConstraints() {
    guard NSLayoutConstraint.isKnown else { return }
    var above = superviewLink
    while let view = above {
      for constraint in view.extras?.constraints ?? [] where constraint.concerns(self) { constraint.deactivate() }
      above = view.superviewLink
    }
  }

  func take(_ guide: UILayoutGuide) {
    guide.owningView = self
    madeExtras().layoutGuides.append(guide)
  }

  func giveUp(_ guide: UILayoutGuide) {
    extras?.layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  var madeSafeAreaGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.safeArea ?? InnerGuide(in: self) { $0.safeAreaNow }
    extras.safeArea = guide
    return guide
  }

  var madeMarginsGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.margins ?? InnerGuide(in: self) { $0.marginsNow }
    extras.margins = guide
    return guide
  }

  var madeReadableGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.readable ?? InnerGuide(in: self) { $0.marginsNow }
    extras.readable = guide
    return guide
  }

  var madeKeyboardGuide: UIKeyboardLayoutGuide {
    let extras = madeExtras()
    let guide = extras.keyboard ?? UIKeyboardLayoutGuide(in: self)
    extras.keyboard = guide
    return guide
  }
}
