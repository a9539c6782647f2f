import Foundation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of a router whose root is in a container below the root of the window, as in an app that starts from SwiftUI.
@Suite struct RouterRootTests {
  private let app = TestApp(inContainer: true)
  private let plain = TestApp()
  private var container: RouterRootController? { app.host?.container }

  /// A route to a new root.
  private static let newRoot = StepAssembly(
    finder: NilFinder<Search, String>(), factory: InlineFactory<Search, String> { Search($0) }
  ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()

  private static let failingOnNewRoot = StepAssembly(
    finder: NilFinder<Sheet, String>(), factory: InlineFactory<Sheet, String> { Sheet($0) }
  ).using(OwnAction { _, _, completion in completion(.failure(Refusal())) }).from(newRoot).assemble()

  @Test("EN-50 A router's root is the container's child, and not the root of the window")
  func root() async throws {
    let step: DestinationStep<UIViewController, Any?> = GeneralStep.root()
    #expect(try await app.router.navigate(to: step) === app.tabs)
    #expect(app.window.rootViewController === app.host)
  }

  @Test("EN-50 A finder finds no view controller above the child of a RouterRootController")
  func nothingAbove() async {
    let all: SearchOptions = [.current, .visible, .contained, .presented, .presenting, .parent]
    for options in [all, .fullStack] {
      let above = GeneralStep.custom(using: ClassFinder<HostScreen, Any?>(options: options))
      #expect(await app.router.outcome(to: above).value == nil)
      let container = GeneralStep.custom(using: ClassFinder<RouterRootController, Any?>(options: options))
      #expect(await app.router.outcome(to: container).value == nil)
    }
  }

  @Test("EN-50 Outlines and trees equal those of the same app with the child as the window's root")
  func outlines() {
    for app in [app, plain] {
      #expect(app.outcome(of: go(Routes.detail, "1"))?.value != nil)
      #expect(app.outcome(of: go(Routes.sheet, "2"))?.value != nil)
    }
    #expect(app.window.outline == plain.window.outline)
    #expect(app.tree == plain.tree)
    #expect(app.tree.description.contains("Sheet"))
  }

  @Test("EN-50 Plans equal those of the same app with the child as the window's root, also below a modal")
  func plans() throws {
    func texts(_ app: TestApp) throws -> [String] {
      var texts: [String] = []
      for _ in 0..<2 {
        texts.append(try app.router.plan(to: Routes.detail, with: "1").description)
        texts.append(try app.router.plan(to: Routes.sheet, with: "1").description)
        texts.append(try app.router.plan(to: Self.newRoot, with: "1").description)
        texts.append(try app.router.plan(.dismissAll).description)
        _ = app.outcome(of: go(Routes.sheet, "modal"))
      }
      return texts
    }
    #expect(try texts(app) == texts(plain))
  }

  @Test("EN-50 A flow of pages that is prepared for the window is the container's child")
  func pages() throws {
    let flow = AppFlowController()
    let page = AppFlowControllerPage(
      name: "page", viewControllerBlock: { Screen("page") }, viewControllerType: Screen.self)
    flow.prepare(for: app.window)
    try flow.register(path: page)
    #expect(flow.rootNavigationController === container?.rootViewController)
    #expect(app.window.rootViewController === app.host)
    try flow.show(page: page)
    #expect(flow.rootNavigationController?.topViewController is Screen)
  }

  @Test("EN-51 A new root replaces the container's child, and the root of the window stays")
  func replacing() {
    let shown = app.outcome(of: go(Self.newRoot, "new"))?.value
    #expect(shown != nil)
    #expect(container?.rootViewController === shown)
    #expect(app.window.rootViewController === app.host)
    #expect(shown?.viewIfLoaded?.window === app.window)
    #expect(app.tabs.parent == nil)
    #expect(app.tabs.viewIfLoaded?.superview == nil)
  }

  @Test(
    "EN-51 A modal over the old root leaves with the root, whether the router or the app replaces the root",
    arguments: [true, false])
  func replacingBelowModal(byRouter: Bool) {
    _ = app.outcome(of: go(Routes.sheet, "modal"))
    #expect(app.tabs.presentedViewController != nil)
    if byRouter { _ = app.outcome(of: go(Self.newRoot, "new")) } else { container?.rootViewController = Search("new") }
    #expect(app.window.outline == "new")
    #expect(app.host?.presentedViewController == nil)
  }

  @Test("EN-51 A request with an animated replacement arrives when the animation has ended")
  func animated() {
    let app = TestApp(.manual, inContainer: true)
    let step = StepAssembly(finder: NilFinder<Search, String>(), factory: InlineFactory<Search, String> { Search($0) })
      .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.3))
      .from(GeneralStep.root()).assemble()
    var outcome: Outcome<Search>?
    app.router.navigate(to: step, with: "new") { outcome = $0 }
    #expect(outcome == nil)
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.value != nil)
    #expect(app.host?.container.rootViewController is Search)
  }

  @Test(
    "EN-51 An undone replacement restores the child and the child's modal", arguments: [false, true])
  func undone(hasModal: Bool) {
    if hasModal { _ = app.outcome(of: go(Routes.sheet, "modal")) }
    let before = app.window.outline
    let modal = app.tabs.presentedViewController
    #expect(app.outcome(of: go(Self.failingOnNewRoot, "new"))?.failure?.reason is Refusal)
    #expect(app.window.outline == before)
    #expect(container?.rootViewController === app.tabs)
    #expect(app.tabs.presentedViewController === modal)
    #expect(app.tabs.viewIfLoaded?.window === app.window)
  }

  @Test("EN-51 A replaced root disappears before the new root appears, and is released")
  func appearance() {
    let log = CallbackLog()
    weak var old: UIViewController?
    do {
      let screen = LoggedScreen("old", log)
      old = screen
      container?.rootViewController = screen
    }
    log.entries = []
    container?.rootViewController = LoggedScreen("new", log)
    #expect(log.entries == ["old disappears", "old has disappeared", "new appears", "new has appeared"])
    #expect(old == nil)
  }

  @Test(
    "EN-51 A wait for a departure ends when the router or the app replaces the root", arguments: [true, false])
  func departure(byRouter: Bool) async {
    let (router, home) = (app.router, app.home)
    let departure = Task.immediate { await router.departure(of: home) }
    if byRouter { _ = app.outcome(of: go(Self.newRoot, "new")) } else { container?.rootViewController = Search() }
    await departure.value
    #expect(app.home.viewIfLoaded?.window == nil)
  }

  @Test("EN-52 A modal that other code presents from above the container is in front of the child")
  func modalFromAbove() {
    let sheet = Sheet("of SwiftUI")
    app.host?.present(sheet, animated: false)
    #expect(app.tabs.presentedViewController === sheet)
    #expect(app.window.outline.hasSuffix("^ “of SwiftUI”"))
    let current: DestinationStep<UIViewController, Any?> = GeneralStep.current()
    var found: UIViewController?
    app.router.navigate(to: current) { found = $0.value }
    #expect(found === sheet)
  }

  @Test("EN-52 A router dismisses a modal from above the container like any other modal", arguments: [true, false])
  func dismissingModalFromAbove(byBack: Bool) {
    app.host?.present(Sheet("of SwiftUI"), animated: false)
    #expect(app.outcome(of: byBack ? .back : .dismissAll)?.value != nil)
    #expect(app.host?.presentedViewController == nil)
  }

  @Test("EN-52 A router does not dismiss the modal that contains its container")
  func containerInModal() {
    let window = UIWindow.visible(Home("outside"))
    let host = HostScreen(UINavigationController(rootViewController: Home("inside")))
    window.rootViewController?.present(host, animated: false)
    let router = Router(window: window)
    #expect(window.outline == "stack[inside]")
    var outcome: Outcome<Void>?
    router.navigate(.dismissAll) { outcome = $0.map { _ in } }
    #expect(outcome != nil)
    #expect(window.rootViewController?.presentedViewController === host)
    var back: Outcome<Void>?
    router.navigate(.back) { back = $0 }
    #expect(back?.failure?.reason as? CompositionError == .nothingToGoBackFrom)
    #expect(window.rootViewController?.presentedViewController === host)
  }

  @Test("EN-53 A window without its container keeps its root, and requests wait until the container returns")
  func gone() {
    app.host?.removeContainer()
    var replaced: Outcome<Search>?
    var shown: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { shown = $0 }
    #expect(app.router.waiting.map(\.reason) == [.windowWithoutRoot])
    app.router.navigate(to: Self.newRoot, with: "new") { replaced = $0 }
    #expect(replaced?.value == nil)
    #expect(app.window.rootViewController === app.host)
    app.host?.showContainer()
    #expect(shown?.value?.viewIfLoaded?.window === app.window)
  }

  @Test("EN-53 A request that needs a host waits if the container has no root")
  func withoutRoot() {
    container?.rootViewController = nil
    var shown: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { shown = $0 }
    #expect(app.router.waiting.map(\.reason) == [.windowWithoutRoot])
    container?.rootViewController = app.tabs
    #expect(shown?.value != nil)
    #expect(app.router.waiting.isEmpty)
  }

  @Test("EN-54 Two windows with one container each are independent")
  func twoWindows() {
    let other = TestApp(inContainer: true)
    #expect(app.outcome(of: go(Self.newRoot, "new"))?.value != nil)
    _ = app.outcome(of: go(Routes.sheet, "modal"))
    #expect(other.window.outline == plain.window.outline)
    #expect(other.outcome(of: go(Routes.detail, "1"))?.value?.viewIfLoaded?.window === other.window)
    #expect(Router(around: other.home)?.window === other.window)
  }

  @Test("EN-54 A window uses the first of two containers")
  func twoContainers() {
    let second = RouterRootController(rootViewController: Search("second"))
    app.host?.addChild(second)
    app.host?.view.addSubview(second.view)
    #expect(app.window.outline == plain.window.outline)
    #expect(second.rootViewController.flatMap { Router(around: $0) } == nil)
  }

  @Test("EN-54 A window uses the second container after the first has left")
  func nextContainer() {
    let second = RouterRootController { (_: Router) in Search("second") }
    app.host?.addChild(second)
    app.host?.view.addSubview(second.view)
    #expect(second.rootViewController == nil)
    app.host?.removeContainer()
    #expect(app.window.outline == "second")
    #expect(second.rootViewController.flatMap { Router(around: $0) }?.window === app.window)
  }
}

/// A log of the appearance callbacks of screens, in order.
private final class CallbackLog {
  var entries: [String] = []
}

private final class LoggedScreen: Screen {
  private let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.log = log
    super.init(name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) appears") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) has appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) disappears") }
  override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) has disappeared") }
}
