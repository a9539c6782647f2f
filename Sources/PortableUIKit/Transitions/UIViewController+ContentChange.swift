extension UIViewController {
  /// Enqueues the transition of a change of children. If the container is not visible, the change takes effect at once.
  ///
  /// - Parameter byAnimatorOnly: Whether the transition is animated only if the app provides an animator.
  /// - Returns: The transition, if one was enqueued.
  @discardableResult
  func contentChanged(
    to target: UIViewController?, operation: UINavigationController.Operation = .none,
    added: [UIViewController] = [], removed: [UIViewController] = [], animated: Bool,
    byAnimatorOnly: Bool = false, in queue: TransitionQueue? = nil, willBegin: (() -> Void)? = nil
  ) -> ContentTransition? {
    guard let queue = queue ?? queueForContent() else {
      willBegin?()
      changeUnseen(to: target, added: added, removed: removed)
      return nil
    }
    let transition = ContentTransition(
      self, target: target, operation: operation, added: added, removed: removed, animated: animated)
    transition.willBegin = willBegin
    transition.animatesByAnimatorOnly = byAnimatorOnly
    if pendingTransitions == 0 { pendingPlace = queue.place }
    pendingTransitions += 1
    queue.enqueue(transition)
    return transition
  }

  func changeUnseen(
    to target: UIViewController?, added: [UIViewController], removed: [UIViewController]
  ) {
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { controller.willMove(toParent: self) }
    if let old = shownChild, old !== target { old.uninstallLine() }
    shownChild = target
    for controller in removed {
      controller.forgetSeenModals()
      controller.didMove(toParent: nil)
    }
    for controller in added { controller.didMove(toParent: self) }
  }
}
