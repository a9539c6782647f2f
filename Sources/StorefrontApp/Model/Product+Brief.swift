import StorefrontProtocols

extension Product {
  /// The product in the form that modules know.
  nonisolated var brief: ProductBrief { ProductBrief(id: id, name: name, cents: cents) }
}
