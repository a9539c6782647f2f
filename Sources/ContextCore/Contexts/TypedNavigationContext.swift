/// A context whose payload is known by its type, so that the compiler knows what the context can do: it is `Hashable`,
/// `Sendable` and `Codable` where its type and its payload are.
///
/// ```swift
/// let order = TypedNavigationContext(type: Screen.order, payload: OrderPayload(id: 1001))
/// router.present(order.untyped) { … }
/// ```
nonisolated public struct TypedNavigationContext<ContextType: Equatable, Payload: NavigationContextPayloadProtocol> {
  /// Of which type the screen is.
  public let type: ContextType
  /// What the screen shows.
  public let payload: Payload

  /// Makes a context of a type and a payload.
  public init(type: ContextType, payload: Payload) {
    self.type = type
    self.payload = payload
  }

  /// Takes up a context.
  ///
  /// - Returns: `nil` where it has no payload, or one of another type.
  public init?(_ context: NavigationContext<ContextType>) {
    guard let payload = context.payload as? Payload else { return nil }
    self.init(type: context.type, payload: payload)
  }

  /// The context as routers take it.
  public var untyped: NavigationContext<ContextType> { NavigationContext(type: type, payload: payload) }
}

nonisolated extension TypedNavigationContext: Equatable where Payload: Equatable {}
nonisolated extension TypedNavigationContext: Hashable where ContextType: Hashable, Payload: Hashable {}
nonisolated extension TypedNavigationContext: Sendable where ContextType: Sendable, Payload: Sendable {}
nonisolated extension TypedNavigationContext: Encodable where ContextType: Encodable, Payload: Encodable {}
nonisolated extension TypedNavigationContext: Decodable where ContextType: Decodable, Payload: Decodable {}
