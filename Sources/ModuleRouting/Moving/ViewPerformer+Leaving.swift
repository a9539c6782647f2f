import RouteComposition
import ViewHierarchy

// The destination leaves: by this router, by the user's hand, or by the app's own code.
extension ViewPerformer {
  /// Waits for the destination to leave the tree, whoever takes it out.
  func watch() {
    guard let viewController = presence.destination as? UIViewController, presence.isThere, !presence.isElsewhere else {
      return
    }
    presence.stopWatching = presence.engine?.observer.whenLeft(viewController) { [weak viewController] in
      self.left(viewController)
    }
  }

  func stopWatching() {
    presence.stopWatching?()
    presence.stopWatching = nil
  }

  /// A destination has left the screen without this router. The router may have another one by now, and whoever is told of
  /// the state may have it shown again.
  private func left(_ destination: UIViewController?) {
    if presence.destination === destination {
      presence.stopWatching = nil
      presence.forgetShowing()
    }
    if presence.progress == .none { router.tellState() }
    tellGone(destination)
  }

  /// Tells that a destination has gone.
  func tellGone(_ destination: AnyObject?) {
    tell(of: destination) { $0.router(router, didRemoveRouteOn: $1) }
    #if DEBUG
      if let destination { LeakWatch.expectToGo(destination, in: presence.window, router.registry) }
    #endif
  }
}

#if DEBUG
  /// Looks whether removed destinations are let go of.
  ///
  /// It looks once, when nothing is in flight in the window any more and the main actor has taken another turn, so that
  /// whoever was told of the removal has returned.
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
