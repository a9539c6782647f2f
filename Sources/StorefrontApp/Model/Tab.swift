/// The four tabs of the shop.
nonisolated public enum Tab: String, CaseIterable, Hashable, Sendable {
  /// What the shop has to offer.
  case home = "Home"
  /// Looking for something.
  case search = "Search"
  /// What is going to be bought.
  case bag = "Bag"
  /// Orders, wish list and settings.
  case account = "Account"
}
