import ContextCore
import NavigationCore
import Testing
import Walks

@Suite struct InterceptionTests {
  @Test("CN-15 The outcome names the refused context and the reason")
  func refused() {
    let test = FakeRouter()
    guard case .blocked(.refusal(_, let reason)) = test.outcome(.present(.shut)),
      let failure = reason as? NavigationFailure
    else {
      Issue.record("not refused")
      return
    }
    #expect(failure.reason as? ContextError == .noTransition(step: "present shut", provider: "Transitions"))
  }

  /// Returns a router that shows a login in place of orders.
  private func guarded() -> FakeRouter {
    let test = FakeRouter()
    test.transitions.redirection = { $0.type == .order ? Context(type: .login) : nil }
    return test
  }

  @Test("CN-16 A redirection shows another screen, makes nothing for the wanted context, and ends the sequence")
  func redirected() {
    let test = guarded()
    let outcome = test.outcome(.present(.feed), .present(order(1)), .present(.chat))
    #expect(outcome?.kind == "redirected to login")
    #expect(test.stack.names == "feed login")
    #expect(test.diary.lines.filter { $0.hasPrefix("make") } == ["make feed", "make login"])
  }

  @Test("CN-16 The screen of a redirection receives the wanted context and the remaining steps")
  func handedOn() throws {
    let test = guarded()
    _ = test.outcome(.present(.feed), .present(order(1)), .present(.chat), .dismiss(.feed))
    let context = test.stack.elements[1].getNavigationContext(withContextType: Screen.self)
    let payload = try #require(context?.payload as? AuthorizationContextPayload<Screen>)
    #expect(payload.wanted == order(1))
    #expect(payload.rest == [.present(.chat), .dismiss(.feed)])
    test.transitions.redirection = { _ in nil }
    #expect(test.outcome(.dismiss(context ?? Context(type: .login)))?.kind == "arrived")
    var ended: String?
    test.router.perform(steps: payload.steps) { ended = $0.kind }
    #expect(ended == "arrived")
    #expect(test.stack.names == "order chat")
  }

  @Test("CN-16 A redirection keeps the app's own payload, and the same context is no redirection")
  func ownPayload() {
    let test = FakeRouter()
    test.transitions.redirection = { $0.type == .order ? Context(type: .login, payload: ChatPayload(id: 1)) : $0 }
    #expect(test.outcome(.present(.feed))?.kind == "arrived")
    #expect(test.outcome(.present(order(1)))?.kind == "redirected to login")
    #expect(test.stack.elements[1].hasContext(Context(type: .login, payload: ChatPayload(id: 1))))
  }

  @Test("CN-16 A redirection that cannot be shown fails like any other context")
  func redirectionFails() {
    let test = FakeRouter()
    test.transitions.redirection = { $0.type == .order ? Context(type: .shut) : nil }
    #expect(test.outcome(.present(order(1)), .present(.chat))?.kind == "blocked")
    #expect(test.stack.elements.isEmpty)
  }
}
