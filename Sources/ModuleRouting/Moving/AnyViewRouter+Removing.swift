public import NavigationCore
import RouteComposition
import ViewHierarchy

/// What removing a route comes to.
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
  /// Whether the route can be removed, as the screen is now; if so by what, if not for what reason.
  public var canRemove: Removability {
    do {
      return .removable(by: try RemovalWay(self).move)
    } catch let error as ModuleRoutingError {
      return .notRemovable(because: error)
    } catch {
      return .notRemovable(because: .notOnScreen(name))
    }
  }

  /// Takes the destination off again, by what it was really shown by: pops, dismisses, or takes it out of its parent. Hands
  /// how that ended to the completion, which is called once, also where nothing can be removed.
  ///
  /// - Returns: What cancels the request, until it begins to change the screen.
  @discardableResult public func removeRoute(
    animated: Bool = true, completion: (@MainActor (Outcome<Void>) -> Void)? = nil
  ) -> NavigationHandle? {
    do {
      let (router, request) = try removalRequest(animated)
      beginRemoving()
      return router.perform(request) { self.endedRemoving($0, completion) }
    } catch {
      hearRemoval(.failed(NavigationFailure(caught: error)), completion)
      return nil
    }
  }

  /// Takes the destination off again, by what it was really shown by.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  public func removeRoute(animated: Bool = true) async throws {
    do {
      let (router, request) = try removalRequest(animated)
      beginRemoving()
      let outcome = await router.outcome(of: request)
      endedRemoving(outcome, nil)
      try outcome.get()
    } catch let error as ModuleRoutingError {
      let failure = NavigationFailure(caught: error)
      hearRemoval(.failed(failure), nil)
      throw failure
    }
  }

  private func removalRequest(_ animated: Bool) throws -> (Router, NavigationRequest<Void>) {
    guard presence.progress == .none else { throw ModuleRoutingError.isBusy(router: name, state: state) }
    _ = try RemovalWay(self)
    guard let window = presence.windowNow else { throw ModuleRoutingError.notOnScreen(name) }
    let request = NavigationRequest<Void>(
      animated: animated, policy: anyConfiguration.policy, value: { _ in }, on: { ViewRemoval(self, in: $0) })
    return (Router(window: window), request)
  }

  private func beginRemoving() {
    stopWatching()
    presence.leaving = presence.destination
    change { $0.progress = .removing }
  }

  private func endedRemoving(_ outcome: Outcome<Void>, _ completion: (@MainActor (Outcome<Void>) -> Void)?) {
    // While the removal waited for its turn, somebody else may have taken the destination off.
    if outcome.value != nil || !presence.isThere { gone() } else { watch() }
    presence.leaving = nil
    change { $0.progress = .none }
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

  func willRemove() { tell { $0.router(self, willRemoveRouteOn: $1) } }

  /// The removal by a way of the router's or the path's own; `nil` where it is removed as it is found.
  var ownRemoval: ((Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void)? {
    guard let destination = presence.destination, presence.wasShown, presence.isThere else { return nil }
    switch path?.resolved(with: anyConfiguration).kind {
    case .custom:
      guard let custom = customRoute, custom.removesByItself else { return nil }
      return { _, completion in custom.remove(destination, completion: completion) }
    case .extended(let path) where path.removesByItself:
      return { animated, completion in path.remove(destination, animated: animated, completion: completion) }
    default: return nil
    }
  }
}
