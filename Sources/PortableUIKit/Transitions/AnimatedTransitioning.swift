/// The keys of a transition's view controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of the view controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The key of the view controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys of a transition's views.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of the view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The key of the view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition, which an animator uses to animate and to complete it.
///
/// Follows Apple's page `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container view of the transition. The animator adds the new view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation. `.none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the completion percentage of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction and cancels the transition.
  func cancelInteractiveTransition()
  /// Pauses the interactive transition.
  func pauseInteractiveTransition()
  /// Reports to the system that the animation has ended, so the transition ends.
  func completeTransition(_ didComplete: Bool)
  /// Returns the view controller of a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a view controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a view controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// The rotation of the interface during the transition. Always the identity.
  var targetTransform: CGAffineTransform { get }
}

/// Methods that animate a transition.
///
/// Follows Apple's page `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds. The transition's coordinator reports the same duration.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition. The animator adds the new view to the container view, and calls `completeTransition(_:)`
  /// at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Notifies the animator that the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Methods that drive an interactive transition.
///
/// Follows Apple's page `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively. If it is `false`, the animator runs
  /// alone.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// The curve that eases in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default value `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// Methods that provide the animators and the presentation controller of a modal.
///
/// Follows Apple's page `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the animator of the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the animator of the dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the interaction controller of the presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the interaction controller of the dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the presentation controller of the style `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, which selects the system's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, which selects the system's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, so the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, so the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, which selects the system's presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
