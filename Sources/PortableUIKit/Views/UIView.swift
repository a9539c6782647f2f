/// A rectangular area of the screen with its subviews.
///
/// Follows Apple's page `UIView`. The headless UIKit manages the hierarchy and draws nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
  var subviewList: [UIView] = []
  weak var superviewLink: UIView?
  /// The place of the view's window.
  var windowPlace: WindowPlace?
  /// The controller that manages this view.
  weak var controllerLink: UIViewController?
  var hidden = false
  var needsLayout = true
  /// Whether a descendant needs a layout.
  var hasLayoutInside = false
  var needsConstraints = true
  /// Whether a descendant's constraints need an update.
  var hasConstraintsInside = false
  /// Whether the view or a descendant uses or has ever used constraints.
  var usesConstraints = false
  var extras: ViewExtras?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
  }

  /// Creates a view. The archive's contents are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
  }

  /// Creates a view with an empty frame.
  @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

  /// The frame of the view in its superview.
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size {
        markForLayout()
        if !subviewList.isEmpty { resizeSubviews(from: oldValue.size) }
      }
      if Self.knowsInsets, frame != oldValue { windowPlace?.tellInsetsLater() }
    }
  }
  /// The bounds of the view in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The centre of the view in its superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A number that the app uses to identify the view.
  open var tag = 0
  /// A Boolean value that indicates whether the view receives the user's touches.
  open var isUserInteractionEnabled = true
  /// The background colour of the view.
  open var backgroundColor: UIColor?
  /// An identifier that tests and assistive software use to find the view.
  open var accessibilityIdentifier: String?
  /// The label that VoiceOver speaks for the view.
  open var accessibilityLabel: String?
  /// The traits of the view.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// Updates the traits of the view, its controller and all descendants at once, instead of on a later turn.
  open func updateTraitsIfNeeded() { updateTraits() }
  /// Notifies the view that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The trait overrides of this view and its descendants that belong to no controller. The views are notified on a
  /// later turn.
  open var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set { overrideTraits(newValue) }
  }
  /// The style that overrides the inherited light or dark style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Appearance, which is only stored

  /// The class of the view's layer, a subclass of `CALayer`. The layer is created at its first use.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view.
  open var layer: CALayer { madeLayer() }
  /// Draws the view. Never called.
  open func draw(_ rect: CGRect) {}
  /// Requests a redraw of the view. Does nothing.
  open func setNeedsDisplay() {}
  /// Requests a redraw of a part of the view. Does nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The tint colour of the view. The default is the superview's.
  open var tintColor: UIColor! {
    get { tintNow }
    set { tint(newValue) }
  }
  /// The adjustment of the tint colour. The default is the superview's.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { tintModeNow }
    set { tint(newValue) }
  }
  /// Notifies the view that its own or inherited tint colour has changed. Called on a later turn.
  open func tintColorDidChange() {}
  /// The fitting of content of another size.
  open var contentMode: UIView.ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { madeExtras().contentMode = newValue }
  }
  /// A Boolean value that indicates whether the view clips its subviews to its bounds.
  open var clipsToBounds: Bool {
    get { extras?.layer?.masksToBounds ?? false }
    set { madeLayer().masksToBounds = newValue }
  }
  /// A Boolean value that indicates whether the view is opaque.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { madeExtras().isOpaque = newValue }
  }
  /// The view whose opacity masks this view.
  open var mask: UIView? {
    get { extras?.mask }
    set { madeExtras().mask = newValue }
  }
  /// The transform of the view. It does not change the frame.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set {
      madeExtras().transform = newValue
      extras?.rare?.transformInSpace = nil
    }
  }
  /// The transform of the view in space. It does not change the frame.
  open var transform3D: CATransform3D {
    get { transformInSpace }
    set { transformInSpace = newValue }
  }
  /// The fixed point of transforms, as fractions of the width and the height. Setting it moves the frame, as in the
  /// layer.
  open var anchorPoint: CGPoint {
    get { extras?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { madeLayer().anchorPoint = newValue }
  }
  /// The parts of the frame that resize at once with the superview. The default is none. A view with
  /// `translatesAutoresizingMaskIntoConstraints` off does not resize.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { extras?.autoresizing ?? [] }
    set { madeExtras().autoresizing = newValue }
  }
  /// A Boolean value that indicates whether subviews resize with the view according to their `autoresizingMask`.
  open var autoresizesSubviews: Bool {
    get { extras?.resizesSubviews ?? true }
    set { madeExtras().resizesSubviews = newValue }
  }
  /// The meaning of the view's content, which decides whether it is mirrored for right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantics ?? .unspecified }
    set { madeExtras().semantics = newValue }
  }
  /// The layout direction of the view: left to right, unless its content forces the other direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionNow }
  /// Returns a snapshot of the view. It is an empty view with the same frame.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Returns a snapshot of a part of the view, whose middle can be resized. It is an empty view with that frame.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the view is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras().isAccessibilityElement = newValue }
  }
  /// The accessibility traits of the view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? .none }
    set { madeExtras().accessibilityTraits = newValue }
  }
  /// The accessibility hint of the view.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras().accessibilityHint = newValue }
  }
  /// The accessibility value of the view.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras().accessibilityValue = newValue }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the view's siblings. The value has no effect.
  open var accessibilityViewIsModal: Bool {
    get { extras?.isAccessibilityModal ?? false }
    set { madeExtras().isAccessibilityModal = newValue }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the view's descendants. The value has no
  /// effect.
  open var accessibilityElementsHidden: Bool {
    get { extras?.hidesAccessibility ?? false }
    set { madeExtras().hidesAccessibility = newValue }
  }
  /// The accessibility elements of the view, in order. The value has no effect.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set { madeExtras().accessibilityElements = newValue }
  }
  /// A Boolean value that indicates whether VoiceOver reads the view's descendants as a group. The value has no effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.groupsAccessibility ?? false }
    set { madeExtras().groupsAccessibility = newValue }
  }

  /// The custom accessibility actions of the view. The value has no effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.rare?.customActions }
    set { madeRare().customActions = newValue }
  }
  /// The accessibility frame of the view on the screen. The default is its frame in the window.
  open var accessibilityFrame: CGRect {
    get { extras?.rare?.accessibilityFrame ?? CGRect(origin: converted(bounds.origin, to: nil), size: frame.size) }
    set { madeRare().accessibilityFrame = newValue }
  }
  /// The type of the view as an accessibility container. The value has no effect.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.rare?.containerType ?? .none }
    set { madeRare().containerType = newValue }
  }
  /// The names that the user can speak for the view. The value has no effect.
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.rare?.inputLabels ?? [] }
    set { madeRare().inputLabels = newValue }
  }
  /// The language in which VoiceOver reads the view. The value has no effect.
  open var accessibilityLanguage: String? {
    get { extras?.rare?.language }
    set { madeRare().language = newValue }
  }
  /// The accessibility label with speech attributes. Setting it also sets `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, \.attributedLabel) }
    set {
      madeRare().attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// The accessibility value with speech attributes. Setting it also sets `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, \.attributedValue) }
    set {
      madeRare().attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// Activates the view. Returns `false` if a tap is needed. The headless UIKit calls none of the accessibility
  /// methods.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of the view.
  open func accessibilityIncrement() {}
  /// Decrements the value of the view.
  open func accessibilityDecrement() {}
  /// Scrolls the content of the view. Returns `false` if it does not scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Touches

  /// A Boolean value that indicates whether the view receives several touches at once. The value has no effect.
  open var isMultipleTouchEnabled: Bool {
    get { extras?.takesManyFingers ?? false }
    set { madeExtras().takesManyFingers = newValue }
  }
  /// A Boolean value that indicates whether the view receives touches exclusively. The value has no effect.
  open var isExclusiveTouch: Bool {
    get { extras?.takesFingersAlone ?? false }
    set { madeExtras().takesFingersAlone = newValue }
  }
  /// Returns the view that a touch at a point hits: the frontmost descendant that contains the point, or this view.
  ///
  /// As Apple's page says, the search skips a view that does not contain the point, is hidden, is nearly transparent or
  /// has user interaction disabled. It skips the subviews of such a view as well.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !hidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.converted(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Returns whether the view contains a point in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns whether a gesture of this view may begin. It is asked before the recognizer's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The gesture recognizers of the view. `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set { replaceGestures(by: newValue ?? []) }
  }
  /// Adds a gesture recognizer, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { takeGesture(gestureRecognizer) }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUpGesture(gestureRecognizer) }

  // MARK: Hierarchy

  /// The superview of the view.
  open var superview: UIView? { superviewLink }
  /// The subviews of the view, the topmost last.
  open var subviews: [UIView] { subviewList }
  /// The window that contains the view.
  open var window: UIWindow? { hostWindow }
  /// The controller that manages this view, or the superview.
  open override var next: UIResponder? { controllerLink ?? superviewLink }

  /// Whether another view may be a direct subview.
  func takes(_ view: UIView) -> Bool { true }
  /// Whether a subview holds the content and fills this view, as in a cell.
  func isFilled(by view: UIView) -> Bool { false }
  /// Adds a view on top of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  /// Inserts a view at an index of the subviews. The lowest has index 0.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view above a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (index(of: siblingSubview, without: view) ?? subviewList.count - 1) + 1)
  }
  /// Inserts a view below a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) ?? 0)
  }
  /// Moves a subview on top of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }
  /// Moves a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { takeOut() }
  /// Returns whether the view is another view or its descendant.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }
  /// Returns the view with a tag: this view or a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? { tagged(tag) }
  /// Ends the editing in this view. Returns whether no text in it is being edited now. If `force` is `true`, the
  /// responder cannot refuse.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }
  /// Converts a point to another view's coordinates. `nil` selects the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point from another view's coordinates. `nil` selects the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// Converts a rectangle to another view's coordinates. `nil` selects the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, to: view), size: rect.size)
  }
  /// Converts a rectangle from another view's coordinates. `nil` selects the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, from: view), size: rect.size)
  }

  /// Notifies the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that its superview has changed.
  open func didMoveToSuperview() {}
  /// Notifies the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that its window has changed.
  open func didMoveToWindow() {}
  /// Notifies the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Notifies the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Lays out the subviews. Called when the view appears and when a requested layout runs.
  open func layoutSubviews() {}
  /// Lays out the sublayers of the view's layer. Called after ``layoutSubviews()``, if the layer exists.
  open func layoutSublayers(of layer: CALayer) {}
  /// Requests a layout of the subviews.
  open func setNeedsLayout() { markForLayout() }
  /// Runs the requested layouts in this view at once.
  open func layoutIfNeeded() {
    windowPlace?.tellInsets()
    layOut()
  }

  // MARK: Safe area and margins

  /// The insets of the safe area, to which controllers add. There are no system bars.
  open var safeAreaInsets: UIEdgeInsets { safeAreaNow }
  /// Notifies the view that its safe area has changed. Called on a later turn.
  open func safeAreaInsetsDidChange() {}
  /// The margins of the view's content.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { setMargins(newValue) }
  }
  /// The margins of the view's content, in terms of the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsNow.directional(directionNow) }
    set { setMargins(newValue.turned(directionNow)) }
  }
  /// Notifies the view that its margins have changed. Called on a later turn.
  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insetsMargins ?? true }
    set { change(\.insetsMargins, to: newValue) }
  }
  /// A Boolean value that indicates whether the margins include the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.preservesMargins ?? false }
    set { change(\.preservesMargins, to: newValue) }
  }
  /// Returns the intrinsic size of the content, or the target size if there is none. Constraints have no effect.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fitting(targetSize) }
  /// Returns the fitting size with the target's width or height if that priority is `required`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }
  // MARK: Constraints, which are only stored

  /// A Boolean value that indicates whether the frame counts as constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.usesAutoresizing ?? true }
    set { madeExtras().usesAutoresizing = newValue }
  }
  /// The constraints of the view.
  open var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }
  /// Adds a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.keep(in: self) }
  /// Adds constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.keep(in: self) } }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { giveUp(constraint) }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { giveUp(each) } }
  /// Returns the constraints that affect the layout on an axis. Always empty, because constraints are not solved.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  /// A Boolean value that indicates whether the constraints are ambiguous. Always `false`.
  open var hasAmbiguousLayout: Bool { false }

  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }
  /// Adds a layout guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  /// Removes a layout guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { giveUp(layoutGuide) }
  /// The guide of the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
  /// The guide of the area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
  /// The guide of the area with a readable width. It equals the area inside the margins, because text has no size.
  open var readableContentGuide: UILayoutGuide { madeReadableGuide }
  /// The guide of the keyboard. There is no keyboard, so it is the area below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeExtras().hugging[axis] = priority
  }
  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.resistance[axis] ?? .defaultHigh
  }
  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { madeExtras().resistance[axis] = priority }

  /// The insets from the frame to the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline represents this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline represents this view's.
  open var forLastBaselineLayout: UIView { self }

  /// A Boolean value that indicates whether views of the class need constraints. Their window then updates constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Requests an update of the constraints before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraints() }
  /// Returns whether the constraints need an update, as those of a new view do.
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  /// Updates the constraints. Called before a layout if an update was requested, and once in a window that uses
  /// constraints.
  open func updateConstraints() {}
  /// Runs the requested updates of constraints in this view at once.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
  /// The intrinsic size of the content. A negative value means that there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Invalidates the intrinsic size of the content.
  open func invalidateIntrinsicContentSize() { markForLayout() }
  /// The value for a missing intrinsic dimension.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Returns the best size of the view for a given size. The default is its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Resizes the view to its best size.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// The identifier of the view for state restoration. The value has no effect.
  open var restorationIdentifier: String? {
    get { extras?.rare?.restorationIdentifier }
    set { madeRare().restorationIdentifier = newValue }
  }
  /// Prepares the view for Interface Builder. Never called. Apple declares it on `NSObject`. Here, views have it.
  open func prepareForInterfaceBuilder() {}

  override var responderWindow: UIWindow? { hostWindow }
  override var responderView: UIView? { self }
  /// The view as a window, without a cast.
  var asWindow: UIWindow? { nil }
  /// The place of a view without a superview.
  var ownPlace: WindowPlace? { nil }
  /// Whether the view fills its superview, which had another size before.
  func fillsSuperview(of old: CGSize) -> Bool { controllerLink?.fillsSuperview(by: self, of: old) ?? false }
  /// The text of the view, by which tests and users name it.
  var words: String? { nil }
  /// Calls the body with this view and its descendants that the user can touch, except views of other controllers.
  func forEachTouchable(_ body: (UIView) -> Void) {
    guard canBeTouched else { return }
    body(self)
    for view in subviewList where view.controllerLink == nil { view.forEachTouchable(body) }
  }

  nonisolated deinit {}
}
