/// A rectangle on the screen with others inside; here only the hierarchy, nothing is drawn.
///
/// Follows Apple's page `UIView`.
@preconcurrency @MainActor open class UIView: UIResponder {
  var subviewList: [UIView] = []
  weak var superviewLink: UIView?
  /// Where the window is that it lies in.
  var windowPlace: WindowPlace?
  /// The controller whose `view` this is.
  weak var controllerLink: UIViewController?
  var hidden = false
  /// Whether it waits to place its subviews.
  var needsLayout = true
  /// Whether a view in it waits to.
  var hasLayoutInside = false
  /// Whether it waits to bring its constraints up to date.
  var needsConstraints = true
  /// Whether a view in it waits to.
  var hasConstraintsInside = false
  /// Whether it uses constraints, or a view in it does or once did.
  var usesConstraints = false
  /// What most views never have.
  var extras: ViewExtras?

  /// Makes a view of the given place and size.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
  }

  /// Makes a view from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
  }

  /// Makes a view without size.
  @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

  /// The place and size in the superview.
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size {
        markForLayout()
        if !subviewList.isEmpty { resizeSubviews(from: oldValue.size) }
      }
      if Self.knowsInsets, frame != oldValue { windowPlace?.tellInsetsLater() }
    }
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
  /// Updates the traits of the view, its controller and everything in it at once, instead of on a later turn.
  open func updateTraitsIfNeeded() { updateTraits() }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits this view changes for itself and the views in it that are no controllers' own, who are told on a later
  /// turn.
  open var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set { overrideTraits(newValue) }
  }
  /// Whether the interface in this view is light or dark, whatever it is outside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: How it looks; nothing is drawn here, so that a view only keeps what it is told

  /// The class of its layer, which is made when it is first asked for; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view is drawn with.
  open var layer: CALayer { madeLayer() }
  /// Draws the contents; never called here.
  open func draw(_ rect: CGRect) {}
  /// Asks for the view to be drawn; nothing is.
  open func setNeedsDisplay() {}
  /// Asks for a part of the view to be drawn; nothing is.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The colour of what one can tap; the superview's unless set.
  open var tintColor: UIColor! {
    get { tintNow }
    set { tint(newValue) }
  }
  /// Whether that colour is shown as it is; as in the superview unless set.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { tintModeNow }
    set { tint(newValue) }
  }
  /// Called on a later turn when the colour of what one can tap has changed, here or in what this takes it over from.
  open func tintColorDidChange() {}
  /// What is done with contents of another size.
  open var contentMode: UIView.ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { madeExtras().contentMode = newValue }
  }
  /// Whether what lies outside is cut off.
  open var clipsToBounds: Bool {
    get { extras?.layer?.masksToBounds ?? false }
    set { madeLayer().masksToBounds = newValue }
  }
  /// Whether nothing shines through.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { madeExtras().isOpaque = newValue }
  }
  /// A view whose opacity says what is seen of this one.
  open var mask: UIView? {
    get { extras?.mask }
    set { madeExtras().mask = newValue }
  }
  /// How it is moved, turned and scaled; the frame is kept as it is.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set {
      madeExtras().transform = newValue
      extras?.rare?.transformInSpace = nil
    }
  }
  /// How it is moved, turned and scaled in space; the frame is kept as it is.
  open var transform3D: CATransform3D {
    get { transformInSpace }
    set { transformInSpace = newValue }
  }
  /// Which point of it stays where it is as it is turned and scaled, as a part of width and height; setting it moves the
  /// frame, as the layer's does.
  open var anchorPoint: CGPoint {
    get { extras?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { madeLayer().anchorPoint = newValue }
  }
  /// What grows with the superview, at once when that gets another size; nothing unless set. A view with
  /// `translatesAutoresizingMaskIntoConstraints` off stays as it is.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { extras?.autoresizing ?? [] }
    set { madeExtras().autoresizing = newValue }
  }
  /// Whether what lies in it grows with it, as each view's `autoresizingMask` says.
  open var autoresizesSubviews: Bool {
    get { extras?.resizesSubviews ?? true }
    set { madeExtras().resizesSubviews = newValue }
  }
  /// Whether it is turned round where lines run from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantics ?? .unspecified }
    set { madeExtras().semantics = newValue }
  }
  /// Where lines begin in this view: at the left unless its contents are forced to run the other way.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionNow }
  /// A view that looks as this one does now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// A view that looks as a part of this one does now, and of which only the middle grows.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  // MARK: For those who cannot see it

  /// Whether assistive software takes the view as one thing.
  open var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras().isAccessibilityElement = newValue }
  }
  /// What the view is to those who cannot see it.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? .none }
    set { madeExtras().accessibilityTraits = newValue }
  }
  /// What comes of using the view.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras().accessibilityHint = newValue }
  }
  /// What the view holds.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras().accessibilityValue = newValue }
  }
  /// Whether assistive software leaves out what lies beside it; kept.
  open var accessibilityViewIsModal: Bool {
    get { extras?.isAccessibilityModal ?? false }
    set { madeExtras().isAccessibilityModal = newValue }
  }
  /// Whether assistive software leaves out what lies in it; kept.
  open var accessibilityElementsHidden: Bool {
    get { extras?.hidesAccessibility ?? false }
    set { madeExtras().hidesAccessibility = newValue }
  }
  /// What assistive software finds in the view, in that order; kept.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set { madeExtras().accessibilityElements = newValue }
  }
  /// Whether assistive software goes through all that lies in it before what lies beside it; kept.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.groupsAccessibility ?? false }
    set { madeExtras().groupsAccessibility = newValue }
  }

  /// What assistive software can have the view do besides; kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.rare?.customActions }
    set { madeRare().customActions = newValue }
  }
  /// Where the view is on the screen: where its frame is in its window, unless set.
  open var accessibilityFrame: CGRect {
    get { extras?.rare?.accessibilityFrame ?? CGRect(origin: converted(bounds.origin, to: nil), size: frame.size) }
    set { madeRare().accessibilityFrame = newValue }
  }
  /// What kind of things are in it; kept.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.rare?.containerType ?? .none }
    set { madeRare().containerType = newValue }
  }
  /// What the user may call it when speaking; kept.
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.rare?.inputLabels ?? [] }
    set { madeRare().inputLabels = newValue }
  }
  /// The language it is read out in; kept.
  open var accessibilityLanguage: String? {
    get { extras?.rare?.language }
    set { madeRare().language = newValue }
  }
  /// What it says to those who cannot see it, and how that is read out; setting it sets `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, \.attributedLabel) }
    set {
      madeRare().attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// What it holds, and how that is read out; setting it sets `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, \.attributedValue) }
    set {
      madeRare().attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// Uses the view in place of a tap; `false` if it is to be tapped. Nobody asks here but by calling this, nor the rest.
  open func accessibilityActivate() -> Bool { false }
  /// Makes what the view holds more.
  open func accessibilityIncrement() {}
  /// Makes what the view holds less.
  open func accessibilityDecrement() {}
  /// Scrolls what is in the view; `false` if it does not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Fingers

  /// Whether it gets more than one finger; each is told of by itself here.
  open var isMultipleTouchEnabled: Bool {
    get { extras?.takesManyFingers ?? false }
    set { madeExtras().takesManyFingers = newValue }
  }
  /// Whether no other view gets fingers while it has one; kept.
  open var isExclusiveTouch: Bool {
    get { extras?.takesFingersAlone ?? false }
    set { madeExtras().takesFingersAlone = newValue }
  }
  /// The view that a finger at a point touches: of those in this one, in front first, or this one itself.
  ///
  /// As Apple's page says, a view that is hidden, nearly transparent or not to be used is passed over with all that is in
  /// it, and so is one that the point is not inside of.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !hidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.converted(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point of its own coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a gesture of this view may begin now; asked before the gesture's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The gestures that belong to this view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set { replaceGestures(by: newValue ?? []) }
  }
  /// Takes a gesture from the view it belongs to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { takeGesture(gestureRecognizer) }
  /// Gives a gesture up.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUpGesture(gestureRecognizer) }

  // MARK: Hierarchy

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
  /// Whether a subview is as large as this one because it holds the contents, as in a cell.
  func isFilled(by view: UIView) -> Bool { false }
  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  /// Puts a view at an index among the others, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right above another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (index(of: siblingSubview, without: view) ?? subviewList.count - 1) + 1)
  }
  /// Puts a view right below another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) ?? 0)
  }
  /// Moves a subview on top of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }
  /// Moves a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Has two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { takeOut() }
  /// Whether the view lies in the other one, however deep, or is the other one.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }
  /// The view in this one, or itself, that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { tagged(tag) }
  /// Asks what is being edited in this view to end, or has it end; whether nothing is being edited in it any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }
  /// The same point in another view's coordinates, or in the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of another view's coordinates, or the window's, in this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// The same rectangle in another view's coordinates, or in the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view's coordinates, or the window's, in this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, from: view), size: rect.size)
  }

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
  /// Called after ``layoutSubviews()``, once the layer has been asked for.
  open func layoutSublayers(of layer: CALayer) {}
  /// Asks for the subviews to be placed.
  open func setNeedsLayout() { markForLayout() }
  /// Places at once what was asked for in this view.
  open func layoutIfNeeded() {
    windowPlace?.tellInsets()
    layOut()
  }

  // MARK: Room for contents

  /// How much of the view is covered, by what controllers add to the safe area; the system has no bars here.
  open var safeAreaInsets: UIEdgeInsets { safeAreaNow }
  /// Called on a later turn when another part of the view is covered.
  open func safeAreaInsetsDidChange() {}
  /// How far contents stay from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { setMargins(newValue) }
  }
  /// How far contents stay from the edges, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsNow.directional(directionNow) }
    set { setMargins(newValue.turned(directionNow)) }
  }
  /// Called on a later turn when contents are to stay another distance from the edges.
  open func layoutMarginsDidChange() {}
  /// Whether margins go as far as the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insetsMargins ?? true }
    set { change(\.insetsMargins, to: newValue) }
  }
  /// Whether margins go as far as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.preservesMargins ?? false }
    set { change(\.preservesMargins, to: newValue) }
  }
  /// The size its contents ask for; that of the room where they ask for none. Nothing is laid out by constraints here.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fitting(targetSize) }
  /// The same, as high or as wide as the room where that is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }
  // MARK: Constraints, which are kept and not solved here

  /// Whether the frame counts as constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.usesAutoresizing ?? true }
    set { madeExtras().usesAutoresizing = newValue }
  }
  /// The constraints this view keeps.
  open var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }
  /// Keeps a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.keep(in: self) }
  /// Keeps constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.keep(in: self) } }
  /// Gives a constraint up.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { giveUp(constraint) }
  /// Gives constraints up.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { giveUp(each) } }
  /// What decides on its place and size in a direction: nothing, as constraints are not solved.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  /// Whether constraints leave its place or size open; that is not known here.
  open var hasAmbiguousLayout: Bool { false }

  /// The guides in this view.
  open var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }
  /// Puts a guide into this view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  /// Takes a guide out of this view.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { giveUp(layoutGuide) }
  /// Where nothing covers the view.
  open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
  /// Where contents go.
  open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
  /// Where text is easy to read: between the margins, as there is no text to measure here.
  open var readableContentGuide: UILayoutGuide { madeReadableGuide }
  /// Where the keyboard is: what the safe area leaves at the lower edge, as there is no keyboard here.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

  /// How strongly it stays as small as its contents.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.hugging[axis] ?? .defaultLow
  }
  /// Says how strongly it stays as small as its contents.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeExtras().hugging[axis] = priority
  }
  /// How strongly it keeps its contents whole.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.resistance[axis] ?? .defaultHigh
  }
  /// Says how strongly it keeps its contents whole.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { madeExtras().resistance[axis] = priority }

  /// How much at each edge does not count as constraints align it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The part of a frame that constraints align.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of which constraints align a part.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first line is taken for this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line is taken for this one's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether views of the class need layout by constraints, which their window then uses.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for constraints to be brought up to date before the next layout; they are not solved here.
  open func setNeedsUpdateConstraints() { markForConstraints() }
  /// Whether constraints are to be brought up to date; those of a new view are.
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  /// Brings constraints up to date; called before a layout where that was asked for, and once in a window that uses some.
  open func updateConstraints() {}
  /// Brings at once up to date what is to be in this view.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
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

  /// What the system names it by when it brings screens back; nothing is brought back here.
  open var restorationIdentifier: String? {
    get { extras?.rare?.restorationIdentifier }
    set { madeRare().restorationIdentifier = newValue }
  }
  /// Called before the view is shown in Interface Builder, and never here.
  ///
  /// Apple declares it on `NSObject`; here views have it.
  open func prepareForInterfaceBuilder() {}

  override var responderWindow: UIWindow? { hostWindow }
  override var responderView: UIView? { self }
  /// The view as a window, without a cast.
  var asWindow: UIWindow? { nil }
  /// Its place while it has no superview.
  var ownPlace: WindowPlace? { nil }
  /// Whether it is there to fill its superview, which has had another size.
  func fillsSuperview(of old: CGSize) -> Bool { controllerLink?.fillsSuperview(by: self, of: old) ?? false }
  /// What it says, for tests and users to name it by.
  var words: String? { nil }
  /// Calls with every view the user can touch in this one, itself first, but not with those of other controllers.
  func forEachTouchable(_ body: (UIView) -> Void) {
    guard canBeTouched else { return }
    body(self)
    for view in subviewList where view.controllerLink == nil { view.forEachTouchable(body) }
  }

  nonisolated deinit {}
}
