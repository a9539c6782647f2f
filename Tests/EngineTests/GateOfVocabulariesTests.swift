import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// An app whose requests of all vocabularies wait at one gate.
private final class GatedApp {
  enum Kind: String, Hashable { case sheet }

  nonisolated enum Vocabulary: String, CaseIterable { case step, page, context, module }

  private(set) var app: TestApp? = TestApp()
  private let window: () -> UIWindow?
  let home: Home
  /// The router without the gate.
  let plain: Router
  let flow = AppFlowController()
  let contexts: TestContextRouter<Kind>
  let modules: ModuleRegistry
  var isSignedIn = false
  var endings: [String] = []
  var handles: [NavigationHandle] = []
  private let page = AppFlowControllerPage(
    name: "start", viewControllerBlock: { Screen("start") }, viewControllerType: Screen.self)

  let signIn = StepAssembly(finder: ClassFinder<SignInScreen, Any?>(), factory: InlineFactory { _ in SignInScreen() })
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  init() throws {
    let app = TestApp()
    self.app = app
    home = app.home
    plain = app.router
    window = { [weak window = app.window] in window }
    contexts = contextRouter(in: app.window) { Sheet($0.type.rawValue) }
    modules = try ModuleRegistry { DetailRouter.self }
    app.router.adding(.gate(until: { [weak self] in self?.isSignedIn == true }, asking: signIn)).makeDefault()
    flow.prepare(presentingBy: Router(window: app.window)) { UINavigationController() }
    try flow.register(path: page)
  }

  var front: UIViewController? {
    var front = app?.window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  var login: SignInScreen? { (front as? UINavigationController)?.viewControllers.first as? SignInScreen }

  func go(_ vocabulary: Vocabulary) throws {
    let router = Router(window: try #require(app?.window))
    switch vocabulary {
    case .step: handles.append(router.navigate(to: Routes.detail, with: "1", completion: note(.step)))
    case .page: handles.append(router.navigate(.page(page, in: flow), completion: note(.page)))
    case .context:
      handles.append(router.navigate(.contexts([.present(.sheet)], of: contexts), completion: note(.context)))
    case .module:
      let module = try #require(modules.use { Router.to(identifier: "detail") })
      module.perform(path: .push(from: home), completion: note(.module))
    }
  }

  private func note<Value>(_ vocabulary: Vocabulary) -> @MainActor (Outcome<Value>) -> Void {
    { [weak self] outcome in
      let word =
        outcome.value != nil ? "arrived" : outcome.obstacle != nil ? "blocked" : "\(outcome)".prefix { $0.isLetter }
      self?.endings.append("\(vocabulary) \(word)")
    }
  }

  func closeWindow() { app = nil }
}

/// The events that make a login leave.
nonisolated private enum Leaving: String, CaseIterable {
  case answer, loggedInElsewhere, vain, swipe, appDismisses, stackEmptied, routerBack, routerCloses, dismissesAll
  case otherNavigation, rootReplaced, allCancelled, allReplaced, windowGone

  var letsThrough: Bool { self == .answer || self == .loggedInElsewhere }
}

private protocol SigningIn: UIViewController {}

extension SignInScreen: SigningIn {}

extension RoutableView where Protocol == any SigningIn {
  fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@Suite struct GateOfVocabulariesTests {
  nonisolated private static let orders: [[GatedApp.Vocabulary]] = GatedApp.Vocabulary.allCases.flatMap { first in
    GatedApp.Vocabulary.allCases.filter { $0 != first }.flatMap { second in
      GatedApp.Vocabulary.allCases.filter { $0 != first && $0 != second }.map { [first, second, $0] }
    }
  }

  private func leave(_ way: Leaving, _ gated: GatedApp) async throws {
    let login = try #require(gated.login)
    let window = try #require(gated.app?.window)
    switch way {
    case .answer:
      gated.isSignedIn = true
      login.answer()
    case .loggedInElsewhere:
      gated.isSignedIn = true
      #expect(window.perform(.swipeDown))
    case .vain: login.answer()
    case .swipe: #expect(window.perform(.swipeDown))
    case .appDismisses: window.rootViewController?.dismiss(animated: true)
    case .stackEmptied: login.navigationController?.setViewControllers([Screen("other")], animated: true)
    case .routerBack: try await gated.plain.navigate(.back)
    case .routerCloses: try await gated.plain.navigate(.close(login))
    case .dismissesAll: try await gated.plain.navigate(.dismissAll)
    case .otherNavigation: try await gated.plain.navigate(to: Routes.search, with: "")
    case .rootReplaced: window.rootViewController = Screen("other")
    case .allCancelled: for handle in gated.handles { handle.cancel() }
    case .allReplaced: gated.plain.navigate(to: Routes.home, with: "", policy: .replaceCurrent) { _ in }
    case .windowGone: break
    }
  }

  @Test(
    "DL-17 Requests of three vocabularies wait at one gate and end in order, however the login leaves",
    arguments: orders.flatMap { order in Leaving.allCases.map { (order, $0) } }.filter { order, way in
      // A performance of a module has no handle to cancel.
      way != .allCancelled || !order.contains(.module)
    })
  private func waits(_ order: [GatedApp.Vocabulary], _ way: Leaving) async throws {
    let gated = try GatedApp()
    let before = gated.app.map { identities($0.window) }
    for vocabulary in order { try gated.go(vocabulary) }
    #expect(gated.login != nil)
    #expect(gated.endings.isEmpty)
    #expect(gated.front?.presentingViewController === gated.app?.tabs)
    try await leave(way, gated)
    if way == .windowGone { gated.closeWindow() }
    await until { gated.endings.count == 3 }
    switch way {
    case .windowGone, .allCancelled:
      #expect(Set(gated.endings) == Set(order.map { "\($0) Cancelled" }))
    case .allReplaced: #expect(gated.endings == order.map { "\($0) Superseded" })
    default:
      let word = way.letsThrough ? "arrived" : "blocked"
      #expect(gated.endings == order.map { "\($0) \(word)" })
    }
    #expect(gated.login == nil)
    let leavesNothingElse: [Leaving] = [
      .vain, .swipe, .appDismisses, .routerBack, .routerCloses, .dismissesAll, .allCancelled, .allReplaced,
    ]
    if leavesNothingElse.contains(way) { #expect(gated.app.map { identities($0.window) } == before) }
  }

  @Test("DL-17 A gate can ask the screen of a page")
  func asksByOtherVocabularies() throws {
    let app = TestApp()
    let flow = AppFlowController()
    let page = AppFlowControllerPage(
      name: "sign in", viewControllerBlock: { SignInScreen() }, viewControllerType: SignInScreen.self)
    flow.prepare(presentingBy: app.router) { UINavigationController() }
    try flow.register(path: page)
    var isSignedIn = false
    var ended: Outcome<Detail>?
    let request = NavigationRequest.page(page, in: flow).arriving(at: SignInScreen.self)
    app.router.adding(.gate(until: { isSignedIn }, asking: request))
      .navigate(to: Routes.detail, with: "1") { ended = $0 }
    let login = (app.tabs.presentedViewController as? UINavigationController)?.topViewController as? SignInScreen
    isSignedIn = true
    try #require(login).answer()
    #expect(ended?.value != nil)
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("DL-15 A request can ask the screen of a context, a page or a module, which leaves after its answer")
  func asksEveryVocabulary() throws {
    let app = TestApp()
    let before = identities(app.window)
    var answered: [String] = []
    func answer(_ name: String) throws {
      var front: UIViewController = app.tabs
      while let presented = front.presentedViewController { front = presented }
      let top = (front as? UINavigationController)?.topViewController ?? front
      try #require(
        ((top as? UITabBarController).map { _ in app.homeStack.topViewController } ?? top) as? SignInScreen
      )
      .answer()
      #expect(answered.last == name)
      #expect(identities(app.window) == before)
    }
    let contexts = contextRouter(in: app.window) { (_: NavigationContext<GatedApp.Kind>) in SignInScreen() }
    let context = NavigationRequest.contexts([.present(.sheet)], of: contexts).arriving(at: SignInScreen.self)
    app.router.ask(context) { if $0.value != nil { answered.append("context") } }
    try answer("context")

    let flow = AppFlowController()
    let page = AppFlowControllerPage(
      name: "sign in", viewControllerBlock: { SignInScreen() }, viewControllerType: SignInScreen.self)
    flow.prepare(presentingBy: app.router) { UINavigationController() }
    try flow.register(path: page)
    app.router.ask(NavigationRequest.page(page, in: flow).arriving(at: SignInScreen.self)) {
      if $0.value != nil { answered.append("page") }
    }
    try answer("page")

    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableView<any SigningIn>(), forMakingView: SignInScreen.self) { _ in
        SignInScreen()
      }
    }
    modules.use {
      let step = StepAssembly(
        finder: NilFinder<SignInScreen, Any?>(), factory: ModuleFactory(RoutableView<any SigningIn>())
      ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      app.router.ask(.to(step)) { if $0.value != nil { answered.append("module") } }
    }
    try answer("module")
  }

  /// A module that shows the sign-in screen of the gate.
  private final class SignInRouter: ViewRouter<SignInScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() {
      registerView(SignInScreen.self)
      registerIdentifier("sign in")
    }

    override func destination(with configuration: ViewRouteConfiguration) -> SignInScreen? {
      SignInScreen()
    }
  }

  @Test(
    "DL-17 A gate is not asked about its own screen if a context, a page or a module shows the screen"
  )
  func ownScreenOfEveryVocabulary() throws {
    let app = TestApp()
    let contexts = contextRouter(in: app.window) { (_: NavigationContext<GatedApp.Kind>) in SignInScreen() }
    let context = NavigationRequest.contexts([.present(.sheet)], of: contexts)
    app.router.adding(.gate(until: { false }, asking: context.arriving(at: SignInScreen.self))).makeDefault()
    let router = Router(window: app.window)
    let flow = AppFlowController()
    let page = AppFlowControllerPage(
      name: "sign in", viewControllerBlock: { SignInScreen() }, viewControllerType: SignInScreen.self)
    let register = AppFlowControllerPage(
      name: "register", viewControllerBlock: { Detail("register") }, viewControllerType: Detail.self)
    let other = AppFlowControllerPage(
      name: "other", viewControllerBlock: { Detail("other") }, viewControllerType: Detail.self)
    flow.prepare(presentingBy: router) { UINavigationController() }
    try flow.register(path: page => register)
    let elsewhere = AppFlowController()
    elsewhere.prepare(presentingBy: router) { UINavigationController() }
    try elsewhere.register(path: other)
    var arrived: [String] = []
    func note<Value>(_ name: String) -> @MainActor (Outcome<Value>) -> Void {
      { if $0.value != nil { arrived.append(name) } }
    }
    router.navigate(context, completion: note("context"))
    router.navigate(.page(page, in: flow), completion: note("page"))
    router.navigate(.page(register, in: flow), completion: note("page on it"))
    let modules = try ModuleRegistry { SignInRouter.self }
    modules.use { Router.to(identifier: "sign in") }?.perform(path: .push(from: app.home), completion: note("module"))
    #expect(arrived == ["context", "page", "page on it", "module"])
    // Other requests wait, also a sequence that begins with the login.
    router.navigate(.page(other, in: elsewhere), completion: note("other page"))
    router.navigate(
      .contexts([.present(.sheet), .present(.sheet)], of: contexts), completion: note("a sequence that begins with it"))
    #expect(arrived.count == 4)
    #expect(router.waiting.count == 2)
  }
}
