/// The context of an app's animator.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  // Weak, because an animator may retain its context forever, which must not retain the screens or the animator.
  private weak var transition: WindowTransition?
  /// The app's animator. `nil` after the transition.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The app's interaction controller, if the transition starts interactively. `nil` after the transition.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) lazy var containerView = transition?.containerView ?? UIView()
  private var isDone = false

  init(
    _ transition: WindowTransition, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.transition = transition
    self.animator = animator
    self.interaction = interaction
    number = transition.number
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  private(set) var transitionWasCancelled = false
  private var hasLetGo = false
  /// The closures to call at the end of the animations that the user's gesture drives.
  private var held: [() -> Void] = []
  /// The context whose animator is starting animations that the user's gesture drives.
  private static var holding: TransitionContext?
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  /// Starts the interaction controller or the animator.
  func start() {
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator?.animateTransition(using: self)
    }
  }

  func letGoOfAnimator() {
    (animator, interaction) = (nil, nil)
    held = []
  }

  /// Notifies the app's animator that the transition has ended.
  func end(completed: Bool) {
    animator?.animationEnded(completed)
    letGoOfAnimator()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.coordinator.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }
  func pauseInteractiveTransition() {}

  /// Whether the user's gesture still drives the transition.
  var isDriven: Bool { isInteractive && !hasLetGo && !isDone }
  let number: Int

  func letGo(cancelled: Bool) {
    guard isDriven else { return }
    hasLetGo = true
    transitionWasCancelled = cancelled
    transition?.letGo(cancelled: cancelled)
    let bodies = held
    held = []
    for body in bodies { transition?.queue?.scheduler.animate(body) }
  }

  /// Starts the animator. Its animations end only after the gesture.
  func animateHeld() {
    let outer = Self.holding
    Self.holding = self
    animator?.animateTransition(using: self)
    Self.holding = outer
  }

  /// Stores the end of an animation if the user's gesture drives it.
  static func hold(_ body: @escaping () -> Void) -> Bool {
    guard let holding else { return false }
    holding.held.append(body)
    return true
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    isDone = true
    // Only a gesture can cancel a transition. A change by code stays, even if the animator reports a cancellation.
    let completed = didComplete || !transitionWasCancelled
    if let transition { transition.controllerDone(completed: completed) } else { end(completed: completed) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition?.fromController : key == .to ? transition?.toController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to).flatMap { transition?.view(of: $0) }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard let transition, vc === transition.fromController else { return .zero }
    return transition.frame(of: vc, in: containerView)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let transition, vc === transition.toController else { return .zero }
    return transition.frame(of: vc, in: containerView)
  }

  nonisolated deinit {}
}
