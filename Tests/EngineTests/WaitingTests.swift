import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct WaitingTests {
  private func reasons(_ router: Router) -> [String] {
    router.waiting.map { "\($0.request.name): \($0.reason)" }
  }

  @Test("EN-30 A waiting request names its reason: a guard, the window, a transition or an earlier request")
  func waiting() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    let keeping = KeepingGuard()
    app.router.navigate(to: Routes.guarded(by: keeping), with: "1") { _ in }
    #expect(reasons(app.router) == ["Detail: the answer of KeepingGuard<String>"])
    app.router.navigate(to: Routes.detail, with: "2") { _ in }
    clock.begin()
    app.router.navigate(.back) { _ in }
    let lines = reasons(app.router)
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.contains("Detail: a transition that is in flight"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("going back: Detail (request") }, "\(lines)")
    keeping.answer(.failure(Refusal()))
    clock.run()
    #expect(app.router.waiting.isEmpty)
    app.window.isHidden = true
    clock.run()
    app.router.navigate(to: Routes.detail, with: "3") { _ in }
    #expect(reasons(app.router) == ["Detail: its window, which is not shown"])
    app.router.window?.isHidden = false
    clock.run()
    #expect(app.router.waiting.isEmpty)
  }

  @Test("EN-30 A guard that reads what waits in its call finds its own request once")
  func readInCall() {
    let app = TestApp()
    var seen: [String] = []
    let reading = ClosureGuard { _, completion in
      seen = app.router.waiting.map(\.request.name)
      completion(.success)
    }
    app.router.navigate(to: Routes.guarded(by: reading), with: "1") { _ in }
    #expect(seen == ["Detail"])
  }

  @Test("EN-30 The log has a line when a request begins to wait, and none otherwise")
  func logged() {
    let app = TestApp()
    var written: [String] = []
    app.router.log = NavigationLog(level: .info) { if $1.contains("waits for") { written.append($1) } }
    app.router.navigate(to: Routes.detail, with: "1") { _ in }
    #expect(written.isEmpty)
    let keeping = KeepingGuard()
    app.router.navigate(to: Routes.guarded(by: keeping), with: "2") { _ in }
    #expect(written.count == 1, "\(written)")
    #expect(written.first?.hasSuffix("waits for the answer of KeepingGuard<String>") == true, "\(written)")
    app.window.isHidden = true
    app.router.navigate(to: Routes.detail, with: "3") { _ in }
    #expect(written.last?.hasSuffix("waits for its window, which is not shown") == true, "\(written)")
  }
}
