/// The identity of a screen's content, such as the number of an order or the text of a search.
///
/// An `Equatable` type conforms without further code. A payload is plain data; pass closures and delegates by other
/// means.
nonisolated public protocol NavigationContextPayloadProtocol {
  /// Returns a Boolean value that indicates whether this payload identifies the same content as another.
  ///
  /// Payloads of different types are never equal. The router compares two payloads in both directions, and both must
  /// return `true`. Equal payloads that are `Hashable` must have equal hash values.
  func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool
}

nonisolated extension NavigationContextPayloadProtocol where Self: Equatable {
  /// Returns a Boolean value that indicates whether the other payload has the same type and is equal.
  public func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
