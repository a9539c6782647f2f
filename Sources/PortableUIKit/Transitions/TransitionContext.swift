/// What an animator of the app's works with.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  // An animator may keep this for good, which is not to keep who is shown, or the animator itself.
  private weak var transition: WindowTransition?
  /// The app's animator, until it is over.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives it, if it begins under the user's finger, until it is over.
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
  /// What animations under the finger do when they are over.
  private var held: [() -> Void] = []
  /// The context whose animator is beginning animations under the user's finger.
  private static var holding: TransitionContext?
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  /// Has the animator begin, or what drives it.
  func start() {
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator?.animateTransition(using: self)
    }
  }

  /// Lets go of the app's animator and of what drives it.
  func letGoOfAnimator() {
    (animator, interaction) = (nil, nil)
    held = []
  }

  /// Tells the app's animator that it is over.
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

  /// Whether the user's finger is still on it.
  var isDriven: Bool { isInteractive && !hasLetGo && !isDone }
  /// Which one of all transitions it is about.
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

  /// Has the animator begin; its animations are over only when the user has let go.
  func animateHeld() {
    let outer = Self.holding
    Self.holding = self
    animator?.animateTransition(using: self)
    Self.holding = outer
  }

  /// Keeps what is to be done at the end of an animation, if that is under the finger.
  static func hold(_ body: @escaping () -> Void) -> Bool {
    guard let holding else { return false }
    holding.held.append(body)
    return true
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    isDone = true
    // Only a gesture can take a transition back: what the code asked for stays true, whatever the animator says.
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
