import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of a transition provider that returns a step's destination.
@Suite struct DestinationTests {
  private final class Login: AnsweringInterceptor {
    var asked: [Int] = []
    var prepared = 0
    var waiting: [@MainActor (RoutingResult) -> Void] = []
    var answersAtOnce: RoutingResult?

    func prepare(with context: Int) throws { prepared += 1 }

    /// Answers the question that has waited longest.
    func answer(_ result: RoutingResult) {
      guard !waiting.isEmpty else {
        Issue.record("nobody waits")
        return
      }
      waiting.removeFirst()(result)
    }

    func perform(with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {
      asked.append(context)
      if let answersAtOnce { completion(answersAtOnce) } else { waiting.append(completion) }
    }
  }

  private struct Post: PostRoutingTask {
    let journal: Diary

    func perform(on viewController: Screen, with context: Int, routingStack: [UIViewController]) {
      journal.lines.append("post \(context) \(routingStack.count)")
    }
  }

  /// A provider that shows orders by a step behind a login, and everything else with the shared transitions.
  private final class Orders {
    let app = TestApp()
    let login = Login()
    let journal = Diary()
    private(set) lazy var step: DestinationStep<Screen, Int> = StepAssembly(
      finder: InlineStackIteratingFinder<Screen, Int> { screen, number in screen.title == "\(number)" },
      factory: InlineFactory { (number: Int) in
        let screen = Screen(nibName: nil, bundle: nil)
        screen.title = "\(number)"
        return screen
      }
    )
    .adding(login as any RoutingInterceptor<Int>)
    .adding(InlineContextTask { [journal] (_: Screen, number: Int) in journal.lines.append("task \(number)") })
    .adding(Post(journal: journal))
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: InstanceFinder(instance: app.searchStack)))
    .assemble()

    init() {
      app.transitions.destination = { [unowned self] context, stack in
        guard context.type == .order, let number = context.payload as? Number else { return nil }
        return DestinationTransition(stack: stack, to: step, with: number.value)
      }
    }
  }

  @Test(
    "CN-24 A step's destination makes the screen, runs the step's tasks, and sets the requested context")
  func made() {
    let orders = Orders()
    orders.login.answersAtOnce = .success
    #expect(orders.app.go(.present(order(1)))?.kind == "arrived")
    #expect(orders.app.names(orders.app.searchStack) == "search order1")
    #expect(orders.app.screens.made.isEmpty)
    #expect(orders.app.tabs.selectedIndex == 1)
    #expect(orders.login.asked == [1])
    #expect(orders.login.prepared == 1)
    #expect(orders.journal.lines == ["task 1", "post 1 2"])
    #expect(orders.app.go(.present(order(1)))?.kind == "already there")
  }

  @Test("CN-24 A request waits for the login of the step's guard, and other requests run before it")
  func waits() {
    let orders = Orders()
    var ended: [String] = []
    orders.app.contexts.present(order(1)) { ended.append("order \($0.kind)") }
    orders.app.contexts.present(Context(type: .chat)) { ended.append("chat \($0.kind)") }
    #expect(ended == ["chat arrived"])
    #expect(orders.app.names(orders.app.searchStack) == "search")
    orders.login.answer(.success)
    #expect(ended == ["chat arrived", "order arrived"])
    #expect(orders.login.asked == [1])
    #expect(orders.login.prepared == 1)
    #expect(orders.app.names(orders.app.searchStack) == "search order1")
  }

  @Test("CN-24 A refusal by the step's guard blocks the request, and nothing is made or moved")
  func refuses() {
    let orders = Orders()
    orders.login.answersAtOnce = .failure(Refusal())
    let before = orders.app.tree
    #expect(orders.app.go(.present(order(1)))?.kind == "blocked")
    #expect(orders.app.tree == before)
    #expect(orders.journal.lines.isEmpty)
  }

  @Test("CN-24 The guard of each destination in a sequence is asked at the turn of its step")
  func sequences() {
    let orders = Orders()
    var ended: String?
    orders.app.contexts.present([order(1), order(2)]) { ended = $0.kind }
    #expect(orders.login.asked == [1])
    orders.login.answer(.success)
    #expect(orders.login.asked == [1, 2])
    #expect(orders.app.names(orders.app.searchStack) == "search order1")
    orders.login.answer(.success)
    #expect(ended == "arrived")
    #expect(orders.app.names(orders.app.searchStack) == "search order1 order2")
    #expect(orders.journal.lines == ["task 1", "post 1 2", "task 2", "post 2 2"])
  }

  @Test("CN-24 A transaction asks all guards once, and is rolled back if one refuses")
  func transactions() {
    for last in [RoutingResult.success, .failure(Refusal())] {
      let orders = Orders()
      let before = orders.app.tree
      var ended: String?
      orders.app.contexts.present([order(1), order(2)], sequence: .allOrNothing) { ended = $0.kind }
      orders.login.answer(.success)
      #expect(orders.login.asked == [1, 2])
      #expect(orders.app.tree == before)
      orders.login.answer(last)
      #expect(orders.login.asked == [1, 2])
      if last.isSuccessful {
        #expect(ended == "arrived")
        #expect(orders.app.names(orders.app.searchStack) == "search order1 order2")
        #expect(orders.journal.lines.filter { $0.hasPrefix("post") }.count == 2)
      } else {
        #expect(ended == "blocked")
        #expect(orders.app.tree == before)
      }
    }
  }

  @Test(
    "CN-24 A failing step rolls back an earlier destination, and clears the context of its screen"
  )
  func putBack() {
    let orders = Orders()
    orders.login.answersAtOnce = .success
    let found = Screen(nibName: nil, bundle: nil)
    found.title = "1"
    orders.app.push(found, onto: orders.app.searchStack)
    orders.app.transitions.present = { _, _ in OwnTransition { $0(.failure(Refusal())) } }
    let before = orders.app.tree
    #expect(
      orders.app.go(.present(order(1)), .present(Context(type: .chat)), sequence: .allOrNothing)?.kind == "failed")
    #expect(orders.app.tree == before)
    #expect(found.context == nil)
    #expect(orders.app.router.context(of: found) == nil)
  }

  @Test(
    "CN-24 A screen that the destination finds receives the requested context, unless its step provides one")
  func known() {
    let orders = Orders()
    orders.login.answersAtOnce = .success
    let found = Screen(order(7))
    found.title = "1"
    orders.app.push(found, onto: orders.app.searchStack)
    #expect(orders.app.go(.present(order(1)))?.kind == "arrived")
    #expect(found.context == order(1))
    let saying = StepAssembly(finder: NilFinder<Screen, Int>(), factory: InlineFactory { (_: Int) in Screen() })
      .showing { product($0) }
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: InstanceFinder(instance: orders.app.feedStack))).assemble()
    orders.app.transitions.destination = { _, stack in DestinationTransition(stack: stack, to: saying, with: 5) }
    #expect(orders.app.go(.present(order(9)))?.kind == "arrived")
    #expect(orders.app.names(orders.app.feedStack) == "feed product5")
  }

  @Test("CN-24 A step may show a redirection, and the outcome is redirected")
  func redirected() {
    let orders = Orders()
    let login = StepAssembly(finder: ClassFinder<Sheet, Any?>(), factory: InlineFactory { (_: Any?) in Sheet() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    orders.app.transitions.redirection = { $0.type == .order ? Context(type: .login) : nil }
    orders.app.transitions.destination = { context, stack in
      context.type == .login ? DestinationTransition(stack: stack, to: login) : nil
    }
    #expect(orders.app.go(.present(order(1)), .present(order(2)))?.kind == "redirected to login")
    let sheet = orders.app.tabs.presentedViewController
    let context = sheet?.getNavigationContext(withContextType: Place.self)
    #expect((context?.payload as? AuthorizationContextPayload<Place>)?.wanted == order(1))
  }

  @Test("CN-24 The plan of a request describes the destination's changes and its guard, and changes nothing")
  func plans() throws {
    let orders = Orders()
    let before = orders.app.tree
    let plan = try orders.app.router.plan(.contexts([.present(order(1)), .present(.chat)], of: orders.app.contexts))
    #expect(plan.asked == ["Login"])
    #expect(plan.changes.contains(.build("Screen")))
    #expect(plan.changes.last == .follow("present chat"))
    #expect(orders.app.tree == before)
    #expect(orders.login.asked.isEmpty)
  }

  @Test("CN-24 The failure of a step names the context and the step")
  func fails() {
    let orders = Orders()
    let failing = StepAssembly(
      finder: NilFinder<Screen, Int>(), factory: InlineFactory { (_: Int) throws -> Screen in throw Refusal() }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: InstanceFinder(instance: orders.app.feedStack))).assemble()
    orders.app.transitions.destination = { _, stack in DestinationTransition(stack: stack, to: failing, with: 5) }
    guard case .failed(let failure)? = orders.app.go(.present(.feed), .present(order(9))) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.step == "step 2 (present order), step 1 (Screen)")
    #expect(failure.reason is Refusal)
  }

  @Test("CN-24 A request fails with a sentence if the transition for its new element is a destination")
  func tooLate() {
    let orders = Orders()
    orders.app.transitions.present = { [step = orders.step] _, stack in
      DestinationTransition(stack: stack, to: step, with: 1)
    }
    guard case .failed(let failure)? = orders.app.go(.present(.chat)) else {
      Issue.record("did not fail")
      return
    }
    let expected = ContextError.destinationForElement(step: "present chat", provider: "ContextTransitions<Place>")
    #expect(failure.reason as? ContextError == expected)
  }

  @Test("CN-24 A failure of any call on the way to a destination leaves the tree unchanged, and the next request works")
  func faults() async {
    let guarding = Login()
    guarding.answersAtOnce = .success
    let step = StepAssembly(finder: NilFinder<Screen, Int>(), factory: InlineFactory { (_: Int) in Screen() })
      .adding(guarding as any RoutingInterceptor<Int>)
      .showing { order($0) }
      .adding(InlineContextTask { (screen: Screen, number: Int) in screen.title = "\(number)" })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
      .assemble()
    let transitions = Transitions()
    transitions.destination = { context, stack in
      (context.payload as? Number).map { DestinationTransition(stack: stack, to: step, with: $0.value) }
    }
    var app = TestApp()
    let contexts = ContextRouter(
      elementFactory: Screens(), stackProvider: ViewControllerStackProvider { app.window.rootViewController },
      transitionProvider: transitions)
    for steps in [[order(1)], [order(1), order(2)]] {
      let request = NavigationRequest.contexts(steps.map { .present($0) }, of: contexts, sequence: .allOrNothing)
      let sweep = await failEachCall(of: request) {
        app = TestApp()
        return LaunchedApp(window: app.window, router: app.router)
      }
      #expect(sweep.violations.isEmpty, "\(sweep)")
      #expect(Set(sweep.kinds).isSuperset(of: ["finder", "factory", "task", "guardian"]), "\(sweep.kinds)")
    }
  }

  @Test(
    "CN-24 A destination can be performed directly, and fails within another request instead of waiting for ever")
  func byItself() async throws {
    let orders = Orders()
    orders.login.answersAtOnce = .success
    try await DestinationTransition(
      stack: orders.app.provider.getNavigationStack(), destination: Destination(to: orders.step, with: 3)
    ).perform()
    #expect((orders.app.top as? Screen)?.title == "3")
    let inner = DestinationTransition(stack: orders.app.provider.getNavigationStack(), to: orders.step, with: 4)
    orders.app.transitions.present = { _, _ in OwnTransition { inner.perform(completion: $0) } }
    #expect(orders.app.go(.present(.chat))?.kind == "failed")
    await #expect(throws: (any Error).self) {
      try await DestinationTransition(stack: [], to: orders.step, with: 5).perform()
    }
  }
}
