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

  /// Stops waiting for a window that is gone.
  package func stopWaitingToBeShown() {
    (showing as? WindowShowing)?.stop()
    showing = nil
  }

  package func check() throws {
    if window == nil, root == nil { throw NavigationError.windowIsGone }
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
    if keepsAlerts { return self }
    let root = window == nil ? root : nil
    return LiveTree(window: window, rootOutsideWindow: root, locator: locator, keepsAlerts: true)
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
