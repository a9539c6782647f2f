import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A screen whose class provides its context. A step's task can change its content.
private final class ShowingScreen: UIViewController, ContextShowing {
  var number: Int
  var hasNoContext = false

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var shownContext: Context? { hasNoContext ? nil : product(number) }
}

/// A screen without contexts, which steps find by its number.
private final class Plain: UIViewController, ContextChecking {
  var number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == number }
}

private final class Made {
  var count = 0
}

/// Tests of screens that steps and pages show and contexts find.
@Suite struct MeetingTests {
  private func step(
    _ made: Made = Made(), onto app: TestApp, _ shown: @escaping (Int) -> Context? = { product($0) }
  ) -> DestinationStep<Plain, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<Plain, Int>(),
      factory: InlineFactory { (number: Int) in
        made.count += 1
        return Plain(number)
      }
    )
    .showing { shown($0) }
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: InstanceFinder(instance: app.feedStack)))
    .assemble()
  }

  private func go<Screen, Value>(_ app: TestApp, _ step: DestinationStep<Screen, Value>, _ value: Value) -> String? {
    var ended: String?
    app.router.navigate(to: step, with: value) { ended = $0.kind }
    return ended
  }

  @Test("RC-61 Contexts find the screen of a one-line route that declares its context")
  func oneLineRoutes() {
    let app = TestApp()
    let host = GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(instance: app.feedStack))
    let route = Route.push(onto: host) { (number: Int) in Plain(number) }.showing { product($0) }
    #expect(go(app, route, 42) == "arrived")
    let screen = app.top
    app.tabs.selectedIndex = 1
    #expect(app.go(.present(product(42)))?.kind == "arrived")
    #expect(app.top === screen)
  }

  @Test("CN-24 Contexts find the screen of a step that declares its context")
  func steps() {
    let app = TestApp()
    let step = step(onto: app)
    #expect(go(app, step, 42) == "arrived")
    let screen = app.top
    #expect(screen?.hasContext(product(42)) == true)
    app.tabs.selectedIndex = 1
    #expect(app.go(.present(product(42)))?.kind == "arrived")
    #expect(app.top === screen)
    #expect(app.screens.made.isEmpty)
    // A step that finds its screen sets the context again.
    screen?.clearNavigationContext()
    #expect(go(app, step, 42) == "already there")
    #expect(app.go(.present(product(42)))?.kind == "already there")
  }

  @Test(
    "CN-24 A step in the middle of a chain sets the context of its screen, made or found, if it declares one")
  func stepBelow() {
    let app = TestApp()
    let below = step(onto: app)
    let upper = StepAssembly(finder: ClassFinder<Sheet, Int>(), factory: InlineFactory { (_: Int) in Sheet(order(9)) })
      .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
    #expect(go(app, upper, 42) == "arrived")
    #expect(app.names(app.feedStack) == "feed product42 order9")
    app.feedStack.popViewController(animated: false)
    app.top?.clearNavigationContext()
    #expect(go(app, upper, 42) == "arrived")
    #expect(app.names(app.feedStack) == "feed product42 order9")
    let silent = step(onto: app) { _ in nil }
    #expect(go(app, silent, 42) == "arrived")
    #expect(app.names(app.feedStack) == "feed product42")
  }

  @Test("CN-24 Steps of every kind can declare a context")
  func kindsOfSteps() {
    let app = TestApp()
    let container = SingleContainerStep(
      finder: NilFinder(),
      factory: NavigationControllerFactory<UINavigationController, Int> { UINavigationController() }
    ).showing { order($0) }
    let single = SingleStep(finder: NilFinder<Plain, Int>(), factory: InlineFactory { (number: Int) in Plain(number) })
      .showing { product($0) }
    let step = StepAssembly(finder: NilFinder<Screen, Int>(), factory: InlineFactory { (_: Int) in Screen() })
      .showing { _ in NavigationContext(type: Place.chat) }
      .using(GeneralAction.presentModally())
      .from(single).using(UINavigationController.push())
      .from(container).using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    #expect(go(app, step, 7) == "arrived")
    let stack = app.tabs.presentedViewController as? UINavigationController
    #expect(stack?.hasContext(order(7)) == true)
    #expect(stack.map(app.names) == "product7")
    #expect(stack?.presentedViewController?.hasContext(NavigationContext(type: Place.chat)) == true)
  }

  /// A finder that finds only screens in the tree.
  private struct OnScreen: Finder {
    let app: TestApp

    func findViewController(with context: Int) -> Plain? {
      (app.tabs.presentedViewController as? UINavigationController)?.viewControllers.first as? Plain
    }
  }

  @Test("CN-24 A step sets the context of a screen that is found only after it is on screen")
  func foundLate() {
    let app = TestApp()
    let host = StepAssembly(
      finder: NilFinder<UINavigationController, Int>(),
      factory: InlineFactory { (number: Int) in UINavigationController(rootViewController: Plain(number)) }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let step = StepAssembly(finder: OnScreen(app: app), factory: NilFactory()).showing { product($0) }
      .from(host).assemble()
    #expect(go(app, step, 42) == "arrived")
    #expect(app.go(.present(product(42)))?.kind == "already there")
  }

  @Test("CN-24 An intermediate step sets the context of its screen, whether it is made, found or found late")
  func sharingSteps() {
    let app = TestApp()
    let below = StepAssembly(finder: ClassFinder<Plain, Any?>(), factory: ClassFactory { Plain(0) })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: InstanceFinder(instance: app.feedStack))).assemble()
    let step = StepAssembly(finder: NilFinder<Plain, Int>(), factory: NilFactory()).showing { product($0) }
      .from(below.adaptingContext()).assemble()
    #expect(go(app, step, 42) == "arrived")
    #expect(app.go(.present(product(42)))?.kind == "already there")
    #expect(app.top.flatMap { app.router.context(of: $0) } as? Int == 42)
    #expect(go(app, step, 43) == "already there")
    #expect(app.go(.present(product(43)))?.kind == "already there")
    #expect(app.screens.made.isEmpty)
    #expect(app.top.flatMap { app.router.context(of: $0) } as? Int == 43)
    // This also applies to a found screen in the middle of a chain.
    let upper = StepAssembly(finder: ClassFinder<Sheet, Int>(), factory: InlineFactory { (_: Int) in Sheet(order(9)) })
      .using(UINavigationController.push()).from(step.expectingContainer()).assemble()
    #expect(go(app, upper, 44) == "arrived")
    #expect(app.names(app.feedStack) == "feed product44 order9")
    let host = StepAssembly(
      finder: NilFinder<UINavigationController, Int>(),
      factory: InlineFactory { (number: Int) in UINavigationController(rootViewController: Plain(number)) }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let late = StepAssembly(finder: NilFinder<Plain, Int>(), factory: NilFactory()).showing { product($0 + 1) }
      .from(StepAssembly(finder: OnScreen(app: app), factory: NilFactory()).from(host).assemble()).assemble()
    #expect(go(app, late, 50) == "arrived")
    #expect(app.go(.present(product(51)))?.kind == "already there")
    #expect(app.screens.made.isEmpty)
  }

  @Test("CN-24 The context that a step set is restored if its navigation fails")
  func takenBack() {
    let app = TestApp()
    let plain = Plain(42)
    app.push(plain, onto: app.searchStack)
    plain.setNavigationContext(order(1))
    let upper = StepAssembly(finder: NilFinder<Sheet, Int>(), factory: InlineFactory { (_: Int) in Sheet(order(9)) })
      .using(FailingAction<Plain>()).from(step(onto: app)).assemble()
    #expect(go(app, upper, 42) == "failed")
    #expect(plain.hasContext(order(1)))
  }

  @Test("CN-24 Contexts find a page that declares its context, with its latest parameter")
  func pages() throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    let flow = AppFlowController()
    flow.prepare(for: window)
    let list = AppFlowControllerPage(
      name: "list", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
    let item = AppFlowControllerPage(
      name: "item", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self
    ).showing { text in text.flatMap { Int($0) }.map { product($0) } }
    let detail = AppFlowControllerTypedPage(name: "detail", viewControllerType: Plain.self) { (number: Int) in
      Plain(number)
    }.showing { order($0) }
    try flow.register(path: list => item => detail)
    try flow.show(page: detail, with: 7, parameters: [AppFlowControllerParameter(page: item, value: "42")])
    let screens = Screens()
    let contexts = ContextRouter(
      elementFactory: screens, stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: Transitions())
    func present(_ context: Context) -> String? {
      var ended: String?
      contexts.present(context) { ended = $0.kind }
      return ended
    }
    #expect(present(order(7)) == "already there")
    #expect(present(product(42)) == "arrived")
    #expect(flow.currentPage()?.name == "item")
    #expect(screens.made.isEmpty)
    try flow.show(page: item, parameters: [AppFlowControllerParameter(page: item, value: "43")])
    #expect(present(product(43)) == "already there")
    #expect(screens.made.isEmpty)
    // A screen that nothing in the library showed, and that has the context of a page.
    let other = UIViewController()
    flow.rootNavigationController?.pushViewController(other, animated: false)
    let search = AppFlowControllerPage(
      name: "search", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self
    ).showing { _ in NavigationContext(type: Place.search) }
    try flow.register(path: list => search)
    try flow.updateCurrentPage(with: other, for: "search")
    #expect(present(NavigationContext(type: .search)) == "already there")
  }

  /// A context type from a module whose default isolation is the main actor.
  private enum Hall: Equatable { case only }

  @Test("CN-24 A context type may be isolated to the main actor")
  func onTheMainActor() throws {
    let window = UIWindow.visible()
    let flow = AppFlowController()
    flow.prepare(for: window)
    let page = AppFlowControllerPage(
      name: "page", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self
    ).showing { _ in NavigationContext(type: Hall.only) }
    try flow.register(path: page)
    try flow.show(page: page)
    #expect(flow.rootNavigationController?.topViewController?.hasContext(NavigationContext(type: Hall.only)) == true)
  }

  @Test("CN-24 The context that a page set is restored if showing it fails")
  func pageTakenBack() async throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    let flow = AppFlowController()
    flow.prepare(for: window)
    final class Never: AppFlowControllerTransition {
      func forwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> TransitionBlock {
        { _, _ in }
      }
      func backwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UIViewController) -> Void { { _ in completionBlock() } }
    }
    let item = AppFlowControllerPage(
      name: "item", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self
    ).showing { text in text.flatMap { Int($0) }.map { product($0) } }
    let broken = AppFlowControllerPage(
      name: "broken", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
    try flow.register(path: item => Never() => broken)
    try flow.show(page: item, parameters: [AppFlowControllerParameter(page: item, value: "42")])
    let outcome = await Router(window: window).outcome(
      of: .page(broken, in: flow, parameters: [AppFlowControllerParameter(page: item, value: "43")]))
    #expect(outcome.kind == "failed")
    #expect(flow.rootNavigationController?.topViewController?.hasContext(product(42)) == true)
  }

  @Test(
    "CN-24 A context that the class provides precedes a stored context, whichever code has shown the screen")
  func classes() {
    let app = TestApp()
    let showing = ShowingScreen(42)
    app.push(showing, onto: app.searchStack)
    #expect(app.go(.present(product(42)))?.kind == "arrived")
    #expect(app.top === showing)
    #expect(app.screens.made.isEmpty)
    showing.setNavigationContext(order(1))
    #expect(showing.getNavigationContext(withContextType: Place.self) == product(42))
    showing.number = 43
    app.tabs.selectedIndex = 0
    #expect(app.go(.present(product(43)))?.kind == "arrived")
    #expect(app.top === showing)
    app.tabs.selectedIndex = 0
    #expect(app.go(.present(product(42)))?.kind == "arrived")
    #expect(app.top !== showing)
    // Without a provided context, the set context counts. A context of another type never does.
    showing.hasNoContext = true
    #expect(showing.hasContext(order(1)))
    #expect(showing.getNavigationContext(withContextType: Int.self) == nil)
  }

  @Test("CN-24 A tap, a link and a notification for the same content lead to one screen, in any order")
  func oneScreen() throws {
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
      let app = TestApp()
      let made = Made()
      let products = step(made, onto: app)
      // If a notification finds no screen, it has the same step make the screen.
      app.transitions.destination = { context, stack in
        guard context.type == .product, let number = context.payload as? Number else { return nil }
        return DestinationTransition(stack: stack, to: products, with: number.value)
      }
      var seen: [UIViewController] = []
      let sources: [() -> Void] = [
        { #expect(go(app, products, 42) != nil, "tap") },
        {
          // A link that a table has turned into a step.
          let request = NavigationRequest.to(products, with: 42).map { $0 as UIViewController }
          app.router.navigate(request) { #expect($0.value != nil, "link") }
        },
        { #expect(app.go(.present(product(42)))?.value != nil, "notification") },
        {
          let steps: [Step] = [.present(Context(type: .search)), .present(product(42))]
          app.contexts.perform(steps: steps, sequence: .allOrNothing) { #expect($0.value != nil, "link of contexts") }
        },
      ]
      for source in order {
        sources[source]()
        if let top = app.top { seen.append(top) }
        app.tabs.selectedIndex = 1
      }
      #expect(seen.count == 4)
      #expect(Set(seen.map(ObjectIdentifier.init)).count == 1)
      #expect(app.names(app.feedStack) == "feed product42")
      #expect(app.screens.made.isEmpty)
    }
  }

  @Test("CN-24 A page, a step and a context for the same content lead to the page's screen")
  func onThePage() throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    let flow = AppFlowController()
    flow.prepare(for: window)
    let list = AppFlowControllerPage(
      name: "list", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
    let item = AppFlowControllerTypedPage(name: "item", viewControllerType: Plain.self) { (number: Int) in
      Plain(number)
    }.showing { product($0) }
    try flow.register(path: list => item)
    try flow.show(page: item, with: 42)
    let screen = flow.rootNavigationController?.topViewController
    let screens = Screens()
    let contexts = ContextRouter(
      elementFactory: screens, stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: Transitions())
    let cover = UIViewController()
    let stack = try #require(flow.rootNavigationController)
    stack.present(cover, animated: false)
    contexts.present(product(42), completion: nil)
    #expect(stack.presentedViewController == nil)
    #expect(stack.topViewController === screen)
    stack.present(cover, animated: false)
    let step = StepAssembly(
      finder: ClassWithContextFinder<Plain, Int>(), factory: InlineFactory { (number: Int) in Plain(number) }
    )
    .showing { product($0) }
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    Router(window: window).navigate(to: step, with: 42) { _ in }
    #expect(stack.presentedViewController == nil)
    #expect(stack.topViewController === screen)
    #expect(screens.made.isEmpty)
  }
}
