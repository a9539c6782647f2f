/// An object that manages the presentation of a view controller.
///
/// Follows Apple's page `UIPresentationController`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private(set) weak var presented: UIViewController?
  weak var presenter: UIViewController?

  /// Creates a presentation controller for a modal and its presenter.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The presented view controller. After its deallocation, an empty view controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presenter. An empty view controller if there is none.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// The style of the presentation.
  open internal(set) var presentationStyle = UIModalPresentationStyle.custom
  weak var delegateLink: (any UIAdaptivePresentationControllerDelegate)?
  /// The delegate of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The view that gets the presented view, during a presentation.
  weak var host: UIView?
  /// The presentation's container view, from the start of the presentation to the end of the dismissal.
  var container: PresentationContainer? { didSet { container?.manager = self } }
  /// The view that contains the presentation. It is available when the presentation begins.
  ///
  /// If the app takes part, by a presentation controller or an animator, the presentation has its own container view.
  /// That view and its subviews leave the window when the dismissal ends. A presentation by the system alone uses the
  /// presenter's superview.
  open var containerView: UIView? {
    if let container { return container }
    return (replacing ?? presented)?.viewStore?.superviewLink ?? host
  }
  /// The view that is added to the container view: the modal's view, or a view of the app around it.
  open var presentedView: UIView? { (replacing ?? presented)?.viewStore }
  /// The final frame of the presented view. It applies when the view is added to the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the whole screen instead of its context. Used only
  /// for the style `.custom`. The other styles determine the value.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// The style of the presentation at compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegateLink?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// The style that the presentation has adapted to. `.none` if it keeps its own style.
  var adapted = UIModalPresentationStyle.none
  /// The view controller that the app presented, while a replacement is shown.
  var original: UIViewController?
  /// The replacement that is shown.
  weak var replacing: UIViewController?
  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    traitsOfPresentation.collection
  }
  var overrides: TraitValues { byCollection.merging(byApp.values) }
  private var byCollection = TraitValues()
  private var byApp = UITraitOverrides()
  /// The traits at the last notification. `nil` before the first.
  var told: TraitValues?
  var registrations = TraitRegistrations()
  /// Traits that the presented view controller has instead of the window's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      byCollection = overrideTraitCollection?.values ?? TraitValues()
      (replacing ?? presented)?.traitsMayHaveChanged()
    }
  }
  /// The trait overrides of the presented view controller. It is notified on a later turn.
  open var traitOverrides: UITraitOverrides {
    get { byApp }
    set {
      byApp = newValue
      (replacing ?? presented)?.traitsMayHaveChanged()
    }
  }
  /// Returns the adaptive style for traits. `.none` keeps the presentation's own style. The default implementation asks
  /// the delegate.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveStyle(in: traitCollection.values)
  }
  /// Notifies the presentation controller that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { (replacing ?? presented)?.preferredContentSize ?? .zero }
  /// Notifies the presentation controller that the preferred size of the presented view controller has changed. Called
  /// on a later turn.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Notifies the presentation controller that constraints have changed the size of the presented view controller.
  /// Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented view controller in a container. The default implementation returns the
  /// container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Notifies the presentation controller that the window's size is about to change. Forwards the change to the
  /// presented view controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let shown = replacing ?? presented else { return }
    let size = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: size, with: coordinator)
  }
  /// Notifies the presentation controller that the window's traits are about to change. Forwards the change to the
  /// presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let shown = replacing ?? presented else { return }
    shown.willTransition(to: shown.expected(newCollection), with: coordinator)
  }

  /// Notifies the presentation controller that the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Notifies the presentation controller that the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the presentation controller that the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the presentation controller that the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the presentation controller that its own container view is about to lay out its subviews. This happens
  /// when the container view appears, when its size changes, and when code requests a layout.
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the presentation controller that its own container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  nonisolated deinit {}
}

/// Methods that allow and react to the user's dismissals, and adapt presentations to traits.
///
/// Follows Apple's page `UIAdaptivePresentationControllerDelegate`. The methods about dismissals are called only for
/// the user's gestures, never for `dismiss(animated:completion:)`.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate for the presentation style at compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Asks the delegate for the presentation style in an environment with these traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asks the delegate for the view controller to show in another style.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Tells the delegate that the presentation begins or adapts. The style is `.none` if the presentation keeps its own
  /// style.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Asks the delegate to configure the sheet that a popover adapts to.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Asks the delegate whether the user may dismiss the modal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Tells the delegate that the user has begun a dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user has dismissed the modal.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user has tried to dismiss a modal that does not allow it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.pageSheet` for popovers and form sheets, and `.none` otherwise.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.styleInLittleRoom
  }
  /// Returns the style for compact width at compact width, and `.none` otherwise.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns `nil`, which shows the presented view controller itself.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController: UITraitChangeObservable {
  /// Registers a closure that is called when one of the traits has changed. The registration ends when it is
  /// unregistered or when the presentation controller is deallocated.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { registrations.add(traits, handler) }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
