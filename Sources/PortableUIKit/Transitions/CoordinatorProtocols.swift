/// What is known of a transition while it runs.
///
/// Follows Apple's page `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation; `.none` for what is none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped half-way.
  var isInterruptible: Bool { get }
  /// Whether the user's finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the user's finger had moved it.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when the user lets go.
  var completionVelocity: CGFloat { get }
  /// How fast it is at which time then.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view it happens in.
  var containerView: UIView { get }
  /// How the interface is turned meanwhile; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// The controller of that name.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of that name.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs the app's animations alongside a transition, and tells when it is over.
///
/// Follows Apple's page `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with the transition, and tells when it is over; `false` if it is over already.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates with the transition in a view outside of it.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Tells when the user lets go, whether the transition goes on or is cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// The same as `notifyWhenInteractionChanges(_:)`.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the transition, without a word at the end.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// Animates with the transition in a view outside of it, without a word at the end.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
