/// Lets an app's animator be driven by how far the user has come.
///
/// Follows Apple's page `UIPercentDrivenInteractiveTransition`. The animations that the animator begins by
/// `UIView.animate` or adds to layers are over only when the user has let go.
///
///     let drive = UIPercentDrivenInteractiveTransition()  // handed out by the navigation controller's delegate
///     navigation.popViewController(animated: true)
///     drive.update(0.4)
///     drive.cancel()                                       // the stack is as before
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  // What the user did before the transition's turn came, each with the newest transition that it can be about: what is
  // asked for later is another one.
  private var earlyPercent: (value: CGFloat, newest: Int)?
  private var earlyEnd: (isCancelled: Bool, newest: Int)?

  /// Makes one that drives nothing yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How far the user has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the animation goes on when the user lets go; nothing is drawn here.
  open var completionSpeed: CGFloat = 1
  /// How fast the animation is at which time when the user lets go; kept, and told by the transition's coordinator.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the animation when nobody touches it, for an animator that can be interrupted; kept.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it begins under the user's finger; otherwise it runs as if nobody touched it.
  open var wantsInteractiveStart = true
  /// How long the animation takes, in seconds.
  open var duration: CGFloat {
    CGFloat(context?.animator?.transitionDuration(using: context) ?? 0)
  }

  /// Begins to follow the finger.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.animateHeld()
    catchUp(in: context)
  }
  /// Says how far the user has come; before the transition begins, that is kept until it does.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    guard let driven else { return earlyPercent = (value: percentComplete, newest: TransitionQueue.newestNumber) }
    driven.updateInteractiveTransition(percentComplete)
  }
  /// Holds the transition where it is.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Says that the user wants it; before the transition begins, that is kept until it does.
  open func finish() { letGo(cancelled: false) }
  /// Says that the user does not want it; before the transition begins, that is kept until it does.
  open func cancel() { letGo(cancelled: true) }

  /// The transition that the user's finger is on.
  private var driven: TransitionContext? {
    guard let context, context.isDriven else { return nil }
    return context
  }

  private func letGo(cancelled: Bool) {
    guard let driven else { return earlyEnd = (isCancelled: cancelled, newest: TransitionQueue.newestNumber) }
    driven.letGo(cancelled: cancelled)
  }

  /// Does in a transition that begins what the user did before.
  private func catchUp(in context: TransitionContext) {
    let (percent, end) = (earlyPercent, earlyEnd)
    (earlyPercent, earlyEnd) = (nil, nil)
    if let percent, context.number <= percent.newest {
      percentComplete = percent.value
      context.updateInteractiveTransition(percent.value)
    }
    if let end, context.number <= end.newest { context.letGo(cancelled: end.isCancelled) }
  }

  nonisolated deinit {}
}
