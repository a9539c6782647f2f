/// What modules know of a product.
nonisolated public struct ProductBrief: Hashable, Sendable {
  /// Its number, as links have it.
  public let id: Int
  /// What it is called.
  public let name: String
  /// What it costs, in cents.
  public let cents: Int

  /// Describes a product.
  public init(id: Int, name: String, cents: Int) {
    self.id = id
    self.name = name
    self.cents = cents
  }
}

/// Says how prices are written.
nonisolated public protocol PriceFormatting: Sendable {
  /// A price as people read it.
  func price(cents: Int) -> String
}

/// Says what is told of a product to others.
nonisolated public protocol Sharing: Sendable {
  /// A line with a link to the product.
  func text(for product: ProductBrief) -> String
}
