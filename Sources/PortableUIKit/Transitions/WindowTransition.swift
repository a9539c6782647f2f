/// A change of a window's visible screens, from its first callback to its last.
class WindowTransition {
  /// The motion between the start and the end of a transition.
  enum Motion {
    /// No motion. The transition ends on the next turn.
    case none
    /// The system's animation, which the scheduler ends.
    case animated
    /// The app's animator or the user's gesture, which ends the transition itself.
    case controlled
  }

  var place: WindowPlace?
  var isAnimated: Bool
  /// The number of the transition in the order of enqueuing, across all windows.
  var number = Int.max
  var cause = TransitionEvent.Cause.code
  var completion: (() -> Void)?
  var log: MisuseLog?
  var group: CATransaction.Group?
  var endedBodies: [() -> Void] = []
  /// Whether the app's animator adds the new view.
  private var isLeftToAnimator = false
  var isInteractive = false
  weak var gesture: UIGestureRecognizer?
  private var madeCoordinator: TransitionCoordinator?
  /// A Boolean value that indicates whether the animations alongside have run.
  private var haveAnimationsRun = false
  /// The context of the app's animator, from the request for the animator to its end.
  private(set) var context: TransitionContext?

  init(animated: Bool, completion: (() -> Void)? = nil) {
    isAnimated = animated
    self.completion = completion
  }

  /// The queue of the transition. `nil` if its window has been deallocated.
  final var queue: TransitionQueue? { place?.window?.queue }

  // The stored properties can be released on any actor.
  nonisolated deinit {}

  /// Runs the first callbacks and changes the views. Called once, on a turn of its own.
  func begin() -> Motion { .none }

  /// Runs the last callbacks and removes views.
  ///
  /// - Parameter completed: `false` if the transition was cancelled and the earlier state returns.
  func end(completed: Bool) {}

  /// Carries out the whole transition in an invisible window.
  final func carryOutUnseen() {
    _ = begin()
    end(completed: true)
    complete()
  }

  func complete() {
    completeCoordinator()
    completion?()
    completion = nil
    if !endedBodies.isEmpty {
      let bodies = endedBodies
      endedBodies = []
      for body in bodies { body() }
    }
    group?.leave()
    group = nil
  }

  func completeCoordinator() { madeCoordinator?.runCompletions() }

  /// Whether Apple's documentation says that this transition has a coordinator.
  var isSurelyCoordinated: Bool { false }
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let made = TransitionCoordinator(self)
    madeCoordinator = made
    if haveAnimationsRun { made.runAnimations() }
    return made
  }

  /// The controllers before and after the transition, for coordinators and animators.
  var fromController: UIViewController? { nil }
  var toController: UIViewController? { nil }
  var containerView: UIView? { nil }
  /// The view of a participating controller, for animators and coordinators.
  func view(of controller: UIViewController) -> UIView? { controller.viewStore }
  /// The frame of a controller's view in the container: its current frame before the transition, or its final frame
  /// after it.
  func frame(of controller: UIViewController, in container: UIView) -> CGRect { container.bounds }
  /// Whether a controller itself takes part in the transition.
  func concerns(_ controller: UIViewController) -> Bool {
    fromController === controller || toController === controller
  }
  func shows(_ controller: UIViewController) -> Bool { toController === controller }
  var presentationStyle: UIModalPresentationStyle { .none }

  /// Takes the app's animator, and asks for its interaction controller. Must precede the first callbacks, as Apple's
  /// guide "Creating Custom Presentations" says.
  final func prepare(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated, !isInteractive, let animator else { return }
    let interaction = interaction(animator).flatMap { $0.wantsInteractiveStart ? $0 : nil }
    context = TransitionContext(self, animator: animator, interaction: interaction)
    guard let interaction else { return }
    isInteractive = true
    coordinator.interactionBegins(by: interaction)
  }

  /// Releases the prepared animator, because the transition is not visible.
  final func doWithoutAnimator() {
    guard let context else { return }
    context.letGoOfAnimator()
    self.context = nil
    if isInteractive { letGo(cancelled: false) }
  }

  /// Starts the motion after the first callbacks: the app's animator, the gesture or the system's animation.
  final func motion() -> Motion {
    if context != nil { coordinator.askDuration() }
    haveAnimationsRun = true
    madeCoordinator?.runAnimations()
    guard let context else { return isInteractive ? .controlled : isAnimated ? .animated : .none }
    context.start()
    return .controlled
  }

  /// Whether the app's animator adds the new view, as Apple's page `UIViewControllerContextTransitioning.containerView`
  /// says. The system adds the view of a controller that a modal covers.
  final func leavesToAnimator(_ coming: UIViewController) -> Bool { context != nil && coming.seenModal == nil }

  /// Lets the app's animator add the new view. The new controller receives `viewIsAppearing` after its view has been
  /// added.
  final func motion(bringing coming: UIViewController) -> Motion {
    isLeftToAnimator = true
    let motion = motion()
    if !isLeftOut(coming) { coming.continueLine() }
    return motion
  }

  /// Whether the app's animator has not added the new view.
  final func isLeftOut(_ coming: UIViewController) -> Bool {
    guard isLeftToAnimator, let containerView, let view = view(of: coming) else { return false }
    return view.hostWindow == nil && !view.liesIn(containerView)
  }

  /// Called when the user's gesture with the app's interaction controller ends. The animator completes the transition.
  func letGo(cancelled: Bool) {
    isInteractive = false
    coordinator.interactionChanges(cancelled: cancelled)
  }

  /// Ends a transition that an animator or a gesture controls.
  func controllerDone(completed: Bool) {
    if let context {
      context.end(completed: completed)
      self.context = nil
    }
    madeCoordinator?.isCancelled = !completed
    queue?.endLater(self, completed: completed)
  }

  /// Called when the user's gesture ends.
  func interactionEnds(cancelled: Bool) {
    madeCoordinator?.interactionChanges(cancelled: cancelled)
    controllerDone(completed: !cancelled)
  }
}
