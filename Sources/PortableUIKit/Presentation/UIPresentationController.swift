/// Manages how one controller is presented.
///
/// Follows Apple's page `UIPresentationController`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private(set) weak var presented: UIViewController?
  weak var presenter: UIViewController?

  /// Makes a presentation controller for two controllers.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that is presented; an empty one after that has died.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents; an empty one while there is none.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// The style it manages.
  open internal(set) var presentationStyle = UIModalPresentationStyle.custom
  weak var delegateLink: (any UIAdaptivePresentationControllerDelegate)?
  /// Asked and told about the user's dismissals, and about adapting to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// Where the presented view is to go, while a presentation is under way.
  weak var host: UIView?
  /// The presentation's own container view, from when it begins until the dismissal has ended.
  var container: PresentationContainer? { didSet { container?.manager = self } }
  /// The view the presentation happens in; known from the beginning of the presentation on.
  ///
  /// Where the app takes part, by a presentation controller or an animator, this is a view of the presentation's own,
  /// which goes with all that is in it when the dismissal has ended. What the system alone presents lies in the
  /// presenter's superview.
  open var containerView: UIView? {
    if let container { return container }
    return (replacing ?? presented)?.viewStore?.superviewLink ?? host
  }
  /// The presented controller's view, or what the app wraps it in, which is put into the container view then.
  open var presentedView: UIView? { (replacing ?? presented)?.viewStore }
  /// Where the presented view is at the end; it is put there as it comes into the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether what is presented covers everything, or only the context it is presented in; asked for the style
  /// `.custom`, as the other styles say it themselves.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is taken away.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// The style it has in little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegateLink?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// The style it has adapted to; `.none` if it is as it was asked for.
  var adapted = UIModalPresentationStyle.none
  /// Who is to be presented, while another controller is shown for the time being.
  var original: UIViewController?
  /// Who is shown for the time being.
  weak var replacing: UIViewController?
  /// What is known about its surroundings.
  open var traitCollection: UITraitCollection {
    traitsOfPresentation.collection
  }
  /// What it changes of the window's traits.
  var overrides: TraitValues { byCollection.merging(byApp.values) }
  private var byCollection = TraitValues()
  private var byApp = UITraitOverrides()
  /// The traits it was told last; `nil` before it has seen any.
  var told: TraitValues?
  var registrations = TraitRegistrations()
  /// Traits that what is presented is to have whatever the window's are.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      byCollection = overrideTraitCollection?.values ?? TraitValues()
      (replacing ?? presented)?.traitsMayHaveChanged()
    }
  }
  /// The traits it changes for what is presented, which is told on a later turn.
  open var traitOverrides: UITraitOverrides {
    get { byApp }
    set {
      byApp = newValue
      (replacing ?? presented)?.traitsMayHaveChanged()
    }
  }
  /// The style it has in surroundings of these traits; `.none` to stay as it is. The delegate's answer, unless a subclass
  /// knows better.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveStyle(in: traitCollection.values)
  }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that what is presented would like.
  open var preferredContentSize: CGSize { (replacing ?? presented)?.preferredContentSize ?? .zero }
  /// Called on a later turn when what is presented would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when constraints give what is presented another size; nothing is laid out by constraints here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of what is presented in a room of that size; here the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the window's size changes; passes it on to what is presented.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let shown = replacing ?? presented else { return }
    let size = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the window's traits change; passes it on to what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let shown = replacing ?? presented else { return }
    shown.willTransition(to: shown.expected(newCollection), with: coordinator)
  }

  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presentation's own container view lays out its views: when it has come on screen, when it has
  /// another size, and when that was asked for.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the presentation's own container view has laid out its views.
  open func containerViewDidLayoutSubviews() {}

  nonisolated deinit {}
}

/// Asked and told about the user's dismissals, and about adapting to little room.
///
/// Follows Apple's page `UIAdaptivePresentationControllerDelegate`: what concerns dismissing is called for the user's
/// gestures only, never for `dismiss(animated:completion:)`.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style to use in surroundings of these traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to show in another style.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins or adapts, with the new style, or `.none` if that is the one asked for.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called to set up the sheet a popover adapts to.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Whether the user may dismiss.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user wanted to dismiss and could not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Popovers and form sheets become page sheets.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.styleInLittleRoom
  }
  /// The style for little room where there is little, else the one asked for.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Nothing to do.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Nothing to do.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// The presented controller.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The user may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing to do.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing to do.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing to do.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController: UITraitChangeObservable {
  /// Has a closure called when one of the presentation's traits has changed, until unregistered or the presentation
  /// controller dies.
  ///
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end it.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { registrations.add(traits, handler) }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
