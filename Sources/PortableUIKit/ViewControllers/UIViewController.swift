/// An object that manages a view hierarchy: a screen or a part of one.
///
/// Follows Apple's page `UIViewController`. Each declaration can be overridden as in UIKit. The implementation uses its
/// own links and children, so overrides of those properties do not affect it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Links, which change at once

  var heldChildren = ChildList()
  weak var parentLink: UIViewController?
  var presentedLink: UIViewController? {
    didSet { TreeRevision.number &+= 1 }
  }
  weak var presentingLink: UIViewController?
  /// The window whose root this is.
  weak var rootWindow: UIWindow?

  // MARK: Visible state, which transitions change

  var viewStore: UIView?
  var isLoadingView = false
  private var isEditingNow = false
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var hasSaidIsAppearing = false
  /// The controllers that have received the first appearance callbacks with this controller, and will receive the last.
  var told: [UIViewController] = []
  /// The visible child of a navigation or tab bar controller.
  var shownChild: UIViewController?
  /// The visible modal over this controller.
  var seenModal: UIViewController?
  /// The controller under this visible modal.
  weak var seenPresenter: UIViewController?
  /// Whether this modal removes its presenter's view.
  var coversPresenter = false
  /// The number of this container's pending transitions.
  var pendingTransitions = 0
  /// The place of their window.
  var pendingPlace: WindowPlace?

  var moves: Moves = []
  var presentationControllerStore: UIPresentationController?
  var navigationItemStore: UINavigationItem?
  var tabBarItemStore: UITabBarItem?
  /// The tab that created this controller.
  weak var tabLink: UITab?
  var extras: ControllerExtras?
  /// An object with the lifetime of the view controller, for code that needs it retained.
  package var companion: AnyObject?
  /// A router's record of the view controller, with the same lifetime.
  package var record: AnyObject?
  /// The scene or nib that created the view controller.
  var origin: InterfaceOrigin?
  var traitsStore: ControllerTraits?

  // MARK: Initialization

  /// Creates a view controller whose view is in a nib, if one is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from a scene of a storyboard. Other archives are not read.
  public required init?(coder: NSCoder) {
    let naming = coder as? any NibNaming
    givenNibName = naming?.nibName
    givenNibBundle = naming?.nibBundle
    super.init()
    if let origin = (coder as? InterfaceCoder)?.origin { configure(from: origin) }
  }

  /// Creates a view controller without a named nib.
  @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private let givenNibName: String?
  private let givenNibBundle: Bundle?
  /// The name of the nib that contains the view. `nil` selects a nib with the name of the class, if there is one. A
  /// subclass's override decides which nib is loaded, as Apple's page `loadView()` says.
  open var nibName: String? { givenNibName }
  /// The bundle of the nib.
  open var nibBundle: Bundle? { givenNibBundle }
  /// The storyboard that created the view controller.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  // MARK: View

  /// The view that the controller manages. The first access loads it.
  open var view: UIView! {
    get { loadedView() }
    set { adoptView(newValue) }
  }
  /// The view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { viewStore }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { viewStore != nil }
  /// Creates the view and sets `view`. Subclasses override it, and apps do not call it.
  open func loadView() { loadViewFromInterface() }
  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { loadedView() }
  /// Called once after the view has been loaded.
  open dynamic func viewDidLoad() {}
  /// Notifies the controller that its view is about to appear.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is appearing. The view is in the hierarchy.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the controller that its view has appeared.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is about to disappear.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that its view has disappeared.
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  /// Notifies the controller that its view is about to lay out its subviews. This happens after the view appears, and
  /// when code requests a layout.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view before a layout. The default implementation calls the view's
  /// `updateConstraints()`.
  open func updateViewConstraints() { viewStore?.updateConstraints() }
  /// Notifies the controller that the safe area of its view has changed. Called on a later turn.
  open func viewSafeAreaInsetsDidChange() {}
  /// Notifies the controller that the margins of its view have changed. Called on a later turn.
  open func viewLayoutMarginsDidChange() {}
  /// Insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeArea ?? .zero }
    set { addToSafeArea(newValue) }
  }
  /// The minimum margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// A Boolean value that indicates whether the view's margins are at least the minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { extras?.respectsLeastMargins ?? true }
    set { respectLeastMargins(newValue) }
  }
  /// The edges at which the view extends under bars. The value has no effect.
  open var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edges ?? .all }
    set { madeExtras().edges = newValue }
  }
  /// A Boolean value that indicates whether the view extends under opaque bars. The value has no effect.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.includesOpaqueBars ?? false }
    set { madeExtras().includesOpaqueBars = newValue }
  }
  /// The covered area at the top of the view. The first access loads the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  open var topLayoutGuide: any UILayoutSupport { guide(atTop: true) }
  /// The covered area at the bottom of the view. The first access loads the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { guide(atTop: false) }
  /// Notifies the controller that memory is low.
  open func didReceiveMemoryWarning() {}
  /// The superview of the controller's view.
  open override var next: UIResponder? { viewStore?.superviewLink }

  // MARK: Containment

  /// The child view controllers.
  open var children: [UIViewController] { childList }
  /// The parent view controller.
  open var parent: UIViewController? { parentLink }
  /// Adds a child. The caller adds its view.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }
  /// Notifies the controller that its parent is about to change. Overrides call `super`.
  open dynamic func willMove(toParent parent: UIViewController?) { noteMove(toParent: parent, isOver: false) }
  /// Notifies the controller that its parent has changed. Overrides call `super`.
  open dynamic func didMove(toParent parent: UIViewController?) { noteMove(toParent: parent, isOver: true) }
  /// A Boolean value that indicates whether children receive appearance callbacks automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Notifies a child that it is about to appear or disappear, in a container that forwards appearance callbacks
  /// itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginMove(appearing: isAppearing, in: parentLink)
    beginAppearance(isAppearing, animated: animated)
  }
  /// Notifies a child that it has appeared or disappeared, in a container that forwards appearance callbacks itself.
  open func endAppearanceTransition() {
    endAppearance()
    endMove()
  }
  /// Replaces a visible child by another. The new child's view keeps its frame. In a controller that forwards
  /// appearance callbacks itself, the call is a misuse and changes nothing, as UIKit's header requires.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, animated: duration > 0, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  /// Presents a view controller modally.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModal(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the modal that this controller or a container around it presents. If there is none, dismisses the modal
  /// that contains this controller.
  ///
  /// The completion is called after the dismissal. It is not called if the app's interaction controller cancels the
  /// dismissal.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModal(animated: flag, completion: completion)
  }
  /// The modal that this controller or the nearest container around it presents.
  open var presentedViewController: UIViewController? { presentedLink ?? nearestPresenter?.presentedLink }
  /// The presenter of this controller or of the nearest container around it.
  open var presentingViewController: UIViewController? { presentingLink ?? nearestPresented?.presentingLink }
  /// The style of the controller's presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the controller's presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether a modal that is not in full screen controls the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that indicates whether a modal with a current-context style covers only this controller.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether a modal over this controller uses its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the user cannot dismiss the controller.
  open var isModalInPresentation = false
  weak var transitioningDelegateLink: (any UIViewControllerTransitioningDelegate)?
  /// The delegate that provides the animator of the presentation. It is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioningDelegateLink }
    set { transitioningDelegateLink = newValue }
  }
  /// The controller's presentation controller. If the controller is not presented, the one that would present it.
  open var presentationController: UIPresentationController? { managingPresentationController }
  /// The presentation controller that manages the controller, or its adaptive sheet. `nil` before the presentation.
  open var activePresentationController: UIPresentationController? {
    let manager = nearestPresented?.presentationControllerStore
    guard let popover = manager as? UIPopoverPresentationController, popover.isSheet else { return manager }
    return popover.adaptiveSheetPresentationController
  }
  /// The controller's popover presentation controller.
  open var popoverPresentationController: UIPopoverPresentationController? {
    managingPresentationController as? UIPopoverPresentationController
  }
  /// The controller's sheet presentation controller.
  open var sheetPresentationController: UISheetPresentationController? {
    managingPresentationController as? UISheetPresentationController
  }
  /// The coordinator of the running or pending transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorNow }
  /// The preferred size of the controller's view in a popover or sheet.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }
  /// The animation of the controller's appearance, instead of a transition style. The value has no effect.
  open var preferredTransition: UIViewController.Transition? {
    get { extras?.preferredTransition }
    set { madeExtras().preferredTransition = newValue }
  }
  /// A Boolean value that indicates whether the keyboard stays when the first responder resigns. The headless UIKit has
  /// no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// A Boolean value that indicates whether the controller performs actions from its modals. The value has no effect.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// A Boolean value that indicates, in appearance callbacks, whether the controller is being presented.
  open var isBeingPresented: Bool { moves.contains(.beingPresented) }
  /// A Boolean value that indicates whether the controller is being dismissed.
  open var isBeingDismissed: Bool { isToldOfDismissal }
  /// A Boolean value that indicates, in appearance callbacks, whether the controller is moving to its parent.
  open var isMovingToParent: Bool { moves.contains(.movingToParent) }
  /// A Boolean value that indicates, in appearance callbacks, whether the controller is moving from its parent.
  open var isMovingFromParent: Bool { moves.contains(.movingFromParent) }

  // MARK: Showing

  /// Shows a view controller in the nearest container: a stack pushes it. Without a suitable container, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    climb {
      $0.show(vc, sender: sender)
    } orElse: {
      $0.present(vc, animated: true)
    }
  }
  /// Shows a view controller as the details in a split view controller. Without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    climb {
      $0.showDetailViewController(vc, sender: sender)
    } orElse: {
      $0.present(vc, animated: true)
    }
  }

  /// Returns the nearest controller that can perform an action, starting with this one. `nil` if there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentLink?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Segues

  /// Performs a segue of the controller's scene, without asking `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDrawnSegue(identifier, sender: sender)
  }
  /// Returns whether a segue that the user triggers, or that embeds a child, is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Notifies the controller that a segue is about to be performed. The destination exists, and its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue can end here. By default, the class needs a registered action with that name.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasUnwindAction(action.description) }
  /// Returns the children to search for the destination of an unwind segue, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenForUnwinding(from: source)
  }
  /// Returns the child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(containing: source) }
  /// Shows the child that leads to the destination of an unwind segue. Called for each container on the way.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showWhenUnwinding(subsequentVC)
  }

  // MARK: In containers

  /// The title of the controller. Setting it also sets the titles of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItemStore?.title = title
      tabBarItemStore?.title = title
    }
  }
  /// The navigation item of the controller.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// The tab bar item of the controller.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { tabBarItemStore = newValue }
  }
  /// The toolbar items of the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigationItemStore?.toolbarItems }
    set { madeNavigationItem().toolbarItems = newValue }
  }
  /// Sets the toolbar items of the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// A button that begins and ends editing. It is the same object at each access.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }
  /// A Boolean value that indicates whether a push of the controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller around the controller.
  open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
  /// The nearest tab bar controller around the controller.
  open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
  /// The nearest split view controller around the controller.
  open var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }
  /// A Boolean value that indicates whether the controller's content is being edited.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
    navigationItemStore?.editButton?.show(editing: editing)
  }

  // MARK: System bars and orientation

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The animation of the status bar. The value has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Requests an update of the status bar. Does nothing, because `UIStatusBarManager` reads the values at each access.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// A Boolean value that indicates whether the home indicator may be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator may be hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator. Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures precede the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides the edges at which the app's gestures precede the system's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of those edges. Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// A Boolean value that indicates whether the controller prefers to lock the pointer.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer is locked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Requests an update of the pointer lock. Does nothing.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Returns the scroll view that the bar at an edge observes.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(at: edge) }
  /// Sets the scroll view that the bars at all edges observe. The value has no effect.
  open func setContentScrollView(_ scrollView: UIScrollView?) { keep(scrollView, at: .all) }
  /// Sets the scroll view that the bars at some edges observe. The value has no effect.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, at: edge)
  }
  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred interface orientation of a presentation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the supported interface orientations. Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// A Boolean value that indicates whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  // MARK: Traits and size

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// The trait overrides of the controller and its children. The controllers are notified on a later turn.
  open var traitOverrides: UITraitOverrides {
    get { traitsStore?.overrides ?? UITraitOverrides() }
    set {
      madeTraits().overrides = newValue
      traitsMayHaveChanged()
    }
  }
  /// The style that overrides the inherited light or dark style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Updates the traits of the controller, its view and all descendants at once, instead of on a later turn.
  open func updateTraitsIfNeeded() { viewStore?.updateTraits() }
  /// Notifies the controller that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Notifies the controller that its traits are about to change. Forwards the change to children whose traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: newCollection, with: coordinator)
  }
  /// Notifies the controller that its view's size is about to change. Forwards the change to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnTransition(to: size, with: coordinator)
  }
  /// Returns the size of a child's view in a container. The default implementation returns the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Notifies the controller that a child's preferred size has changed. Called on a later turn.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Notifies the controller that constraints have changed a child's size. Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The identifier of the controller for state restoration. The value has no effect.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras().restorationIdentifier = newValue }
  }
  /// The class that creates the controller for state restoration. The value has no effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras?.restorationClass }
    set { madeExtras().restorationClass = newValue }
  }
  /// Encodes the controller's state. Never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the controller's state. Never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Notifies the controller that all screens have been restored. Never called.
  open func applicationFinishedRestoringState() {}
  /// Sets trait overrides for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(collection, for: childViewController)
  }
  /// Returns the trait overrides that `setOverrideTraitCollection(_:forChild:)` set for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentLink === self ? childViewController.traitsStore?.byParent : nil
  }
  /// Adds the secondary view controller when a split view controller collapses. The default implementation does
  /// nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Removes and returns the secondary view controller when a split view controller expands. The default implementation
  /// returns `nil`.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Overrides of containers in this module

  /// Whether the container shows a child according to its state.
  func showsByState(_ child: UIViewController) -> Bool { child.viewStore?.superviewLink != nil }
  override var responderWindow: UIWindow? { viewStore?.hostWindow }
  override var responderView: UIView? { viewStore }
  func adapt(to traits: TraitValues) {}
  /// Drops the record of a shown child that is about to be shown elsewhere.
  func forgetShown(_ child: UIViewController) { if shownChild === child { shownChild = nil } }
  /// Whether the container itself adds and removes its children's views.
  var managesChildViews: Bool { false }
  /// Called before a layout of the view, even if a subclass overrides `viewWillLayoutSubviews`.
  func layoutBegins() {}
  /// Calls the body with each child that is visible when this controller is.
  func forEachSeenChild(_ body: (UIViewController) -> Void) {
    guard hasChildren, let view = viewStore else { return }
    for child in childList where child.place(in: view) != nil { body(child) }
  }
  /// Removes a child from the state, and enqueues its disappearance.
  func removeFromState(_ child: UIViewController) { dropChild(child) }
  /// Adds the shown child's view before it appears.
  func installShownChild() { installModalsOfChildren() }
  func willShow(_ child: UIViewController, animated: Bool) {}
  func didShow(_ child: UIViewController, animated: Bool) {}
  /// The buttons in the visible bars of this container.
  var barItems: [UIBarButtonItem] { [] }
  /// The other views in the visible bars of this container.
  var barViews: [UIView] { [] }
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  nonisolated deinit {}
}
