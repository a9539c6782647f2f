import StorefrontProtocols

extension Product {
  /// The product, as modules know it.
  nonisolated var brief: ProductBrief { ProductBrief(id: id, name: name, cents: cents) }
}
