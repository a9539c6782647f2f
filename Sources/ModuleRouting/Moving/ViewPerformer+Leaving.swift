import RouteComposition
import ViewHierarchy

// Handling of a destination that leaves the tree. This router, the user or other code of the app may have removed it.
extension ViewPerformer {
  /// Observes the destination until it leaves the tree, for any reason. Does nothing if the destination is not in the tree, or
  /// is no view controller.
  func watch() {
    guard let viewController = presence.destination as? UIViewController, presence.isOnScreen, !presence.isOutsideTree
    else {
      return
    }
    presence.stopWatching = presence.engine?.observer.onDeparture(of: viewController) { [weak viewController] in
      self.didLeave(viewController)
    }
  }

  func stopWatching() {
    presence.stopWatching?()
    presence.stopWatching = nil
  }

  /// Handles a destination that has left the tree without a removal by this router.
  ///
  /// If the router already has another destination, its presentation is kept. The router classes are notified in any case, even if
  /// a listener of the state has shown the destination again.
  private func didLeave(_ destination: UIViewController?) {
    if presence.destination === destination {
      presence.stopWatching = nil
      presence.clearPresentation()
    }
    if presence.progress == .none { router.reportState() }
    notifyRemoval(of: destination)
  }

  /// Notifies the router classes registered for the destination's class or a superclass that the destination was removed. In
  /// debug builds, also checks that the destination is released.
  func notifyRemoval(of destination: AnyObject?) {
    notifyRouters(of: destination) { $0.router(router, didRemoveRouteOn: $1) }
    #if DEBUG
      if let destination { LeakWatch.expectToGo(destination, in: presence.window, router.registry) }
    #endif
  }
}

#if DEBUG
  /// Reports removed destinations that are not released.
  ///
  /// The check runs once, after all transitions of the window have ended and the main actor has taken another turn. By this
  /// time all listeners of the removal have returned.
  enum LeakWatch {
    static func expectToGo(_ destination: AnyObject, in window: UIWindow?, _ registry: ModuleRegistry?) {
      guard let registry else { return }
      let suspect = Suspect(destination)
      let look = { @MainActor in
        Task {
          await Task.yield()
          if suspect.isAlive { registry.report(.staysAlive(suspect.name())) }
        }
      }
      guard let window else { return _ = look() }
      Settling.whenSettled(window) { _ = look() }
    }

    private final class Suspect {
      private weak var destination: AnyObject?
      private let type: AnyClass

      init(_ destination: AnyObject) {
        self.destination = destination
        type = Swift.type(of: destination)
      }

      var isAlive: Bool { destination != nil }

      func name() -> String { String(describing: type) }
    }
  }
#endif
