/// A context whose payload type is known at compile time. The context is `Hashable`, `Sendable` or `Codable` if its type and
/// its payload both are.
///
/// ```swift
/// let order = TypedNavigationContext(type: Screen.order, payload: OrderPayload(id: 1001))
/// router.present(order.untyped) { … }
/// ```
nonisolated public struct TypedNavigationContext<ContextType: Equatable, Payload: NavigationContextPayloadProtocol> {
  /// The type of the screen.
  public let type: ContextType
  /// The content of the screen.
  public let payload: Payload

  /// Creates a context from a type and a payload.
  public init(type: ContextType, payload: Payload) {
    self.type = type
    self.payload = payload
  }

  /// Creates a typed context from an untyped context.
  ///
  /// - Returns: `nil` if the untyped context has no payload, or a payload of another type.
  public init?(_ context: NavigationContext<ContextType>) {
    guard let payload = context.payload as? Payload else { return nil }
    self.init(type: context.type, payload: payload)
  }

  /// The same context without the static payload type. Routers accept untyped contexts.
  public var untyped: NavigationContext<ContextType> { NavigationContext(type: type, payload: payload) }
}

nonisolated extension TypedNavigationContext: Equatable where Payload: Equatable {}
nonisolated extension TypedNavigationContext: Hashable where ContextType: Hashable, Payload: Hashable {}
nonisolated extension TypedNavigationContext: Sendable where ContextType: Sendable, Payload: Sendable {}
nonisolated extension TypedNavigationContext: Encodable where ContextType: Encodable, Payload: Encodable {}
nonisolated extension TypedNavigationContext: Decodable where ContextType: Decodable, Payload: Decodable {}
