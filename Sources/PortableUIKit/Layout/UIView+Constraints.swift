// What a view keeps for layout by constraints, which is not done here.
extension UIView {
  /// Whether the frame counts as constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.usesAutoresizing ?? true }
    set { madeExtras().usesAutoresizing = newValue }
  }
  /// The constraints this view keeps.
  public var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }
  /// Keeps a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.keep(in: self) }
  /// Keeps constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.keep(in: self) } }
  /// Gives a constraint up.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(constraint) { constraint.isActive = false }
  }
  /// Gives constraints up.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { removeConstraint(each) }
  }

  /// Gives up what the views above keep about this one or a view in it, as Apple's page `removeFromSuperview()` says.
  func leaveConstraints() {
    guard NSLayoutConstraint.isKnown else { return }
    var above = superviewLink
    while let view = above {
      for constraint in view.extras?.constraints ?? [] where constraint.concerns(self) { constraint.deactivate() }
      above = view.superviewLink
    }
  }

  /// The guides in this view.
  public var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }
  /// Puts a guide into this view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    madeExtras().layoutGuides.append(layoutGuide)
  }
  /// Takes a guide out of this view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    extras?.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// Where nothing covers the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.safeArea ?? InnerGuide(in: self) { $0.safeAreaNow }
    extras.safeArea = guide
    return guide
  }
  /// Where contents go.
  public var layoutMarginsGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.margins ?? InnerGuide(in: self) { $0.marginsNow }
    extras.margins = guide
    return guide
  }
  /// Where text is easy to read: between the margins, as there is no text to measure here.
  public var readableContentGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.readable ?? InnerGuide(in: self) { $0.marginsNow }
    extras.readable = guide
    return guide
  }
  /// Where the keyboard is: what the safe area leaves at the lower edge, as there is no keyboard here.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let extras = madeExtras()
    let guide = extras.keyboard ?? UIKeyboardLayoutGuide(in: self)
    extras.keyboard = guide
    return guide
  }

  /// How strongly it stays as small as its contents.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.hugging[axis] ?? .defaultLow
  }
  /// Says how strongly it stays as small as its contents.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeExtras().hugging[axis] = priority
  }
  /// How strongly it keeps its contents whole.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.resistance[axis] ?? .defaultHigh
  }
  /// Says how strongly it keeps its contents whole.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    madeExtras().resistance[axis] = priority
  }
}
