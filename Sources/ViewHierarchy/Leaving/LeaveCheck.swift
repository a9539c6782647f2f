import NavigationCore

/// Asks a part of a tree whether it may be left, outside of any request: for the user's own hand.
package enum LeaveCheck {
  package enum Answer {
    case free
    case stays
    /// Only the user can tell; the closure asks, and calls back with whether it may be left.
    case ask((@escaping @MainActor (Bool) -> Void) -> Void)
  }

  /// What these view controllers, with all they contain and present, have against being left.
  package static func answer(leaving tops: [UIViewController]) -> Answer {
    let tree = LiveTree(window: nil)
    var stays = false
    var confirming: [any LeaveConfirming] = []
    for top in tops {
      tree.forEach(from: top) { viewController in
        if (viewController as? any RoutingInterceptable)?.canBeDismissed == false { stays = true }
        if let asking = viewController as? any LeaveConfirming { confirming.append(asking) }
      }
    }
    if stays { return .stays }
    guard !confirming.isEmpty else { return .free }
    return .ask { body in
      immediateTask {
        for screen in confirming.reversed() where await !screen.mayLeave() { return body(false) }
        body(true)
      }
    }
  }
}
