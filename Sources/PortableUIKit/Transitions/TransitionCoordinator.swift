/// A coordinator that runs the app's animations alongside one transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Body = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: WindowTransition?
  private var animations: [Body] = []
  private var completions: [Body] = []
  private var interactionBodies: [Body] = []
  private var haveAnimationsRun = false
  var isAnimated: Bool { transition?.isAnimated ?? wasAnimated }
  private let wasAnimated: Bool
  var initiallyInteractive: Bool
  var isInterruptible: Bool { false }
  var isInteractive: Bool
  var isCancelled = false
  var percentComplete: CGFloat = 0
  /// The app's interaction controller.
  private weak var interaction: (any UIViewControllerInteractiveTransitioning)?
  private let style: UIModalPresentationStyle
  /// The duration of the app's animator. `nil` until its first use.
  private var animatorsDuration: TimeInterval?

  init(_ transition: WindowTransition) {
    self.transition = transition
    wasAnimated = transition.isAnimated
    initiallyInteractive = transition.isInteractive
    isInteractive = transition.isInteractive
    style = transition.presentationStyle
    super.init()
  }

  var presentationStyle: UIModalPresentationStyle { style }
  var transitionDuration: TimeInterval { askDuration() ?? (isAnimated ? 0.35 : 0) }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView { transition?.containerView ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition?.fromController : key == .to ? transition?.toController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? transition?.fromController : key == .to ? transition?.toController : nil
    return controller.flatMap { transition?.view(of: $0) }
  }

  func animate(alongsideTransition animation: Body?, completion: Body?) -> Bool {
    guard transition != nil else { return false }
    if let animation {
      if haveAnimationsRun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Body?, completion: Body?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Body) { interactionBodies.append(handler) }
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(_ handler: @escaping Body) { notifyWhenInteractionChanges(handler) }

  func runAnimations() {
    haveAnimationsRun = true
    let bodies = animations
    animations = []
    for body in bodies { body(self) }
  }

  /// Asks the app's animator for its duration once. Returns `nil` if there is no animator.
  @discardableResult func askDuration() -> TimeInterval? {
    if animatorsDuration == nil, let context = transition?.context {
      animatorsDuration = context.animator?.transitionDuration(using: context)
    }
    return animatorsDuration
  }

  func interactionBegins(by interaction: any UIViewControllerInteractiveTransitioning) {
    self.interaction = interaction
    initiallyInteractive = true
    isInteractive = true
  }

  func interactionChanges(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let bodies = interactionBodies
    interactionBodies = []
    for body in bodies { body(self) }
  }

  func runCompletions() {
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }

  nonisolated deinit {}
}
