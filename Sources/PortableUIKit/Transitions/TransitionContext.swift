/// What an animator of the app's works with.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: WindowTransition
  let animator: any UIViewControllerAnimatedTransitioning
  /// What drives it, if it begins under the user's finger.
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) lazy var containerView = transition.containerView ?? UIView()
  private var isDone = false

  init(
    _ transition: WindowTransition, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.transition = transition
    self.animator = animator
    self.interaction = interaction
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.isInteractive }
  private(set) var transitionWasCancelled = false
  private var hasLetGo = false
  /// What animations under the finger do when they are over.
  private var held: [() -> Void] = []
  /// The context whose animator is beginning animations under the user's finger.
  private static var holding: TransitionContext?
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  /// Has the animator begin, or what drives it.
  func start() {
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.coordinator.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }
  func pauseInteractiveTransition() {}

  /// Whether the user's finger is still on it.
  var isDriven: Bool { transition.isInteractive && !hasLetGo && !isDone }
  /// Which one of all transitions it is about.
  var number: Int { transition.number }

  func letGo(cancelled: Bool) {
    guard isDriven else { return }
    hasLetGo = true
    transitionWasCancelled = cancelled
    transition.letGo(cancelled: cancelled)
    let bodies = held
    held = []
    for body in bodies { transition.queue?.scheduler.animate(body) }
  }

  /// Has the animator begin; its animations are over only when the user has let go.
  func animateHeld() {
    let outer = Self.holding
    Self.holding = self
    animator.animateTransition(using: self)
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
    transition.controllerDone(completed: didComplete || !transitionWasCancelled)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.fromController : key == .to ? transition.toController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to).flatMap { transition.view(of: $0) }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition.fromController ? transition.frame(of: vc, in: containerView) : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === transition.toController ? transition.frame(of: vc, in: containerView) : .zero
  }

  nonisolated deinit {}
}
