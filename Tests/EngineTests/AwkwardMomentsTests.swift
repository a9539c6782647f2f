import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct AwkwardMomentsTests {
  // MARK: Presentations from children

  @Test("EN-3 A modal that a child's outermost container presents is dismissed again if the next modal fails")
  func presentedFromChild() {
    let app = TestApp()
    let before = app.tree
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(startingFrom: .current))
      .from(
        StepAssembly(finder: NilFinder<DeafScreen, String>(), factory: InlineFactory { DeafScreen($0) })
          .using(GeneralAction.presentModally(startingFrom: .current)).from(Routes.home).assemble()
      ).assemble()
    let outcome = app.outcome(of: go(step))
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  @Test("EN-3 A request for modal pages that fails in a flow inside a tab leaves the tree unchanged")
  func pageInTabs() throws {
    func page(_ name: String) -> AppFlowControllerPage {
      AppFlowControllerPage(
        name: name, viewControllerBlock: { Screen(name) }, viewControllerType: Screen.self)
    }
    let app = TestApp()
    let flow = AppFlowController()
    flow.prepare(for: app.window, rootNavigationController: app.homeStack)
    // The app puts the flow's stack into a tab.
    app.tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = app.tabs
    let (first, a, b, c) = (page("first"), page("a"), page("b"), page("c"))
    let modal = DefaultModalAppFlowControllerTransition.default
    try flow.register(path: first => a => modal => b => modal => c)
    try flow.show(page: first, animated: false)
    let before = app.tree
    for failing in 1...3 {
      var count = 0
      let router = Router(window: app.window).probed(
        by: CallProbe { call in
          guard call == .transitionEnd else { return }
          count += 1
          if count == failing { throw Refusal() }
        })
      var outcome: Outcome<UIViewController>?
      router.navigate(.page(c, in: flow)) { outcome = $0 }
      #expect(outcome?.failure != nil, "\(String(describing: outcome))")
      #expect(app.tree == before, "\(failing): \(before.difference(to: app.tree))")
      app.tabs.dismiss(animated: false)
      app.homeStack.popToRootViewController(animated: false)
    }
  }

  @Test("EN-3 A request that fails over a new screen in a modal of a hidden tab leaves the tree unchanged")
  func modalInHiddenTab() throws {
    let app = TestApp()
    app.homeStack.definesPresentationContext = true
    let inner = Search("inner")
    let stack = UINavigationController(rootViewController: inner)
    let modalTabs = UITabBarController()
    modalTabs.viewControllers = [stack]
    modalTabs.modalPresentationStyle = .overCurrentContext
    app.home.present(modalTabs, animated: false)
    #expect(app.homeStack.presentedViewController === modalTabs)
    app.tabs.selectedIndex = 1
    let before = app.tree
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally())
      .from(
        StepAssembly(finder: NilFinder<DeafScreen, String>(), factory: InlineFactory { DeafScreen($0) })
          .using(GeneralAction.presentModally())
          .from(
            StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
              .using(UINavigationController.push())
              .from(
                GeneralStep.custom(using: InlineStackIteratingFinder { (s: Search, _: String) in s.name == "inner" })
                  .expectingContainer()
              )
              .assemble()
          ).assemble()
      ).assemble()
    let outcome = app.outcome(of: go(step))
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  // MARK: Restorations that never end

  @Test("EN-20 A cancelled request ends even if an override of dismiss keeps the completion during restoration")
  func restorationHangs() {
    let app = TestApp()
    let tabs = KeepingTabs([.dismiss])
    app.tabs.viewControllers = []
    tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = tabs
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in completion(.failure(Refusal())) })
      .from(
        StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
          .using(GeneralAction.presentModally()).from(Routes.home).assemble()
      ).assemble()
    var (first, second): (Outcome<Sheet>?, Outcome<Home>?)
    let handle = app.router.navigate(to: step, with: "") { first = $0 }
    handle.cancel()
    #expect(first != nil, "cancelled, nothing in flight: it has to end")
    app.router.navigate(to: Routes.home, with: "", policy: .replaceCurrent) { second = $0 }
    #expect(first != nil, "the window is blocked: \(app.router.waiting)")
    #expect(second != nil, "the window is blocked: \(app.router.waiting)")
  }

  // MARK: Moves of other code

  private final class FleeingFar: Screen {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.popToRootViewController(animated: false)
    }
  }

  private func fleeing() -> DestinationStep<FleeingFar, String> {
    StepAssembly(finder: NilFinder<FleeingFar, String>(), factory: InlineFactory { FleeingFar($0) })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<Detail, String>()).expectingContainer()).assemble()
  }

  private struct OwnLocator: ContainerAdapterLocator {
    func adapter(for container: any ContainerViewController) -> (any ContainerAdapter)? {
      DefaultContainerAdapterLocator().adapter(for: container)
    }
  }

  @Test(
    "EN-33 A move during a commit stays, with the default container locator and with one of the app",
    arguments: [false, true])
  func moveStands(hasOwnLocator: Bool) {
    let app = TestApp()
    app.homeStack.pushViewController(Detail("d"), animated: false)
    let router =
      hasOwnLocator ? Router(window: app.window, containerAdapterLocator: OwnLocator()) : Router(window: app.window)
    var outcome: Outcome<FleeingFar>?
    router.navigate(to: fleeing(), with: "") { outcome = $0 }
    guard case .superseded? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(app.homeStack.viewControllers == [app.home], "the move stands")
  }

  @Test("EN-33 A move during a commit stays in a stack of a split")
  func moveStandsInSplit() {
    let app = TestApp()
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: Search("1"))
    let root = stack.viewControllers
    split.viewControllers = [UINavigationController(rootViewController: Home("2")), stack]
    app.window.rootViewController = split
    stack.pushViewController(Detail("d"), animated: false)
    let outcome = app.outcome(of: go(fleeing()))
    guard case .superseded? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(stack.viewControllers == root, "the move stands")
  }

  @Test("EN-33 A root that a new root sets in its own place stays", arguments: [false, true])
  func rootMoves(isLater: Bool) {
    final class Onboarding: Screen {
      var successor: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let successor { view.window?.rootViewController = successor }
      }
    }
    let app = TestApp()
    let clock = isLater ? TransitionClock(of: app.window) : nil
    let next = Home("next")
    let step = StepAssembly(
      finder: NilFinder<Onboarding, String>(),
      factory: InlineFactory { (name: String) -> Onboarding in
        let screen = Onboarding(name)
        screen.successor = next
        return screen
      }
    )
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    var outcome: Outcome<Onboarding>?
    app.router.navigate(to: step, with: "") { outcome = $0 }
    clock?.run()
    #expect(app.window.rootViewController === next, "the move stands: \(String(describing: outcome))")
    switch (outcome, isLater && UIKitVariant.chosen == .fewCoordinators) {
    // This variant of UIKit does not report that a new root is shown, so the request arrives before the root changes again.
    case (.arrived?, true), (.superseded?, false): break
    default: Issue.record("\(String(describing: outcome))")
    }
  }

  // MARK: Lifetime

  @Test("EN-21 A window that is released while a request waits for it releases its queue")
  func windowGoes() async {
    weak var engine: WindowEngine?
    weak var queue: NavigationQueue?
    var ended: Outcome<Sheet>?
    do {
      let window = UIWindow(frame: .zero)
      window.rootViewController = Home()
      let router = Router(window: window)
      engine = WindowEngine.of(window)
      queue = engine?.queue
      router.navigate(to: Routes.sheet, with: "") { ended = $0 }
      #expect(ended == nil)
    }
    await until { ended != nil }
    await until { queue == nil }
    #expect(ended != nil)
    #expect(engine == nil)
    #expect(queue == nil)
  }

  @Test("EN-21 A guard's long-lived task does not retain the shown screen")
  func chainKeeps() async {
    let app = TestApp()
    let forever = Answers<Void>()
    weak var shown: UIViewController?
    let step = Routes.guarded(
      by: ClosureGuard { _, answer in
        Task { @MainActor in await forever.next() }
        answer(.success)
      })
    do {
      let outcome = await app.router.outcome(of: go(step, "1"))
      shown = outcome.value
    }
    #expect(shown != nil)
    app.homeStack.popViewController(animated: false)
    await until { shown == nil }
    #expect(shown == nil)
    forever.give(())
  }

  // MARK: Repeated questions

  @Test("EN-28 A screen that agrees and then forbids leaving stays, even if only building shows that it would leave")
  func forbidsByThen() async {
    final class Both: Screen, RoutingInterceptable, LeaveConfirming {
      var canBeDismissed = true
      func mayLeave() async -> Bool {
        canBeDismissed = false
        return true
      }
    }
    struct ReplacingAll: ContainerAction {
      func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) {
        children = [viewController]
      }
      func perform(
        with viewController: UIViewController, on container: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        container.setViewControllers([viewController], animated: animated)
        completion(.success)
      }
    }
    let app = TestApp()
    let both = Both("both")
    app.homeStack.pushViewController(both, animated: false)
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(ReplacingAll()).from(GeneralStep.custom(using: ClassFinder<Both, String>()).expectingContainer())
      .assemble()
    let outcome = await app.router.outcome(of: go(step, "1"))
    #expect(outcome.obstacle != nil, "\(outcome)")
    #expect(app.homeStack.viewControllers.contains(both))
  }

  // MARK: Ignored changes

  @Test("EN-33 A request fails if an override presents another screen instead of the push")
  func showsSomethingElse() {
    final class Paywalled: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is Detail { return present(Sheet("paywall"), animated: false) }
        super.pushViewController(viewController, animated: animated)
      }
    }
    let app = TestApp()
    let stack = Paywalled(rootViewController: Home("paywalled"))
    app.window.rootViewController = stack
    let outcome = app.outcome(of: go(Routes.detail, "1"))
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
  }

  @Test("EN-3 A failed request returns a screen to the container from which an action of the app has taken it")
  func stealing() {
    struct Stealing: ContainerAction {
      let box: Box<UIViewController>
      func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) {
        if let stolen = box.value { children.append(stolen) }
        children.append(viewController)
      }
      func perform(
        with viewController: UIViewController, on container: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) { completion(.failure(Refusal())) }
    }
    let (app, box) = (TestApp(), Box<UIViewController>())
    let stolen = Draft("stolen")
    app.searchStack.pushViewController(stolen, animated: false)
    box.value = stolen
    let before = app.tree
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(startingFrom: .current))
      .from(
        StepAssembly(finder: NilFinder<DeafScreen, String>(), factory: InlineFactory { DeafScreen($0) })
          .using(Stealing(box: box))
          .from(
            StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
              .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
              .expectingContainer()
          ).assemble()
      ).assemble()
    let outcome = app.outcome(of: go(step))
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  @Test(
    "EN-15 EN-20 A released window cancels its requests, also those behind a guard's request by router.within"
  )
  func windowGoesWithDependents() async {
    func kind<Value>(_ outcome: Outcome<Value>) -> String {
      if case .cancelled = outcome { "cancelled" } else { "\(outcome)" }
    }
    var ended: [String] = []
    let (forever, keeping) = (Answers<Void>(), KeepingGuard())
    do {
      let app = TestApp()
      let inner = Routes.guarded(by: keeping)
      let outer = Routes.guarded(
        by: ClosureGuard { [router = app.router] _, answer in
          router.within.navigate(to: inner, with: "inner") { ended.append("inner: \(kind($0))") }
          Task { @MainActor in
            await forever.next()
            answer(.success)
          }
        })
      app.router.navigate(to: outer, with: "outer") { ended.append("outer: \(kind($0))") }
      app.window.isHidden = true
      app.router.navigate(to: Routes.sheet, with: "") { ended.append("sheet: \(kind($0))") }
      #expect(ended == [])
    }
    await until { ended.count == 3 }
    #expect(Set(ended) == ["inner: cancelled", "outer: cancelled", "sheet: cancelled"], "\(ended)")
    forever.give(())
  }
}
