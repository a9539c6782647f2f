/// Something that registers what it can make: every router, and any type of your own that registers several.
@MainActor public protocol RoutableModule {
  /// Says, by calls of `register…`, what the module can be asked for. Called once, by the list that names the module.
  static func registerRoutableDestination()

  /// What the module declares that others may ask for. What is declared here and registered by nobody is reported when
  /// the list of modules has been gone through. Empty by default.
  static var declaredRoutes: [any RouteDeclaration] { get }
}

extension RoutableModule {
  /// Declares nothing by default.
  public static var declaredRoutes: [any RouteDeclaration] { [] }
}

/// A list of modules: their types, one a line.
///
/// Calls of `register…` may stand between them, for modules that are nothing but a closure.
@MainActor @resultBuilder public enum ModuleList {
  /// Names a module.
  public static func buildExpression(_ module: any RoutableModule.Type) -> [any RoutableModule.Type] { [module] }

  /// Names several modules.
  public static func buildExpression(_ modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Lets a call of `register…` stand in the list.
  public static func buildExpression(_ call: Void) -> [any RoutableModule.Type] { [] }

  /// Puts the lines together.
  public static func buildBlock(_ lines: [any RoutableModule.Type]...) -> [any RoutableModule.Type] {
    lines.flatMap { $0 }
  }

  /// Lets modules depend on a condition.
  public static func buildOptional(_ modules: [any RoutableModule.Type]?) -> [any RoutableModule.Type] { modules ?? [] }

  /// Chooses between modules.
  public static func buildEither(first modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Chooses between modules.
  public static func buildEither(second modules: [any RoutableModule.Type]) -> [any RoutableModule.Type] { modules }

  /// Lets modules come out of a loop.
  public static func buildArray(_ modules: [[any RoutableModule.Type]]) -> [any RoutableModule.Type] {
    modules.flatMap { $0 }
  }
}
