/// The identity of a screen: its type and its content.
///
/// ```swift
/// NavigationContext(type: Screen.order, payload: OrderPayload(id: 1001))
/// ```
///
/// Two contexts are equal if their types and their payloads are equal; see ``NavigationContextPayloadProtocol``. A
/// context is `Hashable` if its type is `Hashable`, and `Codable` if its type is a ``StorableContextType``. To send a
/// context to another task, use a ``TypedNavigationContext``.
nonisolated public struct NavigationContext<ContextType: Equatable>: Equatable {
  /// The type of the screen.
  public let type: ContextType
  /// The content of the screen; `nil` if the type alone identifies the screen.
  public let payload: (any NavigationContextPayloadProtocol)?

  /// Creates a context from a type and a payload.
  public init(type: ContextType, payload: (any NavigationContextPayloadProtocol)? = nil) {
    self.type = type
    self.payload = payload
  }

  /// Returns a Boolean value that indicates whether both contexts have equal types, and equal payloads or none.
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && isSame(left.payload, right.payload)
  }

  private static func isSame(
    _ left: (any NavigationContextPayloadProtocol)?, _ right: (any NavigationContextPayloadProtocol)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    // A subclass may compare more than its superclass. The comparison in both directions makes the order irrelevant.
    return Swift.type(of: left) == Swift.type(of: right) && left.isEqual(to: right) && right.isEqual(to: left)
  }
}

nonisolated extension NavigationContext: Hashable where ContextType: Hashable {
  /// Hashes the type, and the payload if it is `Hashable`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    if let payload = payload as? any Hashable { payload.hash(into: &hasher) }
  }
}

nonisolated extension NavigationContext: CustomStringConvertible {
  /// The type, followed by the payload in parentheses if there is one.
  public var description: String { payload.map { "\(type) (\($0))" } ?? "\(type)" }
}
