import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// An app whose account and orders need a signed-in user.
private final class GatedApp {
  let home = HomeScreen()
  let homeStack: UINavigationController
  let window: UIWindow
  var router: Router
  let endings = Endings()
  var isSignedIn = false
  var isAttended = true
  private(set) var gate: Gate!

  init(time: TransitionScheduler.Mode = .immediate) {
    homeStack = UINavigationController(rootViewController: home)
    window = .visible(homeStack, transitions: time)
    router = Router(window: window)
    gate = .gate(until: { [weak self] in self?.isSignedIn == true }, asking: signIn) { [weak self] in
      if self?.isAttended == false { throw Mishap() }
    }
  }

  var tree: String { window.outline }

  let signIn = StepAssembly(finder: ClassFinder<SignInScreen, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  /// Returns a guarded route to a screen that is pushed onto home.
  func guarded<Screen: UIViewController>(_ type: Screen.Type) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
      .adding(gate)
      .using(UINavigationController.push()).from(anyStack).assemble()
  }

  /// A guarded route to a screen that is presented over the current screen.
  var sheet: DestinationStep<ReviewScreen, Any?> {
    StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(gate)
      .using(GeneralAction.presentModally()).from(current).assemble()
  }

  @discardableResult func go<Screen: UIViewController>(
    _ name: String, _ step: DestinationStep<Screen, Any?>
  ) -> NavigationHandle {
    router.navigate(to: step, completion: endings.note(name))
  }

  var login: SignInScreen? {
    (homeStack.presentedViewController as? UINavigationController)?.viewControllers.first as? SignInScreen
  }

  func logIn() {
    isSignedIn = true
    login?.answer()
  }

  var words: [String] { endings.words }
}

@Suite struct GateTests {
  private let app = GatedApp()

  @Test("DL-17 A gate whose condition holds allows the request and asks no screen")
  func open() {
    app.isSignedIn = true
    app.go("account", app.guarded(AccountScreen.self))
    #expect(app.tree == "stack[Home Account]")
    #expect(app.endings.lines.count == 1)
  }

  @Test("DL-17 A closed gate asks its screen in front of all others, and the answer removes the screen")
  func asks() throws {
    app.home.present(SettingsScreen(), animated: false)
    app.go("account", app.guarded(AccountScreen.self))
    #expect(app.tree == "stack[Home] ^ Settings ^ stack[SignIn]")
    #expect(app.endings.lines == [])
    app.isSignedIn = true
    let front = app.homeStack.presentedViewController?.presentedViewController as? UINavigationController
    try #require(front?.topViewController as? SignInScreen).answer()
    #expect(app.tree == "stack[Home Account]")
    #expect(app.words == ["account ended"])
  }

  @Test("DL-17 A step or a router takes a gate among its guards in one line")
  func inOneLine() {
    let step = StepAssembly(finder: ClassFinder<AccountScreen, Int>(), factory: ClassFactory())
      .adding(.gate(until: { [app] in app.isSignedIn }, asking: app.signIn))
      .using(UINavigationController.push()).from(
        GeneralStep.custom(using: ClassFinder<HomeScreen, Int>()).expectingContainer()
      )
      .assemble()
    app.router.navigate(to: step, with: 1, completion: app.endings.note("step"))
    app.logIn()
    app.isSignedIn = false
    app.router.adding(.gate(until: { [app] in app.isSignedIn }, asking: app.signIn))
      .navigate(to: pushed(RegisterScreen.self, onto: anyStack), completion: app.endings.note("router"))
    app.logIn()
    #expect(app.words == ["step ended", "router ended"])
    #expect(app.tree == "stack[Home Account Register]")
  }

  @Test(
    "DL-17 Several requests at a gate share one screen and continue in the order of their arrival",
    arguments: [true, false])
  func inOrder(atOnce: Bool) {
    let app = GatedApp(time: atOnce ? .immediate : .manual)
    app.go("account", app.guarded(AccountScreen.self))
    app.window.transitionScheduler.advanceUntilIdle()
    let screen = app.login
    app.go("product", app.guarded(ProductScreen.self))
    app.go("settings", app.guarded(SettingsScreen.self))
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(app.login === screen)
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    app.logIn()
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(app.words == ["account ended", "product ended", "settings ended"])
    #expect(app.tree == "stack[Home Account Product Settings]")
  }

  @Test("DL-17 Each request at a gate is resolved again, against the tree of its turn")
  func afresh() {
    app.go("account", app.guarded(AccountScreen.self))
    app.go("again", app.guarded(AccountScreen.self))
    app.go("sheet", app.sheet)
    app.window.rootViewController?.present(UIViewController(), animated: false)
    app.logIn()
    #expect(app.endings.lines.count == 3)
    #expect(app.tree == "stack[Home Account] ^ Review")
  }

  @Test("DL-17 A gate's screen that leaves without an answer blocks all its requests, and the tree is as before")
  func leaves() {
    let before = identities(app.window)
    app.go("account", app.guarded(AccountScreen.self))
    app.go("product", app.guarded(ProductScreen.self))
    #expect(app.window.perform(.swipeDown))
    #expect(app.words == ["account blocked", "product blocked"])
    #expect(
      app.endings.lines[0].contains("Gate(asking: SignInScreen) refused: SignInScreen was left without an answer"))
    #expect(identities(app.window) == before)
  }

  @Test(
    "DL-17 A request made while the user swipes the gate's screen away is not blocked, and asks again",
    arguments: [true, false])
  func comesAsItLeaves(isFinger: Bool) {
    let app = GatedApp(time: .manual)
    let scheduler = app.window.transitionScheduler
    app.go("account", app.guarded(AccountScreen.self))
    scheduler.advanceUntilIdle()
    let finger = isFinger ? app.window.beginInteractive(.swipeDown) : nil
    if !isFinger { app.window.perform(.swipeDown) }
    scheduler.advance()
    app.go("product", app.guarded(ProductScreen.self))
    finger?.finish()
    scheduler.advanceUntilIdle()
    #expect(app.words == ["account blocked"])
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    app.logIn()
    scheduler.advanceUntilIdle()
    #expect(app.words == ["account blocked", "product ended"])
    #expect(app.tree == "stack[Home Product]")
  }

  @Test("DL-17 A request made as the gate's screen disappears asks again", arguments: [true, false])
  func comesAsItDisappears(atOnce: Bool) {
    let app = GatedApp(time: atOnce ? .immediate : .manual)
    let scheduler = app.window.transitionScheduler
    app.go("account", app.guarded(AccountScreen.self))
    scheduler.advanceUntilIdle()
    app.login?.onDisappear = { app.go("product", app.guarded(ProductScreen.self)) }
    app.window.perform(.swipeDown)
    scheduler.advanceUntilIdle()
    #expect(app.words == ["account blocked"])
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    app.login?.onDisappear = nil
    app.logIn()
    scheduler.advanceUntilIdle()
    #expect(app.words == ["account blocked", "product ended"])
  }

  @Test("DL-17 A request made during a cancelled swipe of the gate's screen waits with the others")
  func comesAsItStays() {
    let app = GatedApp(time: .manual)
    let scheduler = app.window.transitionScheduler
    app.go("account", app.guarded(AccountScreen.self))
    scheduler.advanceUntilIdle()
    let finger = app.window.beginInteractive(.swipeDown)
    while scheduler.advance() {}
    app.go("product", app.guarded(ProductScreen.self))
    finger?.cancel()
    scheduler.advanceUntilIdle()
    #expect(app.words == [])
    #expect(app.router.waiting.count == 2)
    app.logIn()
    scheduler.advanceUntilIdle()
    #expect(app.words == ["account ended", "product ended"])
  }

  @Test("DL-17 The condition decides about the requests, whether the gate's screen answers or leaves")
  func answersInVain() {
    app.go("account", app.guarded(AccountScreen.self))
    app.login?.answer()
    #expect(app.words == ["account blocked"])
    #expect(app.endings.lines.first?.contains("the condition of the gate does not hold") == true)
    #expect(app.tree == "stack[Home]")
    app.go("product", app.guarded(ProductScreen.self))
    app.isSignedIn = true
    #expect(app.window.perform(.swipeDown))
    #expect(app.words == ["account blocked", "product ended"])
  }

  @Test("DL-17 A gate whose screen cannot be shown blocks its requests with the reason")
  func cannotBeShown() {
    let failing = StepAssembly(
      finder: NilFinder<SignInScreen, Any?>(), factory: InlineFactory<SignInScreen, Any?> { _ in throw Mishap() }
    ).using(GeneralAction.presentModally()).from(current).assemble()
    app.router.adding(.gate(until: { false }, asking: failing))
      .navigate(to: pushed(AccountScreen.self, onto: anyStack), completion: app.endings.note("account"))
    #expect(app.words == ["account blocked"])
    #expect(app.endings.lines.first?.contains("the shelf is empty") == true)
  }

  @Test("DL-17 A cancelled request removes the gate's screen only if it was the gate's last request")
  func cancelled() {
    let first = app.go("account", app.guarded(AccountScreen.self))
    let second = app.go("product", app.guarded(ProductScreen.self))
    let login = app.login
    first.cancel()
    #expect(app.login != nil)
    #expect(app.login === login, "the same screen stays")
    #expect(app.endings.lines == ["account: Cancelled."])
    second.cancel()
    #expect(app.tree == "stack[Home]")
    #expect(app.endings.lines == ["account: Cancelled.", "product: Cancelled."])
    app.go("settings", app.guarded(SettingsScreen.self))
    app.logIn()
    #expect(app.tree == "stack[Home Settings]")
  }

  @Test("DL-17 A modal that replaces the gate's last request stays when the gate's screen is removed")
  func replacedBySomethingInFront() {
    app.go("account", app.guarded(AccountScreen.self))
    let plain = presented(ReviewScreen.self, on: current)
    app.router.navigate(to: plain, policy: .replaceCurrent, completion: app.endings.note("review"))
    #expect(app.tree == "stack[Home] ^ Review")
    #expect(app.words == ["account ended", "review ended"])
  }

  @Test("DL-17 Replacing the last request of a gate removes the gate's screen")
  func replaced() {
    app.go("account", app.guarded(AccountScreen.self))
    let plain = pushed(RegisterScreen.self, onto: GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>()))
    app.router.navigate(to: plain, policy: .replaceCurrent, completion: app.endings.note("register"))
    #expect(app.tree == "stack[Home Register]")
    #expect(app.endings.lines.first?.hasPrefix("account: Superseded") == true)
  }

  @Test("DL-17 A gate asks a login that is open already in its place, and the answer removes the login")
  func wasOpen() {
    app.router.go(to: app.signIn)
    let screen = app.login
    app.go("account", app.guarded(AccountScreen.self)).cancel()
    #expect(app.login === screen)
    #expect(screen != nil)
    app.go("sheet", app.sheet)
    #expect(app.login === screen)
    app.logIn()
    #expect(app.tree == "stack[Home] ^ Review")
  }

  @Test("DL-17 A gate is not asked about its own screen, nor about a push onto that screen")
  func ownScreen() throws {
    app.router.adding(app.gate).makeDefault()
    app.router = Router(window: app.window)
    app.go("login", app.signIn)
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    app.go("register", pushed(RegisterScreen.self, onto: app.signIn))
    #expect(app.tree == "stack[Home] ^ stack[SignIn Register]")
    app.router.navigate(.back, completion: app.endings.note("back"))
    app.router.navigate(.dismissAll, completion: app.endings.note("away"))
    app.go("register without a login", pushed(RegisterScreen.self, onto: app.signIn))
    #expect(app.tree == "stack[Home] ^ stack[SignIn Register]")
    #expect(app.words == ["login", "register", "back", "away", "register without a login"].map { "\($0) ended" })
  }

  @Test("DL-17 A gate behind a guard that answers later is not asked about a push onto its own screen")
  func ownScreenBehindSlowGuard() async {
    app.router.adding(PatientGuard<Any?> { _ in await Task.yield() }).adding(app.gate).makeDefault()
    app.router = Router(window: app.window)
    app.go("login", app.signIn)
    await until { app.endings.lines.count >= 1 }
    app.go("register", pushed(RegisterScreen.self, onto: app.signIn))
    await until { app.endings.lines.count >= 2 }
    #expect(app.tree == "stack[Home] ^ stack[SignIn Register]")
  }

  @Test("DL-17 A request that presents over the gate's screen must pass the gate")
  func overOwnScreen() {
    app.go("account", app.guarded(AccountScreen.self))
    app.go("sheet", app.sheet)
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    #expect(app.endings.lines == [])
    app.logIn()
    #expect(app.tree == "stack[Home Account] ^ Review")
  }

  @Test("DL-17 A gate on the default router is not asked about its own request for the screen")
  func standing() {
    app.router.adding(app.gate).makeDefault()
    app.router = Router(window: app.window)
    app.go("register", pushed(RegisterScreen.self, onto: anyStack))
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    app.logIn()
    #expect(app.tree == "stack[Home Register]")
  }

  @Test("DL-17 A gate shows a screen in each of two windows, whose requests wait separately")
  func twoWindows() {
    let other = Stage(stack(HomeScreen()))
    app.go("account", app.guarded(AccountScreen.self))
    other.router.navigate(to: app.guarded(AccountScreen.self), completion: app.endings.note("other"))
    #expect(app.tree == "stack[Home] ^ stack[SignIn]")
    #expect(other.tree == "stack[Home] ^ stack[SignIn]")
    #expect(other.window.perform(.swipeDown))
    #expect(app.words == ["other blocked"])
    app.logIn()
    #expect(app.words == ["other blocked", "account ended"])
  }

  @Test("DL-17 In a command without a user, a closed gate blocks the request and keeps the tree")
  func oneShot() {
    let before = identities(app.window)
    app.isAttended = false
    app.go("account", app.guarded(AccountScreen.self))
    #expect(app.words == ["account blocked"])
    #expect(app.endings.lines.first?.contains("the shelf is empty") == true)
    #expect(identities(app.window) == before)
  }

  @Test("DL-17 A gate that is called without a request asks no screen, and answers by the condition")
  func byHand() async throws {
    await #expect(throws: GateRefusal.nowhereToAsk(screen: "SignInScreen")) { try await app.gate.perform() }
    app.isSignedIn = true
    try await app.gate.perform()
  }

  @Test("DL-17 A plan names the gate and changes nothing")
  func plan() throws {
    #expect(try app.router.plan(to: app.guarded(AccountScreen.self)).asked == ["Gate(asking: SignInScreen)"])
    #expect(app.tree == "stack[Home]")
  }

  @Test("DL-17 A gate's screen is released after an answer, and after a swipe")
  func retainsNothing() async {
    for hasAnswered in [true, false] {
      weak var screen: SignInScreen?
      app.isSignedIn = false
      app.go("account", app.guarded(AccountScreen.self))
      screen = app.login
      #expect(screen != nil)
      if hasAnswered { app.logIn() } else { #expect(app.window.perform(.swipeDown)) }
      await until { screen == nil }
      #expect(screen == nil)
      app.homeStack.popToRootViewController(animated: false)
    }
  }
}
