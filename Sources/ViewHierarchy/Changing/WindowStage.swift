package import NavigationCore

/// The stage of requests that act on the view controllers of a window, or of a tree that is in no window.
package final class WindowStage: Stage {
  package let live: LiveTree
  /// The wait for the window to be shown.
  private var showing: WindowShowing?
  /// The wait for the window to have a root view controller.
  private var filling: RootArrival?

  nonisolated deinit {}

  package init(_ live: LiveTree) { self.live = live }

  package func check() throws {
    if live.isGone { throw NavigationError.windowIsGone }
  }

  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SearchScope.with(tree: live, body)
  }

  package var revision: Int? {
    #if PUBLIC_UIKIT
      nil
    #else
      TreeRevision.current
    #endif
  }

  package var visibleScreens: [String] { live.visiblePath.map(\.typeName) }

  /// The stage for a request that a guard makes while it is asked. The alerts in front may belong to the guard, so they
  /// stay.
  package var whileAsking: any Stage {
    live.keepsAlerts ? self : copy(keepsAlerts: true, dropsQuestions: live.dropsQuestions)
  }

  /// The stage for a request that leaves screens without asking. The alerts that ask to leave screens are dismissed.
  package var withoutQuestions: any Stage {
    live.dropsQuestions ? self : copy(keepsAlerts: live.keepsAlerts, dropsQuestions: true)
  }

  private func copy(keepsAlerts: Bool, dropsQuestions: Bool) -> WindowStage {
    WindowStage(
      LiveTree(
        window: live.window, rootOutsideWindow: live.window == nil ? live.root : nil, locator: live.locator,
        keepsAlerts: keepsAlerts, dropsQuestions: dropsQuestions))
  }

  package func endQuestionsOfUserMoves() { live.endQuestionsOfUserMoves() }

  package func checkArrival(at destination: AnyObject) throws {
    if let screen = destination as? UIViewController { try live.verifyArrival(at: screen) }
  }
}

// MARK: - Waiting

extension WindowStage {
  /// The readiness of the window. If the window is gone, the value is `.ready`, so that no request waits: requests then
  /// fail with the reason.
  package var readiness: StageReadiness {
    guard let window = live.window else { return .ready }
    if window.isHidden { return window.hasBeenShown ? .hidden : .notShownYet }
    return Settling.isSettled(window) ? .ready : .inFlight
  }

  package func whenReady(_ body: @escaping @MainActor () -> Void) {
    guard let window = live.window else { return body() }
    // A transition in flight may still be cancelled, so the stage waits for its end.
    guard window.isHidden else { return Settling.whenSettled(window, body) }
    showing = WindowShowing(of: window, body)
  }

  package func whenSettled(_ body: @escaping @MainActor () -> Void) {
    guard let window = live.window else { return body() }
    Settling.whenSettled(window, body)
  }

  package var isEmpty: Bool { live.isEmpty }

  /// Calls back once, when the window may have got a root view controller. If an earlier call is still waiting, the
  /// call does nothing.
  ///
  /// UIKit does not notify of a new root. A window is usually given its root before it is shown, so the stage waits
  /// until the window is shown, or until its ``RouterRootController`` gets a root.
  package func whenFilled(_ body: @escaping @MainActor () -> Void) {
    guard filling == nil, let window = live.window else { return }
    filling = RootArrival(in: window) { [weak self] in
      self?.stopWaitingForRoot()
      body()
    }
  }

  private func stopWaitingForRoot() {
    filling?.stop()
    filling = nil
  }

  /// Stops waiting for a window that is gone.
  package func stopWaitingForWindow() {
    showing?.stop()
    showing = nil
    stopWaitingForRoot()
  }
}

// MARK: - Changing

extension WindowStage {
  /// Checks the planned changes together before the first of them is made. Screens that do not exist yet are checked
  /// when their changes are known.
  ///
  /// - Throws: ``Unshowable``. If the refused change has a place, a `NavigationFailure` with this reason and the place.
  package func check(_ steps: [TransactionStep]) throws {
    var earlier = EarlierChanges(in: live)
    for case .change(let change as any ViewChange, _) in steps {
      do {
        try change.check(after: earlier)
      } catch {
        throw change.place.map { NavigationFailure(caught: error, step: $0) } ?? error
      }
      earlier.add(change)
    }
  }

  /// Returns a checkpoint of the screens that the steps are going to touch.
  ///
  /// - Throws: ``Unshowable/unrepeatable(_:)`` if a change other than the last dismisses a popover whose anchor is gone.
  ///   The popover could not be presented again if a later change failed.
  package func checkpoint(before steps: [TransactionStep]) throws -> (any Checkpoint)? {
    try checkRepeatable(steps)
    var snapshot = TreeSnapshot()
    for step in steps {
      switch step.footprint {
      case .nothing: break
      case .object(let object):
        if let viewController = object as? UIViewController { snapshot.addTouched(viewController, in: live) }
      case .objects(let objects):
        for case let viewController as UIViewController in objects { snapshot.addTouched(viewController, in: live) }
      case .everything:
        var snapshot = TreeSnapshot(of: live)
        snapshot.unadapted = UnadaptedChildren(live)
        return TreeCheckpoint(of: self, snapshot)
      }
    }
    for case .change(let change as ContainChange, _) in steps {
      change.forEachRemoved { snapshot.addLeaving($0, in: live) }
    }
    return TreeCheckpoint(of: self, snapshot)
  }

  private func checkRepeatable(_ steps: [TransactionStep]) throws {
    var dismissed: UIViewController?
    for case .change(let change, _) in steps {
      if let dismissed { throw Unshowable.unrepeatable(dismissed.typeName) }
      guard let change = change as? DismissChange else { continue }
      for presented in change.presented.reversed() where presented.lacksAnchor(in: presented.traitCollection) {
        dismissed = presented
      }
    }
  }
}
