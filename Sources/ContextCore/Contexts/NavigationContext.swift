/// What identifies a screen: of which type it is, and what it shows.
///
/// ```swift
/// NavigationContext(type: Screen.order, payload: OrderPayload(id: 1001))
/// ```
///
/// Two contexts are equal if their types are and their payloads are; see ``NavigationContextPayloadProtocol``. A context
/// is `Hashable` where its type is, and can be stored where its type says what payloads it has; see
/// ``StorableContextType``. For one that is to be sent to other tasks see ``TypedNavigationContext``.
nonisolated public struct NavigationContext<ContextType: Equatable>: Equatable {
  /// Of which type the screen is.
  public let type: ContextType
  /// What the screen shows, where there is more than one such screen.
  public let payload: (any NavigationContextPayloadProtocol)?

  /// Makes a context of a type and a payload.
  public init(type: ContextType, payload: (any NavigationContextPayloadProtocol)? = nil) {
    self.type = type
    self.payload = payload
  }

  /// Whether both stand for the same content of the same type of screen.
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && isSame(left.payload, right.payload)
  }

  private static func isSame(
    _ left: (any NavigationContextPayloadProtocol)?, _ right: (any NavigationContextPayloadProtocol)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    // Both are asked, so that a subclass that compares more than its superclass does makes no difference to the order.
    return Swift.type(of: left) == Swift.type(of: right) && left.isEqual(to: right) && right.isEqual(to: left)
  }
}

nonisolated extension NavigationContext: Hashable where ContextType: Hashable {
  /// Hashes the type, and the payload where it is `Hashable`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    if let payload = payload as? any Hashable { payload.hash(into: &hasher) }
  }
}

nonisolated extension NavigationContext: CustomStringConvertible {
  /// The type, and the payload in brackets where there is one.
  public var description: String { payload.map { "\(type) (\($0))" } ?? "\(type)" }
}
