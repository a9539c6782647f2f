import NavigationCore

/// Waiting for UIKit to have shown what was changed. Never a delay, never a poll.
///
/// Each call is answered once: also when the window goes in the middle of a transition, and with it those that wait.
package enum Settling {
  /// Calls back when the transition that a change of this view controller began has ended; at once if there is none.
  package static func afterTransition(of viewController: UIViewController, _ body: @escaping @MainActor () -> Void) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // Apple: "UIViewControllerTransitionCoordinator", animate(alongsideTransition:completion:).
      guard let coordinator = viewController.transitionCoordinator else { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      if !coordinator.animate(alongsideTransition: nil, completion: { _ in answer(()) }) { answer(()) }
    #else
      guard let window = viewController.stateWindow, !window.isSettled else { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      window.whenTransitionsSoFarEnd { answer(()) }
    #endif
  }

  /// Calls back when nothing is in flight in the window; at once if nothing is.
  package static func whenSettled(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      guard let coordinator = coordinators(in: window).first else { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      let willTell = coordinator.animate(alongsideTransition: nil) { _ in whenSettled(window) { answer(()) } }
      if !willTell { answer(()) }
    #else
      if window.isSettled { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      window.whenSettled { answer(()) }
    #endif
  }

  /// Whether nothing is in flight in the window.
  package static func isSettled(_ window: UIWindow) -> Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      coordinators(in: window).isEmpty
    #else
      window.isSettled
    #endif
  }

  #if os(iOS) || os(tvOS) || os(visionOS)
    private static func coordinators(in window: UIWindow) -> [any UIViewControllerTransitionCoordinator] {
      var found: [any UIViewControllerTransitionCoordinator] = []
      var next = window.rootViewController
      while let root = next {
        var visible: UIViewController? = root
        while let viewController = visible {
          if let coordinator = viewController.transitionCoordinator { found.append(coordinator) }
          visible =
            (viewController as? UITabBarController)?.selectedViewController
            ?? (viewController as? UINavigationController)?.topViewController
        }
        next = root.presentedViewController
      }
      return found
    }
  #endif
}
