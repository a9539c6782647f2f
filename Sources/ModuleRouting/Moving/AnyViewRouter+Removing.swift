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

extension AnyViewRouter {
  /// Removes the destination, and calls the completion once, with the outcome.
  ///
  /// - Parameter prepare: Called with the destination before it goes, if it can go.
  func removing(
    animated: Bool, preparedBy prepare: ((Any) -> Void)?, _ completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle? {
    tellState()
    do {
      let (router, request) = try removalRequest(animated, prepare)
      beginRemoving()
      return router.navigate(request) { self.endedRemoving($0, completion) }
    } catch {
      hearRemoval(.failed(NavigationFailure(caught: error)), completion)
      return nil
    }
  }

  func outcomeOfRemoving(animated: Bool) async -> Outcome<Void> {
    tellState()
    do {
      let (router, request) = try removalRequest(animated, nil)
      beginRemoving()
      let outcome = await router.outcome(of: request)
      endedRemoving(outcome, nil)
      return outcome
    } catch {
      let outcome = Outcome<Void>.failed(NavigationFailure(caught: error))
      hearRemoval(outcome, nil)
      return outcome
    }
  }

  private func removalRequest(
    _ animated: Bool, _ prepare: ((Any) -> Void)?
  ) throws -> (Router, NavigationRequest<Void>) {
    _ = try removalWay()
    guard let window = presence.windowNow else { throw ModuleRoutingError.notOnScreen(name) }
    let request = NavigationRequest<Void>(
      animated: animated, policy: anyConfiguration.policy, value: { _ in },
      on: { ViewRemoval(self, preparedBy: prepare, in: $0) })
    return (Router(window: window), request)
  }

  /// How the route would be removed, asked for now.
  ///
  /// - Throws: ``ModuleRoutingError`` where it cannot be, also while it is performed or removed already.
  func removalWay() throws -> RemovalWay {
    guard presence.progress == .none else { throw ModuleRoutingError.isBusy(router: name, state: state) }
    return try RemovalWay(self)
  }

  private func beginRemoving() {
    stopWatching()
    presence.leaving = presence.destination
    noticing { presence.progress = .removing }
  }

  private func endedRemoving(_ outcome: Outcome<Void>, _ completion: (@MainActor (Outcome<Void>) -> Void)?) {
    // While the removal waited for its turn, somebody else may have taken the destination off.
    if outcome.value != nil || !presence.isThere {
      presence.forgetShowing()
      tellGone(presence.destination)
    } else {
      watch()
    }
    presence.leaving = nil
    noticing { presence.progress = .none }
    hearRemoval(outcome, completion)
  }

  private func hearRemoval(_ outcome: Outcome<Void>, _ completion: (@MainActor (Outcome<Void>) -> Void)?) {
    do {
      try outcome.get()
    } catch {
      anyConfiguration.errorHandler?(error)
    }
    completion?(outcome)
  }

  func willRemove() { tell(of: presence.destination) { $0.router(self, willRemoveRouteOn: $1) } }

  /// The removal by a way of the router's or the path's own; `nil` where it is removed as it is found.
  var ownRemoval: ((Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void)? {
    guard let destination = presence.destination, presence.wasShown, presence.isThere else { return nil }
    switch presence.shownBy?.kind {
    case .custom:
      guard let custom = customRoute, custom.removesByItself else { return nil }
      return { _, completion in custom.remove(destination, completion: completion) }
    case .extended(let path) where path.removesByItself:
      return { animated, completion in path.remove(destination, animated: animated, completion: completion) }
    default: return nil
    }
  }
}
