/// A type that registers modules: a router, or a type of your own that registers several.
@MainActor public protocol RoutableModule {
  /// Registers the keys of the module with calls of `register…`. The list that names the module calls this once.
  static func registerRoutableDestination()

  /// The routes that the module promises to other modules. A declared route for which no module is registered is a problem of
  /// the registration. Empty by default.
  static var declaredRoutes: [any RouteDeclaration] { get }
}

extension RoutableModule {
  /// No routes.
  public static var declaredRoutes: [any RouteDeclaration] { [] }
}

/// A result builder for lists of modules: their types, one on each line.
///
/// A list may also call `register…` for modules that consist of a closure.
@MainActor @resultBuilder public enum ModuleList {
  /// Adds a module.
  public static func buildExpression(_ module: any RoutableModule.Type) -> [any RoutableModule.Type] { [module] }

  /// Adds several modules.
  public static func buildExpression(_ modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Allows a call of `register…` in the list.
  public static func buildExpression(_ call: Void) -> [any RoutableModule.Type] { [] }

  /// Joins the lines.
  public static func buildBlock(_ lines: [any RoutableModule.Type]...) -> [any RoutableModule.Type] {
    lines.flatMap { $0 }
  }

  /// Allows modules under a condition.
  public static func buildOptional(_ modules: [any RoutableModule.Type]?) -> [any RoutableModule.Type] { modules ?? [] }

  /// Allows a choice between modules.
  public static func buildEither(first modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Allows a choice between modules.
  public static func buildEither(second modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Allows modules from a loop.
  public static func buildArray(_ modules: [[any RoutableModule.Type]]) -> [any RoutableModule.Type] {
    modules.flatMap { $0 }
  }
}
