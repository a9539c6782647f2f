import NavigationCore
import RouteComposition
import ViewHierarchy

/// What removing a route does.
nonisolated public enum RemovalMove: String, Sendable, Hashable {
  /// Popping the destination, with all above it.
  case pop
  /// Dismissing it, or the stack that it is the only one of.
  case dismiss
  /// Taking it out of its parent.
  case removeFromParent = "removal from the parent"
  /// Taking it out of its superview.
  case removeFromSuperview = "removal from the superview"
  /// The router's or the path's own way.
  case custom = "custom removal"
}

/// Whether a route can be removed now.
nonisolated public enum Removability: Sendable, Hashable {
  /// It can, by this.
  case removable(by: RemovalMove)
  /// It cannot, for this reason.
  case notRemovable(because: ModuleRoutingError)
}

extension ViewPerformer {
  /// Begins a removal. The configuration's handler hears of one that has ended already.
  ///
  /// - Parameter prepare: Called with the destination before it goes, if it can go.
  func beginRemoving(animated: Bool, preparedBy prepare: ((Any) -> Void)? = nil) -> BegunRoute<Void> {
    router.tellState()
    do {
      _ = try removalWay()
      guard let window = presence.windowNow else { throw ModuleRoutingError.notOnScreen(router.name) }
      var request = NavigationRequest<Void>(
        animated: animated, policy: configuration.policy, value: { _ in },
        on: { ViewRemoval(self, preparedBy: prepare, in: $0) })
      request.ended = { self.endedRemoving($0) }
      stopWatching()
      presence.leaving = presence.destination
      router.noticing { presence.progress = .removing }
      return .request(Router(window: window), request)
    } catch {
      let outcome = Outcome<Void>.failed(NavigationFailure(caught: error))
      hearRemoval(outcome)
      return .ended(outcome)
    }
  }

  /// How the route would be removed, asked for now.
  ///
  /// - Throws: ``ModuleRoutingError`` where it cannot be, also while it is performed or removed already.
  func removalWay() throws -> RemovalWay {
    guard presence.progress == .none else {
      throw ModuleRoutingError.isBusy(router: router.name, state: router.standing)
    }
    return try RemovalWay(self)
  }

  private func endedRemoving(_ outcome: Outcome<Void>) {
    // While the removal waited for its turn, somebody else may have taken the destination off.
    if outcome.value != nil || !presence.isThere {
      presence.forgetShowing()
      tellGone(presence.destination)
    } else {
      watch()
    }
    presence.leaving = nil
    router.noticing { presence.progress = .none }
    hearRemoval(outcome)
  }

  private func hearRemoval(_ outcome: Outcome<Void>) {
    do {
      try outcome.get()
    } catch {
      configuration.errorHandler?(error)
    }
  }

  func willRemove() { tell(of: presence.destination) { $0.router(router, willRemoveRouteOn: $1) } }

  /// The removal by the router or the path; `nil` if the destination is removed from where it is on screen.
  var ownRemoval: OwnRemoval? {
    guard let destination = presence.destination, presence.wasShown, presence.isThere else { return nil }
    return presence.shownBy?.kind.removal(of: destination, by: router.customRoute)
  }
}
