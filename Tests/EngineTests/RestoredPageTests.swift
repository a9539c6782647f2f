import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of pages that are made outside their flow.
@Suite struct RestoredPageTests {
  nonisolated private enum Kind: String, Hashable { case search }

  private let app = TestApp()
  private let flow = AppFlowController()
  private let start = AppFlowControllerPage(
    name: "start", viewControllerBlock: { Home() }, viewControllerType: Home.self)
  private let search = AppFlowControllerPage(
    name: "search", viewControllerBlock: { Search() }, viewControllerType: Search.self
  ).showing { _ in NavigationContext(type: Kind.search) }

  @Test("CN-24 A context finds a restored page that declares the context")
  func found() async throws {
    flow.prepare(for: app.window)
    try flow.register(path: start => search)
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      for page in [start, search] {
        let factory = try flow.factory(for: page)
        screens.add(LinkPattern<Void>(page.name), factory: factory, where: factory.hasMade)
      }
    }
    let position = NavigationPosition.reading(
      #"{"version":1,"root":{"stack":[{"screen":"app://start"},{"screen":"app://search"}]}}"#
    ).position
    #expect(try await app.router.restoring(table).navigate(.restore(position)).leftOut.isEmpty)
    let contexts = contextRouter(in: app.window) { (_: NavigationContext<Kind>) in Sheet("made again") }
    try await contexts.present(.search)
    #expect(app.tree.visibleScreens.last == "Search")
  }
}
