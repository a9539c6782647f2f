import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// The routes of a small app. Each route is declared in one line.
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

  @Test("RC-60 An existing screen is revealed in its place") func existing() async throws {
    try await stage.router.navigate(to: Routes.account)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-60 A route to an existing screen fails and changes nothing if the screen is missing") func missing() async {
    let outcome = await stage.router.outcome(to: Route.existing(LoginScreen.self))
    #expect(outcome.failure != nil)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]]")
  }

  @Test("RC-81 If a host is missing, the failure names the host, and the remedy is a route that makes the host")
  func missingHost() async {
    let login = Route.existing(LoginScreen.self)
    let failure = await stage.router.outcome(to: Route.push(onto: login) { ProductScreen(id: $0) }, with: 7).failure
    let reason = CompositionError.chainHasNoStart(destination: "ProductScreen", start: "LoginScreen")
    #expect(failure?.reason as? CompositionError == reason)
    #expect(failure?.description.contains("starts at LoginScreen, which was not found") == true)
    #expect(failure?.remedy.hasPrefix("Show the LoginScreen first, or give it a route that makes it") == true)
  }

  @Test("RC-81 If a destination is missing, the failure names the destination") func missingDestination() async {
    let failure = await stage.router.outcome(to: Route.existing(LoginScreen.self)).failure
    #expect(failure?.description.contains("LoginScreen was not found, and its route makes no LoginScreen") == true)
  }

  @Test("RC-81 In a window without a root view controller, the failure's remedy asks for a root") func emptyWindow()
    throws
  {
    let window = UIWindow()
    #expect(throws: NavigationFailure.self) { try Router(window: window).plan(to: current) }
    do {
      _ = try Router(window: window).plan(to: current)
    } catch let failure as NavigationFailure {
      #expect(failure.reason as? CompositionError == .chainHasNoStart(destination: "UIViewController", start: nil))
      #expect(failure.remedy == "Set the window's rootViewController.")
    }
  }

  @Test("RC-82 A route fails if its screen compares contexts of another type, and the failure names both types")
  func unfitContext() async {
    let named = Route.push(onto: Routes.home) { (name: String) in ProductScreen(id: name.count) }
    let failure = await stage.router.outcome(to: named, with: "boots").failure
    #expect(
      failure?.reason as? CompositionError == .unfitContext(type: "ProductScreen", compares: "Int", given: "String"))
    #expect(failure?.remedy == "Let the route's closure take a Int, or name a finder with foundBy:.")
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]]")
  }

  @Test("RC-82 A route with a finder of its own may have any context") func fitFinder() async throws {
    let named = Route.push(onto: Routes.home, foundBy: .nilFinder) { (name: String) in ProductScreen(id: name.count) }
    #expect(try await stage.router.navigate(to: named, with: "boots").id == 5)
  }

  @Test("RC-60 The remedy for a push onto a screen without a stack is a stack or inStack: true") func noStack() async {
    let alone = Stage(HomeScreen())
    let failure = await alone.router.outcome(to: Routes.product, with: 1).failure
    let remedy = "Put HomeScreen into a UINavigationController, or write inStack: true in the route that presents it."
    #expect(failure?.remedy == remedy)
  }

  @Test("RC-60 A push reveals the stack of its host and pushes the screen") func push() async throws {
    try await stage.router.navigate(to: Routes.account)
    try await stage.router.navigate(to: Routes.product, with: 7)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]]")
  }

  @Test("RC-60 A route finds a ContextChecking screen by its context") func foundByContext() async throws {
    let first = try await stage.router.navigate(to: Routes.product, with: 7)
    let again = try await stage.router.navigate(to: Routes.product, with: 7)
    let other = try await stage.router.navigate(to: Routes.product, with: 8)
    #expect(again === first)
    #expect(other.id == 8)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]]")
  }

  @Test("RC-60 A route finds a screen without ContextChecking by its class") func foundByClass() async throws {
    let first = try await stage.router.navigate(to: Routes.sheet)
    let again = try await stage.router.navigate(to: Routes.sheet)
    #expect(again === first)
  }

  @Test("RC-60 The host receives the context of the route") func contextOfHost() async throws {
    try await stage.router.navigate(to: Routes.review, with: 5)
    let stack = try #require(stage.shown?.navigationController)
    #expect((stack.viewControllers[1] as? ProductScreen)?.id == 5)
    #expect(stage.tree == "tabs[stack[Home Product Review]* stack[Account]]")
  }

  @Test("RC-60 A host with another type of context receives an adapted context") func adapted() async throws {
    let byName = Route.push(onto: Routes.product.adaptingContext { (name: String) in name.count }) { (_: String) in
      ReviewScreen()
    }
    try await stage.router.navigate(to: byName, with: "four")
    #expect((stage.shown?.navigationController?.viewControllers[1] as? ProductScreen)?.id == 4)
  }

  @Test("RC-60 A presentation uses the given style") func style() async throws {
    let screen = try await stage.router.navigate(to: Routes.sheet)
    #expect(screen.modalPresentationStyle == .formSheet)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]] ^ Settings")
  }

  @Test("RC-60 A presentation in a stack makes the stack") func inStack() async throws {
    try await stage.router.navigate(to: Routes.stacked, with: 3)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]] ^ stack[Product]")
  }

  @Test("RC-60 A presentation on a missing host makes the host first") func onHost() async throws {
    try await stage.router.navigate(to: Routes.onProduct, with: 3)
    #expect(stage.tree == "tabs[stack[Home Product]* stack[Account]] ^ Settings")
  }

  @Test("RC-60 A route with the nil finder makes a new screen each time") func newEachTime() async throws {
    let first = try await stage.router.navigate(to: Routes.newest, with: 1)
    let second = try await stage.router.navigate(to: Routes.newest, with: 1)
    #expect(second !== first)
  }

  @Test("RC-60 A route that replaces the top removes the old top from the stack") func replacedTop() async throws {
    let stage = Stage(stack(Screen("a"), HomeScreen()))
    try await stage.router.navigate(to: Routes.top)
    #expect(stage.tree == "stack[a Settings]")
  }

  @Test("RC-60 A second navigation to a tab selects the tab that the first has added") func tab() async throws {
    try await stage.router.navigate(to: Routes.tab)
    try await stage.router.navigate(to: Routes.home)
    try await stage.router.navigate(to: Routes.tab)
    #expect(stage.tree == "tabs[stack[Home] stack[Account] Settings*]")
  }

  @Test("RC-60 A root route replaces the root") func root() async throws {
    try await stage.router.navigate(to: Routes.root)
    #expect(stage.tree == "Login")
  }

  @Test("RC-60 A details route shows its screen as the details, in a new stack") func details() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stack(HomeScreen()), for: .primary)
    let stage = Stage(split)
    let order = Route.details(of: Routes.home, inStack: true) { ProductScreen(id: $0) }
    try await stage.router.navigate(to: order, with: 3)
    let details = split.viewController(for: .secondary) as? UINavigationController
    #expect((details?.topViewController as? ProductScreen)?.id == 3)
  }

  @Test("RC-60 An embedding route adds its screen to a container of the app") func embedded() async throws {
    let drawers = DrawerScreen(HomeScreen())
    let stage = Stage(drawers)
    let settings = Route.embed(in: Route.existing(DrawerScreen.self)) { SettingsScreen() }
    try await stage.router.navigate(to: settings)
    #expect(drawers.outline == "Home Settings*")
  }

  @Test("RC-60 A push onto a screen without a stack fails, and the failure names UINavigationController")
  func withoutStack() async {
    let stage = Stage(HomeScreen())
    let failure = await stage.router.outcome(to: Routes.product, with: 1).failure
    #expect(failure?.localizedDescription.contains("UINavigationController") == true)
    #expect(stage.tree == "Home")
  }
}

@Suite("Guards and tasks of one-line routes") struct OneLineRouteRoleTests {
  let stage = Stage(stack(HomeScreen()))

  @Test("RC-61 A guard of a route blocks the route") func refused() async {
    let closed = InlineInterceptor<Any?> { _ in throw CancellationError() }
    let guarded = Route.push(onto: Routes.home, guardedBy: closed) { ProductScreen(id: $0) }
    let outcome = await stage.router.outcome(to: guarded, with: 1)
    #expect(outcome.value == nil)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-61 Guards of a route are asked in the order of their arguments") func order() async throws {
    var asked: [Int] = []
    let guards = (1...2).map { number in InlineInterceptor<Any?> { _ in asked.append(number) } }
    try await stage.router.navigate(
      to: Route.push(onto: Routes.home, guardedBy: guards[0], guards[1]) { SettingsScreen() })
    #expect(asked == [1, 2])
  }

  @Test("RC-61 A guard added to a route is asked after the route's own guards") func orderOfAdded() async throws {
    var asked: [Int] = []
    let guards = (1...2).map { number in InlineInterceptor<Any?> { _ in asked.append(number) } }
    try await stage.router.navigate(
      to: Route.push(onto: Routes.home, guardedBy: guards[0]) { SettingsScreen() }.adding(guards[1]))
    #expect(asked == [1, 2])
  }

  @Test("RC-61 A task added to an adapted route sets up the screen with the adapted route's context") func adaptedTask()
    async throws
  {
    let byName = Routes.product.adaptingContext { (name: String) in name.count }
      .adding(InlineContextTask { (screen: ProductScreen, name: String) in screen.title = name })
    let screen = try await stage.router.navigate(to: byName, with: "four")
    #expect(screen.title == "four")
  }

  @Test("RC-61 A task added to a route sets up the screen") func task() async throws {
    let titled = Routes.product.adding(
      InlineContextTask { (screen: ProductScreen, id: Int) in screen.title = "Product \(id)" })
    let screen = try await stage.router.navigate(to: titled, with: 9)
    #expect(screen.title == "Product 9")
  }

  @Test("RC-61 A guard added to a route is asked, also if the screen is in the tree") func addedGuard()
    async throws
  {
    var asked = 0
    let guarded = Routes.product.adding(InlineInterceptor<Int> { _ in asked += 1 })
    try await stage.router.navigate(to: guarded, with: 9)
    try await stage.router.navigate(to: guarded, with: 9)
    #expect(asked == 2)
  }

  @Test("RC-61 A route with an added task can be the host of another route") func addedHost() async throws {
    let titled = Routes.product.adding(
      InlineContextTask { (screen: ProductScreen, id: Int) in screen.title = "Product \(id)" })
    try await stage.router.navigate(to: Route.push(onto: titled) { ReviewScreen() }, with: 2)
    let below = stage.shown?.navigationController?.viewControllers[1]
    #expect(below?.title == "Product 2")
    #expect(stage.tree == "stack[Home “Product 2” Review]")
  }
}
