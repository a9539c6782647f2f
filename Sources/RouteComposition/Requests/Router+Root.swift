public import ViewHierarchy

extension Router {
  /// Creates a router for the window that contains a view controller. The view controller may be hidden.
  ///
  /// - Parameter viewController: The view controller. The initializer returns `nil` if the view controller is in no
  ///   window, or is above a ``RouterRootController``.
  public init?(around viewController: UIViewController) {
    guard let window = viewController.windowOfTree else { return nil }
    self.init(window: window)
  }
}

extension RouterRootController {
  /// Creates a container that makes its root with the router of its window. The container makes the root when it begins
  /// to serve a window: when it first appears there, or when the container that serves the window has left.
  ///
  /// - Parameter makeRoot: A closure that makes the root. Add the guards, tasks and links of the whole window to the
  ///   router here: `router.opening(links).makeDefault()`.
  public convenience init(_ makeRoot: @escaping @MainActor (Router) -> UIViewController) {
    self.init(makeRoot: { makeRoot(Router(window: $0)) })
  }

  /// Calls a closure once with the default router of the window. If the container serves a window and has its root
  /// already, the closure is called before this method returns. Otherwise it is called when the container has begun to
  /// serve a window and has made its root.
  public func withRouter(_ body: @escaping @MainActor (Router) -> Void) {
    whenInWindow { body(Router(window: $0)) }
  }
}

extension Router {
  /// A value that identifies the window of this router.
  package nonisolated var windowID: ObjectIdentifier { ObjectIdentifier(engine) }
}
