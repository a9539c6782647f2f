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

  /// The windows of all scenes, and those that are in none where there can be such; first the one that became key last, where
  /// that is known.
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

/// Where finders look while a router runs them, since nobody tells them: their calls have no room for it.
package enum SearchScope {
  private static var tree: LiveTree?
  private static var built: [UIViewController] = []
  private static var builder: (any ScreenBuilder)?

  /// The tree of the router that runs; `nil` outside of one.
  package static var currentTree: LiveTree? { tree }

  /// What has just been built and is not on screen yet; looked at instead of the window.
  package static var currentlyBuilt: [UIViewController] { built }

  /// The tree of a window, read with the locator of the router that runs, where one does.
  package static func tree(of window: UIWindow?) -> LiveTree {
    guard let tree else { return LiveTree(window: window) }
    return tree.window === window ? tree : LiveTree(window: window, locator: tree.locator)
  }

  /// The tree that a provider means: the one of the router that runs, or that of the provider's window.
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

  /// Runs what builds screens, so that a factory of the package's can look among those that are there.
  package static func with<Result>(builder: any ScreenBuilder, _ build: () throws -> Result) rethrows -> Result {
    let outer = Self.builder
    Self.builder = builder
    defer { Self.builder = outer }
    return try build()
  }

  /// Runs a synchronous search among what has been built so far, where screens are being built and some are there.
  package static func amongBuilt<Found>(_ search: () throws -> Found?) rethrows -> Found? {
    guard let tree, let built = builder?.builtScreens, !built.isEmpty else { return nil }
    return try with(tree: tree, built: built, search)
  }
}

/// Builds several screens one after the other, before any is on screen.
@MainActor package protocol ScreenBuilder: AnyObject {
  /// The tops of what it has built so far, the last one first.
  var builtScreens: [UIViewController] { get }
}
