import Wayfinder

nonisolated extension LinkPattern {
  static var item: LinkPattern<Int> { LinkPattern<Int>("item/:number") }
  static var profile: LinkPattern<Void> { LinkPattern<Void>("profile") }
  static var about: LinkPattern<Void> { LinkPattern<Void>("about") }
}

/// The links of the app. With the product `AssociationFiles`, `associationFile(appIDs:)` of the table's `routes` writes the
/// association file of the site.
enum Links {
  static func table(_ routes: Routes) throws -> DeepLinkTable {
    try DeepLinkTable(origins: [.scheme("starter"), .https("starter.example")]) { links in
      links.add(.item) { .to(routes.item, with: $0) }
      links.add(.profile) { .to(routes.profile) }
      links.add(.about) { .to(routes.about) }
    }
  }
}
