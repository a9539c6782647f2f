import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of a default router's guards, tasks and adapters, which apply to requests of every vocabulary.
@Suite struct EveryVocabularyTests {
  private enum Kind: String, Hashable { case sheet, detail }

  /// A log of the calls of roles, with their screens and contexts.
  private final class Notes {
    var lines: [String] = []

    func note(_ role: String, _ screen: UIViewController?, _ context: Any?) {
      let name = screen.map { " \(type(of: $0))" } ?? ""
      lines.append("\(role)\(name) \(context.map { "\($0)" } ?? "nothing")")
    }

    /// Returns a router whose roles record their calls.
    func routing(_ router: Router) -> Router {
      router
        .adding(InlineInterceptor<Any?> { context in self.note("guard", nil, context) })
        .adding(InlineContextTask<UIViewController, Any?> { self.note("task", $0, $1) })
        .adding(InlinePostTask<UIViewController, Any?> { screen, context, _ in self.note("post", screen, context) })
    }
  }

  private let app = TestApp()
  private let notes = Notes()
  private let page = AppFlowControllerTypedPage(name: "page", viewControllerType: Detail.self) { (id: Int) in
    Detail("\(id)")
  }

  private var contexts: TestContextRouter<Kind> { contextRouter(in: app.window) { Sheet($0.type.rawValue) } }

  init() { notes.routing(app.router).makeDefault() }

  @Test("EN-27 The default router's guards and tasks apply to steps, with the step's context")
  func steps() async throws {
    try await Router(window: app.window).navigate(to: Routes.detail, with: "1")
    #expect(notes.lines == ["guard 1", "task Detail 1", "post Detail 1"])
  }

  @Test("EN-27 The default router's guards and tasks apply to made and found contexts, with the NavigationContext")
  func contextsToo() async throws {
    let contexts = contexts
    try await contexts.present(.sheet)
    #expect(notes.lines == ["guard sheet", "task Sheet sheet", "post Sheet sheet"])
    notes.lines = []
    try await Router(window: app.window).navigate(.contexts([.present(.sheet)], of: contexts))
    #expect(notes.lines == ["guard sheet", "task Sheet sheet", "post Sheet sheet"])
  }

  @Test("EN-27 The default router's guards and tasks apply to pages, with the page's parameter")
  func pages() async throws {
    let flow = AppFlowController()
    let start = AppFlowControllerPage(
      name: "start", viewControllerBlock: { Home("start") }, viewControllerType: Home.self)
    flow.prepare(for: app.window)
    try flow.register(path: start => page)
    notes.lines = []
    try await Router(window: app.window).navigate(.page(page, with: 7, in: flow))
    #expect(
      notes.lines == ["guard 7", "task Home nothing", "task Detail 7", "post Home nothing", "post Detail 7"])
  }

  @Test("EN-27 The default router's guards and tasks apply to modules, with the module's configuration")
  func modules() async throws {
    let modules = try ModuleRegistry { DetailRouter.self }
    let router = try #require(modules.use { Router.to(identifier: "detail") })
    try await router.perform(path: .push(from: app.home))
    #expect(
      notes.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        == [
          "guard Wayfinder.ViewRouteConfiguration", "task Detail", "post Detail",
        ].map { $0.replacing("Wayfinder.", with: "ModuleRouting.") })
  }

  @Test("EN-27 A router made from the default router adds its own guard, and the default router does not change")
  func adds() async throws {
    let more = Router(window: app.window).adding(InlineInterceptor<Any?> { _ in throw Refusal() })
    #expect(await more.outcome(of: go(Routes.detail, "1")).obstacle != nil)
    #expect(await more.outcome(of: .contexts([.present(.sheet)], of: contexts)).obstacle != nil)
    #expect(app.tree == TestApp().tree)
    #expect(await Router(window: app.window).outcome(of: go(Routes.detail, "1")).value != nil)
  }

  @Test("EN-27 A replaced locator of the default router applies to contexts and modules")
  func locator() async throws {
    let counting = CountingLocator()
    Router(window: app.window, containerAdapterLocator: counting).makeDefault()
    counting.asked = 0
    try await contexts.present(.sheet)
    #expect(counting.asked > 0)
    counting.asked = 0
    let modules = try ModuleRegistry { DetailRouter.self }
    try await modules.use { Router.to(identifier: "detail") }?.perform(path: .push(from: app.home))
    #expect(counting.asked > 0)
  }

  private final class CountingLocator: ContainerAdapterLocator {
    var asked = 0

    func adapter(for container: any ContainerViewController) -> (any ContainerAdapter)? {
      asked += 1
      return DefaultContainerAdapterLocator().adapter(for: container)
    }
  }

  @Test("EN-27 A fault sweep sees every call of a request for contexts, and each fault leaves the tree unchanged")
  func sweeps() async throws {
    let swept = await failEachCall(of: contextRequest) { launched() }
    #expect(swept.violations.isEmpty, "\(swept)")
    #expect(Set(swept.kinds).isSuperset(of: ["guardian", "factory", "task", "transition", "transitionEnd"]))
  }

  /// A request for contexts, which finds its window when a router carries out the request.
  private var contextRequest: NavigationRequest<Void> {
    .contexts([.present(.sheet), .present(.detail)], of: Self.kept, sequence: .allOrNothing)
  }

  private static let keptApp = TestApp()
  private static let kept = contextRouter(in: keptApp.window) { (context: NavigationContext<Kind>) in
    Sheet(context.type.rawValue)
  }

  private func launched() -> LaunchedApp {
    let app = Self.keptApp
    app.tabs.dismiss(animated: false)
    app.homeStack.setViewControllers([app.home], animated: false)
    let router = Router(window: app.window)
      .adding(InlineInterceptor<Any?> { _ in }).adding(InlineContextTask<UIViewController, Any?> { _, _ in })
    return LaunchedApp(window: app.window, router: router)
  }

  @Test("EN-27 Guards and logs apply to elements that are no view controllers")
  func elements() async throws {
    final class Element: NavigationElementProtocol {
      private var context: Any?
      func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
        self.context = context
      }
      func getNavigationContext<ContextType: Equatable>(
        withContextType type: ContextType.Type
      ) -> NavigationContext<ContextType>? { context as? NavigationContext<ContextType> }
    }
    final class Stack: NavigationStackProviderProtocol {
      var elements: [Element] = []
      func getNavigationStack() -> [Element] { elements }
    }
    struct Factory: NavigationElementFactoryProtocol {
      func makeElement(for context: NavigationContext<Kind>) -> Element? { Element() }
    }
    struct Transitions: NavigationTransitionProviderProtocol {
      let stack: Stack
      func makeReuseTransition(
        for context: NavigationContext<Kind>, in stack: [Element]
      ) -> (any NavigationTransitionProtocol)? { nil }
      func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
        AsyncTransition { self.stack.elements.append(element) }
      }
      func makeDismissTransition(
        for context: NavigationContext<Kind>, in stack: [Element]
      ) -> (any NavigationTransitionProtocol)? { nil }
    }
    let stack = Stack()
    let plain = ContextRouter(
      elementFactory: Factory(), stackProvider: stack, transitionProvider: Transitions(stack: stack))
    var written: [String] = []
    plain.log = NavigationLog(level: .info) { written.append($1) }
    try await plain.present(.sheet)
    #expect(stack.elements.count == 1)
    #expect(written.contains { $0.contains("Arrived") })
    let guarded = plain.adding(
      InlineInterceptor<Any?> { context in
        #expect((context as? NavigationContext<Kind>)?.type == .detail)
        throw Refusal()
      })
    #expect(await guarded.outcome(of: [.present(.detail)]).obstacle != nil)
    #expect(stack.elements.count == 1)
  }
}
