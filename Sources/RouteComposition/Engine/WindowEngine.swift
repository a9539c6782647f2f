import Foundation
package import NavigationCore
package import ViewHierarchy

/// What all routers of a window share: its queue, and who listens.
package final class WindowEngine {
  package private(set) weak var window: UIWindow?
  package let queue: NavigationQueue
  package let recorder: NavigationRecorder
  package let observer: TreeObserver
  private let gate: WindowGate

  private static var engines = WeakTable<UIWindow, WindowEngine>()

  /// The engine of a window; the same one for as long as the window lives.
  package static func of(_ window: UIWindow) -> WindowEngine {
    if let engine = engines[key: window] { return engine }
    let engine = WindowEngine(window: window)
    engines[key: window] = engine
    return engine
  }

  private init(window: UIWindow) {
    self.window = window
    gate = WindowGate(window: window)
    let tree = LiveTree(window: window, locator: DefaultContainerAdapterLocator())
    observer = TreeObserver(tree: tree)
    let broadcast = EventBroadcast()
    recorder = NavigationRecorder(broadcast: broadcast) { tree.visiblePath.map(\.typeName) }
    queue = NavigationQueue(gate: gate, events: recorder)
    queue.afterEach = { ScreenContext.sweep() }
    broadcast.onInterest = { [weak self] in self?.hear($0) }
    gate.onClose = { [weak self] in self?.queue.close() }
  }

  /// Where a listener is, the user's moves are told from the router's own changes.
  private func hear(_ isHeard: Bool) {
    guard isHeard else {
      observer.onMove = nil
      return
    }
    observer.onMove = { [weak self] move, before in
      guard let self, !self.queue.isHeld else { return }
      self.recorder.userMoved(move, from: before)
    }
  }
}

/// Opens when a window is visible and nothing is in flight in it, and closes for good when it goes.
final class WindowGate: NavigationGate {
  private weak var window: UIWindow?
  private var observation: (any NSObjectProtocol)?
  private weak var sentinel: WindowSentinel?
  var onClose: (() -> Void)?

  init(window: UIWindow) { self.window = window }

  /// A window that is gone keeps nobody waiting: its requests fail and say so.
  var isOpen: Bool { window.map { !$0.isHidden && Settling.isSettled($0) } ?? true }

  func whenOpen(_ body: @escaping @MainActor () -> Void) {
    guard let window else { return body() }
    // A move of the user or of the app's own code that is in flight may still be taken back.
    if window.isHidden { whenVisible(window, body) } else { Settling.whenSettled(window, body) }
  }

  private func whenVisible(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    observation = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        // A window that was made where a dead one stood is another.
        guard self.window != nil else { return }
        self.stopObserving()
        body()
      }
    }
    let sentinel = WindowSentinel { [weak self] in
      self?.stopObserving()
      self?.onClose?()
    }
    window.addSubview(sentinel)
    self.sentinel = sentinel
  }

  private func stopObserving() {
    if let observation { NotificationCenter.default.removeObserver(observation) }
    observation = nil
    sentinel?.dismiss()
  }
}

/// A hidden view that goes with its window, and tells so, while requests wait for the window to become visible.
private final class WindowSentinel: UIView {
  private let goodbye: OnceOnly<Void>

  init(_ windowIsGone: @escaping @MainActor () -> Void) {
    goodbye = OnceOnly(ifReleased: (), windowIsGone)
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func dismiss() {
    goodbye.close()
    removeFromSuperview()
  }
}
