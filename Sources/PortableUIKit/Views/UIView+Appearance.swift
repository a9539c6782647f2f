// How a view looks; nothing is drawn here, so that a view only keeps what it is told.
extension UIView {
  /// What is done with contents of another size.
  nonisolated public enum ContentMode: Int, Sendable {
    /// They are stretched.
    case scaleToFill = 0
    /// They are scaled until they touch the edges.
    case scaleAspectFit = 1
    /// They are scaled until nothing is empty.
    case scaleAspectFill = 2
    /// They are drawn anew.
    case redraw = 3
    /// They stand in the middle.
    case center = 4
    /// They stand at the upper edge.
    case top = 5
    /// They stand at the lower edge.
    case bottom = 6
    /// They stand at the left edge.
    case left = 7
    /// They stand at the right edge.
    case right = 8
  }

  /// What grows with the superview.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The mask as bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether the colour of what one can tap is shown as it is.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its hue, as behind an alert.
    case dimmed = 2
  }

  /// What most views leave to the superview: the first in the hierarchy, upwards from here, that says something.
  private func firstAbove<Value>(_ said: (ViewExtras) -> Value?) -> Value? {
    var view: UIView? = self
    while let candidate = view {
      if let found = candidate.extras.flatMap(said) { return found }
      view = candidate.superviewLink
    }
    return nil
  }

  var tintModeNow: TintAdjustmentMode { firstAbove { $0.tintMode == .automatic ? nil : $0.tintMode } ?? .normal }
  var tintNow: UIColor {
    let color = firstAbove(\.tintColor) ?? .tintColor
    return tintModeNow == .dimmed ? color.withoutHue : color
  }

  func tint(_ color: UIColor?) {
    guard color != extras?.tintColor else { return }
    madeExtras().tintColor = color
    tellTintLater { $0.tintColor == nil }
  }

  func tint(_ mode: TintAdjustmentMode) {
    guard mode != extras?.tintMode ?? .automatic else { return }
    madeExtras().tintMode = mode
    tellTintLater { $0.tintMode == .automatic }
  }

  /// Tells this view, and those in it that take over what it says, on a later turn.
  private func tellTintLater(where takesOver: @escaping (ViewExtras) -> Bool) {
    let scheduler = hostWindow?.queue.scheduler ?? .current ?? .unattached
    scheduler.enqueue { [weak self] in self?.tellTint(where: takesOver) }
  }

  private func tellTint(where takesOver: (ViewExtras) -> Bool) {
    tintColorDidChange()
    for view in subviewList where view.extras.map(takesOver) ?? true { view.tellTint(where: takesOver) }
  }

  var transformInSpace: CATransform3D {
    get {
      guard let extras else { return CATransform3DIdentity }
      return extras.rare?.transformInSpace ?? CATransform3D(extras.transform)
    }
    set {
      madeExtras().transform = newValue.inPlane
      if newValue.isAffine {
        extras?.rare?.transformInSpace = nil
      } else {
        madeRare().transformInSpace = newValue
      }
    }
  }

  func tagged(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewList.lazy.compactMap { $0.tagged(tag) }.first
  }

  /// The first to get events, if that is in this view or leaves the window with it.
  var heldFirstResponder: UIResponder? {
    guard let responder = responderWindow?.firstResponder else { return nil }
    let views = [responder as? UIView, responder.responderView]
    return views.contains { $0?.liesIn(self) ?? false } ? responder : nil
  }

  /// Ends what is being edited in this view; its delegate is told that it has ended.
  ///
  /// - Parameter force: Whether it ends without being asked.
  /// - Returns: Whether nothing is being edited in it any more.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = heldFirstResponder else { return true }
    guard force else { return responder.resignFirstResponder() }
    responder.loseFirstResponder()
    return true
  }
}

// Coordinates, for views that are neither turned nor scaled.
extension UIView {
  private var originInRoot: CGPoint {
    var (view, point) = (self, CGPoint.zero)
    while true {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      guard let superview = view.superviewLink else { return point }
      view = superview
    }
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, (view ?? hostWindow)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? hostWindow)?.converted(point, to: self) ?? point
  }
}
