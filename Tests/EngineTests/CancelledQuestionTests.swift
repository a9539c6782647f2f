import TestStage
import Testing
import Wayfinder

/// Tests that the end of a request cancels the tasks of the guards and screens that it asks.
@Suite struct CancelledQuestionTests {
  /// The ways to end a request while a guard or a screen is asked.
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case handle, task, replacement

    var testDescription: String { rawValue }
  }

  /// A task that waits for a test, and then records whether it was cancelled.
  final class Waiting {
    let began = Answers<Bool>()
    let goOn = Answers<Bool>()
    let sawCancellation = Answers<Bool>()

    func wait() async {
      began.give(true)
      _ = await goOn.next()
      sawCancellation.give(Task.isCancelled)
    }
  }

  final class WaitingScreen: Screen, LeaveConfirming {
    let waiting = Waiting()

    func mayLeave() async -> Bool {
      await waiting.wait()
      return false
    }
  }

  private let app = TestApp()

  /// Starts a request, ends it while a guard or a screen is asked, and returns whether the asked task was cancelled.
  private func seesCancellation<Value>(
    _ way: Way, _ request: NavigationRequest<Value>, by router: Router, _ waiting: Waiting
  ) async -> Bool {
    let before = identities(app.window)
    let ended = Answers<Bool>()
    switch way {
    case .handle:
      let handle = router.navigate(request) { outcome in
        if case .cancelled = outcome { ended.give(true) } else { ended.give(false) }
      }
      _ = await waiting.began.next()
      handle.cancel()
    case .task:
      let task = Task {
        if case .cancelled = await router.outcome(of: request) { ended.give(true) } else { ended.give(false) }
      }
      _ = await waiting.began.next()
      task.cancel()
    case .replacement:
      router.navigate(request) { outcome in
        if case .superseded = outcome { ended.give(true) } else { ended.give(false) }
      }
      _ = await waiting.began.next()
      app.router.navigate(to: Routes.home, with: "", policy: .replaceCurrent) { _ in }
    }
    #expect(await ended.next(), "the request has gone")
    waiting.goOn.give(true)
    let saw = await waiting.sawCancellation.next()
    if way != .replacement { #expect(identities(app.window) == before) }
    return saw
  }

  @Test("EN-17 The end of a request cancels the task of its guard in async form", arguments: Way.allCases)
  func guardOfAStep(way: Way) async {
    let waiting = Waiting()
    let request = go(Routes.guarded(by: PatientGuard<String> { _ in await waiting.wait() }), "1")
    #expect(await seesCancellation(way, request, by: app.router, waiting))
  }

  @Test("EN-17 The end of a request cancels the task of a router's guard in async form", arguments: Way.allCases)
  func guardOfTheRouter(way: Way) async {
    let waiting = Waiting()
    let router = app.router.adding(PatientGuard<Any?> { _ in await waiting.wait() })
    #expect(await seesCancellation(way, go(Routes.detail, "1"), by: router, waiting))
  }

  @Test("EN-17 The end of a request cancels the task of a screen that is asked whether it may be left")
  func askedScreen() async {
    for way in [Way.handle, .task] {
      let screen = WaitingScreen()
      app.homeStack.setViewControllers([app.home, screen], animated: false)
      #expect(await seesCancellation(way, .pop(to: app.home), by: app.router, screen.waiting), "\(way)")
    }
  }

  @Test("EN-11 A guard's answer after the end of its request changes nothing, and the next request runs")
  func lateAnswer() async {
    let waiting = Waiting()
    let guarded = Routes.guarded(by: PatientGuard<String> { _ in await waiting.wait() })
    #expect(await seesCancellation(.handle, go(guarded, "1"), by: app.router, waiting))
    #expect(app.homeStack.viewControllers == [app.home])
    #expect(app.outcome(of: go(Routes.detail, "2"))?.value?.name == "2")
  }

  @Test(
    "EN-17 A request that is cancelled while its screens are built changes nothing", arguments: [Way.handle, .task])
  func whileBuilding(way: Way) async {
    let app = TestApp()
    app.window.isHidden = way != .task
    var cancel: (() -> Void)?
    var built: [Detail] = []
    let route = StepAssembly(
      finder: NilFinder<Detail, String>(),
      factory: InlineFactory { (name: String) in
        let detail = Detail(name)
        built.append(detail)
        cancel?()
        return detail
      }
    )
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    let ended = Answers<Bool>()
    func end(_ outcome: Outcome<Detail>) {
      if case .cancelled = outcome { ended.give(true) } else { ended.give(false) }
    }
    switch way {
    case .handle, .replacement:
      // The request waits for its window, so its handle exists before the request builds.
      let handle = app.router.navigate(to: route, with: "1") { end($0) }
      cancel = { handle.cancel() }
      app.window.makeKeyAndVisible()
    case .task:
      let task = Task { end(await app.router.outcome(to: route, with: "1")) }
      cancel = { task.cancel() }
    }
    #expect(await ended.next(), "was cancelled")
    #expect(built.count == 1)
    #expect(app.homeStack.viewControllers == [app.home])
    cancel = nil
    #expect(app.outcome(of: go(route, "2"))?.value?.name == "2")
  }

  @Test("EN-17 A log that reports a question may cancel the request, and the guard is not asked", arguments: [0, 1])
  func cancelledByWhoIsTold(_ question: Int) {
    let app = TestApp()
    let guards = [KeepingGuard(), KeepingGuard()]
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .adding(guards[0]).adding(guards[1])
      .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    var (handle, outcome, told): (NavigationHandle?, Outcome<Detail>?, Int) = (nil, nil, 0)
    app.window.isHidden = true
    app.router.log = NavigationLog(level: .debug) { _, message in
      guard message.contains("asked") else { return }
      if told == question { handle?.cancel() }
      told += 1
    }
    handle = app.router.navigate(to: step, with: "1") { outcome = $0 }
    app.window.isHidden = false
    if question == 1 { guards[0].answer() }
    guard case .cancelled? = outcome else {
      Issue.record("\(String(describing: outcome)), told of \(told)")
      return
    }
    #expect(guards.map(\.asked.count) == [question, 0])
    #expect(app.router.waiting.isEmpty)
  }
}
