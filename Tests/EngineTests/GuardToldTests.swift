import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct GuardToldTests {
  /// A guard in completion form that shows its screen with the router of its request.
  private struct Asking: AnsweringInterceptor {
    let cancelled: @MainActor () -> Void
    let kept: (@escaping @MainActor (RoutingResult) -> Void) -> Void

    func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {}

    func perform(
      with context: String, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      request.whenCancelled(cancelled)
      request.router?.go(to: Routes.sheet, with: "asked")
      kept(completion)
    }
  }

  @Test("EN-29 A guard receives the default router of its request's window for its own screen")
  func router() {
    let app = TestApp()
    var completions: [@MainActor (RoutingResult) -> Void] = []
    app.router.adding(InlineContextTask<UIViewController, Any?> { screen, _ in screen.title = "standing" })
      .makeDefault()
    let step = Routes.guarded(by: Asking(cancelled: {}, kept: { completions.append($0) }))
    app.router.navigate(to: step, with: "1") { _ in }
    let shown = (app.tabs.presentedViewController as? UINavigationController)?.topViewController
    #expect(shown?.title == "standing")
  }

  @Test(
    "EN-29 A guard in completion form is notified of the end of its request only if it has not answered yet")
  func hearsOfTheEnd() {
    let app = TestApp()
    var (cancelled, completions): (Int, [@MainActor (RoutingResult) -> Void]) = (0, [])
    let step = Routes.guarded(by: Asking(cancelled: { cancelled += 1 }, kept: { completions.append($0) }))
    app.router.navigate(to: step, with: "1") { _ in }.cancel()
    #expect(cancelled == 1)
    let other = app.router.navigate(to: step, with: "2") { _ in }
    completions.last?(.success)
    other.cancel()
    #expect(cancelled == 1)
  }

  /// A guard in async form that also registers an action. The guard records whether the action or the task is notified first.
  private struct AsyncAsking: RoutingInterceptor {
    let hear: @MainActor @Sendable (String) -> Void
    let latch: Answers<Bool>

    func perform(with context: String) async throws {}

    func perform(with context: String, for request: GuardedRequest) async throws {
      request.whenCancelled { hear("action") }
      await withTaskCancellationHandler {
        _ = await latch.next()
      } onCancel: {
        MainActor.assumeIsolated { hear("task") }
      }
    }
  }

  @Test("EN-17 The end of a request cancels the task of its async guard before it calls the guard's registered actions")
  func taskBeforeActions() {
    let app = TestApp()
    let latch = Answers<Bool>()
    var heard: [String] = []
    let step = Routes.guarded(by: AsyncAsking(hear: { heard.append($0) }, latch: latch))
    app.router.navigate(to: step, with: "1") { _ in }.cancel()
    #expect(heard == ["task", "action"])
    latch.give(true)
  }
}

@Suite struct WindowGoneTests {
  @Test("EN-25 A wait for a departure ends when the window is released")
  func departure() async {
    var app: TestApp? = TestApp()
    let (router, home) = (app?.router, app?.home)
    let waiting = Task {
      if let router, let home { await router.departure(of: home) }
    }
    await Task.yield()
    app = nil
    await waiting.value
  }
}
