import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A window with six tabs, the last two behind More: a plain screen, and a stack of one screen.
private struct MoreApp {
  let window: UIWindow
  let tabs = UITabBarController()
  let search = Search("search")
  let searchStack: UINavigationController
  let plain = Detail("plain")
  let router: Router

  init() {
    searchStack = UINavigationController(rootViewController: search)
    let others = (1...4).map { UINavigationController(rootViewController: Screen("\($0)")) }
    tabs.viewControllers = others + [plain, searchStack]
    window = .visible(tabs)
    router = Router(window: window)
  }

  func outcome<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? { router.outcomeAtOnce(of: request) }

  /// Requests a route that pushes a detail onto the stack around the screen of a step, and then fails.
  func fail(at step: DestinationStep<Search, String>) -> Outcome<Sheet>? {
    let pushed = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(UINavigationController.push()).from(step.expectingContainer()).assemble()
    let failing = OwnAction { _, _, completion in completion(.failure(Refusal())) }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(failing).from(pushed).assemble()
    return outcome(of: go(route))
  }
}

@Suite struct BehindMoreTests {
  private let app = MoreApp()

  @Test("EN-34 A route returns to a tab behind More that was selected before")
  func steps() {
    #expect(app.outcome(of: go(Routes.search))?.value === app.search)
    app.tabs.selectedIndex = 0
    guard case .arrived? = app.outcome(of: go(Routes.search)) else {
      Issue.record("did not arrive")
      return
    }
    #expect(app.tabs.selectedIndex == 5)
  }

  @Test("EN-34 The plan names the tab behind More that the request selects")
  func plan() throws {
    _ = app.outcome(of: go(Routes.search))
    app.tabs.selectedIndex = 0
    let plan = try app.router.plan(go(Routes.search))
    #expect(plan.changes == [.select("UINavigationController", in: "UITabBarController")])
  }

  @Test("EN-34 A pop from another tab to a screen behind More selects the tab of the screen")
  func rearranging() {
    app.tabs.selectedIndex = 5
    app.tabs.selectedIndex = 0
    #expect(app.outcome(of: .pop(to: app.search))?.failure == nil)
    #expect(app.tabs.selectedIndex == 5)
  }

  @Test("EN-34 A push onto a stack behind More selects the tab of the stack")
  func pushed() {
    app.tabs.selectedIndex = 5
    app.tabs.selectedIndex = 0
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(UINavigationController.push()).from(Routes.search.expectingContainer()).assemble()
    let detail = app.outcome(of: go(step))?.value
    #expect(detail != nil)
    #expect(app.searchStack.topViewController === detail)
    #expect(app.tabs.selectedIndex == 5)
  }

  @Test("EN-34 A modal on a screen behind More selects the tab of the screen")
  func modal() {
    app.tabs.selectedIndex = 5
    app.tabs.selectedIndex = 0
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally()).from(Routes.search).assemble()
    #expect(app.outcome(of: go(step))?.value?.presentingViewController != nil)
    #expect(app.tabs.selectedIndex == 5)
  }

  @Test("EN-34 A route finds a screen pushed over a plain tab behind More, and going back pops the screen")
  func overPlainTab() {
    app.tabs.selectedIndex = 4
    let pushed = Sheet("pushed")
    app.tabs.moreNavigationController.pushViewController(pushed, animated: false)
    let sheet = GeneralStep.custom(using: ClassFinder<Sheet, String>())
    #expect(app.outcome(of: go(sheet))?.value === pushed)
    #expect(app.outcome(of: .back)?.failure == nil)
    #expect(app.tabs.moreNavigationController.topViewController === app.plain)
    #expect(app.tabs.selectedIndex == 4)
  }

  @Test("EN-34 A request to close a tab behind More fails, and the tab stays")
  func closing() {
    app.tabs.selectedIndex = 4
    let failure = app.outcome(of: .close(app.plain))?.failure
    #expect(failure.map { "\($0)" }?.contains("UITabBarController") == true, "\(String(describing: failure))")
    #expect(app.tabs.moreNavigationController.topViewController === app.plain)
  }

  // MARK: - Other vocabularies

  private enum Kind: String, Hashable { case detail }

  @Test("EN-34 A context in a tab behind More is brought forward from another tab")
  func contexts() async throws {
    let contexts = contextRouter(in: app.window) { (context: NavigationContext<Kind>) in Detail(context.type.rawValue) }
    app.tabs.selectedIndex = 5
    try await contexts.present(.detail)
    #expect(app.searchStack.viewControllers.count == 2)
    app.tabs.selectedIndex = 0
    try await contexts.present(.detail)
    #expect(app.tabs.selectedIndex == 5)
    #expect(app.searchStack.viewControllers.count == 2)
  }

  @Test("EN-34 A page behind More is shown again from another tab")
  func pages() throws {
    let flow = AppFlowController()
    let bar = AppFlowControllerPage(
      name: "bar", viewControllerBlock: { UITabBarController() }, viewControllerType: UITabBarController.self)
    let pages = (1...6).map { number in
      AppFlowControllerPage(
        name: "\(number)", viewControllerBlock: { Screen("\(number)") }, viewControllerType: Screen.self)
    }
    let tab = DefaultTabBarAppFlowControllerTransition.default
    flow.prepare(for: app.window)
    try flow.register(path: bar =>> pages.map { page -> any AppFlowControllerElement in tab => page })
    try flow.show(page: pages[5])
    let tabs = try #require(app.window.rootViewController as? UITabBarController ?? first(UITabBarController.self))
    #expect(tabs.selectedIndex == 5)
    try flow.show(page: pages[0])
    try flow.show(page: pages[5])
    #expect(tabs.selectedIndex == 5)
  }

  private func first<Found: UIViewController>(_ type: Found.Type) -> Found? {
    viewControllers(of: app.window).lazy.compactMap { $0 as? Found }.first
  }

  @Test("EN-34 A module's push uses the stack behind More that contains the source of the path")
  func modules() async throws {
    let modules = try ModuleRegistry { DetailRouter.self }
    app.tabs.selectedIndex = 5
    app.tabs.selectedIndex = 0
    let router = try #require(modules.use { Router.to(identifier: "detail") })
    try await router.perform(path: .push(from: app.search))
    #expect(app.tabs.selectedIndex == 5)
    #expect(app.searchStack.topViewController is Detail)
  }

  // MARK: - Restoration

  @Test("EN-34 A failed request restores the visible More list")
  func listPutBack() throws {
    app.window.perform(.selectTab(4, "More"))
    let more = app.tabs.moreNavigationController
    #expect(app.tabs.selectedViewController === more)
    let failure = app.fail(at: Routes.search)?.failure
    #expect(failure?.reason is Refusal, "\(String(describing: failure))")
    #expect(app.tabs.selectedViewController === more)
    #expect(more.viewControllers.count == 1)
    #expect(app.searchStack.viewControllers.count == 1)
  }

  @Test("EN-34 A failed request restores a hidden tab in the More stack")
  func hiddenTabPutBack() {
    app.tabs.selectedIndex = 4
    app.tabs.selectedIndex = 0
    #expect(app.fail(at: Routes.search)?.failure?.reason is Refusal)
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.plain.parent === app.tabs.moreNavigationController)
  }

  @Test("EN-34 A failed request empties the More stack if that was empty before")
  func emptyStackPutBack() {
    #expect(app.fail(at: Routes.search)?.failure?.reason is Refusal)
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.searchStack.parent === app.tabs)
  }

  @Test("EN-34 A failed request restores the screen pushed over a plain tab behind More")
  func pushedPutBack() {
    app.tabs.selectedIndex = 4
    let pushed = Screen("pushed")
    let more = app.tabs.moreNavigationController
    more.pushViewController(pushed, animated: false)
    #expect(app.fail(at: Routes.search)?.failure?.reason is Refusal)
    #expect(more.topViewController === pushed)
    #expect(app.tabs.selectedIndex == 4)
  }
}

@Suite struct TabGroupTests {
  private let window: UIWindow
  private let tabs: UITabBarController
  private let first = Home("first")
  private let search = Search("search")
  private let searchStack: UINavigationController
  private let group: UITabGroup
  private let router: Router

  init() {
    let stack = UINavigationController(rootViewController: search)
    searchStack = stack
    let first = first
    func tab(_ name: String, _ screen: UIViewController) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in screen }
    }
    group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("first", first), tab("search", stack)])
    tabs = UITabBarController(tabs: [tab("plain", Screen("plain")), group])
    window = .visible(tabs)
    router = Router(window: window)
  }

  private func outcome<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? {
    router.outcomeAtOnce(of: request)
  }

  @Test("EN-34 A route finds a screen in an unselected tab of a group, and selects the tab")
  func found() {
    #expect(group.selectedChild?.identifier == "first")
    #expect(outcome(of: go(Routes.search))?.value === search)
    #expect(group.selectedChild?.identifier == "search")
    #expect(tabs.selectedViewController === searchStack)
    #expect(outcome(of: go(Routes.home))?.value === first)
    #expect(group.selectedChild?.identifier == "first")
  }

  @Test("EN-34 The plan for a tab in a group selects the tab and removes no screen")
  func plan() throws {
    let plan = try router.plan(go(Routes.search))
    #expect(plan.changes == [.select("UINavigationController", in: "UITabBarController")])
    #expect(plan.removed.isEmpty)
  }

  @Test("EN-34 A failed request restores the selected tab of a group")
  func putBack() {
    tabs.selectedTab = group.children.first
    let before = group.selectedChild
    let pushed = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(UINavigationController.push()).from(Routes.search.expectingContainer()).assemble()
    let failing = OwnAction { _, _, completion in completion(.failure(Refusal())) }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(failing).from(pushed).assemble()
    #expect(outcome(of: go(route))?.failure?.reason is Refusal)
    #expect(group.selectedChild === before)
    #expect(before?.identifier == "first")
    #expect(tabs.selectedViewController === first)
    #expect(searchStack.viewControllers.count == 1)
  }

  @Test("EN-34 A route finds a screen in a group's navigation controller, and selects the tab of the screen")
  func managed() {
    let managing = UINavigationController()
    group.managingNavigationController = managing
    #expect(outcome(of: go(Routes.home))?.value === first)
    #expect(managing.topViewController === first)
    let detail = GeneralStep.custom(using: ClassFinder<Detail, String>())
    let other = Detail("other")
    group.children.append(UITab(title: "other", image: nil, identifier: "other") { _ in other })
    #expect(outcome(of: go(detail))?.value === other)
    #expect(managing.topViewController === other)
    #expect(tabs.selectedViewController === managing)
  }

  @Test("EN-34 A route does not find a screen that its group never shows")
  func neverShown() {
    let hidden = Detail("hidden")
    let own = UITabGroup(
      title: "own", image: nil, identifier: "own",
      children: [UITab(title: "hidden", image: nil, identifier: "hidden") { _ in hidden }]
    ) { _ in Screen("own") }
    tabs.tabs.append(own)
    let detail = GeneralStep.custom(using: ClassFinder<Detail, String>())
    #expect(outcome(of: go(detail))?.failure != nil)
  }
}
