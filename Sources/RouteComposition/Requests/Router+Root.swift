public import ViewHierarchy

extension Router {
  /// Makes the router of the window in which a view controller stands, visible or not; `nil` if it stands in none.
  ///
  /// - Parameter viewController: A screen of the window's routers. Above a ``RouterRootController`` there is no router.
  public init?(around viewController: UIViewController) {
    guard let window = viewController.windowOfTree else { return nil }
    self.init(window: window)
  }
}

extension RouterRootController {
  /// Makes a container whose root is made with the router of its window, when the container first appears in that.
  ///
  /// - Parameter makeRoot: Makes the root. Give the router the guards, tasks and links of the whole window here:
  ///   `router.opening(links).makeStanding()`.
  public convenience init(_ makeRoot: @escaping @MainActor (Router) -> UIViewController) {
    self.init(makeRoot: { makeRoot(Router(window: $0)) })
  }

  /// Calls back with the standing router of the window: at once, or when the container first appears in a window and its root is
  /// made.
  public func withRouter(_ body: @escaping @MainActor (Router) -> Void) {
    whenInWindow { body(Router(window: $0)) }
  }
}

extension Router {
  /// Tells the window of this router from others.
  package nonisolated var windowID: ObjectIdentifier { ObjectIdentifier(engine) }
}
