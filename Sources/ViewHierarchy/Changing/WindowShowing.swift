import Foundation
import NavigationCore

extension UIWindow {
  /// Whether it was ever shown, where it is hidden now.
  var hasBeenShown: Bool {
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
final class RootArrival {
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
