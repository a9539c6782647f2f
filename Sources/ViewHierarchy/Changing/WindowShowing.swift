import Foundation
import NavigationCore

extension UIWindow {
  /// Whether the hidden window has ever been shown.
  var hasBeenShown: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // A window that is shown gets the view of its root, and keeps this view when it is hidden. If a modal covers the
      // root, the window may have only the view of the modal.
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

/// An observation that calls a closure when a window may have got a root view controller. The closure may be called
/// several times.
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
      // A window may also get its root while it is visible.
      observation = window.observeTransitions { [weak window] event in
        guard event.phase == .ended, let window, window.treeRoot != nil else { return }
        Settling.onNextTurn(in: window, body)
      }
    #endif
  }

  nonisolated deinit {}

  func stop() { showing.stop() }
}

/// A wait for a window to be shown. It calls its closure once, or never if the window is released first.
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
    // Another window may have the address of a window that is gone.
    guard let window else { return }
    // A presentation needs the presenter's view in the window. The view may come after the notification that the window
    // is visible.
    if window.rootViewController?.viewIfLoaded?.window === window { return body() }
    Settling.onNextTurn(in: window, body)
  }
}
