import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
@testable import ViewHierarchy

/// Tests of the events that listeners receive, and of the end of listening.
@Suite(.serialized) struct ListeningTests {
  @Test("EN-7 The router makes no event after its last listener has left, neither for requests nor for moves")
  func listenerGone() async {
    let app = TestApp()
    do {
      let stream = app.router.events
      _ = app.outcome(of: go(Routes.detail, "1"))
      #expect(app.window.perform(.back("Back")))
      withExtendedLifetime(stream) {}
    }
    // The router notices the end of the stream on a later turn.
    var isBuilding = true
    for _ in 0..<100 where isBuilding {
      await Task {}.value
      let made = NavigationEvent.made
      _ = app.outcome(of: go(Routes.detail, "2"))
      #expect(app.window.perform(.back("Back")))
      isBuilding = NavigationEvent.made > made
    }
    #expect(!isBuilding)
    _ = app.outcome(of: go(Routes.detail, "3"))
    let names = TypeName.made
    #expect(app.window.perform(.back("Back")))
    #expect(TypeName.made == names, "and nothing is put into words")
  }

  @Test("EN-7 A listener still receives requests and moves of the user after another listener has left")
  func otherListeners() async {
    let app = TestApp()
    let staying = app.router.events
    do {
      let going = app.router.events
      withExtendedLifetime(going) {}
    }
    await Task {}.value
    await Task {}.value
    _ = app.outcome(of: go(Routes.detail, "1"))
    #expect(app.window.perform(.back("Back")))
    var told: [String] = []
    for await event in staying {
      switch event.kind {
      case .settled: told.append("settled")
      case .userMoved(let move): told.append(move.rawValue)
      default: continue
      }
      if told.count == 2 { break }
    }
    #expect(told == ["settled", "back"])
  }

  @Test("EN-24 The settled event of a request that never held the window has the screens visible at its end")
  func endedWithoutTheWindow() async {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    let events = app.router.events
    app.router.navigate(to: Routes.detail, with: "1") { _ in }
    let waiting = app.router.navigate(to: Routes.search, with: "") { _ in }
    clock.begin()
    waiting.cancel()
    clock.run()
    var told: [String] = []
    for await event in events {
      guard case .settled(_, let outcome) = event.kind else { continue }
      told.append("\(outcome) \(event.visibleBefore.last ?? "") \(event.visibleAfter.last ?? "")")
      if told.count == 2 { break }
    }
    #expect(told == ["Cancelled. Detail Detail", "Arrived. Home Detail"])
  }

  @Test("EN-24 The settled event has the screen that a post task has shown")
  func postTaskShows() async {
    let app = TestApp()
    let events = app.router.events
    let task = InlinePostTask<UIViewController, Any?> { screen, _, _ in
      if screen is Detail { screen.navigationController?.pushViewController(Leaflet(), animated: false) }
    }
    _ = app.router.adding(task).navigate(go(Routes.detail, "1")) { _ in }
    let told = await visible(in: events, until: 4)
    #expect(told == ["Home", "Home", "Detail", "Leaflet"])
  }

  @Test("EN-24 The resolved event of a waiting request has the screen that the app has shown since")
  func appShowsMeanwhile() async {
    let app = TestApp()
    let events = app.router.events
    app.window.isHidden = true
    app.router.navigate(to: Routes.detail, with: "1") { _ in }
    app.homeStack.pushViewController(Leaflet(), animated: false)
    app.window.makeKeyAndVisible()
    let told = await visible(in: events, until: 4)
    #expect(told == ["Home", "Leaflet", "Detail", "Detail"])
  }

  @Test("EN-24 The answered event has the screen that the guard has shown")
  func guardShows() async {
    let app = TestApp()
    let events = app.router.events
    let showing = ClosureGuard { _, completion in
      app.homeStack.pushViewController(Leaflet(), animated: false)
      completion(.success)
    }
    app.router.navigate(to: Routes.guarded(by: showing), with: "1") { _ in }
    let told = await visible(in: events, until: 4)
    #expect(told == ["Home", "Home", "Home", "Leaflet"])
  }

  @Test("EN-24 A waiting listener receives the next event, and ends when the window is released")
  func waitingListener() async {
    var app: TestApp? = TestApp()
    guard let events = app?.router.events else { return }
    let told = Count()
    Task {
      for await _ in events { told.value += 1 }
      told.isOver = true
    }
    app?.router.navigate(to: Routes.detail, with: "1") { _ in }
    await until { told.value == 4 }
    // The listener has read all events. Within a few turns, it waits for the next event.
    for _ in 0..<20 { await Task.yield() }
    app?.router.navigate(to: Routes.detail, with: "2") { _ in }
    await until { told.value >= 8 }
    app = nil
    await until { told.isOver }
    #expect(told.isOver)
    #expect(told.value == 8)
  }

  @Test("EN-24 A cancelled swipe is no move of the user")
  func swipeTakenBack() async throws {
    let app = TestApp()
    app.present(Sheet("sheet"))
    let events = app.router.events
    try #require(app.window.beginInteractive(.swipeDown)).cancel()
    #expect(app.tabs.presentedViewController is Sheet)
    app.router.navigate(to: Routes.home, with: "") { _ in }
    var moves: [NavigationEvent.Move] = []
    for await event in events {
      if case .userMoved(let move) = event.kind { moves.append(move) }
      if case .settled = event.kind { break }
    }
    #expect(moves.isEmpty)
  }

  /// Returns the innermost visible screen after each of the first events, up to the given number.
  private func visible(in events: AsyncStream<NavigationEvent>, until count: Int) async -> [String] {
    var told: [String] = []
    for await event in events {
      told.append(event.visibleAfter.last ?? "")
      if told.count == count { break }
    }
    return told
  }
}

private final class Leaflet: UIViewController {}

private final class Count {
  var value = 0
  var isOver = false
}
