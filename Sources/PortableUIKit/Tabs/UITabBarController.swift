/// A container that shows one of several view controllers, which the user selects in a tab bar.
///
/// Follows Apple's page `UITabBarController`.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let bar = UITabBar(frame: .zero)
  var selectedChild: UIViewController? {
    didSet {
      TreeRevision.number &+= 1
      rememberSelectedRoot()
    }
  }
  /// The last selected tab of the bar. It stays selected if its group shows another child.
  weak var lastRoot: UITab?
  var haveControllersBeenSet = false
  var more: MoreNavigationController?
  private var customizable: [UIViewController]?
  /// The items of the bar, if there are tabs. Otherwise the items are the children.
  var offered: [TabChoice]?

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.tabs = self
  }

  /// Creates a tab bar controller without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.tabs = self
  }

  /// Creates a tab bar controller with tabs, and selects the first.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    bar.tabs = self
    replaceRootTabs(tabs, animated: false)
  }

  weak var delegateLink: (any UITabBarControllerDelegate)?
  /// The delegate of the tab bar controller.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The view controllers of the tabs. `nil` until they are set. Reading this property creates the view controllers of
  /// all tabs.
  open var viewControllers: [UIViewController]? {
    get { haveControllersBeenSet ? madeControllers() : nil }
    set { replaceTabs(newValue, animated: false) }
  }
  /// Replaces the view controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers, animated: animated)
  }
  /// The selected view controller.
  open var selectedViewController: UIViewController? {
    get { selectedChild }
    set { select(newValue) }
  }
  /// The index of the selected view controller. `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selectedPosition ?? NSNotFound }
    set { select(at: newValue) }
  }
  /// The tabs of the bar, including hidden ones. Empty if the app sets view controllers instead.
  open var tabs: [UITab] {
    get { offered?.compactMap(\.tab) ?? [] }
    set { replaceRootTabs(newValue, animated: false) }
  }
  /// Replaces the tabs of the bar.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceRootTabs(tabs, animated: animated) }
  /// The selected tab, which can be inside a group. `nil` if the app sets view controllers instead of tabs.
  open var selectedTab: UITab? {
    get { chosenTab }
    set { select(newValue) }
  }
  /// Returns the tab with an identifier, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { tab in
      tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }
  /// The navigation controller behind the More item, which the bar has if there are six or more tabs.
  open var moreNavigationController: UINavigationController { madeMore() }
  /// The tabs that the user can rearrange. The default is all tabs.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  /// The tab bar. This controller is its delegate.
  open var tabBar: UITabBar { bar }
  /// Notifies the controller that the user has tapped an item of the bar.
  ///
  /// Called also for the selected item and for the More item, before the delegate is asked and before the selection
  /// changes. Apple's page `tabBar(_:didSelect:)` leaves that order open.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// A Boolean value that indicates whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.hidden }
    set { bar.hidden = newValue }
  }
  /// Hides or shows the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { bar.hidden = hidden }

  /// The selected view controller, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shown(for: selectedChild) }
  /// The selected view controller, which decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shown(for: selectedChild) }
  /// The supported interface orientations, which the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The preferred interface orientation of a presentation, which the delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  private func replaceTabs(_ tabs: [UIViewController]?, animated: Bool) {
    let isTaken = setTabs(tabs ?? [], offering: choices(for: tabs ?? []), animated: animated)
    if isTaken { haveControllersBeenSet = tabs != nil }
  }

  override var managesChildViews: Bool { true }
  override func showsByState(_ child: UIViewController) -> Bool { shown(for: selectedChild) === child }
  override func forEachSeenChild(_ body: (UIViewController) -> Void) {
    if let shownChild { body(shownChild) }
  }
  open override var children: [UIViewController] {
    guard let more, shown(for: selectedChild) === more || more.nested != nil else { return childList }
    return childList.filter { $0.parentLink === self } + [more]
  }
  override func installShownChild() { shownChild?.installLine(in: loadedView()) }
  override func removeFromState(_ child: UIViewController) {
    let left = offered?.filter { $0.made !== child }
    setTabs(childList.filter { $0 !== child }, offering: left, animated: false)
  }
  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegateLink?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
  }
  override func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegateLink?.tabBarController(self, interactionControllerFor: animator)
  }

  nonisolated deinit {}
}
