import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
import ViewHierarchy

/// Tests of moves of the user in the log, without a listener.
@Suite(.serialized) struct LoggedMovesTests {
  private let app = TestApp()

  private final class Lines {
    var moves: [String] = []

    func log(_ level: NavigationLog.Level) -> NavigationLog {
      NavigationLog(level: level) { _, message in
        if message.contains("user") { self.moves.append(message) }
      }
    }
  }

  private func goBack() {
    _ = app.outcome(of: go(Routes.detail, "1"))
    #expect(app.window.perform(.back("Back")))
  }

  @Test("EN-24 A log receives the user's moves without a listener", arguments: [NavigationLog.Level.debug, .info])
  func withoutListener(level: NavigationLog.Level) async {
    let lines = Lines()
    app.router.log = lines.log(level)
    goBack()
    await until { !lines.moves.isEmpty }
    #expect(lines.moves.count == 1)
  }

  @Test("EN-7 A log of failures only makes no names for the screens that the user leaves")
  func failuresOnly() {
    let lines = Lines()
    app.router.log = lines.log(.error)
    _ = app.outcome(of: go(Routes.detail, "1"))
    let names = TypeName.made
    #expect(app.window.perform(.back("Back")))
    #expect(TypeName.made == names)
  }

  @Test("EN-7 A removed log makes no names for the screens that the user leaves")
  func removed() {
    app.router.log = Lines().log(.info)
    app.router.log = nil
    _ = app.outcome(of: go(Routes.detail, "1"))
    let names = TypeName.made
    #expect(app.window.perform(.back("Back")))
    #expect(TypeName.made == names)
  }

  @Test("EN-24 The first move after a listener began has the screens before the move, also with an awaited departure")
  func departureIsAwaited() async {
    _ = app.outcome(of: go(Routes.detail, "1"))
    WindowEngine.of(app.window).observer.onDeparture(of: app.home) {}
    let events = app.router.events
    #expect(app.window.perform(.back("Back")))
    var before: [String] = []
    for await event in events {
      before = event.visibleBefore
      break
    }
    #expect(before.last == "Detail")
  }
}
