/// Shows one of several controllers, which the user chooses in a bar.
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
  /// The tab of the bar that was selected last, which stays selected where its group shows another child.
  weak var lastRoot: UITab?
  var haveControllersBeenSet = false
  var more: MoreNavigationController?
  private var customizable: [UIViewController]?
  /// What the bar offers, if tabs are among it; otherwise it offers the children.
  var offered: [TabChoice]?

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.tabs = self
  }

  /// Makes a controller without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.tabs = self
  }

  /// Makes a controller of tabs, the first of which is selected.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    bar.tabs = self
    replaceRootTabs(tabs, animated: false)
  }

  weak var delegateLink: (any UITabBarControllerDelegate)?
  /// Asked and told about the user's choices.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The controllers to choose from; `nil` until set. Where there are tabs, asking has them make theirs.
  open var viewControllers: [UIViewController]? {
    get { haveControllersBeenSet ? madeControllers() : nil }
    set { replaceTabs(newValue, animated: false) }
  }
  /// Replaces the controllers to choose from.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers, animated: animated)
  }
  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get { selectedChild }
    set { select(newValue) }
  }
  /// The index of the chosen controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selectedPosition ?? NSNotFound }
    set { select(at: newValue) }
  }
  /// The tabs of the bar, hidden ones included; empty where controllers were given.
  open var tabs: [UITab] {
    get { offered?.compactMap(\.tab) ?? [] }
    set { replaceRootTabs(newValue, animated: false) }
  }
  /// Replaces the tabs of the bar.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceRootTabs(tabs, animated: animated) }
  /// The chosen tab, in whatever group of the bar; `nil` where controllers were given.
  open var selectedTab: UITab? {
    get { chosenTab }
    set { select(newValue) }
  }
  /// The tab of that identifier, however deep in groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { tab in
      tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }
  /// The stack behind the More item, which the bar has when there are six tabs or more.
  open var moreNavigationController: UINavigationController { madeMore() }
  /// The tabs the user may rearrange; all of them unless set.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  /// The bar, whose delegate this is.
  open var tabBar: UITabBar { bar }
  /// Called when the user has tapped an item of the bar, the chosen one again and the More item included, before the
  /// delegate is asked and before another controller is selected.
  ///
  /// Follows Apple's page `UITabBarDelegate`, `tabBar(_:didSelect:)`, which leaves that order open.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.hidden }
    set { bar.hidden = newValue }
  }
  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { bar.hidden = hidden }

  /// The chosen controller says whether the status bar is to go.
  open override var childForStatusBarHidden: UIViewController? { shown(for: selectedChild) }
  /// The chosen controller says how the status bar is to look.
  open override var childForStatusBarStyle: UIViewController? { shown(for: selectedChild) }
  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says.
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
