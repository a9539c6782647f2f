import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct GuardedRequestTests {
  private let app = TestApp()

  @Test("EN-29 A guard receives the type of the destination, the name of the request, and the plan on demand")
  func told() async throws {
    struct Curious: AnsweringInterceptor {
      let note: (GuardedRequest) -> Void
      func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
        Issue.record("the form with the request is the one that is called")
      }
      func perform(
        with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        note(request)
        completion(.success)
      }
    }
    var seen: [String] = []
    let router = app.router.adding(
      Curious { request in
        #expect(request.destination == Detail.self)
        seen.append("\(request.name): \(request.plan()?.changes.map(\.description) ?? ["no plan"])")
      })
    try await router.navigate(to: Routes.detail, with: "1")
    #expect(seen == [#"Detail: ["build Detail", "put Detail into UINavigationController"]"#])
    try await router.askingGlobalInterceptorsFirst().navigate(to: Routes.detail, with: "2")
    #expect(seen.last == #"Detail: ["no plan"]"#)
  }

  @Test("EN-29 A guard may request the same destination from a router with another guard")
  func sameDestinationByAnotherGuard() async {
    let inner = app.router.adding(Guard<Any?> { _ in .success })
    let outer = app.router.adding(PatientGuard<Any?> { _ in try await inner.navigate(to: Routes.detail, with: "1") })
    let outcome = await outer.outcome(of: .to(Routes.detail, with: "2"))
    #expect(outcome.isArrival, "\(outcome)")
  }

  @Test("EN-29 A guard that is asked after a slow guard receives the plan for the present tree")
  func toldBehindOthers() async throws {
    struct Slow: RoutingInterceptor {
      let latch: Answers<Bool>
      func perform(with context: Any?) async throws { _ = await latch.next() }
    }
    struct Planned: RoutingInterceptor {
      let note: (RoutePlan?) -> Void
      func perform(with context: Any?) async throws {}
      func perform(with context: Any?, for request: GuardedRequest) async throws {
        note(request.plan())
        await Task.yield()
        note(request.plan())
      }
    }
    let latch = Answers<Bool>()
    var seen: [[String]] = []
    let router = app.router.adding(Slow(latch: latch)).adding(
      Planned { seen.append($0?.changes.map(\.description) ?? ["no plan"]) })
    let arrival = Task { try await router.navigate(to: Routes.detail, with: "1") }
    try await app.window.until { !router.waiting.isEmpty }
    app.tabs.selectedIndex = 1
    latch.give(true)
    _ = try await arrival.value
    #expect(seen.count == 2)
    #expect(Set(seen).count == 1)
    #expect(seen.first?.contains("build Detail") == true, "\(seen)")
    #expect(seen.first?.count == 3, "\(seen)")
  }

  @Test("EN-29 A guarded request that has ended returns no plan", arguments: [true, false])
  func toldTooLate(_ agrees: Bool) {
    struct Keeping: AnsweringInterceptor {
      let agrees: Bool
      let keep: (GuardedRequest) -> Void

      func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
        Issue.record("the form with the request is the one that is called")
      }

      func perform(
        with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        keep(request)
        completion(agrees ? .success : .failure(Refusal()))
      }
    }
    var kept: GuardedRequest?
    let router = app.router.adding(Keeping(agrees: agrees) { kept = $0 })
    var outcome: Outcome<Detail>?
    router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    #expect(outcome != nil)
    #expect(kept != nil)
    #expect(kept?.plan() == nil)
  }

  @Test("EN-29 A guard in async form receives the request, also if the guard accepts any context")
  func toldInAsyncForm() async throws {
    struct Curious: RoutingInterceptor {
      let note: (String) -> Void
      func perform(with context: Any?) async throws { throw Refusal() }
      func perform(with context: Any?, for request: GuardedRequest) async throws { note(request.name) }
    }
    var seen: [String] = []
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .adding(Curious { seen.append($0) })
      .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    try await app.router.navigate(to: step, with: "1")
    #expect(seen == ["Detail"])
  }

  /// A guard that shows the login with the app's router, and waits for the end of that request.
  private struct LoginGuard: RoutingInterceptor {
    let router: () -> Router
    let step: DestinationStep<Login, Any?>

    func perform(with context: Any?) async throws { try await router().navigate(to: step) }
  }

  private static let login = StepAssembly(finder: NilFinder<Login, Any?>(), factory: ClassFactory { Login("login") })
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  @Test("EN-29 A guard that guards its own screen blocks the request, and the outcome names the guard and the circle")
  func guardsItself() async {
    let box = Box<Router>()
    let router = app.router.adding(LoginGuard(router: { box.value! }, step: Self.login))
    box.value = router
    let outcome = await router.outcome(of: go(Routes.detail, "1"))
    let sentence = "\(outcome)"
    #expect(outcome.obstacle != nil, "\(outcome)")
    #expect(app.tree == TestApp().tree, "\(outcome)")
    #expect(sentence.contains("LoginGuard refused"), "\(sentence)")
    #expect(sentence.contains("Login → Login"), "\(sentence)")
    #expect(router.waiting.isEmpty)
  }

  @Test("EN-29 EN-15 A guard's dropIfSame request for its own screen ends blocked instead of waiting for itself")
  func doesNotShareWhatWaitsForIt() async {
    struct Dropping: RoutingInterceptor {
      let router: () -> Router

      func perform(with context: Any?) async throws {
        let request = NavigationRequest.to(GuardedRequestTests.login).policy(.dropIfSame)
        try await router().navigate(request)
      }
    }
    let box = Box<Router>()
    let router = app.router.adding(Dropping { box.value! })
    box.value = router
    let ended = Answers<Outcome<Detail>>()
    router.navigate(go(Routes.detail, "1")) { ended.give($0) }
    await until { router.waiting.isEmpty }
    #expect(router.waiting.isEmpty)
    guard router.waiting.isEmpty else { return }
    #expect(await ended.next().obstacle != nil)
    #expect(app.tree == TestApp().tree)
  }

  @Test("EN-29 A guard that is asked again in its own call may agree; a tap on its screen is not part of that call")
  func agreesInside() async throws {
    struct Careful: RoutingInterceptor {
      let show: () async throws -> Void
      let tap: () -> Void
      func perform(with context: Any?) async throws {}
      func perform(with context: Any?, for request: GuardedRequest) async throws {
        guard request.destination != Login.self else { return }
        try await show()
        tap()
      }
    }
    final class Box {
      var router: Router?
      var tapped: [String] = []
    }
    let (app, box) = (app, Box())
    let taps = Answers<Void>()
    let router = app.router.adding(
      Careful(show: { try await box.router?.navigate(to: Self.login) }, tap: { taps.give(()) }))
    box.router = router
    // The user's tap is not part of the guard's call. The tap requests the screen that the guard is asked about.
    let person = Task {
      await taps.next()
      box.tapped.append("\(await app.router.outcome(of: go(Routes.detail, "2")))")
    }
    try await router.navigate(to: Routes.detail, with: "1")
    await person.value
    #expect(box.tapped == ["Arrived."])
  }
}
