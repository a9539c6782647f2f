/// In which order products are listed.
nonisolated public enum SortOrder: String, CaseIterable, Codable, Hashable, Sendable {
  /// The cheapest first.
  case price
  /// By name.
  case name
  /// The best first.
  case rating
}

/// A category, and perhaps an order.
nonisolated public struct CategoryRequest: Hashable, Sendable {
  /// The number of the category.
  public let id: Int
  /// The order; as it is where none is given.
  public let order: SortOrder?

  /// Asks for a category.
  public init(id: Int, order: SortOrder? = nil) {
    self.id = id
    self.order = order
  }
}

/// What is looked for, and perhaps in which category.
nonisolated public struct ResultsRequest: Hashable, Sendable {
  /// The words.
  public let words: String
  /// The number of the category; as it is where none is given.
  public let category: Int?

  /// Asks for what is found for some words.
  public init(_ words: String, category: Int? = nil) {
    self.words = words
    self.category = category
  }
}

/// One review of a product.
nonisolated public struct ReviewID: Hashable, Sendable {
  /// The number of the product.
  public let product: Int
  /// The number of the review among those of the product.
  public let number: Int

  /// Names a review.
  public init(product: Int, number: Int) {
    self.product = product
    self.number = number
  }
}

/// A product among what was found for some words.
nonisolated public struct FoundProduct: Codable, Hashable, Sendable {
  /// The words.
  public let query: String
  /// The number of the product.
  public let product: Int

  /// Names a product among what was found.
  public init(query: String, product: Int) {
    self.query = query
    self.product = product
  }
}
