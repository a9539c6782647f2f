/// Manages one screen or part of one, and says what happens to it.
///
/// Follows Apple's page `UIViewController`. What can be overridden there can be overridden here; nothing inside relies
/// on what a subclass answers for its links and children.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Links: what is true at once

  var heldChildren = ChildList()
  weak var parentLink: UIViewController?
  var presentedLink: UIViewController? {
    didSet { TreeRevision.number &+= 1 }
  }
  weak var presentingLink: UIViewController?
  /// The window this is the root of.
  weak var rootWindow: UIWindow?

  // MARK: Seen: what transitions have shown so far

  var viewStore: UIView?
  var isLoadingView = false
  private var isEditingNow = false
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var hasSaidIsAppearing = false
  /// Who was told that this controller appears or disappears, and is to be told the end of it.
  var told: [UIViewController] = []
  /// The child a navigation or tab bar controller shows.
  var shownChild: UIViewController?
  /// The modal that has been shown on this controller.
  var seenModal: UIViewController?
  /// The controller this has been shown on, as a modal.
  weak var seenPresenter: UIViewController?
  /// Whether this, as a modal, takes its presenter's view away.
  var coversPresenter = false
  /// Transitions of this container that have not ended.
  var pendingTransitions = 0
  /// Where they wait.
  var pendingPlace: WindowPlace?

  var moves: Moves = []
  var presentationControllerStore: UIPresentationController?
  var navigationItemStore: UINavigationItem?
  var tabBarItemStore: UITabBarItem?
  /// The tab that has made it.
  weak var tabLink: UITab?
  var extras: ControllerExtras?
  /// What lives exactly as long as the controller, for those who need an object held.
  package var companion: AnyObject?
  /// What a router knows of the controller, for as long as it lives.
  package var record: AnyObject?
  /// The scene or nib it was made from.
  var origin: InterfaceOrigin?
  var traitsStore: ControllerTraits?

  // MARK: Making

  /// Makes a controller whose view is loaded from a nib, if one is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller from a scene of a storyboard; of other archives nothing is read.
  public required init?(coder: NSCoder) {
    let naming = coder as? any NibNaming
    givenNibName = naming?.nibName
    givenNibBundle = naming?.nibBundle
    super.init()
    if let origin = (coder as? InterfaceCoder)?.origin { configure(from: origin) }
  }

  /// Makes a controller that makes its view itself.
  @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private let givenNibName: String?
  private let givenNibBundle: Bundle?
  /// The name of the nib the view is in; if it is `nil`, a nib that is called as the class is used where there is one. What a
  /// subclass answers is what is loaded, as Apple's page `loadView()` says.
  open var nibName: String? { givenNibName }
  /// The bundle the nib is in.
  open var nibBundle: Bundle? { givenNibBundle }
  /// The storyboard the controller was made from.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  // MARK: View

  /// The view; asking for it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { adoptView(newValue) }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { viewStore }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStore != nil }
  /// Makes the view and sets `view`; to be overridden, not to be called.
  open func loadView() { loadViewFromInterface() }
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadedView() }
  /// Called once, when the view is loaded.
  open dynamic func viewDidLoad() {}
  /// Called when the view is about to come on screen.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come into the hierarchy, and is about to be seen.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to go.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews: when it has come on screen, and when that was asked for.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Brings the view's constraints up to date by its `updateConstraints()`; called in place of that, before a layout.
  open func updateViewConstraints() { viewStore?.updateConstraints() }
  /// Called on a later turn when the safe area of its view has become another.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called on a later turn when the margins of its view have become others.
  open func viewLayoutMarginsDidChange() {}
  /// How much more of the view than the system's bars cover is not for contents.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeArea ?? .zero }
    set { addToSafeArea(newValue) }
  }
  /// The least margins of its view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// Whether the margins of its view are at least those.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { extras?.respectsLeastMargins ?? true }
    set { respectLeastMargins(newValue) }
  }
  /// At which edges the view goes on below bars; kept, as nothing is drawn here.
  open var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edges ?? .all }
    set { madeExtras().edges = newValue }
  }
  /// Whether it does so below bars that nothing shines through; kept.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.includesOpaqueBars ?? false }
    set { madeExtras().includesOpaqueBars = newValue }
  }
  /// What covers the view at its upper edge; asking for it loads the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  open var topLayoutGuide: any UILayoutSupport { guide(atTop: true) }
  /// What covers the view at its lower edge; asking for it loads the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { guide(atTop: false) }
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}
  /// The view's superview gets what this leaves alone.
  open override var next: UIResponder? { viewStore?.superviewLink }

  // MARK: Containment

  /// The controllers inside this one.
  open var children: [UIViewController] { childList }
  /// The controller this one is inside of.
  open var parent: UIViewController? { parentLink }
  /// Takes a controller in; its view is the caller's business.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes; to be overridden with a call to this.
  open dynamic func willMove(toParent parent: UIViewController?) { noteMove(toParent: parent, isOver: false) }
  /// Called after the parent changed; to be overridden with a call to this.
  open dynamic func didMove(toParent parent: UIViewController?) { noteMove(toParent: parent, isOver: true) }
  /// Whether children are told automatically when this controller appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it is about to appear or disappear, for containers that forward by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginMove(appearing: isAppearing, in: parentLink)
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that it has appeared or disappeared, for containers that forward by hand.
  open func endAppearanceTransition() {
    endAppearance()
    endMove()
  }
  /// Shows another child instead of one that is shown; its view comes with the frame it has.
  ///
  /// UIKit's header has this fail where the controller forwards appearance by hand: a misuse, which changes nothing.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, animated: duration > 0, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  /// Presents a controller modally.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModal(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller or its container presents, or, if that is nothing, what it is presented in.
  ///
  /// The completion is called when that is dismissed, and not if the app's interaction controller has it stay.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModal(animated: flag, completion: completion)
  }
  /// What this controller or the nearest container around it presents.
  open var presentedViewController: UIViewController? { presentedLink ?? nearestPresenter?.presentedLink }
  /// Who presents this controller or the nearest container around it.
  open var presentingViewController: UIViewController? { presentingLink ?? nearestPresented?.presentingLink }
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How its view comes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it may decide about the status bar while it is presented.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a modal of a current-context style covers this controller only.
  open var definesPresentationContext = false
  /// Whether its transition style is used for what covers it.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user is kept from dismissing it.
  open var isModalInPresentation = false
  weak var transitioningDelegateLink: (any UIViewControllerTransitioningDelegate)?
  /// Says who animates its presentation; not kept alive by it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioningDelegateLink }
    set { transitioningDelegateLink = newValue }
  }
  /// Manages its presentation, or would if it were presented.
  open var presentationController: UIPresentationController? { managingPresentationController }
  /// The presentation controller that manages the controller, or the one it has adapted to; `nil` before it is presented.
  open var activePresentationController: UIPresentationController? {
    let manager = nearestPresented?.presentationControllerStore
    guard let popover = manager as? UIPopoverPresentationController, popover.isSheet else { return manager }
    return popover.adaptiveSheetPresentationController
  }
  /// Manages its presentation in a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    managingPresentationController as? UIPopoverPresentationController
  }
  /// Manages its presentation in a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    managingPresentationController as? UISheetPresentationController
  }
  /// Runs what is to be animated with the transition that is under way or about to be.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorNow }
  /// The size it would like in a popover or sheet.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }
  /// How its view comes and goes, in place of a transition style; kept, as nothing is drawn here.
  open var preferredTransition: UIViewController.Transition? {
    get { extras?.preferredTransition }
    set { madeExtras().preferredTransition = newValue }
  }
  /// Whether the keyboard stays when who had it is asked to give it up: in a form sheet; there is no keyboard here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether it performs actions that come from what it presents; nothing comes from there here.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Whether it is being presented, inside its appearance callbacks.
  open var isBeingPresented: Bool { moves.contains(.beingPresented) }
  /// Whether it is being dismissed.
  open var isBeingDismissed: Bool { isToldOfDismissal }
  /// Whether it is on its way into its parent, inside its appearance callbacks.
  open var isMovingToParent: Bool { moves.contains(.movingToParent) }
  /// Whether it is on its way out of its parent, inside its appearance callbacks.
  open var isMovingFromParent: Bool { moves.contains(.movingFromParent) }

  // MARK: Showing

  /// Shows a controller as the nearest container shows one: pushed if there is a stack, presented otherwise.
  open func show(_ vc: UIViewController, sender: Any?) {
    climb {
      $0.show(vc, sender: sender)
    } orElse: {
      $0.present(vc, animated: true)
    }
  }
  /// Shows a controller beside the list it belongs to, where there is room; presented otherwise.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    climb {
      $0.showDetailViewController(vc, sender: sender)
    } orElse: {
      $0.present(vc, animated: true)
    }
  }

  /// The nearest container, itself first, that can perform an action; `nil` if none can.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentLink?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Segues

  /// Performs a segue of its scene; `shouldPerformSegue(withIdentifier:sender:)` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDrawnSegue(identifier, sender: sender)
  }
  /// Whether a segue that the user sets off, or that embeds a child, is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, when its destination is made and its view is not yet loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end here; by default if an action of that name is registered for the class.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasUnwindAction(action.description) }
  /// The children to search for the end of an unwind segue, in that order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenForUnwinding(from: source)
  }
  /// The child that an unwind segue comes from.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(containing: source) }
  /// Called on every container between the ends of an unwind segue, to show the child that leads to its destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showWhenUnwinding(subsequentVC)
  }

  // MARK: In containers

  /// The title; the navigation item and the tab bar item take it over.
  open var title: String? {
    didSet {
      navigationItemStore?.title = title
      tabBarItemStore?.title = title
    }
  }
  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// What a tab bar shows for it.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { tabBarItemStore = newValue }
  }
  /// What the toolbar of the navigation controller shows for it.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigationItemStore?.toolbarItems }
    set { madeNavigationItem().toolbarItems = newValue }
  }
  /// Sets what the toolbar of the navigation controller shows for it.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// A button that begins and ends editing; the same each time.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }
  /// Whether the tab bar goes when this is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
  /// The nearest split view controller around it.
  open var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }
  /// Whether its contents are being edited.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; to be overridden, with a call to this.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
    navigationItemStore?.editButton?.show(editing: editing)
  }

  // MARK: The system's bars, and how the device is held

  /// How the status bar is to look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is to go.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that says how the status bar is to look.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is to go.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar goes and comes; nothing moves here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Says that the status bar is to look different; a `UIStatusBarManager` asks each time it is asked.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the mark at the lower edge may go.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether the mark at the lower edge may go.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the mark at the lower edge is to go or come; there is none here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says at which edges the app's gestures come before the system's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that those edges are others; the system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer is to be kept where it is.
  open var prefersPointerLocked: Bool { false }
  /// The child that says whether the pointer is to be kept where it is.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that the pointer is to be kept or let go; there is none here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The scroll view by whose contents the bar at an edge goes; nothing is drawn here.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(at: edge) }
  /// Says which scroll view's contents lie below the bars at all edges; kept, as nothing is drawn here.
  open func setContentScrollView(_ scrollView: UIScrollView?) { keep(scrollView, at: .all) }
  /// Says which scroll view's contents lie below the bars at some edges; kept, as nothing is drawn here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, at: edge)
  }
  /// The ways the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way the device is best held at first, where it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Says that the device may be held differently; nothing turns it here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether it follows as the device is turned.
  open var shouldAutorotate: Bool { true }

  // MARK: Surroundings

  /// What is known about its surroundings.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// The traits this controller changes for itself and its children, who are told on a later turn.
  open var traitOverrides: UITraitOverrides {
    get { traitsStore?.overrides ?? UITraitOverrides() }
    set {
      madeTraits().overrides = newValue
      traitsMayHaveChanged()
    }
  }
  /// Whether the interface in this controller is light or dark, whatever it is outside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Updates the traits of the controller, its view and everything in it at once, instead of on a later turn.
  open func updateTraitsIfNeeded() { viewStore?.updateTraits() }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the surroundings change; passes it on to children whose surroundings change too.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: newCollection, with: coordinator)
  }
  /// Called before the view's size changes; passes it on to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnTransition(to: size, with: coordinator)
  }
  /// The size a child's view has in a view of that size; here the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called on a later turn when a child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when constraints give a child another size; nothing is laid out by constraints here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// What the system names it by when it brings screens back; nothing is brought back here.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras().restorationIdentifier = newValue }
  }
  /// Who makes it when the system brings screens back; kept, as nothing is brought back here.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras?.restorationClass }
    set { madeExtras().restorationClass = newValue }
  }
  /// Writes down what it shows, for the system to bring it back; to be overridden, and never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Shows again what was written down; to be overridden, and never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all screens have been brought back; never here.
  open func applicationFinishedRestoringState() {}
  /// Changes the traits of one child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(collection, for: childViewController)
  }
  /// What `setOverrideTraitCollection(_:forChild:)` was given for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentLink === self ? childViewController.traitsStore?.byParent : nil
  }
  /// Takes a secondary controller in when a split view controller collapses; most have no place for it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives a secondary controller back when a split view controller expands; most have none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: What containers of this module answer

  /// Whether the child is what its place in this container shows, by state.
  func showsByState(_ child: UIViewController) -> Bool { child.viewStore?.superviewLink != nil }
  override var responderWindow: UIWindow? { viewStore?.hostWindow }
  override var responderView: UIView? { viewStore }
  /// Adapts the container to other traits.
  func adapt(to traits: TraitValues) {}
  /// Forgets that a child was shown here, as it is about to be shown elsewhere.
  func forgetShown(_ child: UIViewController) { if shownChild === child { shownChild = nil } }
  /// Whether the container itself puts children's views in and out.
  var managesChildViews: Bool { false }
  /// Called before its view is laid out, whatever a subclass makes of `viewWillLayoutSubviews`.
  func layoutBegins() {}
  /// Calls with each child that is seen when this controller is.
  func forEachSeenChild(_ body: (UIViewController) -> Void) {
    guard hasChildren, let view = viewStore else { return }
    for child in childList where child.place(in: view) != nil { body(child) }
  }
  /// Drops a child from the state, and lets it be seen to go.
  func removeFromState(_ child: UIViewController) { dropChild(child) }
  /// Puts the shown child's view in before it appears.
  func installShownChild() { installModalsOfChildren() }
  /// Called when the container or its transition is about to show a child.
  func willShow(_ child: UIViewController, animated: Bool) {}
  /// Called when the container or its transition has shown a child.
  func didShow(_ child: UIViewController, animated: Bool) {}
  /// The buttons in the bars this container shows.
  var barItems: [UIBarButtonItem] { [] }
  /// Other views in the bars this container shows.
  var barViews: [UIView] { [] }
  /// Who animates a change of the shown child.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Who drives the animator of a change of the shown child by the user's finger.
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  nonisolated deinit {}
}
