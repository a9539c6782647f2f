import PageFlow
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite struct LinkRequestTests {
  private let window = UIWindow.visible(UINavigationController(rootViewController: ListScreen()), transitions: .manual)

  /// Opens two links, the second while the first changes the screen. Returns the outcome of the second.
  private func outcome(
    of second: String, policy: OverlapPolicy, in links: DeepLinkTable
  ) async -> Outcome<UIViewController>? {
    let router = Router(window: window).opening(links)
    router.go(.link("app://product/1"))
    var outcome: Outcome<UIViewController>?
    let task = Task {
      outcome = await router.outcome(opening: second, waitingIn: WaitingLinks { true }, policy: policy)
    }
    await until { router.waiting.count > 1 || outcome != nil }
    window.transitionScheduler.advanceUntilIdle()
    await task.value
    return outcome
  }

  @Test("DL-10 A link that the table cannot read follows the policy of the call")
  func policyOfUnreadableLink() async throws {
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(.product) { .to(LinkApp.product, with: $0) }
    }
    #expect(await outcome(of: "app://nowhere", policy: .refuseWhenBusy, in: links)?.obstacle != nil)
  }

  @Test("EN-60 A link that may wait follows the policy of its own request")
  func policyOfRequest() async throws {
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(.product) { .to(LinkApp.product, with: $0) }
      links.add(.secret) { NavigationRequest.to(LinkApp.product, with: 7).policy(.refuseWhenBusy) }
    }
    #expect(await outcome(of: "app://secret", policy: .waitTurn, in: links)?.obstacle != nil)
  }

  @Test("DL-9 The plan of a link to another link has the notes of both")
  func notesOfLinkToLink() throws {
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(.product) { .to(LinkApp.product, with: $0) }
      links.add(.secret) { .link("app://product/7?inner=1") }
    }
    let notes = try Router(window: window).opening(links).plan(.link("app://secret?outer=1")).notes
    #expect(notes.contains { $0.contains("outer") })
    #expect(notes.contains { $0.contains("inner") })
  }

  @Test("DL-9 The plan of a link to a page has the notes of the link")
  func notesOfLinkToPage() throws {
    let app = try LinkApp()
    let other = UIWindow.visible(UINavigationController())
    app.flow.prepare(for: other)
    let router = Router(window: other).opening(try #require(app.router.links))
    let notes = try router.plan(.link("app://page/3?ref=mail")).notes
    #expect(notes.contains { $0.contains("ref") })
  }
}
