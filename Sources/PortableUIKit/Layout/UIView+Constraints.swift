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
  /// Where nothing of the system's covers the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.safeArea ?? UILayoutGuide(in: self)
    extras.safeArea = guide
    return guide
  }
  /// Where contents go.
  public var layoutMarginsGuide: UILayoutGuide {
    let extras = madeExtras()
    let guide = extras.margins ?? UILayoutGuide(in: self)
    extras.margins = guide
    return guide
  }
  /// How much of the view the system's bars cover; nothing here.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// How far contents stay from the edges.
  public var layoutMargins: UIEdgeInsets {
    get { extras?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { madeExtras().layoutMargins = newValue }
  }
  /// How far contents stay from the edges, by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
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
