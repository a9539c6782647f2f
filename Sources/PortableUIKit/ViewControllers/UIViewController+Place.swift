// Where a controller is: found by following links, which are true at once.
extension UIViewController {
  var rootAncestor: UIViewController {
    var node = self
    while let parent = node.parentLink { node = parent }
    return node
  }

  /// The window the controller belongs to by state, seen there or not.
  package var stateWindow: UIWindow? {
    var node = self
    while let outer = node.parentLink ?? node.presentingLink { node = outer }
    return node.rootWindow
  }

  /// Whether it is in no container and no window, and not presented.
  var isFree: Bool { parentLink == nil && presentingLink == nil && rootWindow == nil }

  /// Whether it can come back to where a cancelled transition took it from: it is nowhere else, and nothing that waits
  /// is going to show it elsewhere.
  var mayComeBack: Bool { isFree && TransitionQueue.running?.willShow(self) != true }

  /// The queue of the window the controller is on screen in by state; `nil` if it is not on screen.
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

  /// The queue of the window it belongs to while that has not shown everything: what waits there might show this
  /// controller before it is out of sight again, and then in the order in which things were asked for.
  private var unsettledQueue: TransitionQueue? {
    guard let queue = stateWindow?.queue, !queue.isSettled else { return nil }
    return queue
  }

  /// Whether a modal that stays covers it.
  private var isCovered: Bool {
    guard let modal = presentedLink, !modal.moves.contains(.beingDismissed) else { return false }
    return modal === seenModal ? modal.coversPresenter : modal.willCoverPresenter
  }

  /// The queue of the transitions of this container that have not ended.
  var pendingQueue: TransitionQueue? { pendingPlace?.window?.queue }

  /// The queue in which a change of this container's contents becomes visible; `nil` if it happens unseen, at once.
  func queueForContent() -> TransitionQueue? {
    if pendingTransitions > 0, let pendingQueue { return pendingQueue }
    guard appearance != .disappeared else { return onScreenQueue ?? unsettledQueue }
    // What is seen changes in order, even while its view or its window is on the way in or out.
    return (viewStore?.hostWindow ?? stateWindow)?.queue ?? TransitionQueue.running
  }

  /// The queue in which a change of modals becomes visible.
  func queueForModals() -> TransitionQueue? {
    guard let window = stateWindow, window.isOnScreen || !window.queue.isSettled else { return nil }
    return window.queue
  }

  /// The coordinator of the transition that it takes part in, or a container around it. Apple: `transitionCoordinator`.
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
