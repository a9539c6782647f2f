public import NavigationCore
public import ViewHierarchy

/// A path of the app's own: a way to show that the paths of ``ViewRoutePath`` do not have.
@MainActor public protocol ViewRoutePathExtension {
  /// Whose window the destination is shown in.
  var source: UIViewController? { get }

  /// Shows the destination. The completion is called once, when it is shown or cannot be.
  func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Whether ``remove(_:animated:completion:)`` removes the destination; if not, it is removed from where it is on
  /// screen.
  var removesByItself: Bool { get }

  /// Removes the destination. The completion is called once, when it is gone or cannot go.
  func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ViewRoutePathExtension {
  /// Not by default.
  public var removesByItself: Bool { false }

  /// Does nothing by default.
  public func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}

/// Shows by a path of the app's own.
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

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> OwnRemoval? {
    guard path.removesByItself else { return nil }
    return { [path] animated, completion in path.remove(destination, animated: animated, completion: completion) }
  }
}

/// A router that shows and removes its destination by code of its own.
protocol CustomRouting {
  func show(
    _ destination: Any, from source: UIViewController, completion: @escaping @MainActor (RoutingResult) -> Void)
  var removesByItself: Bool { get }
  func remove(_ destination: Any, completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// Shows by the router's own code.
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

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> OwnRemoval? {
    guard let router, router.removesByItself else { return nil }
    return { _, completion in router.remove(destination, completion: completion) }
  }
}
