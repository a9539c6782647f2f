import TestStage
import Testing
import Wayfinder

/// A small app with a wish list that needs a login. The guard of the wish list shows the login by itself.
private final class SmallApp {
  let stage = Stage(stack(HomeScreen()))
  private(set) var isLoggedIn = false
  let loginIsShown = Latch()
  private var loggedIn = Latch()

  var login: DestinationStep<LoginScreen, Any?> {
    StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally())
      .from(current).assemble()
  }

  var wishList: DestinationStep<AccountScreen, Any?> {
    StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in try await self.requireLogin() })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root))).assemble()
  }

  private func requireLogin() async throws {
    guard !isLoggedIn else { return }
    let screen = try await stage.router.navigate(to: login)
    loginIsShown.open()
    await loggedIn.wait()
    guard isLoggedIn else { throw Mishap() }
    // The login may have replaced the root, and the login screen with it.
    try? await stage.router.navigate(.close(screen))
  }

  /// Ends the login as the user does: with the password, or by giving up.
  func answer(_ success: Bool) {
    isLoggedIn = success
    loggedIn.open()
  }
}

@Suite struct LoginGuardTests {
  @Test("RC-28 Register can be opened and left during a guarded link's login, and the requested screen arrives")
  func wholeStory() async throws {
    let app = SmallApp()
    let router = app.stage.router
    async let outcome = router.outcome(to: app.wishList)
    await app.loginIsShown.wait()
    #expect(app.stage.tree == "stack[Home] ^ stack[Login]")
    try await router.navigate(to: pushed(RegisterScreen.self, onto: app.login))
    #expect(app.stage.tree == "stack[Home] ^ stack[Login Register]")
    #expect(app.stage.window.perform(.back("Back")))
    #expect(app.stage.tree == "stack[Home] ^ stack[Login]")
    app.answer(true)
    #expect(await outcome.isArrival)
    #expect(app.stage.tree == "stack[Home Account]")
  }

  @Test("RC-28 A cancelled login blocks the navigation, and the outcome names the guard")
  func givenUp() async throws {
    let app = SmallApp()
    async let outcome = app.stage.router.outcome(to: app.wishList)
    await app.loginIsShown.wait()
    app.answer(false)
    #expect(await outcome.obstacle?.description == "PatientGuard<Any?> refused: the shelf is empty")
    try await app.stage.router.navigate(.dismissAll)
    #expect(app.stage.tree == "stack[Home]")
  }

  @Test("RC-28 The guard shows no login if the user is logged in")
  func loggedIn() async {
    let app = SmallApp()
    app.answer(true)
    #expect(await app.stage.router.outcome(to: app.wishList).isArrival)
    #expect(app.stage.tree == "stack[Home Account]")
    #expect(!app.loginIsShown.isOpen)
  }

  @Test("RC-28 The requested screen arrives also if the root is replaced during the login")
  func otherRoot() async {
    let app = SmallApp()
    async let outcome = app.stage.router.outcome(to: app.wishList)
    await app.loginIsShown.wait()
    app.stage.window.rootViewController = stack(SettingsScreen())
    app.answer(true)
    #expect(await outcome.isArrival)
    #expect(app.stage.tree == "stack[Settings Account]")
  }

  @Test("RC-28 Cancelling the guarded request ends a navigation that its guard has made by router.within")
  func within() async {
    let stage = Stage(stack(HomeScreen()))
    let (inner, never) = (Latch(), Latch())
    var innerOutcome: Outcome<ReviewScreen>?
    let blocking = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in await never.wait() })
      .using(GeneralAction.presentModally()).from(current).assemble()
    let guarded = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          stage.router.within.navigate(to: blocking, completion: { innerOutcome = $0 })
          inner.open()
          await never.wait()
        }
      )
      .using(UINavigationController.push()).from(anyStack).assemble()
    let asking = Task { await stage.router.outcome(to: guarded) }
    await inner.wait()
    asking.cancel()
    let outcome = await asking.value
    guard case .cancelled = outcome else {
      Issue.record("\(outcome)")
      return
    }
    guard case .cancelled = innerOutcome else {
      Issue.record("the guard's own navigation: \(String(describing: innerOutcome))")
      return
    }
    never.open()
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-28 A failed navigation by router.within blocks the guarded request")
  func withinFails() async {
    let stage = Stage(stack(HomeScreen()))
    let never = Latch()
    let failing = StepAssembly(
      finder: NilFinder<LoginScreen, Any?>(), factory: InlineFactory<LoginScreen, Any?> { _ in throw Mishap() }
    ).using(GeneralAction.presentModally()).from(current).assemble()
    let guarded = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          stage.router.within.navigate(to: failing, completion: { _ in })
          await never.wait()
        }
      )
      .using(UINavigationController.push()).from(anyStack).assemble()
    let outcome = await stage.router.outcome(to: guarded)
    #expect(outcome.obstacle?.description.contains("the shelf is empty") == true)
    #expect(stage.tree == "stack[Home]")
    never.open()
  }

  /// Returns a route whose guard requests a screen within the guarded request, and then waits for ever.
  private func guarded(
    by stage: Stage, showing request: NavigationRequest<ReviewScreen>, _ shown: Latch, _ never: Latch
  ) -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          stage.router.within.navigate(request) { _ in }
          shown.open()
          await never.wait()
        }
      )
      .using(UINavigationController.push()).from(anyStack).assemble()
  }

  private func review(
    _ check: @escaping () async throws -> Void
  ) -> NavigationRequest<ReviewScreen> {
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in try await check() })
      .using(GeneralAction.presentModally()).from(current).assemble()
    return NavigationRequest.to(step, with: nil).policy(.dropIfSame)
  }

  @Test("EN-15 A caller that shares a guard's request keeps it when the guarded request is cancelled")
  func sharedWithin() async {
    let stage = Stage(stack(HomeScreen()))
    let (shown, held, never) = (Latch(), Latch(), Latch())
    let request = review { await held.wait() }
    let asking = Task { await stage.router.outcome(to: guarded(by: stage, showing: request, shown, never)) }
    await shown.wait()
    var tap: Outcome<ReviewScreen>?
    stage.router.navigate(request) { tap = $0 }
    asking.cancel()
    _ = await asking.value
    #expect(tap == nil)
    held.open()
    await until { tap != nil }
    #expect(tap?.isArrival == true)
    #expect(stage.tree == "stack[Home] ^ Review")
    never.open()
  }

  @Test("EN-15 RC-28 A guard's shared request ends for the guard when the guarded request is cancelled")
  func joinedWithin() async {
    let stage = Stage(stack(HomeScreen()))
    let (shown, held, never) = (Latch(), Latch(), Latch())
    let request = review { await held.wait() }
    let tap = stage.router.navigate(request) { _ in }
    let asking = Task { await stage.router.outcome(to: guarded(by: stage, showing: request, shown, never)) }
    await shown.wait()
    asking.cancel()
    _ = await asking.value
    tap.cancel()
    held.open()
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.tree == "stack[Home]", "nobody wants it any more")
    #expect(stage.router.isIdle, "nobody wants it any more")
    never.open()
  }

  @Test("RC-28 A guard refuses if a request that it shares fails")
  func joinedFails() async {
    let stage = Stage(stack(HomeScreen()))
    let (shown, held, never) = (Latch(), Latch(), Latch())
    let request = review {
      await held.wait()
      throw Mishap()
    }
    stage.router.navigate(request) { _ in }
    let asking = Task { await stage.router.outcome(to: guarded(by: stage, showing: request, shown, never)) }
    await shown.wait()
    held.open()
    #expect(await asking.value.obstacle?.description.contains("the shelf is empty") == true)
    never.open()
  }

  @Test("EN-24 EN-21 A guard's request in another window ends with the guarded request")
  func withinAnotherWindow() async {
    let (first, second) = (Stage(stack(HomeScreen())), Stage(stack(SettingsScreen())))
    var lines: [String] = []
    second.router.log = NavigationLog(level: .info) { lines.append($1) }
    let (shown, never) = (Latch(), Latch())
    let request = review { await never.wait() }
    let asking = Task { await first.router.outcome(to: guarded(by: second, showing: request, shown, never)) }
    await shown.wait()
    await until { !second.router.waiting.isEmpty }
    asking.cancel()
    _ = await asking.value
    #expect(second.router.isIdle)
    #expect(second.router.waiting.isEmpty)
    #expect(lines.contains { $0.contains("settled") && $0.contains("Review") }, "\(lines)")
    never.open()
  }
}
