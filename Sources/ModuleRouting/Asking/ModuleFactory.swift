public import RouteComposition
public import ViewHierarchy

/// Makes the screen of a step, or of a page, by a module.
///
/// The module is looked up when the screen is made, in the current registry.
public struct ModuleFactory<ViewController: UIViewController, Context>: Factory {
  private let check: () throws -> Void
  private let make: (Context) throws -> Any

  /// Makes what conforms to a protocol.
  ///
  /// - Parameters:
  ///   - view: The protocol.
  ///   - configure: Gets the configuration and the context.
  public init<Destination>(
    _ view: RoutableView<Destination>,
    configuring configure: @escaping (ViewRouteSettings<Destination>, Context) throws -> Void = { _, _ in }
  ) {
    check = { _ = try FoundModule<ViewKind>(.route(view.declaration)) }
    make = { context in try Router.requireDestination(to: view) { try configure($0, context) } }
  }

  /// Makes the destination of a module from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Gets the configuration and the context, and hands over the parameters.
  public init<Module, Made>(
    _ module: RoutableViewModule<Module>, configuring configure: @escaping (Module, Context) throws -> Made
  ) {
    check = { _ = try FoundModule<ViewKind>(.route(module.declaration)) }
    make = { context in try Router.requireDestination(to: module) { _ = try configure($0, context) } }
  }

  /// Looks whether the module is registered, before anything is built or changed.
  public func prepare(with context: Context) throws { try check() }

  /// Makes the view controller.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func build(with context: Context) throws -> ViewController { try cast(try make(context), from: "the module") }
}

extension AnyFactory {
  /// Makes the screen by a module, found by a protocol that the screen conforms to.
  public static func module<Destination>(_ view: RoutableView<Destination>) -> Self { Self(ModuleFactory(view)) }

  /// Makes the screen by a module, found by the protocol that declares its parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Gets the configuration and the context, and hands over the parameters.
  public static func module<Module, Made>(
    _ module: RoutableViewModule<Module>, configuring configure: @escaping (Module, Context) throws -> Made
  ) -> Self {
    Self(ModuleFactory(module, configuring: configure))
  }
}
