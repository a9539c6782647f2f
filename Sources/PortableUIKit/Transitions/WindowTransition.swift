/// One change of what a window shows, from its first callback to its last.
class WindowTransition {
  /// What goes on between a transition's begin and its end.
  enum Motion {
    /// Nothing; it ends on the next turn.
    case none
    /// An animation of the system's, which the scheduler ends.
    case animated
    /// An animator of the app's, or the user's finger, which says itself when it is over.
    case controlled
  }

  var place: WindowPlace?
  var isAnimated: Bool
  /// Which one it is in the order in which all were enqueued, in whatever window.
  var number = Int.max
  var cause = TransitionEvent.Cause.code
  var completion: (() -> Void)?
  var log: MisuseLog?
  var group: CATransaction.Group?
  var endedBodies: [() -> Void] = []
  /// Whether the view of who comes is for the app's animator to put in.
  private var isLeftToAnimator = false
  /// Set when the user's finger moves it.
  var isInteractive = false
  /// The gesture with which it does.
  weak var gesture: UIGestureRecognizer?
  private var madeCoordinator: TransitionCoordinator?
  /// Whether the animations alongside have run.
  private var haveAnimationsRun = false
  /// The context of an animator of the app's, from when that has been asked for until it is over.
  private(set) var context: TransitionContext?

  init(animated: Bool, completion: (() -> Void)? = nil) {
    isAnimated = animated
    self.completion = completion
  }

  /// The queue it is in, unless its window has died.
  final var queue: TransitionQueue? { place?.window?.queue }

  // What a transition holds needs no actor to be let go.
  nonisolated deinit {}

  /// Tells and shows what comes first; called once, on a turn of its own.
  func begin() -> Motion { .none }

  /// Tells and takes away what comes last.
  ///
  /// - Parameter completed: `false` if it was cancelled and everything is to be as before.
  func end(completed: Bool) {}

  /// Carries everything out where nobody looks.
  final func carryOutUnseen() {
    _ = begin()
    end(completed: true)
    complete()
  }

  /// Tells those who wait for the end.
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

  /// Runs what the coordinator has been given for the end.
  func completeCoordinator() { madeCoordinator?.runCompletions() }

  /// Whether Apple's documentation says that there is a coordinator.
  var isSurelyCoordinated: Bool { false }
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let made = TransitionCoordinator(self)
    madeCoordinator = made
    if haveAnimationsRun { made.runAnimations() }
    return made
  }

  /// Who is seen before, and who after, for coordinators and animators.
  var fromController: UIViewController? { nil }
  var toController: UIViewController? { nil }
  var containerView: UIView? { nil }
  /// The view of one who takes part, as animators and coordinators are given it.
  func view(of controller: UIViewController) -> UIView? { controller.viewStore }
  /// Where the view of one who takes part is, seen before, or is to be, seen after.
  func frame(of controller: UIViewController, in container: UIView) -> CGRect { container.bounds }
  /// Whether a controller takes part in it itself.
  func concerns(_ controller: UIViewController) -> Bool {
    fromController === controller || toController === controller
  }
  /// Whether it brings a controller into sight.
  func shows(_ controller: UIViewController) -> Bool { toController === controller }
  var presentationStyle: UIModalPresentationStyle { .none }

  /// Takes the app's animator, and asks for what drives it: before anybody is told that the transition begins, as Apple's
  /// guide "Creating Custom Presentations" has it.
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

  /// Does without what was prepared, since nobody sees the transition after all.
  final func doWithoutAnimator() {
    guard let context else { return }
    context.letGoOfAnimator()
    self.context = nil
    if isInteractive { letGo(cancelled: false) }
  }

  /// What moves, once everything has been told that it will: the app's animator, the finger or the system.
  final func motion() -> Motion {
    if context != nil { coordinator.askDuration() }
    haveAnimationsRun = true
    madeCoordinator?.runAnimations()
    guard let context else { return isInteractive ? .controlled : isAnimated ? .animated : .none }
    context.start()
    return .controlled
  }

  /// Whether the view of one who comes, alone in its place, is for the app's animator to put in: Apple's page
  /// `UIViewControllerContextTransitioning.containerView` has that be its task.
  final func leavesToAnimator(_ coming: UIViewController) -> Bool { context != nil && coming.seenModal == nil }

  /// Has the app's animator put in the view of who comes, who is told that it appears when that is there.
  final func motion(bringing coming: UIViewController) -> Motion {
    isLeftToAnimator = true
    let motion = motion()
    if !isLeftOut(coming) { coming.continueLine() }
    return motion
  }

  /// Whether the app's animator has not put in the view of who comes.
  final func isLeftOut(_ coming: UIViewController) -> Bool {
    guard isLeftToAnimator, let containerView, let view = view(of: coming) else { return false }
    return view.hostWindow == nil && !view.liesIn(containerView)
  }

  /// The user let go of what the app's interaction controller drives; the animator says when it is over.
  func letGo(cancelled: Bool) {
    isInteractive = false
    coordinator.interactionChanges(cancelled: cancelled)
  }

  /// Ends what an animator or the finger controls.
  func controllerDone(completed: Bool) {
    if let context {
      context.end(completed: completed)
      self.context = nil
    }
    madeCoordinator?.isCancelled = !completed
    queue?.endLater(self, completed: completed)
  }

  /// The user let go of it.
  func interactionEnds(cancelled: Bool) {
    madeCoordinator?.interactionChanges(cancelled: cancelled)
    controllerDone(completed: !cancelled)
  }
}
