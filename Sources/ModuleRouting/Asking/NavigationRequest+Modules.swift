public import NavigationCore
import RouteComposition
import ViewHierarchy

extension NavigationRequest {
  /// Returns a request that makes the destination of a module and shows it.
  ///
  /// Use the request to plan the navigation, or to add guards. Run the request with the router of the window that contains the
  /// path's source. In another window, the request fails. Each run makes a new destination.
  ///
  /// To remove the destination later, use ``Router/perform(to:path:configuring:)`` instead, which returns the module's router.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination.
  ///   - path: The path that shows the destination. With ``ViewRoutePath/makeDestination``, the request fails.
  ///   - configure: Changes the settings before the module makes the destination.
  public static func module(
    _ view: RoutableView<Value>, path: ViewRoutePath,
    configuring configure: @escaping (ViewRouteSettings<Value>) throws -> Void = { _ in }
  ) -> NavigationRequest {
    .module(path) { try view.makeRouter(configuring: configure) }
  }

  /// Returns a request that makes the destination of a module from parameters, and shows it.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - path: The path that shows the destination. With ``ViewRoutePath/makeDestination``, the request fails.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  public static func module<Module>(
    _ module: RoutableViewModule<Module>, path: ViewRoutePath,
    configuring configure: @escaping (Module) throws -> Value?
  ) -> NavigationRequest {
    .module(path) { try module.makeRouter(for: Value.self) { _ = try configure($0) } }
  }

  private static func module(
    _ path: ViewRoutePath, _ makeRouter: @escaping () throws -> AnyViewRouter
  ) -> NavigationRequest {
    .made { _ in
      do {
        let router = try makeRouter()
        return try router.performer.request(for: path).request.map { try cast($0, from: router.name) }
      } catch {
        return .failing("a module", because: error)
      }
    }
  }
}
