/// A container that shows the top of a stack of view controllers, with a bar to go back.
///
/// Follows Apple's page `UINavigationController`.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Constants that specify the kind of a stack transition.
  nonisolated public enum Operation: Int, Sendable {
    /// Neither a push nor a pop.
    case none = 0
    /// A push of a view controller.
    case push = 1
    /// A pop of one or more view controllers.
    case pop = 2
  }

  private let bar = UINavigationBar(frame: .zero)
  private lazy var popGestures = PopGestures(of: self)
  private lazy var tools = madeToolbar()
  var isBarHidden = false
  /// The child of the last `didShow` call to the delegate.
  private weak var lastTold: UIViewController?

  /// Creates an empty stack with bars of custom classes. The classes are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
  }

  /// Creates a stack, and pushes its root with `pushViewController(_:animated:)` without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigation = self
  }

  /// Creates an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.navigation = self
  }

  weak var delegateLink: (any UINavigationControllerDelegate)?
  /// The delegate of the navigation controller.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The view controllers of the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setStack(newValue, animated: false) }
  }
  /// Replaces the view controllers of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }
  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Pops the top view controller, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(toCount: childList.count - 1, animated: animated)?.first
  }
  /// Pops the view controllers above a view controller.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Pops the view controllers above the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(toCount: 1, animated: animated)
  }
  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { lastChild }
  /// The visible view controller: the modal over the stack, or the stack's top.
  open var visibleViewController: UIViewController? { visible }
  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }
  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { isBarHidden = newValue }
  }
  /// The duration, in seconds, of showing or hiding the navigation bar. The headless UIKit shows and hides bars at
  /// once.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isBarHidden = hidden }
  /// The toolbar at the bottom of the screen.
  open var toolbar: UIToolbar! { tools }
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden = true
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// A Boolean value that indicates whether a swipe hides the bars. The value has no effect.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bars. The value has no effect.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether the keyboard hides the bars. The value has no effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether compact height hides the navigation bar. The bar reappears at regular
  /// height.
  open var hidesBarsWhenVerticallyCompact = false
  private var isHiddenForHeight = false
  private lazy var hidingPan = UIPanGestureRecognizer()
  private lazy var hidingTap = UITapGestureRecognizer()
  /// The gesture recognizer of the swipe that hides the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingPan }
  /// The gesture recognizer of the tap that hides the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  /// The stack's top, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { lastChild }
  /// The stack's top if the navigation bar is hidden. It decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? lastChild : nil }
  /// The style of the status bar: light content over a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }
  /// The gesture recognizer of the swipe back from the edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestures.fromEdge }
  /// The gesture recognizer of the swipe back from anywhere in the content.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGestures.fromContents }
  /// Pushes a view controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Pushes the secondary view controller, even if it is a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.release(secondaryViewController)
    takeIn([secondaryViewController], from: splitViewController)
  }
  /// Pops the top, unless it is the root, and returns it as the secondary view controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard childList.count > 1, let top = lastChild else { return nil }
    giveBack([top], to: splitViewController)
    return top
  }

  /// The supported interface orientations, which the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The preferred interface orientation of a presentation, which the delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  private func madeToolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.navigation = self
    return bar
  }

  /// Called when view controllers have left the stack's state.
  func didDrop(_ controllers: [UIViewController]) {}
  /// Called when a cancelled pop gesture has restored a view controller to the stack's state.
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

  // The delegate is notified once for each controller that is shown.

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
