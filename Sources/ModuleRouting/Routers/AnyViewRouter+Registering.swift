public import NavigationCore
import RouteComposition
public import ViewHierarchy

// What a router's own class registers, in its `registerRoutableDestination()`.
extension AnyViewRouter {
  private class var ownModule: RegisteredView {
    RegisteredView(router: self, making: .router, route: nil, view: nil)
  }

  /// Lets the module be asked for by a protocol of its destination.
  public class func register<Protocol>(_ view: RoutableView<Protocol>) {
    OpenRegistration.enter(view.declaration.asWritten) { $0.enter(ownModule, for: view.declaration) }
  }

  /// Lets the module be asked for by the protocol of its configuration, which declares its parameters.
  public class func register<Protocol>(_ module: RoutableViewModule<Protocol>) {
    OpenRegistration.enter(module.declaration.asWritten) { $0.enter(ownModule, for: module.declaration) }
  }

  /// Lets the module be asked for by a class, which other modules may make too, and be told about routes to it.
  public class func registerView<View: AnyObject>(_ view: View.Type) {
    OpenRegistration.enter(String(describing: view)) { $0.enter(ownModule, forClass: view) }
  }

  /// Lets the module be asked for by a class that no other module may make, and be told about routes to it.
  public class func registerExclusiveView<View: AnyObject>(_ view: View.Type) {
    OpenRegistration.enter(String(describing: view)) { $0.enter(ownModule, forClass: view, isExclusive: true) }
  }

  /// Lets the module be asked for by a string.
  public class func registerIdentifier(_ identifier: String) {
    OpenRegistration.enter(identifier) { $0.enter(ownModule, forIdentifier: identifier) }
  }
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
    OpenRegistration.enter(route.declaration.asWritten) {
      $0.enter(
        RegisteredView(
          router: ClosureViewRouter.self, making: .destination(making), route: route.declaration, view: view),
        for: route.declaration)
    }
  }

  /// Registers a class of view controllers, made from its type alone as `ClassFactory()` does it, for a protocol that it
  /// conforms to.
  public static func register<Protocol, View: UIViewController>(
    _ route: RoutableView<Protocol>, forMakingView view: View.Type
  ) {
    OpenRegistration.enter(route.declaration.asWritten) {
      let making = RegisteredView.Making.destination { _ in try ClassFactory<View, Any?>().execute() }
      $0.enter(
        RegisteredView(router: ClosureViewRouter.self, making: making, route: route.declaration, view: view),
        for: route.declaration)
    }
  }

  /// Registers a closure that makes the configuration of a module, for the protocol that declares its parameters. The
  /// configuration makes the destination.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - view: The class of what it makes.
  ///   - making: Makes a configuration that conforms to the protocol.
  public static func register<Protocol, View: AnyObject, Destination>(
    _ route: RoutableViewModule<Protocol>, forMakingView view: View.Type,
    making: @escaping @MainActor () -> ZIKViewMakeableConfiguration<Destination>
  ) {
    OpenRegistration.enter(route.declaration.asWritten) {
      $0.enter(
        RegisteredView(
          router: ClosureViewRouter.self, making: .configuration(making), route: route.declaration, view: view),
        for: route.declaration)
    }
  }

  /// Registers a closure for the class of what it makes.
  public static func register<View: AnyObject>(
    forMakingView view: View.Type, making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    OpenRegistration.enter(String(describing: view)) {
      $0.enter(
        RegisteredView(router: ClosureViewRouter.self, making: .destination(making), route: nil, view: view),
        forClass: view)
    }
  }

  /// Registers a closure for a string.
  public static func registerIdentifier<View: AnyObject>(
    _ identifier: String, forMakingView view: View.Type,
    making: @escaping @MainActor (ViewRouteConfiguration) throws -> View?
  ) {
    OpenRegistration.enter(identifier) {
      $0.enter(
        RegisteredView(router: ClosureViewRouter.self, making: .destination(making), route: nil, view: view),
        forIdentifier: identifier)
    }
  }
}

// Adapters: what one module requires is served by a module that provides something else.
extension AnyViewRouter {
  /// Serves a required protocol by the module that provides another.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns what is provided into what is required; without it, what is provided has to conform.
  public static func register<Required, Provided>(
    adapter required: RoutableView<Required>, forAdaptee provided: RoutableView<Provided>,
    converting convert: (@MainActor (Provided) throws -> Required?)? = nil
  ) {
    OpenRegistration.enter(required.declaration.asWritten) {
      $0.adapt(view: required.declaration, to: provided.declaration, convert.map(erased))
    }
  }

  /// Serves a required protocol of a configuration by the module whose configuration provides another.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns the configuration into what is required, for instance an object that hands the parameters on;
  ///     without it, the configuration has to conform.
  public static func register<Required, Provided>(
    adapter required: RoutableViewModule<Required>, forAdaptee provided: RoutableViewModule<Provided>,
    converting convert: (@MainActor (Provided) throws -> Required?)? = nil
  ) {
    OpenRegistration.enter(required.declaration.asWritten) {
      $0.adapt(view: required.declaration, to: provided.declaration, convert.map(erased))
    }
  }

  private static func erased<Required, Provided>(
    _ convert: @escaping @MainActor (Provided) throws -> Required?
  ) -> ViewConversion {
    { provided in try (provided as? Provided).flatMap(convert) }
  }
}

// Guards of all modules.
extension AnyViewRouter {
  /// Has a guard asked before any route to a module is performed, after those registered before it.
  ///
  /// The guard gets a ``ModuleVisit`` as its context.
  /// - Parameter name: A name that no other guard has; outcomes and plans call it by that.
  public static func register(interceptor: any RoutingInterceptor<Any?>, named name: String) {
    let named = NamedInterceptor(name: name, interceptor: interceptor)
    OpenRegistration.enter(name) { $0.enter(named) }
  }
}
