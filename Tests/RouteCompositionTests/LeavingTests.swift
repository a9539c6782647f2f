import TestStage
import Testing
import Wayfinder

@Suite struct LeavingTests {
  @Test("RC-25 Screens that a plan would remove are asked once each, the topmost first")
  func removedAreAsked() async throws {
    let (first, second) = (StubbornScreen(), StubbornScreen())
    (first.mayGo, second.mayGo) = (true, true)
    let home = HomeScreen()
    let stage = Stage(stack(home, first, second))
    try await stage.router.navigate(.pop(to: home))
    #expect(first.timesAsked == 1)
    #expect(second.timesAsked == 1)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-25 A screen in another tab is not asked, and does not block a push")
  func otherTab() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(tabs(stack(HomeScreen()), stack(stubborn)))
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: anyStack))
    #expect(stubborn.timesAsked == 0)
    #expect(stage.tree == "tabs[stack[Home Review]* stack[Stubborn]]")
    try await stage.router.navigate(.select(tab: 1))
    try await stage.router.navigate(.select(tab: 0))
    #expect(stubborn.timesAsked == 0)
  }

  @Test("RC-25 A screen lower in the same stack is not asked")
  func furtherDown() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(stack(stubborn, HomeScreen()))
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: anyStack))
    #expect(stage.tree == "stack[Stubborn Home Review]")
    try await stage.router.navigate(.back)
    #expect(stubborn.timesAsked == 0)
  }

  @Test("RC-25 A screen that presents the destination is not asked")
  func presentedOver() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(stubborn)
    try await stage.router.navigate(to: presented(ReviewScreen.self, on: current))
    #expect(stubborn.timesAsked == 0)
    #expect(stage.tree == "Stubborn ^ Review")
  }

  @Test("EN-48 A request that leaves without asking removes a screen that refuses")
  func withoutAsking() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(stack(HomeScreen(), stubborn))
    try await stage.router.navigate(.back.leavingWithoutAsking())
    #expect(stubborn.timesAsked == 0)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-48 A request that leaves without asking does not wait for a screen that would ask its user")
  func withoutAskingDraft() async throws {
    let draft = Deciding("Draft")
    draft.decide = { _ in false }
    let stage = Stage(stack(HomeScreen(), draft))
    let signOut = NavigationRequest.to(Route.root { LoginScreen() }).leavingWithoutAsking()
    try await stage.router.navigate(signOut)
    #expect(stage.tree == "Login")
  }

  @Test("EN-48 The plan of a request that leaves without asking lists no screen to ask")
  func planWithoutAsking() throws {
    let stage = Stage(stack(HomeScreen(), StubbornScreen()))
    #expect(try stage.router.plan(.back.leavingWithoutAsking()).asked.isEmpty)
    #expect(try !stage.router.plan(.back).asked.isEmpty)
  }

  @Test("EN-48 A request that is mapped to another value still leaves without asking")
  func mappedWithoutAsking() async throws {
    let stage = Stage(stack(HomeScreen(), StubbornScreen()))
    try await stage.router.navigate(NavigationRequest<Void>.back.leavingWithoutAsking().map { 1 })
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-48 A request that leaves without asking still asks its guards")
  func guardsAreAsked() async throws {
    let stage = Stage(stack(HomeScreen(), StubbornScreen()))
    let refusal = InlineInterceptor<Any?> { _ in throw CancellationError() }
    let outcome = await stage.router.outcome(of: .back.leavingWithoutAsking().adding(refusal))
    #expect(outcome.value == nil)
    #expect(stage.tree == "stack[Home Stubborn]")
  }

  @Test(
    "RC-25 Every kind of removal asks the screen: pop, dismissal, new root, replaced tab, replaced top",
    arguments: ["pop", "dismiss", "root", "tab", "top"])
  func everyRemoval(kind: String) async {
    let (home, stubborn) = (HomeScreen(), StubbornScreen())
    let stage: Stage
    let outcome: Outcome<UIViewController>
    func go<Host>(_ action: any Action<Host>, _ end: DestinationStep<Host, Any?>) async -> Outcome<UIViewController> {
      let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
        .using(action).from(end).assemble()
      return await stage.router.outcome(to: step).map { $0 }
    }
    switch kind {
    case "pop":
      stage = Stage(stack(home, stubborn))
      outcome = await stage.router.outcome(of: .pop(to: home)).map { home }
    case "dismiss":
      stage = Stage(home)
      home.present(stack(stubborn), animated: false)
      outcome = await stage.router.outcome(of: .dismissAll).map { home }
    case "root":
      stage = Stage(tabs(home, stack(AccountScreen(), stubborn)))
      outcome = await go(GeneralAction.replaceRoot(), GeneralStep.root())
    case "tab":
      stage = Stage(tabs(home, stack(stubborn)))
      outcome = await go(
        UITabBarController.add(at: 1, replacing: true),
        GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
    default:
      stage = Stage(stack(home, stubborn))
      outcome = await go(UINavigationController.pushReplacingLast(), anyStack)
    }
    let before = stage.tree
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stubborn.timesAsked > 0)
    #expect(stage.tree == before)
    #expect(stage.tree.contains("Stubborn"))
  }

  @Test("RC-25 A screen may ask its user first, and the request continues if the user agrees")
  func asksTheUser() async {
    let (home, draft, latch) = (HomeScreen(), Deciding("Draft"), Latch())
    let stage = Stage(stack(home, draft))
    let asked = Latch()
    draft.decide = { _ in
      asked.open()
      await latch.wait()
      return true
    }
    async let outcome = stage.router.outcome(of: .pop(to: home))
    await asked.wait()
    #expect(stage.tree == "stack[Home Draft]")
    latch.open()
    #expect(await outcome.isArrival)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-25 A screen that a custom edit removes is asked before anything changes")
  func threatenedByOwnEdit() async {
    struct Clear: ContainerAction {
      func perform(
        with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        stack.setViewControllers([viewController], animated: animated)
        completion(.success)
      }

      func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
        childViewControllers = [viewController]
      }
    }
    let stubborn = StubbornScreen()
    let stage = Stage(stack(stubborn))
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(Clear()).from(anyStack).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(account.expectingContainer()).assemble()
    #expect(await stage.router.outcome(to: review).obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.tree == "stack[Stubborn]")
    stubborn.mayGo = true
    #expect(await stage.router.outcome(to: review).isArrival)
    #expect(stage.tree == "stack[Account Review]")
  }
}
