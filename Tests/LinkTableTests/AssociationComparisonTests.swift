import AssociationFiles
import Foundation
import LinkTable
import Testing

@Suite("Comparing a site with an app") struct AssociationComparisonTests {
  private static let app = AssociationFileTests.app

  private func file(_ components: [AssociationFile.Component]) -> AssociationFile {
    AssociationFile(details: [AssociationFile.Details(appIDs: [Self.app], components: components)])
  }

  @Test("DL-8 A component with links that the app does not open is reported with a witness")
  func claimedOnly() throws {
    let table = try table("product/:id", "bag", "search?q")
    let components: [AssociationFile.Component] = [
      AssociationFile.Component(path: "/bag"), AssociationFile.Component(path: "/product/?*"),
      AssociationFile.Component(path: "/help/*", query: .items(["topic": "?*"])),
      AssociationFile.Component(path: "/search"),
      AssociationFile.Component(path: "/old", isExcluded: true),
    ]
    let comparison = try table.compared(with: file(components), appID: Self.app)
    #expect(
      comparison.claimedOnly.map(\.witness) == [
        "https://shop.example/product//", "https://shop.example/help/?topic=1",
      ])
    #expect(comparison.claimedOnly.map(\.component) == [components[1], components[2]])
    #expect(comparison.openedOnly.isEmpty)
    #expect(comparison.isComplete)
    for claimed in comparison.claimedOnly {
      #expect(try file(components).claims(claimed.witness, for: Self.app))
      #expect(throws: LinkError.self) { try table.match(claimed.witness) }
    }
  }

  @Test("DL-8 A pattern with links that the site does not claim is reported with a witness")
  func openedOnly() throws {
    let table = try table("product/:id", "bag", "search?q", "files/*path", "orders[/:order]")
    let site = file([
      AssociationFile.Component(path: "/product/1*", isExcluded: true), AssociationFile.Component(path: "/product/*"),
      AssociationFile.Component(path: "/search", query: .items(["q": "?*"])),
      AssociationFile.Component(path: "/files/????"),
      AssociationFile.Component(path: "/orders"),
    ])
    let comparison = try table.compared(with: site, appID: Self.app)
    #expect(
      comparison.openedOnly == [
        AssociationComparison.Opened(pattern: "product/:id", witness: "https://shop.example/product/1"),
        AssociationComparison.Opened(pattern: "bag", witness: "https://shop.example/bag"),
        AssociationComparison.Opened(pattern: "files/*path", witness: "https://shop.example/files/1"),
        AssociationComparison.Opened(pattern: "orders[/:order]", witness: "https://shop.example/orders/1"),
      ])
    for opened in comparison.openedOnly {
      #expect(try !site.claims(opened.witness, for: Self.app))
      #expect(try table.match(opened.witness).pattern == opened.pattern)
    }
  }

  /// A link with two query items: one accepts only certain values, and the other is required.
  private struct Shelf: Codable, Hashable, Sendable {
    enum Order: String, Codable { case price, name }
    var shelf: Int
    var order: Order?
    var page: Int
  }

  private struct Sorted: Codable, Hashable, Sendable {
    var order: Shelf.Order?
  }

  @Test("DL-8 The witness of a pattern opens, even if a query item accepts only some values")
  func witnessConverts() throws {
    var links = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    links.add(LinkPattern<Shelf>("shelf/:shelf?order&page")) { _ in "shelf" }
    links.add(LinkPattern<Sorted>("sorted?order")) { _ in "sorted" }
    let table = try links.build()
    let comparison = try table.compared(with: file([]), appID: Self.app)
    #expect(
      comparison.openedOnly.map(\.witness) == ["https://shop.example/shelf/1?page=1", "https://shop.example/sorted"])
    for opened in comparison.openedOnly { _ = try table.target(of: opened.witness) }
    // If the site claims all links that convert, the witness is the link with every item of the pattern.
    let site = file([
      AssociationFile.Component(path: "/sorted", query: .items(["order": "?*"]), isExcluded: true),
      AssociationFile.Component(path: "/sorted"), AssociationFile.Component(path: "/shelf/?*"),
    ])
    #expect(
      try table.compared(with: site, appID: Self.app).openedOnly.map(\.witness)
        == ["https://shop.example/sorted?order=1"])
  }

  @Test("DL-8 The witness is found even if site and app differ in a single path")
  func needle() throws {
    let table = try table("product/:id", "product/:id/x")
    let site = file([
      AssociationFile.Component(path: "/product/12a", isExcluded: true),
      AssociationFile.Component(path: "*//*", isExcluded: true),
      AssociationFile.Component(path: "/product/?*/x"),
      AssociationFile.Component(path: "/product/*/*", isExcluded: true),
      AssociationFile.Component(path: "/product/?*"),
    ])
    let comparison = try table.compared(with: site, appID: Self.app)
    #expect(comparison.openedOnly.map(\.witness) == ["https://shop.example/product/12a"])
    #expect(comparison.claimedOnly.map(\.witness) == ["https://shop.example/product/1/1/x"])
  }

  @Test("DL-8 Paths after a trailing slash, and in the rest of a path, are compared too")
  func behindSlashes() throws {
    let bag = try table("b")
    let pages = file([AssociationFile.Component(path: "/b"), AssociationFile.Component(path: "/b/*")])
    #expect(try bag.compared(with: pages, appID: Self.app).claimedOnly.map(\.witness) == ["https://shop.example/b/1"])
    let files = try table("files/*path")
    let flat = file([
      AssociationFile.Component(path: "/files/*/*", isExcluded: true), AssociationFile.Component(path: "/files/?*"),
    ])
    let comparison = try files.compared(with: flat, appID: Self.app)
    #expect(comparison.openedOnly.map(\.witness) == ["https://shop.example/files/1/1"])
    #expect(comparison.claimedOnly.isEmpty)
  }

  @Test("DL-8 Site and app agree if their paths differ only in the encoding")
  func encodings() throws {
    let table = try table("café", "a,b", "100%")
    let site = AssociationFile(
      details: [
        AssociationFile.Details(
          appIDs: [Self.app],
          components: [
            AssociationFile.Component(path: "/caf%c3%a9"), AssociationFile.Component(path: "/%61,b"),
            AssociationFile.Component(path: "/100%", settings: AssociationFile.Settings(isPercentEncoded: false)),
          ])
      ])
    #expect(try table.compared(with: site, appID: Self.app).isEmpty)
  }

  @Test("DL-8 The comparison supports case-insensitive patterns and variables")
  func kinds() throws {
    let table = try table("$", "ab", "x/:id")
    let site = file([
      AssociationFile.Component(path: "/aB", settings: AssociationFile.Settings(isCaseSensitive: false)),
      AssociationFile.Component(path: "/x/$(digit)"), AssociationFile.Component(path: "/%24"),
    ])
    let comparison = try table.compared(with: site, appID: Self.app)
    #expect(comparison.claimedOnly.map(\.component.path) == ["/aB"])
    #expect(comparison.claimedOnly.allSatisfy { $0.witness.lowercased() == "https://shop.example/ab" })
    #expect(comparison.openedOnly.map(\.pattern) == ["x/:id"])
  }

  @Test("DL-8 The file claims nothing for an app that it does not name")
  func anotherApp() throws {
    let table = try table("bag", "a", origins: [.scheme("store"), .https("shop.example")])
    let comparison = try table.compared(with: table.associationFile(appIDs: ["A.b"]), appID: "C.d")
    #expect(comparison.openedOnly.map(\.witness) == ["https://shop.example/bag", "https://shop.example/a"])
    #expect(
      comparison.description
        == """
        The app opens “https://shop.example/bag” by “bag”, which the site does not claim.
        The app opens “https://shop.example/a” by “a”, which the site does not claim.
        """)
  }

  @Test("DL-8 A comparison that ends early reports that it is incomplete")
  func endsEarly() throws {
    let table = try table("product/:id", "bag")
    let comparison = try table.compared(with: file([]), appID: Self.app, mostSteps: 3)
    #expect(!comparison.isComplete)
    #expect(!comparison.isEmpty)
    #expect(comparison.description.hasSuffix("There may be more: the patterns are too many to be compared to the end."))
  }

  @Test("DL-8 A comparison also ends early if a few prefixes are at very many places")
  func endsEarlyByPlaces() throws {
    let component = AssociationFile.Component(path: "/*" + String(repeating: "?", count: 500))
    let site = file(Array(repeating: component, count: 10))
    let comparison = try table("bag").compared(with: site, appID: Self.app, mostSteps: 1_000)
    #expect(!comparison.isComplete)
  }

  @Test("DL-8 A table without a host cannot be compared with a site")
  func noHost() throws {
    let table = try table("bag", origins: [.scheme("store")])
    #expect(throws: AssociationFileError(problems: [.noHost])) {
      try table.compared(with: table.associationFile(appIDs: [Self.app]), appID: Self.app)
    }
  }
}
