import Wayfinder

nonisolated extension LinkPattern {
  static var bird: LinkPattern<String> { LinkPattern<String>("birds/:name") }
  static var sighting: LinkPattern<Void> { LinkPattern<Void>("sightings/new") }
  static var rareBirds: LinkPattern<Void> { LinkPattern<Void>("rare") }
}

func makeLinks(_ routes: ClubRoutes) throws -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("birds"), .https("birds.example")]) { links in
    links.add(.bird) { .to(Routes.bird, with: $0) }
    links.add(.sighting) { .to(Routes.sighting) }
    links.add(.rareBirds) { .to(routes.rareBirds) }
  }
}
