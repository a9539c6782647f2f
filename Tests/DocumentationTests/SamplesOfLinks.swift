// The samples of the guide Links.md, compiled and run. A test compares the document with this file.
import AssociationFiles
import Foundation
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

nonisolated struct AlbumLink: Codable, Hashable {
  var album: Int
  var track: Int?
}

nonisolated extension LinkPattern {
  static var bag: LinkPattern<Void> { LinkPattern<Void>("bag") }
  static var product: LinkPattern<Int> { LinkPattern<Int>("product/:id") }
  static var album: LinkPattern<AlbumLink> { LinkPattern<AlbumLink>("album/:album?track") }
}

nonisolated extension LinkPattern {
  static var orders: LinkPattern<Void> { LinkPattern<Void>("orders") }
}

@Suite struct SamplesOfLinks {
  private let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
  private let flow = AppFlowController()

  private func table() throws -> DeepLinkTable {
    let flow = flow
    let links = try DeepLinkTable(origins: [.https("shop.example"), .scheme("store")]) { links in
      links.add(.bag, aliases: ["basket"]) { .to(Routes.bag) }
      links.add(.product, aliases: ["item/:id"]) { .to(Routes.product, with: $0) }
      links.add(.album) { link in .page(Pages.album, with: link.album, in: flow) }
    }
    return links
  }

  @Test func opens() async throws {
    let links = try table()
    let router = Router(window: window).opening(links)
    router.makeDefault()
    try await router.navigate(.link("store://product/42"))

    #expect(window.outline.hasSuffix("^ stack[“Product 42”]"), "\(window.outline)")
    try await Router(window: window).navigate(.link("https://shop.example/basket"))
    #expect(window.outline.contains("Bag"))
  }

  @Test func explains() async throws {
    let links = try table()
    let router = Router(window: window).opening(links)
    let outcome = await router.outcome(of: .link("store://produkt/42"))
    if outcome.failure?.reason is LinkError {
      print(links.explain("store://produkt/42"))
    }

    #expect(
      "\(links.explain("store://produkt/42"))" == """
        No link of this app has the path “produkt/42”.
        Perhaps “store://product/42” was meant.
        """)
    let plan = try router.plan(.link("store://item/42?utm_source=mail"))
    print(plan.notes)

    #expect(plan.notes.count == 3)
  }

  @Test func writes() throws {
    let links = try table()
    let link = try links.routes.link(.album, AlbumLink(album: 7, track: 2), at: .https("shop.example"))
    #expect(link == "https://shop.example/album/7?track=2")
  }

  @Test func guards() async throws {
    let links = try DeepLinkTable(origins: [.scheme("store")]) { links in
      links.add(.orders) { NavigationRequest.to(Routes.account).adding(SignedIn()) }
    }
    #expect(links.opens("store://orders"))
  }

  @Test func associates() throws {
    let links = try table()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("apple-app-site-association")
    let file = links.routes.associationFile(appIDs: ["ABCDE12345.example.shop"])
    try file.json().write(to: url)

    let found = try AssociationFile(reading: Data(contentsOf: url))
    print(try links.routes.compared(with: found, appID: "ABCDE12345.example.shop"))

    #expect("\(try links.routes.compared(with: found, appID: "ABCDE12345.example.shop"))" == "Site and app agree.")
  }
}
