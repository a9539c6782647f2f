/// Names the controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller seen after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names the views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view seen after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator knows of the transition it animates, and how it says that it is over.
///
/// Follows Apple's page `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view the transition happens in; the animator puts the view of who comes into it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user's finger moves it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `.none` for what is none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the user's finger has moved it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the user wants it.
  func finishInteractiveTransition()
  /// Says that the user does not want it.
  func cancelInteractiveTransition()
  /// Holds it where it is.
  func pauseInteractiveTransition()
  /// Says that the animation is over; the transition ends then.
  func completeTransition(_ didComplete: Bool)
  /// The controller of that name.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of that name.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// How the interface is turned meanwhile; not at all here.
  var targetTransform: CGAffineTransform { get }
}

/// Animates transitions in the app's own way.
///
/// Follows Apple's page `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds; told by the transition's coordinator too.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates; to put the view of who comes into the container view, and to call `completeTransition(_:)` when it is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Most animators have nothing to tidy up.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by the user's finger.
///
/// Follows Apple's page `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to follow the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the animation goes on when the user lets go.
  var completionSpeed: CGFloat { get }
  /// How fast it is at which time then.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins under the user's finger; otherwise the animator alone runs it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animation is.
  public var completionSpeed: CGFloat { 1 }
  /// Starts slowly and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Says who animates the presentation of a controller, and in what frame it is presented.
///
/// Follows Apple's page `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who animates the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates the dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the presentation by the user's finger.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who drives the dismissal by the user's finger.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system animates the presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The system animates the dismissal.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No finger drives the presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// No finger drives the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The system's presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
