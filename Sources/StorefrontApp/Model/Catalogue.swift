public import Foundation

/// A product that the shop sells.
nonisolated public struct Product: Hashable, Sendable, Codable, Identifiable {
  /// The number of the product, as in its link.
  public let id: Int
  /// The name of the product.
  public let name: String
  /// The number of the product's category.
  public let category: Int
  /// The price in cents.
  public let cents: Int
  /// The number of reviews, which are numbered from 1.
  public let reviews: Int
}

/// A category of products.
nonisolated public struct ProductCategory: Hashable, Sendable, Codable, Identifiable {
  /// The number of the category, as in its link.
  public let id: Int
  /// The name of the category.
  public let name: String
}

/// An order of the user.
nonisolated public struct Order: Hashable, Sendable, Codable, Identifiable {
  /// The number of the order, as in its link.
  public let id: Int
  /// The numbers of the products in the order.
  public let products: [Int]
  /// The status of the order.
  public let status: String
}

/// The categories, products and orders of the shop, which never change.
nonisolated public struct Catalogue: Hashable, Sendable, Codable {
  /// The categories, in order.
  public let categories: [ProductCategory]
  /// The products, in order.
  public let products: [Product]
  /// The orders, in order.
  public let orders: [Order]
}

nonisolated extension Catalogue {
  /// Reads the catalogue that comes with the app.
  ///
  /// - Throws: ``CatalogueError`` if the file is missing, cannot be read, or contradicts itself.
  @MainActor public static func bundled() throws -> Catalogue {
    let name = "catalogue.json"
    guard let file = Bundle.module.url(forResource: "catalogue", withExtension: "json") else {
      throw CatalogueError.missing(file: name)
    }
    do {
      return try Catalogue(json: Data(contentsOf: file))
    } catch let error as CatalogueError {
      throw error
    } catch {
      throw CatalogueError.unreadable(file: name, reason: "\(error)")
    }
  }

  /// Reads a catalogue from JSON.
  ///
  /// - Throws: `DecodingError` if the data is no catalogue, or ``CatalogueError`` if the catalogue contradicts itself.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Catalogue.self, from: json)
    try check()
  }

  private func check() throws {
    try checkUnique("category", categories.map(\.id))
    try checkUnique("product", products.map(\.id))
    try checkUnique("order", orders.map(\.id))
    for product in products where !categories.contains(where: { $0.id == product.category }) {
      throw CatalogueError.contradiction("product \(product.id) is in category \(product.category), which is not there")
    }
  }

  private func checkUnique(_ kind: String, _ ids: [Int]) throws {
    var seen: Set<Int> = []
    for id in ids where !seen.insert(id).inserted {
      throw CatalogueError.contradiction("\(kind) \(id) exists twice")
    }
    guard !ids.isEmpty else { throw CatalogueError.contradiction("it has no \(kind)") }
  }
}

// MARK: - Looking things up

nonisolated extension Catalogue {
  /// Returns the products whose names match all words. The words may be beginnings, in any order.
  public func products(matching words: String) -> [Product] {
    let prefixes = words.lowercased().split(separator: " ")
    return products.filter { product in
      let name = product.name.lowercased().split(separator: " ")
      return prefixes.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
    }
  }

  /// Returns the product with the given number.
  ///
  /// - Throws: ``CatalogueError/notFound(kind:id:known:)``.
  public func product(_ id: Int) throws -> Product { try find("product", id, products) }

  /// Returns the category with the given number.
  ///
  /// - Throws: ``CatalogueError/notFound(kind:id:known:)``.
  public func category(_ id: Int) throws -> ProductCategory { try find("category", id, categories) }

  /// Returns the order with the given number.
  ///
  /// - Throws: ``CatalogueError/notFound(kind:id:known:)``.
  public func order(_ id: Int) throws -> Order { try find("order", id, orders) }

  /// Returns the latest order.
  ///
  /// - Throws: ``CatalogueError/contradiction(_:)`` if the catalogue has no order. Every catalogue read from JSON has an order.
  public func latestOrder() throws -> Order {
    guard let order = orders.last else { throw CatalogueError.contradiction("it has no order") }
    return order
  }

  /// Checks that a product has a review with the given number.
  ///
  /// - Throws: ``CatalogueError`` that names the missing product or review.
  public func checkReview(_ number: Int, of product: Int) throws {
    let count = try self.product(product).reviews
    guard (1...max(count, 1)).contains(number), count > 0 else {
      throw CatalogueError.noReview(number, product: product, count: count)
    }
  }

  private func find<Item: Identifiable>(_ kind: String, _ id: Int, _ items: [Item]) throws -> Item
  where Item.ID == Int {
    if let item = items.first(where: { $0.id == id }) { return item }
    let ids = items.map(\.id)
    throw CatalogueError.notFound(kind: kind, id: id, known: (ids.min() ?? 0)...(ids.max() ?? 0))
  }
}

/// An error of the catalogue, or of a request for one of its items.
nonisolated public enum CatalogueError: Error, Hashable {
  /// The catalogue's file is not among the resources of the app.
  case missing(file: String)
  /// The catalogue's file is not a catalogue.
  case unreadable(file: String, reason: String)
  /// Two entries of the catalogue contradict each other.
  case contradiction(String)
  /// No item has this number. The error carries the range of existing numbers.
  case notFound(kind: String, id: Int, known: ClosedRange<Int>)
  /// The product has no review with this number.
  case noReview(Int, product: Int, count: Int)
  /// The product is not on the wish list.
  case notWished(String)
}

nonisolated extension CatalogueError: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .missing(let file): "\(file) is missing from the resources of the app; install the app again."
    case .unreadable(let file, let reason): "\(file) cannot be read; install the app again. The reason: \(reason)"
    case .contradiction(let reason): "The catalogue contradicts itself: \(reason)."
    case .notFound(let kind, let id, let known):
      "There is no \(kind) \(id); \(Self.plural(kind)) \(known.lowerBound) to \(known.upperBound) exist."
    case .noReview(let number, let product, let count):
      "Product \(product) has no review \(number); it has \(count), numbered from 1."
    case .notWished(let product): "“\(product)” is not on the wish list; add it first."
    }
  }

  private static func plural(_ kind: String) -> String { kind == "category" ? "categories" : kind + "s" }
}
