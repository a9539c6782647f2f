public import RouteComposition
public import ViewHierarchy

/// A factory that makes the screen of a step or a page with a module.
///
/// The factory looks up the module in the current registry each time it prepares or makes a screen.
public struct ModuleFactory<ViewController: UIViewController, Context>: Factory {
  private let check: () throws -> Void
  private let make: (Context) throws -> Any

  /// Makes a factory for the module that is registered for a protocol of views.
  ///
  /// - Parameters:
  ///   - view: The protocol of the view controller.
  ///   - configure: Receives the settings, which it may change, and the context of the request.
  public init<Destination>(
    _ view: RoutableView<Destination>,
    configuring configure: @escaping (ViewRouteSettings<Destination>, Context) throws -> Void = { _, _ in }
  ) {
    check = { _ = try FoundModule<ViewKind>(.route(view.declaration)) }
    make = { context in try Router.requireDestination(to: view) { try configure($0, context) } }
  }

  /// Makes a factory for a module with parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and the context of the request, and passes the parameters.
  public init<Module, Made>(
    _ module: RoutableViewModule<Module>, configuring configure: @escaping (Module, Context) throws -> Made
  ) {
    check = { _ = try FoundModule<ViewKind>(.route(module.declaration)) }
    make = { context in try Router.requireDestination(to: module) { _ = try configure($0, context) } }
  }

  /// Checks that the module is registered, before the request makes a screen or changes the tree.
  ///
  /// - Throws: ``ModuleRoutingError`` if no module is registered.
  public func prepare(with context: Context) throws { try check() }

  /// Makes the view controller.
  ///
  /// - Throws: ``ModuleRoutingError``, for example if the destination is no `ViewController`; or the error of the module or of
  ///   the closure.
  public func build(with context: Context) throws -> ViewController { try cast(try make(context), from: "the module") }
}

extension AnyFactory {
  /// Returns a factory that makes a screen with the module registered for a protocol of views.
  public static func module<Destination>(_ view: RoutableView<Destination>) -> Self { Self(ModuleFactory(view)) }

  /// Returns a factory that makes a screen from parameters, with the module registered for a protocol of configurations.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and the context of the request, and passes the parameters.
  public static func module<Module, Made>(
    _ module: RoutableViewModule<Module>, configuring configure: @escaping (Module, Context) throws -> Made
  ) -> Self {
    Self(ModuleFactory(module, configuring: configure))
  }
}
