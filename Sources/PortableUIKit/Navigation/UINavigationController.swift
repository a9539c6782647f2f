/// Shows the topmost of a stack of controllers, with a bar to go back.
///
/// Follows Apple's page `UINavigationController`.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What changes the stack.
  nonisolated public enum Operation: Int, Sendable {
    /// Something that is neither.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers go from the top.
    case pop = 2
  }

  private let bar = UINavigationBar(frame: .zero)
  private lazy var popGestures = PopGestures(of: self)
  private lazy var tools = madeToolbar()
  var isBarHidden = false
  /// The child of which the delegate was told last that it is shown.
  private weak var lastTold: UIViewController?

  /// Makes an empty stack with bars of classes of the app's own; the classes are not used here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
  }

  /// Makes a stack, and pushes its root by `pushViewController(_:animated:)`, without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigation = self
  }

  /// Makes an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.navigation = self
  }

  weak var delegateLink: (any UINavigationControllerDelegate)?
  /// Told what is shown, and asked who animates.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setStack(newValue, animated: false) }
  }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top off, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(toCount: childList.count - 1, animated: animated)?.first
  }
  /// Takes off what is above a controller.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Takes off what is above the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(toCount: 1, animated: animated)
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { lastChild }
  /// What is seen: the modal over the stack, or its top.
  open var visibleViewController: UIViewController? { visible }
  /// The bar.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { isBarHidden = newValue }
  }
  /// How long that takes, in seconds, where it is animated; nothing moves here.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isBarHidden = hidden }
  /// The bar with buttons at the lower edge.
  open var toolbar: UIToolbar! { tools }
  /// Whether that bar is hidden, as it is unless shown.
  open var isToolbarHidden = true
  /// Hides or shows the bar with buttons at the lower edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether scrolling hides the bars; nothing is scrolled here but by code.
  open var hidesBarsOnSwipe = false
  /// Whether tapping hides the bars; nobody taps beside what is there.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; there is none here.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether little height hides the bar; it comes back when there is more.
  open var hidesBarsWhenVerticallyCompact = false
  private var isHiddenForHeight = false
  private lazy var hidingPan = UIPanGestureRecognizer()
  private lazy var hidingTap = UITapGestureRecognizer()
  /// The gesture that hides the bars by a swipe.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingPan }
  /// The gesture that hides the bars by a tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  /// The top says whether the status bar is to go.
  open override var childForStatusBarHidden: UIViewController? { lastChild }
  /// The top says how the status bar is to look where no bar is below it.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? lastChild : nil }
  /// Light over a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }
  /// The gesture with which the user goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestures.fromEdge }
  /// The gesture with which the user goes back from anywhere in the contents.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGestures.fromContents }
  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Pushes the secondary controller, even if it is a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.release(secondaryViewController)
    takeIn([secondaryViewController], from: splitViewController)
  }
  /// Pops the top, unless it is the root, and gives it back.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard childList.count > 1, let top = lastChild else { return nil }
    giveBack([top], to: splitViewController)
    return top
  }

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  private func madeToolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.navigation = self
    return bar
  }

  /// Called when controllers have left the stack, by state.
  func didDrop(_ controllers: [UIViewController]) {}
  /// Called when a controller that the user had begun to pop is back, by state.
  func didPutBack(_ controller: UIViewController) {}
  override func adapt(to traits: TraitValues) {
    guard hidesBarsWhenVerticallyCompact else { return }
    if traits.verticalSizeClass == .compact, !isBarHidden {
      isBarHidden = true
      isHiddenForHeight = true
    } else if traits.verticalSizeClass == .regular, isHiddenForHeight {
      isBarHidden = false
      isHiddenForHeight = false
    }
  }
  override var barItems: [UIBarButtonItem] { buttonsInBars }
  override var barViews: [UIView] { viewsInBars }
  override var managesChildViews: Bool { true }
  override func showsByState(_ child: UIViewController) -> Bool { lastChild === child }
  override func forEachSeenChild(_ body: (UIViewController) -> Void) {
    if let shownChild { body(shownChild) }
  }
  override func installShownChild() { shownChild?.installLine(in: loadedView()) }
  override func removeFromState(_ child: UIViewController) {
    setStack(childList.filter { $0 !== child }, animated: false)
  }

  // The delegate is told once for each controller that comes to be shown.

  override func willShow(_ child: UIViewController, animated: Bool) {
    guard lastTold !== child else { return }
    delegateLink?.navigationController(self, willShow: child, animated: animated)
  }
  override func didShow(_ child: UIViewController, animated: Bool) {
    guard lastTold !== child else { return }
    lastTold = child
    delegateLink?.navigationController(self, didShow: child, animated: animated)
  }
  override func animator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegateLink?.navigationController(self, animationControllerFor: operation, from: from, to: to)
  }
  override func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegateLink?.navigationController(self, interactionControllerFor: animator)
  }

  nonisolated deinit {}
}
