/// A type that provides the window for a search or an action.
@MainActor public protocol WindowProvider {
  /// The window; `nil` if there is none.
  var window: UIWindow? { get }
}

/// A provider of the window of the router that runs the finder or the action. Outside of a router, it provides the key
/// window.
public struct RouterWindowProvider: WindowProvider {
  /// Creates the provider that finders and actions use by default.
  public nonisolated init() {}

  /// The window; `nil` if there is none.
  public var window: UIWindow? { SearchScope.currentTree?.window ?? UIApplication.shared.keyWindowOfAnyScene }
}

/// A provider of one window, which it holds weakly.
public struct FixedWindowProvider: WindowProvider {
  /// The window; `nil` if the window was released.
  public private(set) weak var window: UIWindow?

  /// Creates a provider of a window. Other code has to keep the window alive.
  public init(_ window: UIWindow) { self.window = window }
}

extension UIApplication {
  /// The key window of an active scene; if there is none, any key window. Each scene has one key window.
  var keyWindowOfAnyScene: UIWindow? {
    let keyWindows = allWindows.filter(\.isKeyWindow)
    return keyWindows.first(where: \.isInFront) ?? keyWindows.first
  }

  /// The windows of all scenes. In the headless UIKit, also the windows without a scene. There, the list begins with the
  /// last key window.
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
  /// Whether the window's scene is active in the foreground. `true` for a window without a scene.
  fileprivate var isInFront: Bool { windowScene.map { $0.activationState == .foregroundActive } ?? true }
}

/// The tree that finders search while a router runs them. It is static because a finder's call has no parameter for it.
package enum SearchScope {
  private static var tree: LiveTree?
  private static var built: [UIViewController] = []
  private static var builder: (any ScreenBuilder)?

  /// The tree of the router that runs; `nil` if none runs.
  package static var currentTree: LiveTree? { tree }

  /// The screens that are built and not in the tree yet. If there are any, finders search them in place of the window.
  package static var currentlyBuilt: [UIViewController] { built }

  /// Returns the tree of a window. If a router runs, the tree uses the router's adapter locator.
  package static func tree(of window: UIWindow?) -> LiveTree {
    guard let tree else { return LiveTree(window: window) }
    return tree.window === window ? tree : LiveTree(window: window, locator: tree.locator)
  }

  /// Returns the tree of the provider's window. For a ``RouterWindowProvider``, that is the tree of the running router,
  /// if a router runs.
  package static func tree(of provider: any WindowProvider) -> LiveTree {
    if let tree, provider is RouterWindowProvider { return tree }
    return tree(of: provider.window)
  }

  /// Runs a synchronous search within a tree, or among screens that have been built for the tree.
  package static func with<Result>(
    tree: LiveTree, built: [UIViewController] = [], _ search: () throws -> Result
  ) rethrows -> Result {
    let outer = (Self.tree, Self.built)
    (Self.tree, Self.built) = (tree, built)
    defer { (Self.tree, Self.built) = outer }
    return try search()
  }

  /// Runs code that builds screens. While the code runs, a factory of the package can search the screens that are built
  /// already.
  package static func with<Result>(builder: any ScreenBuilder, _ build: () throws -> Result) rethrows -> Result {
    let outer = Self.builder
    Self.builder = builder
    defer { Self.builder = outer }
    return try build()
  }

  /// Runs a synchronous search among the screens that are built so far. The result is `nil` if there are none, or if the
  /// search finds none.
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
