/// A type that registers modules. It is a router class, or a type of your own that registers several modules.
@MainActor public protocol RoutableModule {
  /// Registers the module with calls of `register…`. A list calls this method once for each entry that names the type.
  static func registerRoutableDestination()

  /// The routes that the module promises to other modules. The registration fails if one of the routes has neither a module nor
  /// an adapter. Empty by default.
  static var declaredRoutes: [any RouteDeclaration] { get }
}

extension RoutableModule {
  /// An empty list, the default.
  public static var declaredRoutes: [any RouteDeclaration] { [] }
}

/// A result builder for lists of modules: their types, one on each line.
///
/// A list may also call `register…`, for modules without a type of their own.
@MainActor @resultBuilder public enum ModuleList {
  /// Adds a module.
  public static func buildExpression(_ module: any RoutableModule.Type) -> [any RoutableModule.Type] { [module] }

  /// Adds several modules.
  public static func buildExpression(_ modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Allows a call of `register…` as a line of the list.
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
