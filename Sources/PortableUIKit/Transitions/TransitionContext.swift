/// What an animator of the app's works with.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: Transition
  let animator: any UIViewControllerAnimatedTransitioning
  let containerView: UIView
  private var isDone = false

  init(_ transition: Transition, animator: any UIViewControllerAnimatedTransitioning) {
    self.transition = transition
    self.animator = animator
    containerView = transition.containerView ?? UIView()
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    isDone = true
    // Only a gesture can take a transition back: what the code asked for stays true, whatever the animator says.
    transition.controllerDone(completed: true)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.fromController : key == .to ? transition.toController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition.fromController ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === transition.toController ? containerView.bounds : .zero
  }
}
