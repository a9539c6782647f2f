public import NavigationCore
import RouteComposition
public import ViewHierarchy

// Registrations of a router's own class, for its `registerRoutableDestination()`.
extension AnyViewRouter {
  /// Registers the router for a protocol of its destination, or for the protocol of its configuration.
  public class func register(_ route: some ViewDeclaration) { registerClass(.route(route.declaration)) }

  /// Registers the router for the class of its destination, which other modules may make too.
  ///
  /// Routes to the class then call the class methods of the router, such as ``AnyViewRouter/router(_:willPerformRouteOn:)``.
  public class func registerView<View: AnyObject>(_ view: View.Type) { registerClass(.viewClass(view)) }

  /// Registers the router for the class of its destination, which no other module may make.
  ///
  /// Routes to the class then call the class methods of the router, such as ``AnyViewRouter/router(_:willPerformRouteOn:)``.
  public class func registerExclusiveView<View: AnyObject>(_ view: View.Type) {
    registerClass(.viewClass(view, isExclusive: true))
  }

  /// Registers the router for an identifier.
  public class func registerIdentifier(_ identifier: String) { registerClass(.identifier(identifier)) }
}

// Modules that consist of a closure or a class.
extension AnyViewRouter {
  /// Registers a closure for a protocol of its destination.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - view: The class of the destination.
  ///   - making: Makes the destination. Returns `nil` if it cannot.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> Protocol?
  ) {
    register(.route(route.declaration), making: view, by: making)
  }

  /// Registers a class of view controllers for a protocol that it conforms to. The module makes an instance from the class
  /// alone, as `ClassFactory()` does.
  public static func register<Protocol, View: UIViewController>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type
  ) {
    register(.route(route.declaration), making: view, by: { _ in try ClassFactory<View, Any?>().execute() })
  }

  /// Registers a closure for the protocol of a configuration, which declares the parameters. The closure makes the
  /// configuration, and the configuration makes the destination.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - view: The class of the destination.
  ///   - making: Makes a configuration: an object of a subclass of ``ViewRouteConfiguration`` that conforms to the protocol.
  ///     Another object is a problem of the registration.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableViewModule<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor () throws -> Protocol
  ) {
    let key = ModuleKey.route(route.declaration)
    register(key, making: view, configuration: { try configuration(making(), of: key) })
  }

  /// Registers a closure for the class of its destination. If several are registered for one class, a lookup by the class
  /// returns the first.
  public static func register<View: AnyObject>(
    forMakingView view: View.Type, making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.viewClass(view), making: view, by: making)
  }

  /// Registers a closure for an identifier.
  public static func registerIdentifier<View: AnyObject>(
    _ identifier: String, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.identifier(identifier), making: view, by: making)
  }
}

// Adapters between the protocol that a module requires and the protocol that another provides.
extension AnyViewRouter {
  /// Registers an adapter. The module of the provided protocol then serves the required protocol. Both are protocols of
  /// destinations, or both are protocols of configurations.
  ///
  /// - Parameters:
  ///   - required: The protocol that callers use.
  ///   - provided: The protocol of a module or of another adapter.
  ///   - convert: Converts the provided object to the required protocol. For example, it wraps a configuration in an object
  ///     that passes the parameters on. Without it, the provided object must conform to the required protocol.
  public static func register<Required: ViewDeclaration, Provided: ViewDeclaration>(
    adapter required: Required, forAdaptee provided: Provided,
    converting convert: (@MainActor (Provided.Declared) throws -> Required.Declared?)? = nil
  ) where Required.Switchable == Provided.Switchable {
    let conversion = convert.map { convert -> ViewKind.Conversion in
      { provided in try (provided as? Provided.Declared).flatMap(convert) }
    }
    adapt(required.declaration, to: provided.declaration, conversion)
  }
}

// Guards of all modules.
extension AnyViewRouter {
  /// Registers a guard that each route to a module asks, after the guards registered before it.
  ///
  /// The guard receives a ``ModuleVisit`` as its context.
  /// - Parameters:
  ///   - interceptor: The guard.
  ///   - name: The name of the guard in outcomes and plans. No other guard may have it.
  public static func register(interceptor: any RoutingInterceptor<Any?>, named name: String) {
    let named = NamedInterceptor(name: name, interceptor: interceptor)
    OpenRegistration.enter(name) { $0.enter(named) }
  }
}

// The basis of these registrations.
extension AnyViewRouter {
  private class func registerClass(_ key: ModuleKey) {
    enter(RegisteredModule(self, ViewKind.Making(configuration: { try self.makeConfiguration() })), for: key)
  }

  private static func register(
    _ key: ModuleKey, making type: AnyClass, by make: ViewKind.Make? = nil,
    configuration: @escaping ViewKind.MakeConfiguration = { ViewRouteConfiguration() }
  ) {
    let making = ViewKind.Making(configuration: configuration, destination: make)
    enter(RegisteredModule(ClosureViewRouter.self, for: key, making: type, making), for: key)
  }
}
