/// An interactive transition that plays the animations of an animator, controlled by the user's progress.
///
/// Follows Apple's page `UIPercentDrivenInteractiveTransition`. The animations that the animator starts, by `UIView.animate` or on layers,
/// end only when the user ends the interaction.
///
///     let drive = UIPercentDrivenInteractiveTransition()  // handed out by the navigation controller's delegate
///     navigation.popViewController(animated: true)
///     drive.update(0.4)
///     drive.cancel()                                       // the stack is as before
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  // The user's input before the transition has begun, with the number of the newest transition at that time. Later transitions ignore the
  // input.
  private var earlyPercent: (value: CGFloat, newest: Int)?
  private var earlyEnd: (isCancelled: Bool, newest: Int)?

  /// Creates an object that drives no transition yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The completed part of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation after the interaction. The transition coordinator returns this value.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the animation after the interaction. The transition coordinator returns this value.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the animation without interaction, for an interruptible animator. The headless UIKit only stores this value.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition begins interactively. Otherwise, the transition runs without interaction.
  open var wantsInteractiveStart = true
  /// The duration of the animation, in seconds.
  open var duration: CGFloat {
    CGFloat(context?.animator?.transitionDuration(using: context) ?? 0)
  }

  /// Begins the interaction.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.animateHeld()
    catchUp(in: context)
  }
  /// Updates the progress of the transition. A requested transition that has not begun applies the progress when it begins.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    guard let driven else { return earlyPercent = (value: percentComplete, newest: TransitionQueue.newestNumber) }
    driven.updateInteractiveTransition(percentComplete)
  }
  /// Pauses the transition.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Completes the transition. A requested transition that has not begun completes when it begins.
  open func finish() { letGo(cancelled: false) }
  /// Cancels the transition. A requested transition that has not begun is cancelled when it begins.
  open func cancel() { letGo(cancelled: true) }

  private var driven: TransitionContext? {
    guard let context, context.isDriven else { return nil }
    return context
  }

  private func letGo(cancelled: Bool) {
    guard let driven else { return earlyEnd = (isCancelled: cancelled, newest: TransitionQueue.newestNumber) }
    driven.letGo(cancelled: cancelled)
  }

  /// Applies the input that the user made before the transition began.
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
