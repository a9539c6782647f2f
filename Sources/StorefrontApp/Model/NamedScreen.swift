/// A screen without a link, by the name that the shell shows it by.
nonisolated enum NamedScreen: String, CaseIterable {
  case gallery, share, sizeGuide = "size-guide", filter, receipt, colours, removal

  /// Returns the place of the screen, or `nil` if the screen needs a number or does not take one.
  func place(_ number: Int?, in catalogue: Catalogue) -> Place? {
    switch (self, number) {
    case (.gallery, let product?): .gallery(product: product)
    case (.share, let product?): .share(product: product)
    case (.removal, let product?): .removal(product: product)
    case (.receipt, let order?): .receipt(order: order)
    case (.receipt, nil): catalogue.orders.last.map { .receipt(order: $0.id) }
    case (.sizeGuide, nil): .sizeGuide
    case (.filter, nil): .filter
    case (.colours, nil): .colours
    default: nil
    }
  }
}
