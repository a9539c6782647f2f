import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of apps whose root is made by a `RouterRootController`: the launch, links and restoration.
@Suite struct RouterRootStartTests {
  private static let item = Route.push(onto: Route.existing(UINavigationController.self)) { (id: Int) in
    ItemScreen("item\(id)")
  }

  private static func links() throws -> DeepLinkTable {
    try DeepLinkTable(origins: [.scheme("app")]) { $0.add(LinkPattern<Int>("item/:id")) { .to(item, with: $0) } }
  }

  private static func screens() throws -> ScreenTable {
    try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("home"), factory: ClassFactory<Home, Any?> { Home("home") })
      screens.add(LinkPattern<Int>("item/:id"), item)
      screens.add(
        LinkPattern<Void>("sheet"), factory: InlineFactory<Sheet, Any?> { _ in Sheet("sheet") },
        where: { $0.name == "sheet" })
    }
  }

  private static func stack() -> UINavigationController { UINavigationController(rootViewController: Home("home")) }

  @Test("RC-70 A container makes its root once, with the window's router, when the container first appears")
  func madeWithRouter() {
    var windows: [UIWindow?] = []
    let host = HostScreen(
      RouterRootController { (router: Router) in
        windows.append(router.window)
        return Self.stack()
      })
    let window = UIWindow.visible()
    #expect(windows.isEmpty)
    window.rootViewController = host
    #expect(windows == [window])
    #expect(window.outline == "stack[home]")
    host.removeContainer()
    host.showContainer()
    #expect(windows.count == 1)
  }

  @Test("RC-70 The container may be the root of the window itself")
  func rootOfWindow() {
    let container = RouterRootController { (_: Router) in Self.stack() }
    let window = UIWindow.visible(container)
    #expect(window.outline == "stack[home]")
    #expect(window.rootViewController === container)
    #expect(container.rootViewController.flatMap { Router(around: $0) }?.window === window)
  }

  @Test("RC-70 A container with a window calls the closures that need its router, in their order")
  func withRouter() {
    let host = HostScreen(RouterRootController { (_: Router) in Self.stack() })
    var order: [String] = []
    host.container.withRouter { _ in order.append("first") }
    host.container.withRouter { _ in order.append("second") }
    #expect(order.isEmpty)
    let window = UIWindow.visible(host)
    #expect(order == ["first", "second"])
    host.container.withRouter { router in order.append(router.window === window ? "third" : "elsewhere") }
    #expect(order == ["first", "second", "third"])
  }

  @Test("RC-70 Every screen in a container finds its router, modals included, and no view controller above does")
  func foundFromScreens() async throws {
    let app = TestApp(inContainer: true)
    let sheet = try await app.router.navigate(to: Routes.sheet, with: "1", animated: false)
    sheet.modalPresentationStyle = .fullScreen
    for screen in [app.home, app.search, app.tabs, sheet] {
      #expect(Router(around: screen)?.window === app.window)
    }
    for screen in [app.host, app.host?.container].compactMap(\.self) { #expect(Router(around: screen) == nil) }
    #expect(Router(around: Screen()) == nil)
  }

  @Test("DL-30 A container opens a link that arrives before its window as soon as the window is there")
  func linkAtStart() async throws {
    let links = try Self.links()
    let host = HostScreen(
      RouterRootController { (router: Router) in
        router.opening(links).makeDefault()
        return Self.stack()
      })
    host.container.open(try #require(URL(string: "app://item/3")))
    let window = UIWindow.visible(host)
    #expect(window.outline == "stack[home item3]")
    host.container.open(try #require(URL(string: "app://item/4")))
    #expect((host.container.rootViewController as? UINavigationController)?.topViewController?.title == "item4")
  }

  @Test("DL-30 An app can replace the function that opens links")
  func linkByApp() throws {
    let host = HostScreen(RouterRootController { (_: Router) in Self.stack() })
    var opened: [String] = []
    let url = try #require(URL(string: "app://item/3"))
    host.container.open(url) { _, url in opened.append(url.absoluteString) }
    let window = UIWindow.visible(host)
    #expect(opened == ["app://item/3"])
    #expect(window.outline == "stack[home]")
  }

  @Test(
    "DL-31 A position equals that of the same app with the child as the root, and is restored in a container")
  func position() async throws {
    var positions: [NavigationPosition] = []
    for root in [Self.stack(), HostScreen(Self.stack())] as [UIViewController] {
      let window = UIWindow.visible(root)
      let router = Router(window: window).restoring(try Self.screens())
      try await router.navigate(to: Self.item, with: 3)
      (window.rootViewController as? HostScreen)?.container.rootViewController?.present(Sheet("sheet"), animated: false)
      if root is UINavigationController { root.present(Sheet("sheet"), animated: false) }
      positions.append(router.position)
    }
    #expect(positions[0] == positions[1])
    #expect(positions.first?.json.contains("app://item/3") == true)
    #expect(positions[0].json.contains("app://sheet"))
    let host = HostScreen(Self.stack())
    let window = UIWindow.visible(host)
    let router = Router(window: window).restoring(try Self.screens())
    let restored = try await router.navigate(.restore(positions[1]))
    #expect(restored.leftOut.isEmpty)
    #expect(router.position == positions[1])
    // The same restoration at launch.
    let screens = try Self.screens()
    let starting = HostScreen(
      RouterRootController { (router: Router) in
        router.restoring(screens).makeDefault()
        return Self.stack()
      })
    var ending: Outcome<Restored>?
    starting.container.withRouter { router in router.navigate(.restore(positions[1])) { ending = $0 } }
    let next = UIWindow.visible(starting)
    #expect(ending?.value?.leftOut.isEmpty == true)
    #expect(next.outline == window.outline)
    #expect(window.rootViewController === host)
    #expect(window.outline == "stack[home item3] ^ sheet")
  }

  @Test("EN-50 The verifier explores an app in a container like the same app without one")
  func verified() async throws {
    var reports: [VerificationReport] = []
    for inContainer in [false, true] {
      let app = AppUnderTest("contained") { try ContainedApp(inContainer: inContainer) }
        .destination("item 3") { _ in NavigationRequest.to(Self.item, with: 3) }
        .destination("item 4") { _ in NavigationRequest.to(Self.item, with: 4) }
      reports.append(
        try await app.verify(within: VerificationBound(states: 60, steps: 4, stackDepth: 3, modals: 1)))
    }
    #expect(reports[1].isClean, "\(reports[1])")
    #expect(reports[0].states == reports[1].states)
    #expect(reports[0].states > 3)
  }

  private final class ItemScreen: Screen, ContextChecking {
    func isTarget(for id: Int) -> Bool { name == "item\(id)" }
  }

  private final class ContainedApp: RunningApp {
    let window: UIWindow
    let router: Router

    init(inContainer: Bool) throws {
      window = .visible(inContainer ? HostScreen(stack()) : stack())
      router = Router(window: window).restoring(try screens())
      router.makeDefault()
    }
  }
}
