// The place of a view controller in the tree. It is found along links, which change at once.
extension UIViewController {
  var rootAncestor: UIViewController {
    var node = self
    while let parent = node.parentLink { node = parent }
    return node
  }

  /// The window that the view controller belongs to, visible or not.
  package var stateWindow: UIWindow? {
    var node = self
    while let outer = node.parentLink ?? node.presentingLink { node = outer }
    return node.rootWindow
  }

  /// Whether the controller has no container, no presenter and no window.
  var isFree: Bool { parentLink == nil && presentingLink == nil && rootWindow == nil }

  /// Whether a cancelled transition can restore this controller: it has no other place, and no pending transition shows
  /// it elsewhere.
  var mayComeBack: Bool { isFree && TransitionQueue.running?.willShow(self) != true }

  /// The queue of the window in which this controller is visible by state. `nil` if it is not visible.
  private var onScreenQueue: TransitionQueue? {
    var node = self
    if node.isCovered { return nil }
    while true {
      if let parent = node.parentLink {
        guard parent.showsByState(node), !parent.isCovered else { return nil }
        node = parent
      } else if let presenter = node.presentingLink {
        node = presenter
      } else {
        guard let window = node.rootWindow, window.isOnScreen else { return nil }
        return window.queue
      }
    }
  }

  /// The queue of this controller's window, if the queue is not settled. A pending transition in it may show this
  /// controller for a while, so later changes keep their order.
  private var unsettledQueue: TransitionQueue? {
    guard let queue = stateWindow?.queue, !queue.isSettled else { return nil }
    return queue
  }

  /// Whether a modal that is not being dismissed covers the controller.
  private var isCovered: Bool {
    guard let modal = presentedLink, !modal.moves.contains(.beingDismissed) else { return false }
    return modal === seenModal ? modal.coversPresenter : modal.willCoverPresenter
  }

  var pendingQueue: TransitionQueue? { pendingPlace?.window?.queue }

  /// The queue for a change of this container's content. `nil` if the change is invisible and takes effect at once.
  func queueForContent() -> TransitionQueue? {
    if pendingTransitions > 0, let pendingQueue { return pendingQueue }
    guard appearance != .disappeared else { return onScreenQueue ?? unsettledQueue }
    // Changes keep their order even while the view or its window appears or disappears.
    return (viewStore?.hostWindow ?? stateWindow)?.queue ?? TransitionQueue.running
  }

  /// The queue for a change of modals.
  func queueForModals() -> TransitionQueue? {
    guard let window = stateWindow, window.isOnScreen || !window.queue.isSettled else { return nil }
    return window.queue
  }

  /// The coordinator of the transition of this controller or of a container around it. Follows Apple's page
  /// `transitionCoordinator`.
  var coordinatorNow: (any UIViewControllerTransitionCoordinator)? {
    guard let queue = (viewStore?.hostWindow ?? stateWindow)?.queue, !queue.isSettled else { return nil }
    var node: UIViewController? = self
    while let candidate = node {
      if let transition = queue.transition(of: candidate) { return transition.coordinator }
      node = candidate.parentLink
    }
    return nil
  }
}

extension UIViewController: MisuseSource {
  var misuseLog: MisuseLog? { stateWindow?.queue.log }
}
