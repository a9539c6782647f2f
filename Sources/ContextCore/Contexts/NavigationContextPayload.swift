/// What identifies the content of a screen: the id of an order, the text of a search.
///
/// An `Equatable` type conforms without a line of its own. A payload is data; what is to be called back belongs elsewhere.
nonisolated public protocol NavigationContextPayloadProtocol {
  /// Whether this payload stands for the same content as another.
  ///
  /// Payloads of different types are never equal, and of two payloads both are asked, so an answer that only one of them
  /// gives does not count. Payloads that are equal and `Hashable` have to have the same hash value.
  func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool
}

nonisolated extension NavigationContextPayloadProtocol where Self: Equatable {
  /// Whether the other payload is of this type and equal.
  public func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
