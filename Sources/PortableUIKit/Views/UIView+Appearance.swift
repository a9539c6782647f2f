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

  /// What the view is drawn with.
  public var layer: CALayer { madeExtras().layer }
  /// The colour of what one can tap; the superview's unless set.
  public var tintColor: UIColor! {
    get { extras?.tintColor ?? superviewLink?.tintColor ?? .tintColor }
    set { madeExtras().tintColor = newValue }
  }
  /// What is done with contents of another size.
  public var contentMode: UIView.ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { madeExtras().contentMode = newValue }
  }
  /// Whether what lies outside is cut off.
  public var clipsToBounds: Bool {
    get { extras?.layer.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }
  /// How it is moved, turned and scaled; the frame is kept as it is.
  public var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { madeExtras().transform = newValue }
  }
  /// What grows with the superview; nothing does by itself here.
  public var autoresizingMask: UIView.AutoresizingMask {
    get { extras?.autoresizing ?? [] }
    set { madeExtras().autoresizing = newValue }
  }
  /// Whether assistive software takes the view as one thing.
  public var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras().isAccessibilityElement = newValue }
  }
  /// What the view is to those who cannot see it.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? .none }
    set { madeExtras().accessibilityTraits = newValue }
  }
  /// What comes of using the view.
  public var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras().accessibilityHint = newValue }
  }
  /// What the view holds.
  public var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras().accessibilityValue = newValue }
  }

  /// Asks for the view to be drawn; nothing is.
  public func setNeedsDisplay() {}
  /// A view that looks as this one does now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// The view in this one, or itself, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewList.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it holds the first to get events.
  private var holdsFirstResponder: Bool { hostWindow?.firstResponderView?.liesIn(self) ?? false }

  /// Asks what is being edited in this view to end.
  ///
  /// - Parameter force: Whether it ends even if it does not want to.
  /// - Returns: Whether nothing is being edited in it any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard holdsFirstResponder, let window = hostWindow, let responder = window.firstResponder else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
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

  /// The same point in another view's coordinates, or in the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, (view ?? hostWindow)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  /// A point of another view's coordinates, or the window's, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? hostWindow)?.convert(point, to: self) ?? point
  }
  /// The same rectangle in another view's coordinates, or in the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view's coordinates, or the window's, in this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
