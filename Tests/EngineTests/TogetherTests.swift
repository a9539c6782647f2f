import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct TogetherTests {
  @Test(
    "EN-10 A call delivers its outcome before it returns if guards answer and transitions end at once"
  )
  func synchronous() {
    let app = TestApp()
    let guarded = Routes.guarded(by: ClosureGuard { _, completion in completion(.success) })
    #expect(app.outcome(of: go(guarded, "1"))?.value?.name == "1")
  }

  @Test("EN-10 A presentation at a cold start waits for the window, and a later request waits behind it")
  func coldStart() {
    let app = TestApp(isVisible: false)
    var outcomes: [String] = []
    app.router.navigate(NavigationRequest.to(Routes.sheet, with: "sheet")) { outcomes.append("sheet \($0)") }
    app.router.navigate(to: Routes.detail, with: "1") { outcomes.append("detail \($0)") }
    #expect(outcomes.isEmpty)
    app.window.makeKeyAndVisible()
    #expect(outcomes == ["sheet Arrived.", "detail Arrived."])
  }

  @Test("EN-10 A request that presents nothing runs before the window is first shown")
  func firstFrame() {
    let app = TestApp(isVisible: false)
    #expect(app.outcome(of: go(Routes.detail, "1"))?.value?.name == "1")
    #expect(app.window.isHidden)
    #expect(app.homeStack.topViewController is Detail)
    app.window.makeKeyAndVisible()
    app.window.isHidden = true
    #expect(app.outcome(of: go(Routes.detail, "2")) == nil, "one that is hidden again is waited for")
    app.window.isHidden = false
    #expect((app.homeStack.topViewController as? Detail)?.name == "2")
  }

  @Test("EN-10 A request waits for a guard in async form")
  func asyncGuard() async throws {
    let app = TestApp()
    let answers = Answers<Bool>()
    let guarded = Routes.guarded(by: PatientGuard<String> { _ in if await !answers.next() { throw Refusal() } })
    answers.give(false)
    guard
      case .blocked(.refusal(by: "PatientGuard<String>", let reason)) = await app.router.outcome(to: guarded, with: "1")
    else {
      Issue.record("was not refused")
      return
    }
    #expect(reason is Refusal)
    answers.give(true)
    #expect(try await app.router.navigate(to: guarded, with: "2").name == "2")
  }

  @Test("EN-11 A guard that never answers, and a guard that answers twice, harm only their own requests")
  func guardsHarmOnlyTheirRequest() {
    let app = TestApp()
    let keeping = KeepingGuard()
    var endings: [String] = []
    app.router.navigate(to: Routes.guarded(by: keeping), with: "never") { _ in endings.append("never") }
    let twice = ClosureGuard { _, completion in
      completion(.success)
      completion(.failure(Refusal()))
    }
    app.router.navigate(to: Routes.guarded(by: twice), with: "twice") { _ in endings.append("twice") }
    #expect(endings == ["twice"])
    #expect(app.homeStack.viewControllers.count == 2)
  }

  @Test("EN-15 Two taps on one button navigate once, and both receive the outcome")
  func dropsSame() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var arrived: [Detail] = []
    for _ in 0..<2 {
      app.router.navigate(to: Routes.detail, with: "1", policy: .dropIfSame) {
        if let value = $0.value { arrived.append(value) }
      }
    }
    app.router.navigate(to: Routes.detail, with: "2", policy: .dropIfSame) {
      if let value = $0.value { arrived.append(value) }
    }
    clock.run()
    #expect(arrived.map(\.name) == ["1", "1", "2"])
    #expect(Set(arrived.prefix(2).map(ObjectIdentifier.init)).count == 1)
  }

  @Test("EN-17 A cancelled task ends its request, and nothing is presented afterwards")
  func cancelsTasks() async {
    let app = TestApp(.mainActor)
    let keeping = KeepingGuard()
    let before = app.tree
    let task = Task { await app.router.outcome(to: Routes.guarded(by: keeping), with: "1") }
    await until { !keeping.asked.isEmpty }
    task.cancel()
    guard case .cancelled = await task.value else {
      Issue.record("was not cancelled")
      return
    }
    keeping.answer()
    #expect(app.tree == before)
  }

  @Test("EN-17 A request that is cancelled after its commit has begun completes")
  func completesOnceCommitting() async {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    let task = Task { await app.router.outcome(to: Routes.detail, with: "1") }
    await until { app.homeStack.viewControllers.count >= 2 }
    task.cancel()
    await Task.yield()
    clock.run()
    guard case .arrived = await task.value else {
      Issue.record("did not complete")
      return
    }
  }

  @Test(
    "EN-18 A guard's login navigates on its own, and the requested screen arrives after the login")
  func loginWithinGuard() {
    let app = TestApp()
    let keeping = KeepingGuard()
    let login = ClosureGuard { context, completion in
      app.router.navigate(to: Routes.sheet, with: "login") { _ in }
      keeping.perform(with: context, completion: completion)
    }
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.guarded(by: login), with: "wanted") { outcome = $0 }
    #expect(app.tree.visibleScreens == ["UINavigationController", "Sheet"])
    #expect(app.outcome(of: go(Routes.sheet, "still the login"))?.value != nil)
    #expect(outcome == nil)
    keeping.answer()
    #expect(outcome?.value?.name == "wanted")
    #expect(app.tree.visibleScreens.last == "Detail")
    #expect(keeping.asked.count == 1, "who has agreed is not asked again")
  }

  @Test("EN-18 A screen that is presented while a guard is asked can block the request")
  func newlyThreatenedScreens() {
    let app = TestApp()
    let keeping = KeepingGuard()
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.guarded(by: keeping), with: "1") { outcome = $0 }
    let draft = Draft()
    app.tabs.present(draft, animated: false)
    keeping.answer()
    guard case .blocked(.screen("Draft"))? = outcome else {
      Issue.record("left the draft: \(String(describing: outcome))")
      return
    }
    #expect(app.tabs.presentedViewController === draft)
  }

  @Test("EN-19 A static route serves two windows, and their routers do not wait for each other")
  func twoWindows() {
    let (first, second) = (TestApp(), TestApp())
    let clock = TransitionClock(of: first.window)
    var outcomes: [String] = []
    first.router.navigate(to: Routes.detail, with: "1") { outcomes.append("first \($0.value?.name ?? "")") }
    second.router.navigate(to: Routes.detail, with: "2") { outcomes.append("second \($0.value?.name ?? "")") }
    #expect(outcomes == ["second 2"])
    clock.run()
    #expect(outcomes == ["second 2", "first 1"])
    #expect(first.homeStack.viewControllers.count == 2)
    #expect(second.homeStack.viewControllers.count == 2)
  }

  @Test("EN-19 A finder that is used alone without a window searches the key window")
  func keyWindow() {
    let app = TestApp()
    app.window.makeKey()
    let found: Home? = ClassFinder<Home, Any?>().findViewController()
    #expect(found === app.home)
  }

  @Test("EN-19 A finder that is used alone searches the key window of the active scene")
  func keyWindowsOfScenes() async {
    #if os(Linux) || os(macOS)
      // The test runs in a separate process, because other tests of this process also have scenes in use.
      await #expect(processExitsWith: .success) { await TogetherTests.findInSceneInUse() }
    #else
      Self.findInSceneInUse()
    #endif
  }

  private static func findInSceneInUse() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let system = SimulatedApp(delegate: Delegate())
    let (left, right) = (UIWindowScene(), UIWindowScene())
    let apps = [TestApp(), TestApp()]
    for (app, scene) in zip(apps, [left, right]) {
      app.window.windowScene = scene
      app.window.makeKey()
    }
    #expect(apps[0].window.isKeyWindow)
    #expect(apps[1].window.isKeyWindow)
    var found: Home? { ClassFinder<Home, Any?>().findViewController() }
    #expect(found === apps[1].home, "both are in use: the one that became key last")
    apps[0].window.makeKey()
    #expect(found === apps[0].home)
    system.resignActive(left)
    #expect(found === apps[1].home)
    system.becomeActive(left)
    system.resignActive(right)
    #expect(found === apps[0].home)
    system.becomeActive(right)
  }

  @Test("EN-19 Two routers of one window share its queue")
  func sharedQueue() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var order: [String] = []
    app.router.navigate(to: Routes.detail, with: "1") { _ in order.append("first") }
    Router(window: app.window).navigate(to: Routes.sheet, with: "") { _ in order.append("second") }
    #expect(app.tabs.presentedViewController == nil)
    clock.run()
    #expect(order == ["first", "second"])
  }

  @Test("EN-20 An action that releases its completion fails by name, and the tree is restored")
  func forgottenCompletion() async {
    let app = TestApp()
    let (before, same) = (app.tree, identities(app.window))
    let forgetful = OwnAction { screen, host, _ in host.present(screen, animated: false) }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(forgetful).from(GeneralStep.current()).assemble()
    guard case .failed(let failure) = await app.router.outcome(to: route, with: "") else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.reason as? NavigationError == .transitionDidNotAnswer("OwnAction"))
    #expect(app.tree == before)
    #expect(identities(app.window) == same)
  }

  @Test("EN-20 A replacing request ends an action that keeps its completion for ever")
  func keptCompletion() {
    let app = TestApp()
    let before = app.tree
    var kept: [@MainActor (RoutingResult) -> Void] = []
    let keeping = OwnAction { screen, host, completion in
      host.present(screen, animated: false)
      kept.append(completion)
    }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(keeping).from(GeneralStep.current()).assemble()
    var first: Outcome<Sheet>?
    app.router.navigate(to: route, with: "") { first = $0 }
    var treeInBetween: ScreenTree?
    var second: Outcome<Home>?
    let home = StepAssembly(
      finder: InlineFinder { (_: String) -> Home? in
        treeInBetween = app.tree
        return app.home
      }, factory: NilFactory()
    ).from(Routes.home).assemble()
    app.router.navigate(to: home, with: "", policy: .replaceCurrent) { second = $0 }
    guard case .superseded? = first, second?.value != nil else {
      Issue.record("first \(String(describing: first)), second \(String(describing: second))")
      return
    }
    #expect(treeInBetween == before)
    kept.first?(.success)
    #expect(app.tree == before)
  }

  @Test("EN-20 The second call of an action's completion is ignored")
  func completionTwice() {
    let app = TestApp()
    let eager = OwnAction { screen, host, completion in
      host.present(screen, animated: false) {
        completion(.success)
        completion(.failure(Refusal()))
      }
    }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(eager).from(GeneralStep.current()).assemble()
    var endings = 0
    app.router.navigate(to: route, with: "") { _ in endings += 1 }
    #expect(endings == 1)
    #expect(app.tree.visibleScreens == ["Sheet"])
  }

  @Test("EN-21 A removed screen lives until the commit ends, and is released after the arrival")
  func releasesWhatWasLeft() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    weak var left: Detail?
    weak var modal: UIViewController?
    do {
      let detail = Detail("left")
      app.homeStack.setViewControllers([app.home, detail], animated: false)
      let sheet = UINavigationController(rootViewController: Sheet())
      app.tabs.present(sheet, animated: false)
      (left, modal) = (detail, sheet)
    }
    clock.run()
    var outcome: Outcome<Search>?
    app.router.navigate(to: Routes.search, with: "") { outcome = $0 }
    #expect(modal != nil)
    clock.run()
    #expect(outcome?.value != nil)
    #expect(modal == nil)
    outcome = nil
    #expect(left != nil, "the other tab keeps its stack")
    app.router.navigate(to: Routes.home, with: "") { _ in }
    clock.run()
    #expect(left == nil)
  }

  @Test("EN-22 Ten thousand requests queued at once run in order, with a constant call stack")
  func manyRequests() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var order: [Int] = []
    app.router.navigate(to: Routes.detail, with: "0") { _ in }
    for number in 0..<10_000 {
      app.router.navigate(to: Routes.home, with: "") { _ in order.append(number) }
    }
    clock.run()
    #expect(order == Array(0..<10_000))
  }
}
