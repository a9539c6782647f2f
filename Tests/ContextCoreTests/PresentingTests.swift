import ContextCore
import NavigationCore
import Testing
import Walks

@Suite struct PresentingTests {
  @Test("CN-1 A router presents and dismisses elements of any type, without UIKit")
  func fakes() {
    let test = FakeRouter()
    #expect(test.outcome(.present(.feed), .present(order(1)), .dismiss(.feed))?.kind == "arrived")
    #expect(test.stack.names == "order")
  }

  @Test("CN-4 The stack is read again for each context, at its turn and not before")
  func reading() {
    let test = FakeRouter()
    _ = test.outcome(.present(.feed), .present(order(1)), .present(.feed))
    #expect(
      test.diary.lines.filter { $0.hasPrefix("read") } == ["read []", "read [feed]", "read [feed order]"])
  }

  @Test(
    "CN-5 A router asks for a redirection, then for reuse, and then makes one element and presents it"
  )
  func inOrder() {
    let test = FakeRouter()
    _ = test.outcome(.present(.feed))
    #expect(test.diary.lines == ["read []", "redirect feed", "reuse feed", "make feed", "present feed"])
  }

  @Test("CN-5 A router that reuses an element makes no new element")
  func reuse() {
    let test = FakeRouter()
    _ = test.outcome(.present(.feed), .present(.chat))
    test.diary.lines = []
    #expect(test.outcome(.present(.feed))?.kind == "arrived")
    #expect(test.diary.lines == ["read [feed chat]", "redirect feed", "reuse feed"])
    #expect(test.stack.names == "feed")
  }

  @Test("CN-9 A provider without a transition for the new element blocks the request, and is named")
  func refused() {
    let test = FakeRouter()
    guard case .blocked(.refusal(by: let name, let reason)) = test.outcome(.present(.shut)) else {
      Issue.record("not refused")
      return
    }
    #expect(name == "Transitions")
    #expect(
      "\(reason)"
        == "At step 1 (present shut): Transitions has no transition to present shut. Return one for it, or redirect to another context."
    )
    #expect(test.stack.elements.isEmpty)
  }

  @Test("CN-9 An element with its own context keeps it, and other elements receive the requested context")
  func contexts() {
    let test = FakeRouter()
    _ = test.outcome(.present(order(1)))
    test.elements.make = { _ in
      let element = Element("own")
      element.setNavigationContext(Context(type: .chat))
      return element
    }
    _ = test.outcome(.present(order(2)))
    #expect(test.stack.elements[0].hasContext(order(1)))
    #expect(test.stack.elements[1].hasContext(Context(type: .chat)))
  }

  @Test("CN-9 A refused element keeps its requested context, also in a transaction")
  func keptWithoutTransition() {
    for sequence in [SequencePolicy.stepByStep, .allOrNothing] {
      let test = FakeRouter()
      var made: [Element] = []
      test.elements.make = { context in
        made.append(Element("\(context.type)"))
        return made.last
      }
      #expect(test.outcome(.present(.shut), sequence: sequence)?.kind == "blocked")
      #expect(made.map { $0.hasContext(Context(type: .shut)) } == [true])
    }
  }

  @Test("CN-9 A request fails and names the factory if the factory makes no element")
  func notMade() {
    let test = FakeRouter()
    test.elements.make = { _ in nil }
    guard case .failed(let failure) = test.outcome(.present(.feed), .present(order(3))) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.step == "step 1 (present feed)")
    #expect(failure.reason as? ContextError == .notMade(context: "feed", factory: "Elements"))
  }

  @Test("CN-10 A sequence runs in order and stops at the first failure; the outcome names step and reason")
  func sequence() {
    let test = FakeRouter()
    test.transitions.end = { context, completion in
      completion(context?.type == .chat ? .failure(Refusal()) : .success)
    }
    guard case .failed(let failure) = test.outcome(.present(.feed), .present(.chat), .present(.order)) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.step == "step 2 (present chat)")
    #expect(failure.reason is Refusal)
    #expect(failure.remedy == "FakeTransition, a transition of the app's own, ended with it.")
    #expect(!test.diary.lines.contains("make order"))
  }

  @Test("CN-10 A refusal in the middle names its step and ends the sequence")
  func refusedInTheMiddle() {
    let test = FakeRouter()
    guard case .blocked(.refusal(_, let reason)) = test.outcome(.present(.feed), .present(.shut), .present(.chat))
    else {
      Issue.record("not refused")
      return
    }
    #expect((reason as? NavigationFailure)?.step == "step 2 (present shut)")
    #expect(test.stack.names == "feed")
  }

  @Test("CN-10 An empty sequence arrives at once")
  func empty() {
    let test = FakeRouter()
    #expect(test.outcome()?.kind == "already there")
    #expect(test.diary.lines.isEmpty)
  }

  @Test("CN-11 A transaction does not begin with a stack provider that cannot be restored")
  func noTransaction() {
    let test = FakeRouter()
    guard case .failed(let failure) = test.outcome(.present(.feed), .present(.chat), sequence: .allOrNothing) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.reason as? ContextError == .cannotRestore(provider: "Stack"))
    #expect(test.diary.lines.isEmpty)
  }

  @Test("CN-12 A request to dismiss a missing screen is blocked, and the outcome names the provider")
  func notThere() {
    let test = FakeRouter()
    guard case .blocked(.refusal(by: "Transitions", let reason)) = test.outcome(.dismiss(.chat)) else {
      Issue.record("not refused")
      return
    }
    #expect("\(reason)".contains("Transitions has no transition to dismiss chat"))
  }

  @Test("CN-10 Each call accepts one or several types or contexts, in three forms")
  func forms() async throws {
    let test = FakeRouter()
    let router = test.router
    try await router.present(.feed)
    try await router.present(order(1))
    try await router.present([.chat, .login])
    try await router.present([order(2), order(3)])
    #expect(test.stack.names == "feed order chat login order order")
    #expect(await router.outcome(of: [.dismiss(order(3))]).kind == "arrived")
    try await router.dismiss([.login, .chat])
    router.dismiss([order(1), order(2)]) { _ in }
    #expect(test.stack.names == "feed")
    #expect(await router.outcome(of: [.present(.feed)]).kind == "arrived")
    try await router.perform(steps: [.present(.chat), .dismiss(.feed)])
    router.present(.login) { _ in }
    #expect(test.stack.names == "chat login")
    await #expect(throws: NavigationInterruption.self) { try await router.dismiss(.order) }
  }
}
