/// How far an order has come, as notifications have it.
nonisolated public enum OrderStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// It has left the shop.
  case shipped
  /// It takes longer.
  case delayed
  /// It has arrived.
  case delivered
}
