public import ViewHierarchy

extension Router {
  /// Creates a router of the window that contains a view controller, visible or hidden. Returns `nil` if no window
  /// contains it.
  ///
  /// - Parameter viewController: The view controller. A view controller above a ``RouterRootController`` has no router.
  public init?(around viewController: UIViewController) {
    guard let window = viewController.windowOfTree else { return nil }
    self.init(window: window)
  }
}

extension RouterRootController {
  /// Creates a container that makes its root with the router of its window. The root is made when the container first
  /// appears in a window.
  ///
  /// - Parameter makeRoot: A closure that makes the root. Add the guards, tasks and links of the whole window to the
  ///   router here: `router.opening(links).makeStanding()`.
  public convenience init(_ makeRoot: @escaping @MainActor (Router) -> UIViewController) {
    self.init(makeRoot: { makeRoot(Router(window: $0)) })
  }

  /// Calls a closure with the standing router of the window. If the container has not appeared in a window yet, the
  /// closure is called when it first does and its root is made.
  public func withRouter(_ body: @escaping @MainActor (Router) -> Void) {
    whenInWindow { body(Router(window: $0)) }
  }
}

extension Router {
  /// A value that identifies the window of this router.
  package nonisolated var windowID: ObjectIdentifier { ObjectIdentifier(engine) }
}
