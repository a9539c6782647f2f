import Wayfinder

nonisolated extension LinkPattern {
  static var note: LinkPattern<Int> { LinkPattern<Int>("note/:number") }
  static var profile: LinkPattern<Void> { LinkPattern<Void>("profile") }
  static var about: LinkPattern<Void> { LinkPattern<Void>("about") }
}

/// The links of the app. Those of the site are listed in its association file, which `associationFile(appIDs:)` of the table's
/// `routes` writes.
enum Links {
  static func table(_ routes: Routes) throws -> DeepLinkTable {
    try DeepLinkTable(origins: [.scheme("starter"), .https("starter.example")]) { links in
      links.add(.note) { .step(routes.note, with: $0) }
      links.add(.profile) { .step(routes.profile) }
      links.add(.about) { .step(routes.about) }
    }
  }
}
