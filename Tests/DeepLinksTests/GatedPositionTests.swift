import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

private final class OrdersScreen: UIViewController {}
private final class OrderScreen: UIViewController {}
private final class HelpScreen: UIViewController {}

/// An app whose orders need a login. The screens above the orders have no guard.
private final class OrdersApp {
  let window: UIWindow
  let router: Router
  let account: Account

  final class Account {
    var isSignedIn: Bool
    var asked: [String] = []
    var refused: Set<String> = []

    init(isSignedIn: Bool) { self.isSignedIn = isSignedIn }

    func guarding<Context>(_ name: String) -> SlowGuard<Context> { SlowGuard(name: name, account: self) }
  }

  /// A guard that answers later, and records its calls.
  struct SlowGuard<Context>: RoutingInterceptor {
    let name: String
    let account: Account

    func perform(with context: Context) async throws {
      await Task.yield()
      account.asked.append(name)
      if account.refused.contains(name) { throw NotSignedIn() }
    }
  }

  init(isSignedIn: Bool = false) throws {
    account = Account(isSignedIn: isSignedIn)
    window = .visible(UINavigationController(rootViewController: Screen("list")))
    router = Router(window: window).restoring(try Self.screens(account))
  }

  static func screens(_ account: Account) throws -> ScreenTable {
    let signIn = StepAssembly(finder: ClassFinder<SignInScreen, Any?>(), factory: ClassFactory { SignInScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let gate: Gate = .gate(until: { account.isSignedIn }, asking: signIn)
    let stack = GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())
    let orders = StepAssembly(finder: ClassFinder<OrdersScreen, Any?>(), factory: ClassFactory { OrdersScreen() })
      .adding(gate).adding(account.guarding("orders"))
      .using(UINavigationController.push()).from(stack).assemble()
    let fork = SwitchAssembly<OrdersScreen, Any?>().assemble(default: orders)
    let order = StepAssembly(
      finder: InlineStackIteratingFinder<OrderScreen, Int> { _, _ in false },
      factory: InlineFactory { (_: Int) in OrderScreen() }
    )
    .adding(account.guarding("order"))
    .using(UINavigationController.push())
    .from(
      orders.expectingContainer().adaptingContext(using: InlineContextTransformer { (_: Int) -> Any? in nil })
    ).assemble()
    let receipt = StepAssembly(finder: NilFinder<HelpScreen, Any?>(), factory: ClassFactory { HelpScreen() })
      .using(UINavigationController.push()).from(fork.expectingContainer()).assemble()
    return try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(
        LinkPattern<Void>("list"), factory: InlineFactory { (_: Any?) in Screen("list") },
        where: { $0.title == "list" })
      screens.add(
        LinkPattern<Void>("note"), factory: InlineFactory { (_: Any?) in Screen("note") },
        where: { $0.title == "note" })
      screens.add(LinkPattern<Void>("orders"), orders)
      screens.add(LinkPattern<Int>("orders/:id"), order) { _ in 1 }
      screens.add(LinkPattern<Void>("receipt"), receipt)
      for number in 1...12 {
        screens.add(
          LinkPattern<Void>("page/\(number)"), factory: InlineFactory { (_: Any?) in Screen("page") },
          guards: [account.guarding("page \(number)")], where: { _ in false })
      }
      screens.addContainer(
        "drawer", factory: InlineFactory<DrawerScreen, Any?> { _ in DrawerScreen() }, guards: [gate])
    }
  }

  func restore(_ root: String) async -> Outcome<Restored> {
    await router.outcome(
      of: .restore(NavigationPosition.reading(#"{"version":1,"root":\#(root)}"#)))
  }

  /// Returns a position of a stack with screens, and a modal over it.
  static func stack(_ links: [String], presenting modal: String? = nil) -> String {
    let screens = links.map { #"{"screen":"app://\#($0)"}"# }.joined(separator: ",")
    let presented = modal.map { #","presented":[{"screen":"app://\#($0)"}]"# } ?? ""
    return #"{"stack":[\#(screens)]\#(presented)}"#
  }
}

@Suite("Guards of positions") struct GatedPositionTests {
  @Test(
    "DL-18 Restoring leaves out a screen above a closed gate, and shows no login",
    arguments: ["orders", "orders/1", "receipt"])
  func behindGate(_ link: String) async throws {
    let app = try OrdersApp()
    let restored = try #require(await app.restore(OrdersApp.stack(["list", link, "note"], presenting: "note")).value)
    #expect(app.window.outline == "stack[list] ^ note")
    #expect(restored.leftOut.map(\.place) == ["root.stack[1]", "root.stack[2…]"])
    #expect(restored.leftOut.map(\.isRefused) == [true, false])
    #expect(
      restored.leftOut.first?.reason == "it is behind Gate(asking: SignInScreen), whose condition does not hold")
    #expect(app.account.asked == [])
  }

  @Test("DL-18 A container with a closed gate is left out with the screens in it")
  func container() async throws {
    let app = try OrdersApp()
    let drawer = #"{"name":"drawer","children":[{"screen":"app://note"}]}"#
    let root = #"{"stack":[{"screen":"app://list"}],"presented":[\#(drawer)]}"#
    #expect(await app.restore(root).value?.leftOut.map(\.place) == ["root.presented[0]"])
    #expect(app.window.outline == "stack[list]")
  }

  @Test("DL-18 A position behind a gate is restored whole while the gate is open")
  func openGate() async throws {
    let app = try OrdersApp(isSignedIn: true)
    #expect(await app.restore(OrdersApp.stack(["list", "orders", "orders/1"])).value?.leftOut == [])
    #expect(app.window.outline == "stack[list Orders Order]")
  }

  @Test("DL-18 A plan lists the screens that a closed gate leaves out")
  func planned() throws {
    let app = try OrdersApp()
    let reading = NavigationPosition.reading(#"{"version":1,"root":\#(OrdersApp.stack(["list", "orders/1"]))}"#)
    let plan = try app.router.plan(.restore(reading))
    #expect(plan.changes == [])
    #expect(plan.notes.count == 1)
    #expect(plan.notes.first?.contains("it is behind Gate(asking: SignInScreen)") == true)
  }

  @Test("DL-18 A gate of the router refuses a position without showing its screen")
  func gateOfRouter() async throws {
    let app = try OrdersApp()
    let signIn = StepAssembly(finder: ClassFinder<SignInScreen, Any?>(), factory: ClassFactory { SignInScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let router = app.router.adding(.gate(until: { false }, asking: signIn))
    let reading = NavigationPosition.reading(#"{"version":1,"root":\#(OrdersApp.stack(["list", "note"]))}"#)
    let outcome = await router.outcome(of: .restore(reading))
    #expect(outcome.obstacle != nil)
    #expect("\(outcome)".contains("restoring a position does not show SignInScreen"), "\(outcome)")
    #expect(app.window.outline == "stack[list]")
  }

  @Test("DL-18 A guard that refuses leaves out only its screen and the screens above")
  func refusing() async throws {
    let app = try OrdersApp(isSignedIn: true)
    app.account.refused = ["order"]
    let stack = OrdersApp.stack(["list", "orders", "orders/1", "page/1"], presenting: "note")
    let restored = try #require(await app.restore(stack).value)
    #expect(app.window.outline == "stack[list Orders] ^ note")
    #expect(restored.leftOut.map(\.place) == ["root.stack[2]", "root.stack[3…]"])
    #expect(restored.leftOut.first?.reason.contains("refuses it: NotSignedIn()") == true)
    #expect(restored.leftOut.first?.isRefused == true)
    #expect(app.account.asked == ["orders", "order"], "the guard of the page above is not asked")
  }

  @Test("DL-18 Restoring asks the guard of a step once for all screens above the step")
  func askedOnce() async throws {
    let app = try OrdersApp(isSignedIn: true)
    #expect(await app.restore(OrdersApp.stack(["list", "orders", "orders/1"])).value != nil)
    #expect(app.account.asked == ["orders", "order"])
  }

  @Test("DL-18 A guard of a step below leaves out a screen, even if the position lacks the step's own screen")
  func refusedBelow() async throws {
    let app = try OrdersApp(isSignedIn: true)
    app.account.refused = ["orders"]
    let restored = try #require(await app.restore(OrdersApp.stack(["list", "orders/1"])).value)
    #expect(app.window.outline == "stack[list]")
    #expect(restored.leftOut.map(\.place) == ["root.stack[1]"])
  }

  @Test("DL-18 The rest is restored after any number of guards refuse")
  func manyRefusals() async throws {
    let app = try OrdersApp()
    app.account.refused = Set((1...12).map { "page \($0)" })
    let pages = (1...12).map { OrdersApp.stack(["page/\($0)"]) } + [OrdersApp.stack(["list"])]
    let root = #"{"tabs":[\#(pages.joined(separator: ","))]}"#
    let outcome = await app.restore(root)
    #expect(outcome.value?.leftOut.count { $0.isRefused } == 12, "\(outcome)")
    #expect(app.window.outline == "tabs[stack[list]*]")
  }

  @Test("DL-18 A position from a file is restored without a login, except the screens that need one")
  func fromFile() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).position")
    defer { try? FileManager.default.removeItem(at: url) }
    let before = try OrdersApp(isSignedIn: true)
    _ = await before.restore(OrdersApp.stack(["list", "orders"], presenting: "note"))
    let file = PositionFile(url)
    try before.router.savePosition(in: file)
    let after = try OrdersApp()
    let restored = await after.router.restorePosition(from: file)?.value
    #expect(restored?.leftOut.map(\.isRefused) == [true])
    #expect(after.window.outline == "stack[list] ^ note")
  }
}
