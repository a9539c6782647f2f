public import NavigationCore
import RouteComposition
public import ViewHierarchy

// What a router's own class registers, in its `registerRoutableDestination()`.
extension AnyViewRouter {
  /// Lets the module be asked for by a protocol of its destination, or of its configuration, which declares its parameters.
  public class func register(_ route: some ViewDeclaration) { registerOwn(.route(route.declaration)) }

  /// Lets the module be asked for by a class, which other modules may make too, and be told about routes to it.
  public class func registerView<View: AnyObject>(_ view: View.Type) { registerOwn(.viewClass(view)) }

  /// Lets the module be asked for by a class that no other module may make, and be told about routes to it.
  public class func registerExclusiveView<View: AnyObject>(_ view: View.Type) {
    registerOwn(.viewClass(view, isExclusive: true))
  }

  /// Lets the module be asked for by a string.
  public class func registerIdentifier(_ identifier: String) { registerOwn(.identifier(identifier)) }
}

// Modules that are a closure, or a class alone.
extension AnyViewRouter {
  /// Registers a closure for a protocol of what it makes.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - view: The class of what it makes.
  ///   - making: Makes the destination; `nil` where it cannot be made.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> Protocol?
  ) {
    register(.route(route.declaration), making: view, by: making)
  }

  /// Registers a class of view controllers, made from its type alone as `ClassFactory()` does it, for a protocol that it
  /// conforms to.
  public static func register<Protocol, View: UIViewController>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type
  ) {
    register(.route(route.declaration), making: view, by: { _ in try ClassFactory<View, Any?>().execute() })
  }

  /// Registers a closure that makes the configuration of a module, for the protocol that declares its parameters. The
  /// configuration makes the destination.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - view: The class of what it makes.
  ///   - making: Makes a configuration that conforms to the protocol: a ``ViewRouteConfiguration`` of some class. Another
  ///     object is reported when the list of modules has been gone through.
  public static func register<Protocol, View: AnyObject>(
    _ route: RoutableViewModule<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor () throws -> Protocol
  ) {
    let key = ModuleKey.route(route.declaration)
    register(key, making: view, configuration: { try configuration(making(), of: key) })
  }

  /// Registers a closure for the class of what it makes. Of several for one class, the class finds the first.
  public static func register<View: AnyObject>(
    forMakingView view: View.Type, making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.viewClass(view), making: view, by: making)
  }

  /// Registers a closure for a string.
  public static func registerIdentifier<View: AnyObject>(
    _ identifier: String, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    register(.identifier(identifier), making: view, by: making)
  }
}

// Adapters: what one module requires is served by a module that provides something else.
extension AnyViewRouter {
  /// Serves a required protocol by the module that provides another, both of what is made or both of a configuration.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns what is provided into what is required, for instance a configuration into an object that hands the
  ///     parameters on. Without it, what is provided has to conform.
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
  /// Has a guard asked before any route to a module is performed, after those registered before it.
  ///
  /// The guard gets a ``ModuleVisit`` as its context.
  /// - Parameters:
  ///   - interceptor: The guard.
  ///   - name: A name that no other guard has, for outcomes and plans.
  public static func register(interceptor: any RoutingInterceptor<Any?>, named name: String) {
    let named = NamedInterceptor(name: name, interceptor: interceptor)
    OpenRegistration.enter(name) { $0.enter(named) }
  }
}

// What all of them come to.
extension AnyViewRouter {
  private class func registerOwn(_ key: ModuleKey) {
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
