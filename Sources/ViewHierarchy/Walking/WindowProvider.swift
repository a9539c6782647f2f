/// Says in which window a search looks or an action acts.
@MainActor public protocol WindowProvider {
  /// The window, or `nil` where there is none.
  var window: UIWindow? { get }
}

/// The window of the router that runs the finder or the action; outside of one, the key window.
public struct RouterWindowProvider: WindowProvider {
  /// Makes the provider that finders and actions use unless they are given another.
  public nonisolated init() {}

  /// The window, or `nil` where there is none.
  public var window: UIWindow? { SearchScope.current?.tree.window ?? UIApplication.shared.keyWindowOfAnyScene }
}

/// A certain window, held weakly.
public struct FixedWindowProvider: WindowProvider {
  /// The window, or `nil` where there is none.
  public private(set) weak var window: UIWindow?

  /// Makes a provider for a window, which has to be kept alive elsewhere.
  public init(_ window: UIWindow) { self.window = window }
}

extension UIApplication {
  var keyWindowOfAnyScene: UIWindow? {
    for case let scene as UIWindowScene in connectedScenes {
      if let window = scene.windows.first(where: \.isKeyWindow) { return window }
    }
    #if !(os(iOS) || os(tvOS) || os(visionOS))
      return windows.first(where: \.isKeyWindow)
    #else
      return nil
    #endif
  }
}

/// Where finders look while a router runs them, so that none has to be told.
package final class SearchScope {
  package let tree: LiveTree
  /// What has just been built and is not on screen yet; looked at instead of the window.
  package let built: [UIViewController]

  package private(set) static var current: SearchScope?

  nonisolated deinit {}

  package init(tree: LiveTree, built: [UIViewController] = []) {
    self.tree = tree
    self.built = built
  }

  /// The tree of a window, read with the locator of the router that runs, where one does.
  package static func tree(of window: UIWindow?) -> LiveTree {
    if let current, current.tree.window === window { return current.tree }
    return LiveTree(window: window, locator: current?.tree.locator ?? DefaultContainerAdapterLocator())
  }

  /// Runs a synchronous search within the scope.
  package func run<Result>(_ search: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try search()
  }

  /// Runs a synchronous search within a new scope.
  package static func with<Result>(
    tree: LiveTree, built: [UIViewController] = [], _ search: () throws -> Result
  ) rethrows -> Result {
    try SearchScope(tree: tree, built: built).run(search)
  }
}
