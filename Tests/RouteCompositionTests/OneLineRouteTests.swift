import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// The routes of a small app, each declared in one line.
private enum Routes {
  static let home = Route.existing(HomeScreen.self)
  static let account = Route.existing(AccountScreen.self)
  static let product = Route.push(onto: home) { ProductScreen(id: $0) }
  static let review = Route.push(onto: product) { ReviewScreen() }
  static let sheet = Route.present(.formSheet) { SettingsScreen() }
  static let stacked = Route.present(inStack: true) { ProductScreen(id: $0) }
  static let onProduct = Route.present(.fullScreen, on: product) { SettingsScreen() }
  static let newest = Route.push(onto: home, foundBy: .nilFinder) { ProductScreen(id: $0) }
  static let top = Route.replaceTop(of: home) { SettingsScreen() }
  static let tab = Route.tab(in: home) { SettingsScreen() }
  static let root = Route.root { LoginScreen() }
}

@Suite("One-line routes") struct OneLineRouteTests {
  let stage = Stage(tabs(stack(HomeScreen()), stack(AccountScreen())))

  @Test("RC-60 An existing screen is shown in its place") func existing() async throws {
    try await stage.router.navigate(to: Routes.account)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-60 An existing screen that is missing fails and changes nothing") func missing() async {
    let outcome = await stage.router.outcome(to: Route.existing(LoginScreen.self))
    #expect(outcome.failure != nil)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]]")
  }

  @Test("RC-81 The failure of a missing host names the host, and the remedy is a route that makes it")
  func missingHost() async {
    let login = Route.existing(LoginScreen.self)
    let failure = await stage.router.outcome(to: Route.push(onto: login) { ProductScreen(id: $0) }, with: 7).failure
    let reason = CompositionError.chainHasNoStart(destination: "ProductScreen", start: "LoginScreen")
    #expect(failure?.reason as? CompositionError == reason)
    #expect(failure?.description.contains("starts at LoginScreen, which was not found") == true)
    #expect(failure?.remedy.hasPrefix("Show the LoginScreen first, or give it a route that makes it") == true)
  }

  @Test("RC-81 The failure of a missing destination names it") func missingDestination() async {
    let failure = await stage.router.outcome(to: Route.existing(LoginScreen.self)).failure
    #expect(failure?.description.contains("LoginScreen was not found, and its route makes no LoginScreen") == true)
  }

  @Test("RC-81 In a window without a root view controller the failure says so") func emptyWindow() throws {
    let window = UIWindow()
    #expect(throws: NavigationFailure.self) { try Router(window: window).plan(to: current) }
    do {
      _ = try Router(window: window).plan(to: current)
    } catch let failure as NavigationFailure {
      #expect(failure.reason as? CompositionError == .chainHasNoStart(destination: "UIViewController", start: nil))
      #expect(failure.remedy == "Set the window's rootViewController.")
    }
  }

  @Test("RC-82 A screen that compares contexts of another type than its route's is refused by name")
  func unfitContext() async {
    let named = Route.push(onto: Routes.home) { (name: String) in ProductScreen(id: name.count) }
    let failure = await stage.router.outcome(to: named, with: "boots").failure
    #expect(
      failure?.reason as? CompositionError == .unfitContext(type: "ProductScreen", compares: "Int", given: "String"))
    #expect(failure?.remedy == "Let the route's closure take a Int, or name a finder with foundBy:.")
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]]")
  }

  @Test("RC-82 Another finder lets a route have any context") func fitFinder() async throws {
    let named = Route.push(onto: Routes.home, foundBy: .nilFinder) { (name: String) in ProductScreen(id: name.count) }
    #expect(try await stage.router.navigate(to: named, with: "boots").id == 5)
  }

  @Test("RC-60 A push onto a screen without a stack says how to give it one") func noStack() async {
    let alone = Stage(HomeScreen())
    let failure = await alone.router.outcome(to: Routes.product, with: 1).failure
    let remedy = "Put HomeScreen into a UINavigationController, or write inStack: true in the route that presents it."
    #expect(failure?.remedy == remedy)
  }

  @Test("RC-60 A push makes its host's stack visible and pushes") func push() async throws {
    try await stage.router.navigate(to: Routes.account)
    try await stage.router.navigate(to: Routes.product, with: 7)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]]")
  }

  @Test("RC-60 A screen that checks its context is found by it") func foundByContext() async throws {
    let first = try await stage.router.navigate(to: Routes.product, with: 7)
    let again = try await stage.router.navigate(to: Routes.product, with: 7)
    let other = try await stage.router.navigate(to: Routes.product, with: 8)
    #expect(again === first)
    #expect(other.id == 8)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]]")
  }

  @Test("RC-60 A screen that checks no context is found by its class") func foundByClass() async throws {
    let first = try await stage.router.navigate(to: Routes.sheet)
    let again = try await stage.router.navigate(to: Routes.sheet)
    #expect(again === first)
  }

  @Test("RC-60 The host gets the context of the route") func contextOfHost() async throws {
    try await stage.router.navigate(to: Routes.review, with: 5)
    let stack = try #require(stage.shown?.navigationController)
    #expect((stack.viewControllers[1] as? ProductScreen)?.id == 5)
    #expect(stage.tree == "tabs[stack[Home Product Review]* stack[Account]]")
  }

  @Test("RC-60 A host of another context gets an adapted one") func adapted() async throws {
    let byName = Route.push(onto: Routes.product.adaptingContext { (name: String) in name.count }) { (_: String) in
      ReviewScreen()
    }
    try await stage.router.navigate(to: byName, with: "four")
    #expect((stage.shown?.navigationController?.viewControllers[1] as? ProductScreen)?.id == 4)
  }

  @Test("RC-60 A presentation has its style") func style() async throws {
    let screen = try await stage.router.navigate(to: Routes.sheet)
    #expect(screen.modalPresentationStyle == .formSheet)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]] ^ Settings")
  }

  @Test("RC-60 A presentation in a stack makes the stack") func inStack() async throws {
    try await stage.router.navigate(to: Routes.stacked, with: 3)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]] ^ stack[Product]")
  }

  @Test("RC-60 A presentation on a host makes the host first") func onHost() async throws {
    try await stage.router.navigate(to: Routes.onProduct, with: 3)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]] ^ Settings")
  }

  @Test("RC-60 A route with the nil finder makes a new screen each time") func newEachTime() async throws {
    let first = try await stage.router.navigate(to: Routes.newest, with: 1)
    let second = try await stage.router.navigate(to: Routes.newest, with: 1)
    #expect(second !== first)
  }

  @Test("RC-60 A replaced top leaves the stack") func replacedTop() async throws {
    let stage = Stage(stack(Screen("a"), HomeScreen()))
    try await stage.router.navigate(to: Routes.top)
    #expect(stage.tree == "stack[a Settings]")
  }

  @Test("RC-60 A tab is added once and then selected") func tab() async throws {
    try await stage.router.navigate(to: Routes.tab)
    try await stage.router.navigate(to: Routes.home)
    try await stage.router.navigate(to: Routes.tab)
    #expect(stage.tree == "tabs[stack[Home] stack[Account] Settings*]")
  }

  @Test("RC-60 A root replaces the root") func root() async throws {
    try await stage.router.navigate(to: Routes.root)
    #expect(stage.tree == "Login")
  }

  @Test("RC-60 Details are shown beside the list, in a stack of their own") func details() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stack(HomeScreen()), for: .primary)
    let stage = Stage(split)
    let order = Route.details(of: Routes.home, inStack: true) { ProductScreen(id: $0) }
    try await stage.router.navigate(to: order, with: 3)
    let details = split.viewController(for: .secondary) as? UINavigationController
    #expect((details?.topViewController as? ProductScreen)?.id == 3)
  }

  @Test("RC-60 A container of the app's own takes the screen") func embedded() async throws {
    let drawers = DrawerScreen(HomeScreen())
    let stage = Stage(drawers)
    let settings = Route.embed(in: Route.existing(DrawerScreen.self)) { SettingsScreen() }
    try await stage.router.navigate(to: settings)
    #expect(drawers.outline == "Home Settings*")
  }

  @Test("RC-60 A push onto a screen without a stack names the remedy") func withoutStack() async {
    let stage = Stage(HomeScreen())
    let failure = await stage.router.outcome(to: Routes.product, with: 1).failure
    #expect(failure?.localizedDescription.contains("UINavigationController") == true)
    #expect(stage.tree == "Home")
  }
}

@Suite("Guards and tasks of one-line routes") struct OneLineRouteRoleTests {
  let stage = Stage(stack(HomeScreen()))

  @Test("RC-61 A guard of a route refuses it") func refused() async {
    let closed = InlineInterceptor<Any?> { _ in throw CancellationError() }
    let guarded = Route.push(onto: Routes.home, guardedBy: closed) { ProductScreen(id: $0) }
    let outcome = await stage.router.outcome(to: guarded, with: 1)
    #expect(outcome.value == nil)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-61 Guards are asked in the order of their arguments") func order() async throws {
    var asked: [Int] = []
    let guards = (1...2).map { number in InlineInterceptor<Any?> { _ in asked.append(number) } }
    try await stage.router.navigate(
      to: Route.push(onto: Routes.home, guardedBy: guards[0], guards[1]) { SettingsScreen() })
    #expect(asked == [1, 2])
  }

  @Test("RC-61 A guard that is added to a route is asked after those of the route") func orderOfAdded() async throws {
    var asked: [Int] = []
    let guards = (1...2).map { number in InlineInterceptor<Any?> { _ in asked.append(number) } }
    try await stage.router.navigate(
      to: Route.push(onto: Routes.home, guardedBy: guards[0]) { SettingsScreen() }.adding(guards[1]))
    #expect(asked == [1, 2])
  }

  @Test("RC-61 A task that is added to an adapted route sets its screen up") func adaptedTask() async throws {
    let byName = Routes.product.adaptingContext { (name: String) in name.count }
      .adding(InlineContextTask { (screen: ProductScreen, name: String) in screen.title = name })
    let screen = try await stage.router.navigate(to: byName, with: "four")
    #expect(screen.title == "four")
  }

  @Test("RC-61 A task that is added to a route sets its screen up") func task() async throws {
    let titled = Routes.product.adding(
      InlineContextTask { (screen: ProductScreen, id: Int) in screen.title = "Product \(id)" })
    let screen = try await stage.router.navigate(to: titled, with: 9)
    #expect(screen.title == "Product 9")
  }

  @Test("RC-61 A guard that is added to a route is asked, also if the screen is in the tree") func addedGuard()
    async throws
  {
    var asked = 0
    let guarded = Routes.product.adding(InlineInterceptor<Int> { _ in asked += 1 })
    try await stage.router.navigate(to: guarded, with: 9)
    try await stage.router.navigate(to: guarded, with: 9)
    #expect(asked == 2)
  }

  @Test("RC-61 A route with an added task is the host of another") func addedHost() async throws {
    let titled = Routes.product.adding(
      InlineContextTask { (screen: ProductScreen, id: Int) in screen.title = "Product \(id)" })
    try await stage.router.navigate(to: Route.push(onto: titled) { ReviewScreen() }, with: 2)
    let below = stage.shown?.navigationController?.viewControllers[1]
    #expect(below?.title == "Product 2")
    #expect(stage.tree == "stack[Home “Product 2” Review]")
  }
}
