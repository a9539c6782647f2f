import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
@testable import ViewHierarchy

/// What listeners are told, and for how long.
@Suite(.serialized) struct ListeningTests {
  @Test("EN-7 When the last listener has gone no event is built any more, for requests or for the user's moves")
  func listenerGone() async {
    let app = TestApp()
    do {
      let stream = app.router.events
      _ = app.outcome(of: go(Routes.detail, "1"))
      #expect(app.window.perform(.back("Back")))
      withExtendedLifetime(stream) {}
    }
    // That the stream has gone is heard on a later turn.
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

  @Test("EN-7 When one listener has gone the others still hear of requests and of the user's moves")
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

  @Test("EN-24 A request that ends without having had the window is told with what is visible then, before and after")
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
}
