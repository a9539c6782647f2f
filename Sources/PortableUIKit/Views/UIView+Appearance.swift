// The appearance of a view. The headless UIKit draws nothing and only stores the values.
extension UIView {
  /// Constants that specify how content of another size fits a view.
  nonisolated public enum ContentMode: Int, Sendable {
    /// The content is stretched.
    case scaleToFill = 0
    /// The content is scaled until it touches the edges.
    case scaleAspectFit = 1
    /// The content is scaled until it fills the view.
    case scaleAspectFill = 2
    /// The content is drawn again.
    case redraw = 3
    /// The content is centred.
    case center = 4
    /// The content is at the top edge.
    case top = 5
    /// The content is at the bottom edge.
    case bottom = 6
    /// The content is at the left edge.
    case left = 7
    /// The content is at the right edge.
    case right = 8
  }

  /// The parts of a view's frame that resize with its superview.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The mask as bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Constants that specify the adjustment of the tint colour.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's adjustment.
    case automatic = 0
    /// The tint colour without adjustment.
    case normal = 1
    /// The tint colour without its hue, as behind an alert.
    case dimmed = 2
  }

  /// Returns the first value in this view and its superviews.
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

  /// Notifies this view, and the descendants that inherit the tint, on a later turn.
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

  /// The first responder, if its view is in this view.
  var heldFirstResponder: UIResponder? {
    guard let responder = responderWindow?.firstResponder else { return nil }
    let views = [responder as? UIView, responder.responderView]
    return views.contains { $0?.liesIn(self) ?? false } ? responder : nil
  }

  /// Ends the editing in this view. The responder's delegate is notified.
  ///
  /// - Parameter force: Whether the responder cannot refuse.
  /// - Returns: Whether no text in this view is being edited now.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = heldFirstResponder else { return true }
    guard force else { return responder.resignFirstResponder() }
    responder.loseFirstResponder()
    return true
  }
}

// Coordinates of views. Rotations and scales are ignored.
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
