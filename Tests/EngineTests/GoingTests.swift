import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct GoingTests {
  /// A log of the calls to the roles of a chain.
  final class Diary {
    var lines: [String] = []
    var watch: (() -> Void)?

    func note(_ line: String) {
      lines.append(line)
      watch?()
    }
  }

  struct NotingFinder: Finder {
    let diary: Diary
    let name: String
    var found: () -> UIViewController? = { nil }

    func findViewController(with context: String) throws -> UIViewController? {
      diary.note("find \(name)")
      return found()
    }
  }

  struct NotingFactory: Factory {
    let diary: Diary
    let name: String
    var screen: () throws -> UIViewController = { Screen() }

    mutating func prepare(with context: String) throws { diary.note("prepare \(name)") }

    func build(with context: String) throws -> UIViewController {
      diary.note("build \(name)")
      return try screen()
    }
  }

  struct NotingGuard: AnsweringInterceptor {
    let diary: Diary
    let name: String

    func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
      diary.note("ask \(name)")
      completion(.success)
    }
  }

  @Test("EN-1 A chain is searched back until a finder answers, then built forward; finders below are not called")
  func walksLazily() {
    let app = TestApp()
    let diary = Diary()
    let route = StepAssembly(
      finder: NotingFinder(diary: diary, name: "a"), factory: NotingFactory(diary: diary, name: "a")
    )
    .using(GeneralAction.presentModally())
    .from(SingleStep(finder: NotingFinder(diary: diary, name: "b"), factory: NotingFactory(diary: diary, name: "b")))
    .using(GeneralAction.presentModally())
    .from(
      SingleStep(
        finder: NotingFinder(diary: diary, name: "c") { app.home }, factory: NotingFactory(diary: diary, name: "c"))
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.custom(using: NotingFinder(diary: diary, name: "d")))
    .assemble()
    let outcome = app.outcome(of: go(route))
    #expect(outcome?.value != nil)
    #expect(diary.lines == ["find a", "find b", "find c", "prepare a", "prepare b", "build b", "build a"])
    #expect(app.tabs.presentedViewController?.presentedViewController === outcome?.value)
  }

  @Test("EN-2 Finding, preparing, guards and building happen before the first change")
  func asksBeforeChanging() {
    let app = TestApp()
    _ = app.outcome(of: go(Routes.sheet))
    let before = app.tree
    let diary = Diary()
    diary.watch = { #expect(app.tree == before, "changed before \(diary.lines.last ?? "")") }
    let route = StepAssembly(
      finder: NotingFinder(diary: diary, name: "a"), factory: NotingFactory(diary: diary, name: "a")
    )
    .adding(NotingGuard(diary: diary, name: "a"))
    .using(UINavigationController.push())
    .from(Routes.home.expectingContainer())
    .assemble()
    #expect(app.outcome(of: go(route))?.value != nil)
    #expect(Set(diary.lines) == ["find a", "prepare a", "ask a", "build a"])
    #expect(app.tree != before)
  }

  @Test("EN-2 A plan lists an action of the app as an opaque change, and the request then arrives")
  func plansOpaqueChanges() throws {
    let app = TestApp()
    let action = OwnAction { screen, host, completion in host.present(screen, animated: false) { completion(.success) }
    }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(action).from(GeneralStep.current()).assemble()
    #expect(try app.router.plan(to: route, with: "").changes.contains(.opaque("OwnAction", screen: "Sheet")))
    #expect(app.outcome(of: go(route))?.value != nil)
  }

  @Test("EN-3 A failed change restores the tree: instances, order, selection and modals")
  func rollsBack() {
    let app = TestApp()
    app.homeStack.setViewControllers([app.home, Detail("1"), Detail("2")], animated: false)
    app.tabs.selectedIndex = 1
    _ = app.outcome(of: go(Routes.sheet, "below"))
    app.tabs.presentedViewController?.present(Sheet("above"), animated: false)
    let (before, tree) = (identities(app.window), app.tree)

    let spoiling = OwnAction { screen, host, completion in
      app.homeStack.popToRootViewController(animated: false)
      app.tabs.setViewControllers([app.searchStack], animated: false)
      host.present(screen, animated: false) { completion(.failure(Refusal())) }
    }
    let route = StepAssembly(finder: NilFinder<Login, String>(), factory: InlineFactory { Login($0) })
      .using(spoiling).from(GeneralStep.root()).assemble()
    guard case .failed(let failure)? = app.outcome(of: go(route)) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.reason is Refusal)
    #expect(failure.alreadyRun == ["OwnAction"])
    #expect(identities(app.window) == before)
    #expect(app.tree == tree)
  }

  @Test("EN-3 A failed change restores the contexts that the router had set")
  func restoresContexts() {
    let app = TestApp()
    let detail = app.outcome(of: go(Routes.detail, "1"))?.value
    #expect(detail.flatMap(app.router.context(of:)) as? String == "1")
    let failing = OwnAction { _, _, completion in completion(.failure(Refusal())) }
    let route = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(failing).from(GeneralStep.custom(using: ClassFinder<Detail, String>())).assemble()
    guard case .failed? = app.outcome(of: go(route, "2")) else {
      Issue.record("did not fail")
      return
    }
    #expect(detail.flatMap(app.router.context(of:)) as? String == "1")
  }

  @Test("EN-4 Every request ends once, in each of its three forms")
  func endsOnceInThreeForms() async throws {
    let app = TestApp(.mainActor)
    let first = try await app.router.navigate(to: Routes.detail, with: "1")
    #expect(first.name == "1")
    guard case .alreadyThere(let again) = await app.router.outcome(to: Routes.detail, with: "1") else {
      Issue.record("was not there already")
      return
    }
    #expect(again === first)
    var endings = 0
    await withCheckedContinuation { continuation in
      app.router.navigate(to: Routes.detail, with: "2") { _ in
        endings += 1
        continuation.resume()
      }
    }
    #expect(endings == 1)
  }

  @Test("EN-4 A failure has its step, reason and remedy, and the throwing form throws the failure")
  func failuresExplain() async {
    let app = TestApp()
    let route = StepAssembly(
      finder: NilFinder<Detail, String>(), factory: InlineFactory { (_: String) in throw Refusal() }
    )
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    do {
      try await app.router.navigate(to: route, with: "")
      Issue.record("did not throw")
    } catch let failure as NavigationFailure {
      #expect(failure.step == "step 1 (Detail)")
      #expect(failure.reason is Refusal)
    } catch {
      Issue.record("threw \(error)")
    }
    let unrooted = StepAssembly(finder: NilFinder<Detail, String>(), factory: NilFactory())
      .from(GeneralStep.custom(using: NilFinder<Home, String>())).assemble()
    guard case .failed(let failure)? = app.outcome(of: go(unrooted)) else {
      Issue.record("did not fail")
      return
    }
    #expect(!failure.remedy.isEmpty)
  }

  @Test("EN-4 The throwing form throws an interruption if blocked, and a cancellation error if cancelled")
  func throwsWhatStandsForTheOutcome() async {
    let app = TestApp()
    let guarded = Routes.guarded(by: ClosureGuard { _, completion in completion(.failure(Refusal())) })
    await #expect(throws: NavigationInterruption.self) { try await app.router.navigate(to: guarded, with: "") }
    let task = Task { try await app.router.navigate(to: Routes.detail, with: "") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("EN-5 A request works from the present tree after moves of the user and the app")
  func liveTreeIsTheAuthority() {
    let app = TestApp()
    _ = app.outcome(of: go(Routes.detail, "1"))
    #expect(app.window.perform(.back("Home")) || app.window.userMoves.first.map(app.window.perform) == true)
    #expect(app.homeStack.viewControllers.count == 1)
    guard case .arrived? = app.outcome(of: go(Routes.detail, "1")) else {
      Issue.record("thought that it was there")
      return
    }
    app.homeStack.setViewControllers([app.home], animated: false)
    app.window.rootViewController = UINavigationController(rootViewController: Home())
    guard case .arrived(let detail)? = app.outcome(of: go(Routes.detail, "1")) else {
      Issue.record("did not arrive in the new root")
      return
    }
    #expect(detail.navigationController === app.window.rootViewController)
  }

  @Test("EN-6 A search visits each view controller once")
  func looksOnce() {
    let app = TestApp()
    app.homeStack.setViewControllers([app.home] + (1...20).map { Detail("\($0)") }, animated: false)
    _ = app.outcome(of: go(Routes.sheet))
    var seen: [UIViewController: Int] = [:]
    let finder = InlineStackIteratingFinder<UIViewController, String>(
      options: [.current, .contained, .presented, .presenting, .parent, .visible]
    ) { viewController, _ in
      seen[viewController, default: 0] += 1
      return false
    }
    let route = GeneralStep.custom(using: finder)
    _ = app.outcome(of: go(route))
    #expect(Set(seen.keys) == everyViewController(of: app.window))
    #expect(seen.count == 27)
    #expect(seen.values.allSatisfy { $0 == 1 })
  }

  @Test("EN-6 A search skips a view controller that is being dismissed")
  func looksPastLeavingScreens() throws {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.router.navigate(to: Routes.sheet, with: "") { _ in }
    clock.run()
    let sheet = try #require(
      ClassFinder<Sheet, Any?>(windowProvider: FixedWindowProvider(app.window)).findViewController())
    app.tabs.dismiss(animated: true)
    #expect(sheet.isLeaving)
    #expect(ClassFinder<Sheet, Any?>(windowProvider: FixedWindowProvider(app.window)).findViewController() == nil)
    clock.run()
  }

  @Test("EN-6 A search from a screen that is being dismissed skips the screen and its children")
  func startsOnALeavingScreen() throws {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.router.navigate(to: Routes.sheet, with: "") { _ in }
    clock.run()
    let stack = try #require(app.tabs.presentedViewController)
    func found() -> Sheet? {
      ClassFinder<Sheet, Any?>(
        options: .currentAllStack, startingPoint: .custom(stack), windowProvider: FixedWindowProvider(app.window)
      ).findViewController()
    }
    #expect(found() != nil)
    app.tabs.dismiss(animated: true)
    #expect(found() == nil)
    clock.run()
  }

  @Test("EN-8 A request waits for the end of its transition and for nothing else")
  func waitsForTransitionsOnly() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    #expect(outcome == nil)
    clock.begin()
    #expect(outcome == nil)
    clock.finish()
    #expect(outcome?.value != nil)
  }
}
