public import Foundation

/// Something the shop sells.
nonisolated public struct Product: Hashable, Sendable, Codable, Identifiable {
  /// Its number, as links have it.
  public let id: Int
  /// What it is called.
  public let name: String
  /// The number of its category.
  public let category: Int
  /// What it costs, in cents.
  public let cents: Int
  /// How many reviews it has; they are numbered from 1.
  public let reviews: Int
}

/// A kind of product.
nonisolated public struct ProductCategory: Hashable, Sendable, Codable, Identifiable {
  /// Its number, as links have it.
  public let id: Int
  /// What it is called.
  public let name: String
}

/// Something that was bought.
nonisolated public struct Order: Hashable, Sendable, Codable, Identifiable {
  /// Its number, as links have it.
  public let id: Int
  /// The products that were bought.
  public let products: [Int]
  /// How far it has come.
  public let status: String
}

/// All that the shop knows: its categories, products and orders. It never changes.
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
  /// - Throws: ``CatalogueError`` where the file is missing, cannot be read, or contradicts itself.
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
  /// - Throws: `DecodingError` for what is no catalogue, ``CatalogueError`` for one that contradicts itself.
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
      throw CatalogueError.contradiction("there are two of \(kind) \(id)")
    }
    guard !ids.isEmpty else { throw CatalogueError.contradiction("it has no \(kind)") }
  }
}

// MARK: - Looking things up

nonisolated extension Catalogue {
  /// The products whose names have all of these words, or what begins with them, in whatever order.
  public func products(matching words: String) -> [Product] {
    let wanted = words.lowercased().split(separator: " ")
    return products.filter { product in
      let name = product.name.lowercased().split(separator: " ")
      return wanted.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
    }
  }

  /// The product of a number.
  ///
  /// - Throws: ``CatalogueError/nothing(kind:id:known:)``.
  public func product(_ id: Int) throws -> Product { try find("product", id, products) }

  /// The category of a number.
  ///
  /// - Throws: ``CatalogueError/nothing(kind:id:known:)``.
  public func category(_ id: Int) throws -> ProductCategory { try find("category", id, categories) }

  /// The order of a number.
  ///
  /// - Throws: ``CatalogueError/nothing(kind:id:known:)``.
  public func order(_ id: Int) throws -> Order { try find("order", id, orders) }

  /// The order that was placed last.
  ///
  /// - Throws: ``CatalogueError/contradiction(_:)`` where there is none, which no catalogue that was read lacks.
  public func latestOrder() throws -> Order {
    guard let order = orders.last else { throw CatalogueError.contradiction("it has no order") }
    return order
  }

  /// Checks that a product has a review of a number.
  ///
  /// - Throws: ``CatalogueError``, saying which of the two is not there.
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
    throw CatalogueError.nothing(kind: kind, id: id, known: (ids.min() ?? 0)...(ids.max() ?? 0))
  }
}

/// What can be wrong with the catalogue, or with what is asked of it.
nonisolated public enum CatalogueError: Error, Hashable {
  /// The catalogue's file is not among the resources of the app.
  case missing(file: String)
  /// The catalogue's file is not one.
  case unreadable(file: String, reason: String)
  /// The catalogue says two things that cannot both be.
  case contradiction(String)
  /// There is no such thing; those of the range exist.
  case nothing(kind: String, id: Int, known: ClosedRange<Int>)
  /// The product has no such review.
  case noReview(Int, product: Int, count: Int)
  /// The product is not on the wish list.
  case notWished(String)
}

nonisolated extension CatalogueError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .missing(let file): "\(file) is missing from the resources of the app; install the app again."
    case .unreadable(let file, let reason): "\(file) cannot be read; install the app again. The reason: \(reason)"
    case .contradiction(let what): "The catalogue contradicts itself: \(what)."
    case .nothing(let kind, let id, let known):
      "There is no \(kind) \(id); \(Self.plural(kind)) \(known.lowerBound) to \(known.upperBound) exist."
    case .noReview(let number, let product, let count):
      "Product \(product) has no review \(number); it has \(count), numbered from 1."
    case .notWished(let product): "“\(product)” is not on the wish list; put it there first."
    }
  }

  private static func plural(_ kind: String) -> String { kind == "category" ? "categories" : kind + "s" }
}
