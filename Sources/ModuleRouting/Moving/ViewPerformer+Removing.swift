import NavigationCore
import RouteComposition
import ViewHierarchy

/// The manner in which a destination is removed.
nonisolated public enum RemovalManner: String, Sendable, Hashable {
  /// Pops the destination and all screens above it.
  case pop
  /// Dismisses the destination. If it is the only screen of a presented navigation controller, dismisses the navigation
  /// controller.
  case dismiss
  /// Removes the destination from its parent.
  case removeFromParent = "removal from the parent"
  /// Removes the destination from its superview.
  case removeFromSuperview = "removal from the superview"
  /// Calls code of the router or the path, which removes the destination.
  case custom = "custom removal"
}

/// The value of ``ViewRouteHandle/canRemove``: the manner of a removal, or the reason why the route cannot be removed now.
nonisolated public enum Removability: Sendable, Hashable {
  /// The route can be removed in this manner.
  case removable(by: RemovalManner)
  /// The route cannot be removed, for this reason.
  case notRemovable(because: ModuleRoutingError)
}

extension ViewPerformer {
  /// Begins a removal. If the removal fails at once, calls the error handler of the configuration and returns the failure.
  ///
  /// - Parameter prepare: Called with the destination before its removal. Not called if the request ends before it removes the
  ///   destination.
  func beginRemoving(animated: Bool, preparedBy prepare: ((Any) -> Void)? = nil) -> BegunRoute<Void> {
    router.reportState()
    do {
      _ = try removal()
      guard let window = presence.currentWindow else { throw ModuleRoutingError.notOnScreen(router.name) }
      var request = NavigationRequest<Void>(
        animated: animated, policy: configuration.policy, value: { _ in },
        on: { ViewRemoval(self, preparedBy: prepare, in: $0) })
      request.ended = { self.endedRemoving($0) }
      stopWatching()
      presence.leaving = presence.destination
      router.changingState { presence.progress = .removing }
      return .request(Router(window: window), request)
    } catch {
      let outcome = Outcome<Void>.failed(NavigationFailure(caught: error))
      callErrorHandler(outcome)
      return .ended(outcome)
    }
  }

  /// Returns the removal of the destination, by code of the router or the path, or else from its current position in the tree.
  ///
  /// - Throws: ``ModuleRoutingError`` if the destination cannot be removed, or while the route is being performed or removed.
  func removal() throws -> RouteRemoval {
    guard presence.progress == .none else {
      throw ModuleRoutingError.isBusy(router: router.name, state: router.currentState)
    }
    return try RouteRemoval(self)
  }

  private func endedRemoving(_ outcome: Outcome<Void>) {
    // If other code has removed the destination while the removal was queued, the destination counts as removed too.
    if outcome.value != nil || !presence.isOnScreen {
      presence.clearPresentation()
      notifyRemoval(of: presence.destination)
    } else {
      watch()
    }
    presence.leaving = nil
    router.changingState { presence.progress = .none }
    callErrorHandler(outcome)
  }

  private func callErrorHandler(_ outcome: Outcome<Void>) {
    do {
      try outcome.get()
    } catch {
      configuration.errorHandler?(error)
    }
  }

  func willRemove() { notifyRouters(of: presence.destination) { $0.router(router, willRemoveRouteOn: $1) } }

  /// A closure of the router or the path that removes the destination. If it is `nil`, the library removes the destination from its
  /// current position in the tree.
  ///
  /// It is `nil` in three cases: the router and the path have no such closure, the route has not shown the destination, or the
  /// destination is not on screen.
  var customRemoval: CustomRemoval? {
    guard let destination = presence.destination, presence.wasShown, presence.isOnScreen else { return nil }
    return presence.shownBy?.kind.removal(of: destination, by: router.customRoute)
  }
}
