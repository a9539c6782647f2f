/// A product in the form that modules know.
nonisolated public struct ProductBrief: Hashable, Sendable {
  /// The number of the product, as in its link.
  public let id: Int
  /// The name of the product.
  public let name: String
  /// The price in cents.
  public let cents: Int

  /// Creates a product.
  public init(id: Int, name: String, cents: Int) {
    self.id = id
    self.name = name
    self.cents = cents
  }
}

/// A service that formats prices.
nonisolated public protocol PriceFormatting: Sendable {
  /// Returns a price for display.
  func price(cents: Int) -> String
}

/// A service that makes the text for sharing a product.
nonisolated public protocol Sharing: Sendable {
  /// Returns a line with a link to the product.
  func text(for product: ProductBrief) -> String
}
