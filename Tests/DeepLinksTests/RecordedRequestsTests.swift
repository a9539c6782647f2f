import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests journals of an app that restores positions.
@Suite struct RecordedRequestsTests {
  private let app: PlacesApp

  init() throws { app = try PlacesApp() }

  @Test("TK-5 A move that contains a fact records the changed screens once, when both have ended")
  func nestedFact() throws {
    let recorder = JournalRecorder(app.router)
    let stack = try app.stack(0)
    recorder.move("tap") {
      recorder.fact("stock", "low") { stack.pushViewController(ItemScreen(7), animated: false) }
      stack.pushViewController(ItemScreen(8), animated: false)
    }
    let kinds = try recorder.journal().entries.map(\.kind)
    #expect(kinds == [.began, .move("tap"), .fact("stock", value: "low"), .changed])
  }

  @Test("TK-5 A request that a router makes of another is recorded by the name that it was given")
  func nameOfMadeRequest() throws {
    let recorder = JournalRecorder(app.router)
    app.router.navigate(NavigationRequest.restore(app.router.position).named("restoring")) { _ in }
    let names = try recorder.journal().entries.compactMap { entry in
      if case .request(_, let request) = entry.kind { request.text } else { nil }
    }
    #expect(names == ["restoring"])
  }

  @Test("TK-5 A heading has no position if its part begins while a request waits")
  func partDuringRequest() throws {
    let recorder = JournalRecorder(app.router, keeping: 4)
    let guardian = KeepingGuard<Any?>()
    for number in 1...8 {
      app.router.navigate(NavigationRequest.to(PlacesApp.item, with: number).adding(guardian)) { _ in }
    }
    let journal = try recorder.journal()
    try #require(journal.dropped > 0)
    #expect(journal.position == nil)
  }

  @Test("TK-5 A heading has a position after a request was dropped for an equal one")
  func partAfterDroppedRequest() throws {
    let recorder = JournalRecorder(app.router, keeping: 4)
    let guardian = KeepingGuard<Any?>()
    let request = NavigationRequest.to(PlacesApp.item, with: 1).adding(guardian).policy(.dropIfSame)
    for _ in 1...2 { app.router.navigate(request) { _ in } }
    guardian.answer()
    for round in 1...8 { recorder.fact("round", "\(round)") }
    let journal = try recorder.journal()
    try #require(journal.dropped > 0)
    #expect(journal.position != nil)
  }

  @Test("TK-5 A journal with a second outcome of a request is refused")
  func secondOutcome() throws {
    let recorder = JournalRecorder(app.router)
    app.router.navigate(NavigationRequest.to(PlacesApp.item, with: 1)) { _ in }
    let text = String(decoding: recorder.encoded, as: UTF8.self)
    let outcome = try #require(text.split(separator: "\n").last.map(String.init))
    let number = try #require(try recorder.journal().entries.last?.number)
    let second = outcome.replacingOccurrences(of: #""n":\#(number)"#, with: #""n":\#(number + 1)"#)
    try #require(second != outcome)
    #expect(throws: JournalError.self) { try Journal(reading: text + second + "\n") }
  }
}
