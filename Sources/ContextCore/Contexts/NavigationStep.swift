/// The operation of a step.
nonisolated public enum NavigationIntent: String, Hashable, Sendable, Codable {
  /// Shows the screen of the context.
  case present
  /// Dismisses or removes the screen of the context.
  case dismiss
}

/// A step of a sequence: a context and the operation for its screen.
nonisolated public struct NavigationStep<ContextType: Equatable>: Equatable {
  /// The operation.
  public let intent: NavigationIntent
  /// The context of the screen.
  public let context: NavigationContext<ContextType>

  /// Creates a step from an operation and a context.
  public init(_ intent: NavigationIntent, _ context: NavigationContext<ContextType>) {
    self.intent = intent
    self.context = context
  }

  /// Returns a step that shows the screen of a context.
  public static func present(_ context: NavigationContext<ContextType>) -> Self { Self(.present, context) }

  /// Returns a step that shows the screen of the context with this type and no payload.
  public static func present(_ type: ContextType) -> Self { .present(NavigationContext(type: type)) }

  /// Returns a step that dismisses or removes the screen of a context.
  public static func dismiss(_ context: NavigationContext<ContextType>) -> Self { Self(.dismiss, context) }

  /// Returns a step that dismisses or removes the screen of the context with this type and no payload.
  public static func dismiss(_ type: ContextType) -> Self { .dismiss(NavigationContext(type: type)) }
}

nonisolated extension NavigationStep: Hashable where ContextType: Hashable {}
nonisolated extension NavigationStep: Encodable where ContextType: StorableContextType {}
nonisolated extension NavigationStep: Decodable where ContextType: StorableContextType {}

nonisolated extension NavigationStep: CustomStringConvertible {
  /// The operation and the type of the screen, without the payload.
  public var description: String { "\(intent) \(context.type)" }
}
