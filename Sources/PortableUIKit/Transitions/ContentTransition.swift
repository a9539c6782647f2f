/// A transition in which a navigation or tab bar controller shows another child.
final class ContentTransition: WindowTransition {
  let container: UIViewController
  let target: UIViewController?
  let operation: UINavigationController.Operation
  private var added: [UIViewController]
  private var removed: [UIViewController]
  private var from: UIViewController?
  private var isSeen = false
  /// Restores the state if the user cancels. Returns `false` if that is no longer possible.
  var restoreState: (() -> Bool)?
  /// Whether the transition is animated only if the app provides an animator.
  var animatesByAnimatorOnly = false
  var willBegin: (() -> Void)?
  /// Called at the end, unless the transition was cancelled.
  var didEnd: (() -> Void)?

  init(
    _ container: UIViewController, target: UIViewController?, operation: UINavigationController.Operation,
    added: [UIViewController], removed: [UIViewController], animated: Bool
  ) {
    self.container = container
    self.target = target
    self.operation = operation
    self.added = added
    self.removed = removed
    super.init(animated: animated)
  }

  nonisolated deinit {}

  override var fromController: UIViewController? { from }
  override var toController: UIViewController? { target }
  override var isSurelyCoordinated: Bool { container is UINavigationController || container is UITabBarController }
  override func concerns(_ controller: UIViewController) -> Bool {
    container === controller || super.concerns(controller)
  }
  override var containerView: UIView? { container.viewStore }
  /// The view to add or remove in an animation: the view of a modal that covers the controller, or the controller's
  /// own. Apple's guide "Customizing the Transition Animations" says that it is the topmost view.
  override func view(of controller: UIViewController) -> UIView? {
    var seen = controller
    while let modal = seen.seenModal, modal.coversPresenter { seen = modal }
    return seen === controller ? controller.viewStore : seen.viewInHost
  }

  override func begin() -> Motion {
    forgetWhoIsElsewhere()
    from = container.shownChild
    isAnimated = isAnimated && from != nil && from !== target
    if !isStillTrue { leaveShownToNext() }
    tellWillMove()
    willBegin?()
    guard from !== target, isStillTrue else {
      // A child that has left and returned has lost its modals, even if it never disappeared.
      if let from, added.contains(where: { $0 === from }) { from.letStaleModalsGo() }
      return .none
    }
    isSeen = container.isSeen
    container.shownChild = target
    guard isSeen else {
      from?.uninstallLine()
      return .none
    }
    let animator = animator()
    if animatesByAnimatorOnly { isAnimated = animator != nil }
    prepare(animator) { [container] in container.interaction(for: $0) }
    target?.leaveWhereSeen()
    leaveIfInsideTarget()
    target?.forEachInLine { $0.loadedView() }
    from?.beginLine(false, animated: isAnimated)
    target?.beginLine(true, animated: isAnimated)
    if let target { container.willShow(target, animated: isAnimated) }
    if let target, leavesToAnimator(target) {
      if let view = target.viewStore, let host = containerView, view.superviewLink !== host { view.frame = host.bounds }
      return motion(bringing: target)
    }
    container.installShownChild()
    target?.continueLine()
    return motion()
  }

  override func end(completed: Bool) {
    container.pendingTransitions -= 1
    // The state before the user's gesture is restored only if code has not changed the stack since then.
    let isTakenBack = !completed && container.pendingTransitions == 0 && restoreState?() == true
    if isTakenBack { takeBack() } else { finish() }
    if isTakenBack, from.map({ !container.showsByState($0) }) == true { showWhatWasPassedOver() }
    // A deinitializer may access this transition, and must find `nil`.
    _ = from.take()
    added = []
    removed = []
  }

  private func finish() {
    if isSeen {
      putInWhatWasLeftOut()
      from?.uninstallLine()
      from?.endLine()
      target?.endLine()
    }
    // A child with another parent may have presented other modals there.
    if let from, from.parentLink !== container { from.forgetSeenModals(onlyStale: from.parentLink != nil) }
    tellDidMove()
    if isSeen, let target { container.didShow(target, animated: isAnimated) }
    didEnd?()
  }

  /// Adds the view that the app's animator should have added.
  private func putInWhatWasLeftOut() {
    guard let target, isLeftOut(target), container.shownChild === target else { return }
    UIKitMisuse.report(.animatorLeftViewOut, target)
    container.installShownChild()
  }

  /// Shows the container's current child, whose own transition was skipped because this transition followed it.
  private func showWhatWasPassedOver() {
    let tabs = container as? UITabBarController
    let target = tabs == nil ? container.lastChild : tabs?.shown(for: tabs?.selectedChild)
    container.contentChanged(to: target, operation: .push, animated: false)
  }

  private func takeBack() {
    container.shownChild = from
    for controller in removed { controller.moves.remove(.movingFromParent) }
    for controller in added { controller.moves.remove(.movingToParent) }
    target?.beginLine(false, animated: isAnimated)
    from?.beginLine(true, animated: isAnimated)
    container.installShownChild()
    from?.continueLine()
    target?.uninstallLine()
    target?.endLine()
    from?.endLine()
    // The removed children stay and the added children leave, so each receives the opposite of its first callback.
    for controller in removed { controller.didMove(toParent: container) }
    for controller in added { controller.didMove(toParent: nil) }
  }

  /// Whether the container still shows the target. A later transition shows a newer child.
  private var isStillTrue: Bool {
    if let target { container.showsByState(target) } else { !container.hasChildren }
  }

  /// Drops the shown child if it is already visible in another parent, so that this transition does not remove it
  /// there.
  private func forgetWhoIsElsewhere() {
    guard let shown = container.shownChild, shown.parentLink !== container, shown.viewStore?.superviewLink != nil
    else { return }
    if let view = container.viewStore, shown.place(in: view) != nil { return }
    container.shownChild = nil
  }

  /// Makes the shown child disappear first if it is now inside the target.
  private func leaveIfInsideTarget() {
    guard let shown = from, shown.parentLink !== container, let target, shown.isInside(target) else { return }
    shown.leaveWhereSeen()
    shown.forgetSeenModals(onlyStale: true)
    from = nil
  }

  /// Moves the callbacks of the shown child's removal to the transition that removes its view.
  private func leaveShownToNext() {
    guard let from, from.parentLink == nil, let index = removed.firstIndex(where: { $0 === from }),
      let next = queue?.firstWaiting(of: container), !next.added.contains(where: { $0 === from })
    else { return }
    removed.remove(at: index)
    next.removed.insert(from, at: 0)
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated, let from, let target else { return nil }
    return container.animator(for: operation, from: from, to: target)
  }

  private func tellWillMove() {
    for controller in removed {
      controller.moves.insert(.movingFromParent)
      controller.willMove(toParent: nil)
    }
    for controller in added {
      controller.moves.insert(.movingToParent)
      controller.willMove(toParent: container)
    }
  }

  private func tellDidMove() {
    for controller in removed {
      controller.moves.remove(.movingFromParent)
      controller.forgetSeenModals()
      controller.didMove(toParent: nil)
    }
    for controller in added {
      controller.moves.remove(.movingToParent)
      controller.didMove(toParent: container)
    }
  }
}
