import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests of every kind. A router navigates to a request, starts it, waits for its outcome, or plans it.
@Suite struct RequestFormsTests {
  private enum Kind: String, Hashable { case sheet }

  private let app = TestApp()
  private let page = AppFlowControllerTypedPage(name: "page", viewControllerType: Detail.self) { (id: Int) in
    Detail("\(id)")
  }

  private func links() throws -> DeepLinkTable {
    try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(LinkPattern<String>("detail/:name")) { .to(Routes.detail, with: $0) }
      links.add(LinkPattern<Void>("quietly")) { NavigationRequest.to(Routes.detail, with: "quiet").animated(false) }
    }
  }

  @Test("EN-60 A router navigates to a request, starts it, waits for its outcome, and plans it")
  func fourVerbs() async throws {
    let request = NavigationRequest.to(Routes.detail, with: "1")
    #expect(try app.router.plan(request).changes.count == 2)
    #expect(app.homeStack.viewControllers.count == 1)
    let screen: Detail = try await app.router.navigate(request)
    #expect(screen.name == "1")
    #expect("\(await app.router.outcome(of: request))" == "Already there.")
    app.router.go(.to(Routes.detail, with: "2"))
    #expect((app.homeStack.topViewController as? Detail)?.name == "2")
    var heard: [String] = []
    app.router.navigate(.back) { heard.append("\($0)") }
    #expect(heard == ["Arrived."])
  }

  @Test("EN-60 A router navigates to a step without a context, or to a destination, without further arguments")
  func targets() async throws {
    let plain = Route.push(onto: Route.existing(Home.self)) { Sheet("plain") }
    let empty = StepAssembly(finder: NilFinder<Search, Void>(), factory: InlineFactory { (_: Void) in Search("empty") })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stored = Destination(to: Routes.detail, with: "stored")
    let typed: (Sheet, Search, Detail) = (
      try await app.router.navigate(to: plain), try await app.router.navigate(to: empty),
      try await app.router.navigate(to: stored)
    )
    #expect([typed.0.name, typed.1.name, typed.2.name] == ["plain", "empty", "stored"])
    let any: [NavigationRequest<UIViewController>] = [
      .to(plain), .to(empty), .to(stored), .to(Routes.detail, with: "1"),
    ]
    #expect(any.count == 4)
    #expect(try await app.router.navigate(.to(empty)).name == "empty")
  }

  @Test("EN-60 A link uses the table of the router that carries out the request")
  func linksOfRouters() async throws {
    let request = NavigationRequest.link("app://detail/7")
    let without = try #require(await app.router.outcome(of: request).failure)
    #expect(without.reason as? DeepLinkError == .noTable)
    #expect(throws: NavigationFailure.self) { try app.router.plan(request) }
    let opening = app.router.opening(try links())
    #expect(try opening.plan(request).changes.count == 2)
    #expect((try await opening.navigate(request) as? Detail)?.name == "7")
  }

  @Test("EN-60 A request for a link keeps its guards, its mapped value, and leaving without asking")
  func linksCarryMore() async throws {
    let opening = app.router.opening(try links())
    let refusing = PatientGuard<Any?> { _ in throw CancellationError() }
    let guarded = NavigationRequest.link("app://detail/7").adding(refusing)
    #expect(await opening.outcome(of: guarded).obstacle != nil)
    let name = try await opening.navigate(NavigationRequest.link("app://detail/7").map { ($0 as? Detail)?.name })
    #expect(name == "7")
    let draft = Draft()
    app.present(draft)
    let held = await opening.outcome(of: .link("app://detail/8"))
    #expect(held.obstacle != nil)
    #expect(draft.presentingViewController != nil)
    #expect(await opening.outcome(of: .link("app://detail/8").leavingWithoutAsking()).value != nil)
    #expect(draft.presentingViewController == nil)
  }

  @Test("EN-60 A link to a request without animation is not animated", arguments: [true, false])
  func linksStayUnanimated(asksFor animated: Bool) async throws {
    let opening = app.router.opening(try links())
    final class Watching: NSObject, UINavigationControllerDelegate {
      var animated: [Bool] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { self.animated.append(animated) }
    }
    let watching = Watching()
    app.homeStack.delegate = watching
    try await opening.navigate(.link("app://quietly").animated(animated))
    #expect(watching.animated == [false])
  }

  @Test("EN-60 A request looks up its page each time that it is carried out")
  func pages() async throws {
    let flow = AppFlowController()
    let request = NavigationRequest.page(page, with: 7, in: flow)
    #expect(await app.router.outcome(of: request).failure != nil)
    flow.prepare(presentingBy: app.router) { UINavigationController() }
    #expect(await app.router.outcome(of: request).failure?.reason is AppFlowControllerError)
    try flow.register(path: page)
    #expect((try await app.router.navigate(request) as? Detail)?.name == "7")
    #expect(flow.currentPage()?.name == "page")
    #expect(await app.router.outcome(of: .back(in: flow)).value != nil)
    #expect(flow.currentPage() == nil)
  }

  @Test("EN-60 A request for a link to a page can be mapped")
  func linkToPage() async throws {
    let flow = AppFlowController()
    flow.prepare(presentingBy: app.router) { UINavigationController() }
    try flow.register(path: page)
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(LinkPattern<Int>("page/:id")) { .page(page, with: $0, in: flow) }
    }
    let request = NavigationRequest.link("app://page/7").map { ($0 as? Detail)?.name }
    #expect(try await app.router.opening(links).navigate(request) == "7")
  }

  @Test("EN-60 A router of the window carries out a request for contexts")
  func contexts() async throws {
    let contexts = contextRouter(in: app.window) { (context: NavigationContext<Kind>) in Sheet(context.type.rawValue) }
    try await app.router.navigate(.contexts([.present(.sheet)], of: contexts))
    #expect((app.tabs.presentedViewController as? Sheet)?.name == "sheet")
  }
}
