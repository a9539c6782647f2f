import ContextNavigation
import Foundation
import TestStage
import Testing
import Wayfinder

@Suite struct PendingTests {
  @Test("CN-17 Steps blocked by a login can be stored, decoded, and performed once after the login")
  func stored() throws {
    let app = TestApp()
    app.transitions.redirection = { $0.type == .order ? Context(type: .login) : nil }
    var slot = PendingSlot<[Step]>()
    #expect(app.go(.present(.search), .present(order(1)), .present(.chat))?.kind == "redirected to login")
    let payload = try #require((app.top as? Screen)?.context?.payload as? AuthorizationContextPayload<Place>)
    slot.keep(payload.steps, for: 600)
    let text = try JSONEncoder().encode(slot.request)
    slot = PendingSlot(try JSONDecoder().decode(PendingRequest<[Step]>?.self, from: text))
    app.transitions.redirection = { _ in nil }
    app.go(.dismiss(try #require((app.top as? Screen)?.context)))
    var outcomes: [String] = []
    for _ in 0..<2 {
      if case .wanted(let steps) = slot.take() { app.contexts.perform(steps: steps) { outcomes.append($0.kind) } }
    }
    #expect(outcomes == ["arrived"])
    #expect(app.names(app.searchStack) == "search order1 chat")
  }

  @Test("CN-17 A request of any vocabulary can wait in memory")
  func anyRequest() throws {
    let app = TestApp()
    let slot = PendingSlot<NavigationRequest<Void>>()
    slot.keep(.select(tab: 1))
    slot.keep(.select(tab: 1).map { _ in })
    if case .wanted(let request) = slot.take() { app.router.navigate(request) { _ in } }
    #expect(app.tabs.selectedIndex == 1)
  }
}
