/// The four tabs of the shop.
nonisolated public enum Tab: String, CaseIterable, Hashable, Sendable {
  /// The offers of the shop.
  case home = "Home"
  /// The search for products.
  case search = "Search"
  /// The products that the user is about to buy.
  case bag = "Bag"
  /// The orders, the wish list and the settings.
  case account = "Account"
}
