package import NavigationCore
#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif

/// The parts that all routers of a window share: the queue, the listeners, and the roles with which each router begins.
package final class WindowEngine {
  package private(set) weak var window: UIWindow?
  package let queue: NavigationQueue
  package let recorder: NavigationRecorder
  package let observer: TreeObserver
  private let stage: WindowStage
  /// The roles and the tree with which every router of the window begins.
  package var defaults: RouterDefaults
  /// The objects that other modules keep with the window, by their classes.
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  /// The roles and the tree with which every router of a window begins.
  package struct RouterDefaults {
    package let roles: RouterRoles
    package let live: LiveTree

    package init(roles: RouterRoles = RouterRoles(), live: LiveTree) {
      self.roles = roles
      self.live = live
    }
  }

  /// Returns the engine of a window. The engine is the same for as long as the window lives.
  package static func of(_ window: UIWindow) -> WindowEngine {
    if let known = window.end { return known.engine }
    let engine = WindowEngine(window: window)
    window.end = WindowEnd(engine)
    return engine
  }

  private init(window: UIWindow) {
    self.window = window
    let tree = LiveTree(window: window)
    let stage = WindowStage(tree)
    self.stage = stage
    defaults = RouterDefaults(live: tree)
    let broadcast = EventBroadcast()
    recorder = NavigationRecorder(broadcast: broadcast) { stage.visibleScreens }
    let queue = NavigationQueue(stage: stage, events: recorder)
    self.queue = queue
    observer = TreeObserver(tree: tree) { [weak queue] in queue?.isHeld == true }
    recorder.onChange = { [observer] in observer.lookAfterOwnChange($0) }
    broadcast.onInterest = { [weak self] in self?.observeMoves($0) }
  }

  /// Returns the object of a class that is kept with the window. The window keeps one object for each class.
  ///
  /// - Parameter make: Makes the object. It is evaluated only if the window keeps no object of the class yet.
  package func keeping<Kept: AnyObject>(_ make: @autoclosure () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let known = kept[key] as? Kept { return known }
    let made = make()
    kept[key] = made
    return made
  }

  /// Observes the moves of the user while they have a recipient.
  private func observeMoves(_ hasRecipient: Bool) {
    guard hasRecipient else {
      observer.onMove = nil
      return
    }
    observer.onMove = { [weak self] move, before in
      self?.recorder.userMoved(move, from: before)
    }
  }

  /// Cancels all requests, reports the departure of all observed screens, and stops waiting for the window. Called when the
  /// window was released.
  fileprivate func close() {
    queue.close()
    observer.windowIsGone()
    stage.stopWaitingForWindow()
    // The default router's links hold routes of the app, whose screens hold routers of the window. Without this reset,
    // they would keep each other alive.
    defaults = RouterDefaults(live: stage.live)
  }
}

/// An object that a window holds, and that closes the engine when the window is released.
private final class WindowEnd {
  let engine: WindowEngine

  init(_ engine: WindowEngine) { self.engine = engine }

  nonisolated deinit {
    let engine = engine
    Task { @MainActor in engine.close() }
  }
}

extension UIWindow {
  #if os(iOS) || os(tvOS) || os(visionOS)
    private static let endKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    fileprivate var end: WindowEnd? {
      get { objc_getAssociatedObject(self, Self.endKey) as? WindowEnd }
      set { objc_setAssociatedObject(self, Self.endKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  #else
    fileprivate var end: WindowEnd? {
      get { companion as? WindowEnd }
      set { companion = newValue }
    }
  #endif
}
