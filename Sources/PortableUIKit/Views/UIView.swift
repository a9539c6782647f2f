/// A rectangle on the screen with others inside; here only the hierarchy, nothing is drawn.
///
/// Follows Apple's page `UIView`.
@preconcurrency @MainActor open class UIView: UIResponder {
  // Not checked for exclusive access: each is read or set as a whole, and the list is changed by calls of the standard
  // library that call nothing of the app's.
  @exclusivity(unchecked) var subviewList: [UIView] = []
  @exclusivity(unchecked) weak var superviewLink: UIView?
  /// Where the window is that it lies in.
  @exclusivity(unchecked) var windowPlace: WindowPlace?
  /// The controller whose `view` this is.
  @exclusivity(unchecked) weak var controllerLink: UIViewController?
  @exclusivity(unchecked) var hidden = false
  /// Whether it waits to place its subviews.
  @exclusivity(unchecked) var needsLayout = true
  /// Whether a view in it waits to.
  @exclusivity(unchecked) var hasLayoutInside = false
  /// What most views never have.
  var extras: ViewExtras?

  /// Makes a view of the given place and size.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Makes a view without size.
  @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

  /// The place and size in the superview.
  @exclusivity(unchecked) open var frame: CGRect {
    didSet { if frame.size != oldValue.size { markForLayout() } }
  }
  /// The size, in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Whether the view is kept from sight.
  open var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A number of the app's own to find the view by.
  open var tag = 0
  /// Whether the view takes part in the user's touches.
  open var isUserInteractionEnabled = true
  /// What is painted behind the contents.
  open var backgroundColor: UIColor?
  /// A name for tests and assistive software to find the view by.
  open var accessibilityIdentifier: String?
  /// What the view says to those who cannot see it.
  open var accessibilityLabel: String?
  /// What is known about the view's surroundings.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view this one lies in.
  open var superview: UIView? { superviewLink }
  /// The views that lie in this one, the last on top.
  open var subviews: [UIView] { subviewList }
  /// The window the view is in.
  open var window: UIWindow? { hostWindow }
  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { controllerLink ?? superviewLink }

  /// Whether a view may be put into this one itself.
  func takes(_ view: UIView) -> Bool { true }
  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  /// Puts a view at an index among the others, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right above another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (index(of: siblingSubview) ?? subviewList.count - 1) + 1)
  }
  /// Puts a view right below another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview) ?? 0)
  }
  /// Moves a subview on top of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }
  /// Moves a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { takeOut() }
  /// Whether the view lies in the other one, however deep, or is the other one.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a subview came in.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Places the subviews; called when that was asked for and the view comes on screen or is told to.
  open func layoutSubviews() {}
  /// Asks for the subviews to be placed.
  open func setNeedsLayout() { markForLayout() }
  /// Places at once what was asked for in this view.
  open func layoutIfNeeded() { layOut() }
  /// Asks for constraints to be brought up to date; they are not solved here.
  open func setNeedsUpdateConstraints() {}
  /// Brings constraints up to date; nobody calls it here but the app.
  open func updateConstraints() {}
  /// The size its contents ask for; less than zero where they ask for none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that its contents ask for another size.
  open func invalidateIntrinsicContentSize() { markForLayout() }
  /// Stands for a size the contents do not ask for.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The size that would suit it best in a given room; its own unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that suits it best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  override var responderWindow: UIWindow? { hostWindow }
  /// The view as a window, without a cast.
  var asWindow: UIWindow? { nil }
  /// Its place while it has no superview.
  var ownPlace: WindowPlace? { nil }
  /// What it says, for tests and users to name it by.
  var words: String? { nil }
  /// What the user can do with it when it is on screen.
  var touches: [Touch] { [] }
  /// Calls with every view the user can touch in this one, itself first, but not with those of other controllers.
  func forEachTouchable(_ body: (UIView) -> Void) {
    guard canBeTouched else { return }
    body(self)
    for view in subviewList where view.controllerLink == nil { view.forEachTouchable(body) }
  }

  nonisolated deinit {}
}
