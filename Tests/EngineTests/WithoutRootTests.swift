import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests that are made before the window has a root view controller.
@Suite struct WithoutRootTests {
  private let window: UIWindow
  private let router: Router
  private let home = Home()
  private let stack: UINavigationController

  init() {
    window = UIWindow(frame: .zero)
    window.transitionScheduler = TransitionScheduler(.immediate)
    router = Router(window: window)
    stack = UINavigationController(rootViewController: home)
  }

  /// A route to a new root.
  private static var newRoot: DestinationStep<Search, String> {
    StepAssembly(finder: NilFinder<Search, String>(), factory: InlineFactory { Search($0) })
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  private var reasons: [WaitingRequest.Reason] { router.waiting.map(\.reason) }

  private func outcome<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? {
    router.outcomeAtOnce(of: request)
  }

  @Test("EN-40 A request that needs a host waits for a root, gives this reason, and runs when the window is shown")
  func waits() {
    var outcome: Outcome<Detail>?
    router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    #expect(outcome == nil)
    #expect(reasons == [.windowWithoutRoot])
    #expect(
      router.waiting.first?.description.hasSuffix("waits for its window, which has no root view controller") == true)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(outcome?.value != nil)
    #expect(stack.viewControllers.count == 2)
    #expect(router.waiting.isEmpty)
  }

  @Test("EN-40 Requests that wait for a root run in their order, before later requests")
  func inOrder() {
    var ended: [String] = []
    router.navigate(to: Routes.detail, with: "1") { _ in ended.append("detail") }
    router.navigate(go(Routes.sheet, "1")) { _ in ended.append("sheet") }
    #expect(reasons == [.windowWithoutRoot, .windowWithoutRoot])
    window.rootViewController = stack
    window.isHidden = false
    router.navigate(.dismissAll) { _ in ended.append("away") }
    #expect(ended == ["detail", "sheet", "away"])
  }

  @Test("EN-40 A request that has waited for a root no longer counts as waiting while its guard is asked")
  func askedAfterTheRoot() {
    let keeping = KeepingGuard()
    var ended: [String] = []
    router.navigate(to: Routes.guarded(by: keeping), with: "1") { ended.append("guarded: \($0)") }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(keeping.asked == ["1"])
    router.navigate(go(Routes.sheet, "1").policy(.replaceWaiting)) { ended.append("sheet: \($0)") }
    #expect(ended == ["sheet: Arrived."])
    keeping.answer()
    #expect(ended.last == "guarded: Arrived.")
  }

  @Test("EN-40 A request that waits for a root ends when the window is released")
  func windowGone() async {
    var window: UIWindow? = UIWindow(frame: .zero)
    let router = window.map { Router(window: $0) }
    let outcome: Outcome<Detail> = await withCheckedContinuation { continuation in
      router?.navigate(to: Routes.detail, with: "1") { continuation.resume(returning: $0) }
      window = nil
    }
    guard case .cancelled = outcome else {
      Issue.record("ended \(outcome)")
      return
    }
  }

  @Test("EN-40 A request that waits for a root is cancelled, replaced and shared like other waiting requests")
  func policies() {
    var ended: [String] = []
    let first = router.navigate(go(Routes.detail, "1")) { ended.append("first \($0)") }
    router.navigate(go(Routes.detail, "2").policy(.dropIfSame)) { _ in ended.append("second") }
    router.navigate(go(Routes.detail, "2").policy(.dropIfSame)) { _ in ended.append("third") }
    #expect(router.waiting.count == 2)
    first.cancel()
    #expect(ended == ["first Cancelled."])
    #expect(router.waiting.count == 1)
    router.navigate(go(Routes.sheet, "3").policy(.replaceWaiting)) { _ in ended.append("fourth") }
    #expect(ended == ["first Cancelled.", "second", "third"])
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(ended.last == "fourth")
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-40 A request that makes the first root runs at once, and then the waiting requests run")
  func firstRoot() {
    var outcome: Outcome<Sheet>?
    router.navigate(to: Routes.sheet, with: "1") { outcome = $0 }
    #expect(self.outcome(of: go(Self.newRoot, "first"))?.value != nil)
    #expect(!window.isHidden)
    #expect(window.rootViewController is Search)
    #expect(outcome?.value != nil)
    #expect(window.rootViewController?.presentedViewController != nil)
  }

  @Test("EN-40 A route from the root or the current screen makes the first root with its contents and a modal")
  func firstRootWithMore() {
    for start in [GeneralStep.root(), GeneralStep.current()] as [DestinationStep<UIViewController, String>] {
      window.rootViewController = nil
      let detail = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
        .using(UINavigationController.push()).from(NavigationControllerStep<UINavigationController, String>())
        .using(GeneralAction.replaceRoot()).from(start).assemble()
      let sheet = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
        .using(GeneralAction.presentModally()).from(detail).assemble()
      #expect(outcome(of: go(sheet, "1"))?.value != nil)
      let root = window.rootViewController as? UINavigationController
      #expect(root?.viewControllers.first is Detail)
      #expect(root?.presentedViewController is Sheet)
    }
  }

  @Test("EN-40 A failure after the first root leaves the window hidden and without a root")
  func putBack() {
    let failing = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in completion(.failure(Refusal())) }).from(Self.newRoot).assemble()
    #expect(outcome(of: go(failing, "1"))?.failure?.reason is Refusal)
    #expect(window.isHidden)
    #expect(window.rootViewController == nil)
  }

  @Test("EN-40 A plan describes the first root, and fails at once for a request that needs a host")
  func plan() throws {
    let plan = try router.plan(to: Self.newRoot, with: "1")
    #expect(plan.changes == [.build("Search"), .replaceRoot(with: "Search")])
    #expect(plan.found == nil)
    #expect(window.rootViewController == nil)
    #expect(throws: NavigationFailure.self) { try router.plan(to: Routes.detail, with: "1") }
    #expect(router.waiting.isEmpty)
  }

  @Test("EN-40 A push, a modal, nilAction() and an action of the app on an empty window's root wait for a root")
  func otherActions() {
    let pushed = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(UINavigationController.push()).from(GeneralStep.root().expectingContainer()).assemble()
    let presented = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let own = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(OwnAction { _, _, completion in completion(.failure(Refusal())) }).from(GeneralStep.root()).assemble()
    let nothing = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(GeneralAction.nilAction()).from(GeneralStep.root()).assemble()
    for step in [pushed, presented, own, nothing] {
      router.navigate(to: step, with: "1") { _ in }
    }
    #expect(reasons == Array(repeating: .windowWithoutRoot, count: 4))
  }

  @Test("EN-40 A root that the app sets in a visible window is noticed with the next request")
  func nextRequest() {
    window.makeKeyAndVisible()
    var ended: [String] = []
    router.navigate(to: Routes.detail, with: "1") { _ in ended.append("first") }
    window.rootViewController = stack
    #expect(ended == (treeTellsOfChanges ? ["first"] : []), "PortableUIKit tells of the root at once")
    router.navigate(to: Routes.detail, with: "2") { _ in ended.append("second") }
    #expect(ended == ["first", "second"])
    #expect((stack.topViewController as? Detail)?.name == "2")
  }

  @Test("EN-40 A window without a root keeps its requests waiting until it is shown with a root")
  func shownWithoutRoot() {
    var outcome: Outcome<Detail>?
    router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    window.makeKeyAndVisible()
    #expect(outcome == nil)
    #expect(reasons == [.windowWithoutRoot])
    window.isHidden = true
    window.rootViewController = stack
    window.isHidden = false
    #expect(outcome?.value != nil)
  }

  @Test("EN-40 A request that only removes screens does not wait for a root")
  func takingAway() {
    #expect(outcome(of: .dismissAll)?.value != nil)
    #expect(outcome(of: .close(Sheet()))?.value != nil)
    #expect(outcome(of: .back)?.failure?.reason as? CompositionError == .nothingToGoBackFrom)
  }

  @Test("EN-40 A request that has another reason to fail does not wait for a root")
  func otherReasons() {
    let step = StepAssembly(
      finder: InlineFinder { (_: String) -> Detail? in throw Refusal() }, factory: InlineFactory { Detail($0) }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    #expect(outcome(of: go(step, "1"))?.failure?.reason is Refusal)
    let root = StepAssembly(finder: NilFinder<Search, String>(), factory: InlineFactory { _ in throw Refusal() })
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    #expect(outcome(of: go(root, "1"))?.failure?.reason is Refusal)
    #expect(window.rootViewController == nil)
    #expect(router.waiting.isEmpty)
  }

  @Test("EN-40 A guard that agrees before the search is not asked again after the wait for a root")
  func guardBefore() {
    let keeping = TestStage.KeepingGuard<Any?>()
    let guarded = router.askingGlobalInterceptorsFirst().adding(keeping)
    var outcome: Outcome<Detail>?
    guarded.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    keeping.answer()
    #expect(outcome == nil)
    #expect(reasons == [.windowWithoutRoot])
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(outcome?.value != nil)
    #expect(keeping.asked.count == 1)
  }

  @Test("EN-40 Requests for a tab, a screen, a context or a page wait for a root too")
  func everyVocabulary() throws {
    var ended: [String] = []
    func arrived(_ name: String, _ outcome: Outcome<some Any>) {
      ended.append(outcome.value == nil ? "\(name) \(outcome)" : name)
    }
    router.navigate(.select(tab: 1)) { arrived("tab", $0) }
    router.navigate(.pop(to: home)) { arrived("pop", $0) }
    var made: [String] = []
    let contexts = contextRouter(in: window) { (context: NavigationContext<String>) in
      made.append(context.type)
      return Detail(context.type)
    }
    contexts.present("context") { arrived("context", $0) }
    let flow = AppFlowController()
    flow.prepare(presentingBy: router) { UINavigationController() }
    let page = AppFlowControllerPage(
      name: "page", viewControllerBlock: { Search("page") }, viewControllerType: Search.self)
    try flow.register(path: page)
    try flow.show(page: page)
    router.navigate(.page(page, in: flow)) { arrived("page", $0) }
    #expect(reasons == Array(repeating: .windowWithoutRoot, count: 5))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UINavigationController(rootViewController: Search())]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(ended == ["tab", "pop", "context", "page"])
    #expect(stack.viewControllers.map { type(of: $0) == Detail.self } == [false, true])
    #expect(tabs.presentedViewController is UINavigationController)
    #expect(made == ["context"], "one screen is made for it")
  }
}
