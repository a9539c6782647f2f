public import NavigationCore
public import ViewHierarchy

/// A path that an app implements, for a presentation that ``ViewRoutePath`` does not offer.
@MainActor public protocol ViewRoutePathExtension {
  /// The source of the path. The router of its window runs the request; without a source, the request fails.
  var source: UIViewController? { get }

  /// Shows the destination. Call the completion once, when the destination is shown or showing it has failed.
  func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// A Boolean value that indicates whether ``remove(_:animated:completion:)`` removes the destination. If it is `false`, the
  /// library removes the destination from its current position in the tree.
  var removesByItself: Bool { get }

  /// Removes the destination. Called only if ``removesByItself`` is `true`. Call the completion once, when the destination is
  /// removed or removing it has failed.
  func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ViewRoutePathExtension {
  /// `false` by default.
  public var removesByItself: Bool { false }

  /// Reports success without removing anything. Implement this method if ``removesByItself`` is `true`.
  public func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}

/// The behavior of a path that an app implements.
struct ExtendedPath: PathKind {
  let path: any ViewRoutePathExtension

  var name: String { String(describing: type(of: path)) }
  let routeType = ViewRouteTypeMask.extensible
  let shows = PathDestination.anything

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    ViewPlace(from: try path.source(), plan: TreePlan(live)) { [path = self.path] shown, animated, completion in
      guard let destination = shown.destination else { return completion(.success) }
      path.show(destination, animated: animated, completion: completion)
    }
  }

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval? {
    guard path.removesByItself else { return nil }
    return { [path] animated, completion in path.remove(destination, animated: animated, completion: completion) }
  }
}

/// A router with its own code for showing and removing its destination.
protocol CustomRouting {
  func show(
    _ destination: Any, from source: UIViewController, completion: @escaping @MainActor (RoutingResult) -> Void)
  var removesByItself: Bool { get }
  func remove(_ destination: Any, completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// A path that calls the router's own code.
struct CustomPath: PathKind {
  let name = "custom route"
  let routeType = ViewRouteTypeMask.custom
  let shows = PathDestination.anything

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let source: UIViewController = try path.source()
    return ViewPlace(from: source, plan: TreePlan(live)) { shown, _, completion in
      guard let router = shown.customRoute, let destination = shown.destination else {
        throw ModuleRoutingError.noCustomRoute(router: shown.router)
      }
      router.show(destination, from: source, completion: completion)
    }
  }

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval? {
    guard let router, router.removesByItself else { return nil }
    return { _, completion in router.remove(destination, completion: completion) }
  }
}
