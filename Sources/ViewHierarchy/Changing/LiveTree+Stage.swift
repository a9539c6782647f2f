package import NavigationCore
import Foundation

// The tree of a window is where requests act. One that is in none is changed by transitions that are performed by hand.
extension LiveTree: Stage {
  /// A window that is gone keeps nobody waiting: its requests fail and say so.
  package var readiness: StageReadiness {
    guard let window else { return .ready }
    if window.isHidden { return window.hasBeenShown ? .hidden : .notShownYet }
    return Settling.isSettled(window) ? .ready : .inFlight
  }

  package func whenReady(_ body: @escaping @MainActor () -> Void) {
    guard let window else { return body() }
    // A move of the user or of the app's own code that is in flight may still be taken back.
    guard window.isHidden else { return Settling.whenSettled(window, body) }
    showing = WindowShowing(of: window, body)
  }

  package var isEmpty: Bool { window.map { $0.treeRoot == nil } ?? false }

  /// Calls back each time that the window is shown, until it has a root view controller.
  ///
  /// UIKit does not notify of a new root. A window is usually given its root before it is shown.
  package func whenFilled(_ body: @escaping @MainActor () -> Void) {
    guard filling == nil, let window else { return }
    filling = RootArrival(in: window) { [weak self] in
      self?.stopWaitingForRoot()
      body()
    }
  }

  private func stopWaitingForRoot() {
    (filling as? RootArrival)?.stop()
    filling = nil
  }

  /// Stops waiting for a window that is gone.
  package func stopWaitingForWindow() {
    (showing as? WindowShowing)?.stop()
    showing = nil
    stopWaitingForRoot()
  }

  package func check() throws {
    if isGone { throw NavigationError.windowIsGone }
  }

  package func whenSettled(_ body: @escaping @MainActor () -> Void) {
    guard let window else { return body() }
    Settling.whenSettled(window, body)
  }

  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SearchScope.with(tree: self, body)
  }

  package var revision: Int? {
    #if PUBLIC_UIKIT
      nil
    #else
      TreeRevision.current
    #endif
  }

  package var visibleScreens: [String] { visiblePath.map(\.typeName) }

  /// The tree for a request that a guard makes while it is asked: the alerts in front are the guard's, and stay.
  package var whileAsking: any Stage {
    keepsAlerts ? self : copy(keepsAlerts: true, dropsQuestions: dropsQuestions)
  }

  /// The tree for a request that leaves without asking: the alerts of leave questions go.
  package var withoutQuestions: any Stage {
    dropsQuestions ? self : copy(keepsAlerts: keepsAlerts, dropsQuestions: true)
  }

  private func copy(keepsAlerts: Bool, dropsQuestions: Bool) -> LiveTree {
    LiveTree(
      window: window, rootOutsideWindow: window == nil ? root : nil, locator: locator, keepsAlerts: keepsAlerts,
      dropsQuestions: dropsQuestions)
  }

  package func checkArrival(at destination: AnyObject) throws {
    if let screen = destination as? UIViewController { try verifyArrival(at: screen) }
  }
}

extension UIWindow {
  /// Whether it was ever shown, where it is hidden now.
  fileprivate var hasBeenShown: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // A window takes its root's view in when it is shown, and keeps it when it is hidden; but for what covers that.
      var next = rootViewController
      while let current = next {
        if current.viewIfLoaded?.window === self { return true }
        next = current.presentedViewController
      }
      return false
    #else
      wasShown
    #endif
  }
}

/// A wait for a window that may have been given a root view controller.
private final class RootArrival {
  private let showing: WindowShowing
  private let observedRoot: RootObservation
  #if !PUBLIC_UIKIT
    private let observation: TransitionObservation
  #endif

  init(in window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    showing = WindowShowing(of: window, body)
    observedRoot = RootObservation(in: window) { [weak window] in
      guard let window, window.treeRoot != nil else { return }
      Settling.beforeJudging(in: window, body)
    }
    #if !PUBLIC_UIKIT
      // Tells of a root that a visible window is given, too.
      observation = window.observeTransitions { [weak window] event in
        guard event.phase == .ended, let window, window.treeRoot != nil else { return }
        Settling.onNextTurn(in: window, body)
      }
    #endif
  }

  nonisolated deinit {}

  func stop() { showing.stop() }
}

/// A wait for a window to be shown.
final class WindowShowing {
  private weak var window: UIWindow?
  private var observation: (any NSObjectProtocol)?
  private let body: @MainActor () -> Void

  init(of window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    self.window = window
    self.body = body
    observation = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.isShown() }
    }
  }

  func stop() {
    if let observation { NotificationCenter.default.removeObserver(observation) }
    observation = nil
  }

  private func isShown() {
    guard observation != nil else { return }
    stop()
    // A window that was made where a dead one stood is another.
    guard let window else { return }
    // What is presented needs its presenter's view in the window, which may come after the word that the window is visible.
    if window.rootViewController?.viewIfLoaded?.window === window { return body() }
    Settling.onNextTurn(in: window, body)
  }
}
