/// What is to be done with a context.
nonisolated public enum NavigationIntent: String, Hashable, Sendable, Codable {
  /// Its screen is to be shown.
  case present
  /// Its screen is to be taken away.
  case dismiss
}

/// One step of a sequence: a context, and what is to be done with it.
nonisolated public struct NavigationStep<ContextType: Equatable>: Equatable {
  /// What is to be done.
  public let intent: NavigationIntent
  /// With which context.
  public let context: NavigationContext<ContextType>

  /// Makes a step of both.
  public init(_ intent: NavigationIntent, _ context: NavigationContext<ContextType>) {
    self.intent = intent
    self.context = context
  }

  /// Shows the screen of a context.
  public static func present(_ context: NavigationContext<ContextType>) -> Self { Self(.present, context) }

  /// Shows the screen of this type.
  public static func present(_ type: ContextType) -> Self { .present(NavigationContext(type: type)) }

  /// Takes the screen of a context away.
  public static func dismiss(_ context: NavigationContext<ContextType>) -> Self { Self(.dismiss, context) }

  /// Takes the screen of this type away.
  public static func dismiss(_ type: ContextType) -> Self { .dismiss(NavigationContext(type: type)) }
}

nonisolated extension NavigationStep: Hashable where ContextType: Hashable {}
nonisolated extension NavigationStep: Encodable where ContextType: StorableContextType {}
nonisolated extension NavigationStep: Decodable where ContextType: StorableContextType {}

nonisolated extension NavigationStep: CustomStringConvertible {
  /// What is to be done, and the type of the screen.
  public var description: String { "\(intent) \(context.type)" }
}
