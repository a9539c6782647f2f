import NavigationCore

/// Waits until UIKit has shown a change, without a delay and without polling.
///
/// Each method calls its closure once, even if the window goes during a transition. Only `ifCancelled` may never call
/// it.
package enum Settling {
  /// Calls back at the end of the transition that a change of this view controller has started; at once if there is
  /// none.
  package static func afterTransition(of viewController: UIViewController, _ body: @escaping @MainActor () -> Void) {
    #if PUBLIC_UIKIT
      guard let coordinator = coordinator(shownBy: viewController) else { return body() }
      follow(coordinator, in: viewController.windowOfTree, body)
    #else
      guard let window = windowOfChanges(of: viewController), !window.isSettled else { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      window.whenTransitionsSoFarEnd { answer(()) }
    #endif
  }

  /// Calls back when no transition is in flight in the window; at once if there is none.
  package static func whenSettled(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    #if PUBLIC_UIKIT
      guard let coordinator = coordinator(in: window) else { return body() }
      follow(coordinator, in: window) { [weak window] in
        if let window { whenSettled(window, body) } else { body() }
      }
    #else
      if window.isSettled { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      window.whenSettled { answer(()) }
    #endif
  }

  /// Returns whether no transition is in flight in the window.
  package static func isSettled(_ window: UIWindow) -> Bool {
    #if PUBLIC_UIKIT
      coordinator(in: window) == nil
    #else
      window.isSettled
    #endif
  }

  /// Calls back a turn later, when no transition is in flight. By that time, a change whose effect is not immediate can
  /// be judged. Outside of its callbacks, UIKit makes no promise about the state of a dismissal.
  static func beforeJudging(in window: UIWindow?, _ body: @escaping @MainActor () -> Void) {
    onNextTurn(in: window) { [weak window] in
      if let window { whenSettled(window, body) } else { body() }
    }
  }

  /// Calls back if a transition of one of two view controllers is cancelled. The call comes a turn after the end of the
  /// transition, when no transition is in flight. If neither view controller is in a transition, there is no call.
  ///
  /// Apple: "isCancelled" of "UIViewControllerTransitionCoordinatorContext".
  static func ifCancelled(
    _ one: UIViewController, _ other: UIViewController, in window: UIWindow?, _ body: @escaping @MainActor () -> Void
  ) {
    guard let coordinator = one.transitionCoordinator ?? other.transitionCoordinator else { return }
    _ = coordinator.animate(alongsideTransition: nil) { [weak window] context in
      if context.isCancelled { beforeJudging(in: window, body) }
    }
  }

  /// Calls back on the next turn of the main actor, or of the headless window. In the headless UIKit, calls back at
  /// once if there is no window.
  static func onNextTurn(in window: UIWindow?, _ body: @escaping @MainActor () -> Void) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      Task { body() }
    #else
      guard let window else { return body() }
      let answer = OnceOnly(ifReleased: ()) { body() }
      window.onNextTurn { answer(()) }
    #endif
  }
}

#if PUBLIC_UIKIT
  // Apple: "UIViewControllerTransitionCoordinator". `transitionCoordinator` of a view controller also returns a
  // coordinator of the containers around it, so the innermost visible view controllers are asked.
  extension Settling {
    private typealias Coordinator = any UIViewControllerTransitionCoordinator

    private static func coordinator(in window: UIWindow) -> Coordinator? {
      let tree = LiveTree(window: window)
      var next = tree.root
      while let root = next {
        var presented: UIViewController?
        if let found = coordinator(shownBy: root, in: tree, &presented) { return found }
        next = presented
      }
      return nil
    }

    private static func coordinator(shownBy viewController: UIViewController) -> Coordinator? {
      var unused: UIViewController?
      return coordinator(shownBy: viewController, in: ContainerReader(), &unused)
    }

    /// Returns the coordinator of the transition in flight in a view controller and its visible children; `nil` if
    /// there is none.
    ///
    /// - Parameter presented: Set to a modal over these view controllers, to continue the search there. Unchanged if
    ///   the search has met none.
    private static func coordinator(
      shownBy viewController: UIViewController, in reader: ContainerReader, _ presented: inout UIViewController?
    ) -> Coordinator? {
      // The innermost view controller also returns the coordinator of its containers.
      if let leaf = reader.singleLeaf(of: viewController) {
        presented = leaf.presentedViewController
        return leaf.transitionCoordinator
      }
      var pending = [viewController]
      while let next = pending.popLast() {
        let shown = reader.visibleChildren(of: next)
        if shown.isEmpty {
          if let found = next.transitionCoordinator { return found }
        }
        if let modal = next.presentedViewController, modal.presenterInTree === next { presented = modal }
        pending.append(contentsOf: shown)
      }
      return nil
    }

    /// Calls back a turn after the end of a transition. Inside the transition's completion, UIKit has not made all its
    /// calls yet.
    private static func follow(
      _ coordinator: Coordinator, in window: UIWindow?, _ body: @escaping @MainActor () -> Void
    ) {
      let answer = OnceOnly(ifReleased: ()) { body() }
      let isObserved = coordinator.animate(alongsideTransition: nil) { [weak window] _ in
        onNextTurn(in: window) { answer(()) }
      }
      if !isObserved { onNextTurn(in: window) { answer(()) } }
    }
  }
#else
  extension Settling {
    /// Returns the window that reports the end of a change of this view controller: the window that shows it, or else
    /// the window of its tree.
    private static func windowOfChanges(of viewController: UIViewController) -> UIWindow? {
      viewController.viewIfLoaded?.window ?? viewController.stateWindow
    }
  }
#endif
