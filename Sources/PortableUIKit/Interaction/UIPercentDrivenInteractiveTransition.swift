/// Lets an app's animator be driven by how far the user has come.
///
/// Follows Apple's page `UIPercentDrivenInteractiveTransition`. The animations that the animator begins by
/// `UIView.animate` are over only when the user has let go.
///
///     let drive = UIPercentDrivenInteractiveTransition()  // handed out by the navigation controller's delegate
///     navigation.popViewController(animated: true)
///     drive.update(0.4)
///     drive.cancel()                                       // the stack is as before
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?

  /// Makes one that drives nothing yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How far the user has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the animation goes on when the user lets go; nothing is drawn here.
  open var completionSpeed: CGFloat = 1
  /// Whether it begins under the user's finger; otherwise it runs as if nobody touched it.
  open var wantsInteractiveStart = true
  /// How long the animation takes, in seconds.
  open var duration: CGFloat {
    context.map { CGFloat($0.animator.transitionDuration(using: $0)) } ?? 0
  }

  /// Begins to follow the finger.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.animateHeld()
    if !wantsInteractiveStart { finish() }
  }
  /// Says how far the user has come.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }
  /// Holds the transition where it is.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Says that the user wants it.
  open func finish() { context?.finishInteractiveTransition() }
  /// Says that the user does not want it.
  open func cancel() { context?.cancelInteractiveTransition() }

  nonisolated deinit {}
}
