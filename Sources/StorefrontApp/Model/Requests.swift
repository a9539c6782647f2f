/// The order in which a category lists its products.
nonisolated public enum SortOrder: String, CaseIterable, Codable, Hashable, Sendable {
  /// The cheapest product first.
  case price
  /// The products by name.
  case name
  /// The best product first.
  case rating
}

/// A category, with an optional sort order.
nonisolated public struct CategoryRequest: Hashable, Sendable {
  /// The number of the category.
  public let id: Int
  /// The sort order. If it is `nil`, the screen keeps its order.
  public let order: SortOrder?

  /// Creates a request for a category.
  public init(id: Int, order: SortOrder? = nil) {
    self.id = id
    self.order = order
  }
}

/// The words of a search, with an optional category.
nonisolated public struct ResultsRequest: Hashable, Sendable {
  /// The words of the search.
  public let words: String
  /// The number of the category. If it is `nil`, the screen keeps its category.
  public let category: Int?

  /// Creates a request for the results of a search.
  public init(_ words: String, category: Int? = nil) {
    self.words = words
    self.category = category
  }
}

/// The identity of a product's review.
nonisolated public struct ReviewID: Hashable, Sendable {
  /// The number of the product.
  public let product: Int
  /// The number of the review among the reviews of the product.
  public let number: Int

  /// Creates the identity of a review.
  public init(product: Int, number: Int) {
    self.product = product
    self.number = number
  }
}

/// A product among the results of a search.
nonisolated public struct FoundProduct: Codable, Hashable, Sendable {
  /// The words of the search.
  public let query: String
  /// The number of the product.
  public let product: Int

  /// Creates the identity of a product among the results of a search.
  public init(query: String, product: Int) {
    self.query = query
    self.product = product
  }
}
