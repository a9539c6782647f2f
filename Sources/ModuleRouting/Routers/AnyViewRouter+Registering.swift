public import NavigationCore
import RouteComposition
public import ViewHierarchy

// Registrations of a router class. Call them in `registerRoutableDestination()` of the class.
extension AnyViewRouter {
  /// Registers the router for a protocol of its destination, or for the protocol of its configuration.
  public class func register(_ route: some ViewDeclaration) { registerClass(.route(route.declaration)) }

  /// Registers the router for the class of its destination. Other modules may make the class too.
  ///
  /// The router class is then notified of each route that shows or removes an object of the class or a subclass, including
  /// routes of other modules. See ``AnyViewRouter/router(_:willPerformRouteOn:)``.
  public class func registerView<View: AnyObject>(_ view: View.Type) { registerClass(.viewClass(view)) }

  /// Registers the router for the class of its destination. No other module may be registered for the class.
  ///
  /// The router class is then notified of each route that shows or removes an object of the class or a subclass, including
  /// routes of other modules. See ``AnyViewRouter/router(_:willPerformRouteOn:)``.
  public class func registerExclusiveView<View: AnyObject>(_ view: View.Type) {
    registerClass(.viewClass(view, isExclusive: true))
  }

  /// Registers the router for an identifier.
  public class func registerIdentifier(_ identifier: String) { registerClass(.identifier(identifier)) }
}

// Registrations of modules that consist of a closure or a class of view controllers.
extension AnyViewRouter {
  /// Registers a closure that makes a destination, for a protocol of the destination.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - view: The class of the destination. If the closure makes a destination of another class, the call fails.
  ///   - making: Makes the destination. It returns `nil` if it cannot make the destination.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> Protocol?
  ) {
    register(.route(route.declaration), making: view, by: making)
  }

  /// Registers a class of view controllers for a protocol to which the class conforms. The module makes an
  /// instance without a closure, by the initializer that `ClassFactory` calls.
  public static func register<Protocol, View: UIViewController>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type
  ) {
    register(.route(route.declaration), making: view, by: { _ in try ClassFactory<View, Any?>().execute() })
  }

  /// Registers a closure for a protocol that declares parameters. The closure makes a configuration that conforms to the
  /// protocol, and the configuration makes the destination.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - view: The class of the destination. If the configuration makes a destination of another class, the call fails.
  ///   - making: Makes a configuration: an object of a subclass of ``ViewRouteConfiguration`` that conforms to the protocol. If
  ///     it makes another object, the registration fails.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableViewModule<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor () throws -> Protocol
  ) {
    let key = ModuleKey.route(route.declaration)
    register(key, making: view, configuration: { try configuration(making(), of: key) })
  }

  /// Registers a closure that makes a destination, for the class of the destination. If several modules are registered for one
  /// class, a lookup by the class returns the first module.
  public static func register<View: AnyObject>(
    forMakingView view: View.Type, making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.viewClass(view), making: view, by: making)
  }

  /// Registers a closure that makes a destination, for an identifier.
  public static func registerIdentifier<View: AnyObject>(
    _ identifier: String, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.identifier(identifier), making: view, by: making)
  }
}

// Adapters from a protocol that one module requires to a protocol that another module provides.
extension AnyViewRouter {
  /// Registers an adapter. Calls for the required protocol then use the module of the provided protocol. Both protocols are
  /// protocols of destinations, or both are protocols of configurations.
  ///
  /// - Parameters:
  ///   - required: The protocol that callers use.
  ///   - provided: The protocol of a module or of another adapter.
  ///   - convert: Converts the provided object to the required protocol. For example, it wraps a configuration in an object
  ///     that passes the parameters to the configuration. If the closure returns `nil`, the call fails. Without the closure,
  ///     the provided object must conform to the required protocol.
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
  /// Registers a guard for all modules that make views. Each request that shows a destination of a module asks the guards in
  /// the order of registration.
  ///
  /// The guard receives a ``ModuleVisit`` as its context.
  ///
  /// - Parameters:
  ///   - interceptor: The guard.
  ///   - name: The name of the guard in outcomes and plans. If two guards have the same name, the registration fails.
  public static func register(interceptor: any RoutingInterceptor<Any?>, named name: String) {
    let named = NamedInterceptor(name: name, interceptor: interceptor)
    OpenRegistration.enter(name) { $0.enter(named) }
  }
}

// The functions that the registrations above call.
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
