/// The identity of a screen's content, such as the number of an order or the text of a search.
///
/// An `Equatable` type needs no code to conform. A payload is plain data. Do not pass closures or delegates in it.
nonisolated public protocol NavigationContextPayloadProtocol {
  /// Returns a Boolean value that indicates whether this payload and another payload identify the same content.
  ///
  /// The router calls this method only for payloads of the same type; payloads of different types are never equal. It
  /// compares two payloads in both directions, and both calls must return `true`. If equal payloads are `Hashable`, they must
  /// have equal hash values.
  func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool
}

nonisolated extension NavigationContextPayloadProtocol where Self: Equatable {
  /// Returns the result of `==`; `false` if the other payload is not of this type.
  public func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
