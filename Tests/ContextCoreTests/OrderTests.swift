import ContextCore
import NavigationCore
import Testing
import Walks

@Suite struct OrderTests {
  /// The completions of transitions, kept until a test calls them.
  private final class Kept {
    var completions: [RouteCompletion] = []

    func end() { completions.removeFirst()(.success) }
  }

  /// Returns a router whose transitions end when the test calls their completions.
  private func waiting() -> (FakeRouter, Kept) {
    let (test, kept) = (FakeRouter(), Kept())
    test.transitions.end = { kept.completions.append($1) }
    return (test, kept)
  }

  @Test("CN-18 Requests run one at a time in order, and a request made in a completion waits behind the others")
  func inOrder() {
    let (test, kept) = waiting()
    var ended: [String] = []
    test.router.present(.feed) { _ in
      ended.append("feed")
      test.router.present(.login) { _ in ended.append("login") }
    }
    test.router.present(.chat) { _ in ended.append("chat") }
    #expect(kept.completions.count == 1)
    for _ in 0..<3 { kept.end() }
    #expect(ended == ["feed", "chat", "login"])
    #expect(test.stack.names == "feed chat login")
  }

  @Test("CN-18 A caller may choose another overlap policy", arguments: OverlapPolicy.allCases)
  func policies(_ policy: OverlapPolicy) {
    let (test, kept) = waiting()
    var ended: [String] = []
    test.router.present(.feed) { ended.append("feed \($0.kind)") }
    test.router.present(order(1)) { ended.append("order \($0.kind)") }
    test.router.present(order(1), policy: policy) { ended.append("again \($0.kind)") }
    while !kept.completions.isEmpty { kept.end() }
    let expected: [OverlapPolicy: [String]] = [
      .waitTurn: ["feed arrived", "order arrived", "again arrived"],
      .replaceWaiting: ["order superseded by order", "feed arrived", "again arrived"],
      .replaceCurrent: ["order superseded by order", "feed superseded by order", "again arrived"],
      .dropIfSame: ["feed arrived", "order arrived", "again arrived"],
      .refuseWhenBusy: ["again blocked", "feed arrived", "order arrived"],
    ]
    #expect(ended == expected[policy])
    #expect(test.stack.names == "feed order")
  }

  @Test("CN-18 Equal requests share one outcome under dropIfSame; other requests are not equal")
  func sameness() {
    let (test, kept) = waiting()
    var ended: [String] = []
    test.router.present(.feed) { _ in }
    test.router.present(order(1), policy: .dropIfSame) { ended.append("1 \($0.kind)") }
    test.router.present(order(2), policy: .dropIfSame) { ended.append("2 \($0.kind)") }
    test.router.present(order(1), policy: .dropIfSame) { ended.append("1 \($0.kind)") }
    kept.end()
    kept.end()
    #expect(ended == ["1 arrived", "1 arrived"])
    kept.end()
    #expect(ended.last == "2 arrived")
  }

  @Test("CN-19 Ten thousand synchronous steps in one request run with a constant call stack")
  func manySteps() {
    let test = FakeRouter()
    let steps = (0..<5_000).flatMap { [Step.present(order($0)), .dismiss(order($0))] }
    var ended: String?
    test.router.perform(steps: steps) { ended = $0.kind }
    #expect(ended == "arrived")
    #expect(test.diary.lines.filter { $0 == "make order" }.count == 5_000)
    #expect(test.stack.elements.isEmpty)
  }

  @Test("CN-19 A hundred thousand requests made at once run with a constant call stack, and each ends once")
  func manyRequests() {
    let (test, kept) = waiting()
    var ended = 0
    test.router.present(.feed) { _ in ended += 1 }
    test.transitions.end = { $1(.success) }
    for _ in 0..<100_000 { test.router.present(.feed) { _ in ended += 1 } }
    #expect(ended == 0)
    kept.end()
    #expect(ended == 100_001)
  }

  @Test("CN-20 The second call of a transition's completion is ignored")
  func twice() {
    let test = FakeRouter()
    test.transitions.end = { _, completion in
      completion(.success)
      completion(.failure(Refusal()))
      completion(.success)
    }
    var ended: [String] = []
    test.router.present([.feed, .chat]) { ended.append($0.kind) }
    #expect(ended == ["arrived"])
    #expect(test.stack.names == "feed chat")
  }

  @Test("CN-20 A transition that releases its completion fails by name, and the next request runs")
  func released() async {
    let test = FakeRouter()
    test.transitions.end = { _, _ in }
    let outcome = await test.router.outcome(of: [.present(.feed), .present(.chat)])
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.step == "step 1 (present feed)")
    #expect(failure.reason as? NavigationError == .transitionDidNotAnswer("FakeTransition"))
    test.transitions.end = { $1(.success) }
    #expect(test.outcome(.present(.chat))?.kind == "arrived")
  }

  @Test(
    "CN-20 A request whose transition never calls its completion ends if it is cancelled or replaced")
  func keptForEver() {
    let (test, _) = waiting()
    var ended: [String] = []
    let handle = test.router.present(.feed) { ended.append("feed \($0.kind)") }
    handle.cancel()
    test.router.present(.chat) { ended.append("chat \($0.kind)") }
    test.router.present(.login, policy: .replaceCurrent) { ended.append("login \($0.kind)") }
    #expect(ended == ["feed cancelled", "chat superseded by login"])
  }

  @Test("CN-20 A cancelled sequence ends between two steps")
  func cancelledBetween() {
    let (test, kept) = waiting()
    var ended: String?
    let handle = test.router.present([.feed, .chat]) { ended = $0.kind }
    test.transitions.end = { $1(.success) }
    let completion = kept.completions.removeFirst()
    test.router.present(.login) { _ in }
    handle.cancel()
    completion(.success)
    #expect(ended == "cancelled")
    #expect(test.stack.names == "feed login")
  }

  @Test("CN-20 Releasing a router cancels its waiting requests; the running request completes")
  func routerReleased() async {
    let (diary, kept) = (Diary(), Kept())
    let stack = Stack(diary)
    let transitions = Transitions(stack)
    transitions.end = { kept.completions.append($1) }
    var ended: [String] = []
    await confirmation(expectedCount: 3) { confirm in
      var router: ContextRouter? = ContextRouter(
        elementFactory: Elements(diary), stackProvider: stack, transitionProvider: transitions)
      router?.present(.feed) {
        ended.append("feed \($0.kind)")
        confirm()
      }
      await withCheckedContinuation { continuation in
        for type in [Screen.chat, .login] {
          router?.present(type) {
            ended.append("\(type) \($0.kind)")
            confirm()
            if type == .login { continuation.resume() }
          }
        }
        router = nil
      }
      kept.end()
    }
    #expect(ended == ["chat cancelled", "login cancelled", "feed arrived"])
    #expect(stack.names == "feed")
  }

  @Test("CN-20 A waiting request of a released router does not begin, even if the running request ends first")
  func routerReleasedThenEnded() {
    let (diary, kept) = (Diary(), Kept())
    let stack = Stack(diary)
    let transitions = Transitions(stack)
    transitions.end = { kept.completions.append($1) }
    var ended: [String] = []
    var router: ContextRouter? = ContextRouter(
      elementFactory: Elements(diary), stackProvider: stack, transitionProvider: transitions)
    router?.present(.feed) { ended.append("feed \($0.kind)") }
    router?.present(.chat) { ended.append("chat \($0.kind)") }
    router = nil
    kept.end()
    #expect(ended == ["feed arrived", "chat cancelled"])
    #expect(stack.names == "feed")
  }

  @Test("CN-23 Routers that share a queue run their requests one at a time")
  func sharedQueue() {
    let (diary, queue) = (Diary(), ContextQueue())
    let kept = Kept()
    func router() -> (Stack, ContextRouter<Elements, Stack, Transitions>) {
      let stack = Stack(diary)
      let transitions = Transitions(stack)
      transitions.end = { kept.completions.append($1) }
      return (
        stack,
        ContextRouter(
          elementFactory: Elements(diary), stackProvider: stack, transitionProvider: transitions, queue: queue)
      )
    }
    let ((firstStack, first), (secondStack, second)) = (router(), router())
    var ended: [String] = []
    first.present(.feed) { ended.append("first \($0.kind)") }
    second.present(.chat) { ended.append("second \($0.kind)") }
    #expect(kept.completions.count == 1)
    #expect(secondStack.names.isEmpty)
    #expect(queue.waiting.count == 2)
    kept.end()
    #expect(ended == ["first arrived"])
    #expect(firstStack.names == "feed")
    #expect(secondStack.names == "chat")
    kept.end()
    #expect(ended == ["first arrived", "second arrived"])
  }

  @Test("CN-23 The property hasContext is false for an element that does not implement it")
  func hasContext() {
    final class Knowing: NavigationElementProtocol {
      var context: Any?
      var hasContext: Bool { context != nil }

      func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
        self.context = context
      }

      func getNavigationContext<ContextType: Equatable>(
        withContextType type: ContextType.Type
      ) -> NavigationContext<ContextType>? { context as? NavigationContext<ContextType> }
    }
    func has(_ element: some NavigationElementProtocol) -> Bool { element.hasContext }
    let (knowing, plain) = (Knowing(), Element("plain"))
    #expect(!has(knowing))
    knowing.setNavigationContext(order(1))
    plain.setNavigationContext(order(1))
    #expect(has(knowing))
    #expect(knowing.hasContext(order(1)))
    #expect(!has(plain))
    #expect(plain.hasContext(order(1)))
  }
}
