/// The status of an order in a notification.
nonisolated public enum OrderStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// The order has left the shop.
  case shipped
  /// The order will arrive later than promised.
  case delayed
  /// The order has arrived.
  case delivered
}
