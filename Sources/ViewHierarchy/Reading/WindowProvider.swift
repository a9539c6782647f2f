/// Provides the window in which a search looks or an action acts.
@MainActor public protocol WindowProvider {
  /// The window, or `nil` where there is none.
  var window: UIWindow? { get }
}

/// The window of the router that runs the finder or the action; outside of one, the key window.
public struct RouterWindowProvider: WindowProvider {
  /// Makes the provider that finders and actions use unless they are given another.
  public nonisolated init() {}

  /// The window, or `nil` where there is none.
  public var window: UIWindow? { SearchScope.currentTree?.window ?? UIApplication.shared.keyWindowOfAnyScene }
}

/// A certain window, held weakly.
public struct FixedWindowProvider: WindowProvider {
  /// The window, or `nil` where there is none.
  public private(set) weak var window: UIWindow?

  /// Makes a provider for a window, which has to be kept alive elsewhere.
  public init(_ window: UIWindow) { self.window = window }
}

extension UIApplication {
  /// The key window of the scene in front; without one, any key window. Each scene has one.
  var keyWindowOfAnyScene: UIWindow? {
    let keyWindows = allWindows.filter(\.isKeyWindow)
    return keyWindows.first(where: \.isInFront) ?? keyWindows.first
  }

  /// The windows of all scenes, and the windows without a scene on systems that have them. If the last key window is
  /// known, it is the first.
  var allWindows: [UIWindow] {
    let windowsOfScenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #if os(iOS) || os(tvOS) || os(visionOS)
      return windowsOfScenes
    #else
      return [keyWindow].compactMap(\.self) + windowsOfScenes + windows
    #endif
  }
}

extension UIWindow {
  /// Whether its scene is in use; a window in none always is.
  fileprivate var isInFront: Bool { windowScene.map { $0.activationState == .foregroundActive } ?? true }
}

/// The tree that finders search while a router runs them. A finder's call has no parameter for it.
package enum SearchScope {
  private static var tree: LiveTree?
  private static var built: [UIViewController] = []
  private static var builder: (any ScreenBuilder)?

  /// The tree of the router that runs; `nil` outside of one.
  package static var currentTree: LiveTree? { tree }

  /// The screens that are built and not on screen yet. If there are any, they are searched in place of the window.
  package static var currentlyBuilt: [UIViewController] { built }

  /// The tree of a window, read with the locator of the router that runs, if one does.
  package static func tree(of window: UIWindow?) -> LiveTree {
    guard let tree else { return LiveTree(window: window) }
    return tree.window === window ? tree : LiveTree(window: window, locator: tree.locator)
  }

  /// The tree of the window that a provider returns, or the tree of the router that runs.
  package static func tree(of provider: any WindowProvider) -> LiveTree {
    if let tree, provider is RouterWindowProvider { return tree }
    return tree(of: provider.window)
  }

  /// Runs a synchronous search within a tree, or among the screens that have been built for it.
  package static func with<Result>(
    tree: LiveTree, built: [UIViewController] = [], _ search: () throws -> Result
  ) rethrows -> Result {
    let outer = (Self.tree, Self.built)
    (Self.tree, Self.built) = (tree, built)
    defer { (Self.tree, Self.built) = outer }
    return try search()
  }

  /// Runs code that builds screens, so that a factory of the package can search the built ones.
  package static func with<Result>(builder: any ScreenBuilder, _ build: () throws -> Result) rethrows -> Result {
    let outer = Self.builder
    Self.builder = builder
    defer { Self.builder = outer }
    return try build()
  }

  /// Runs a synchronous search among the screens that are built so far; `nil` if there are none.
  package static func amongBuilt<Found>(_ search: () throws -> Found?) rethrows -> Found? {
    guard let tree, let built = builder?.builtScreens, !built.isEmpty else { return nil }
    return try with(tree: tree, built: built, search)
  }
}

/// Builds several screens one after the other, before any is on screen.
@MainActor package protocol ScreenBuilder: AnyObject {
  /// The outermost screens that are built so far, the last one first.
  var builtScreens: [UIViewController] { get }
}
