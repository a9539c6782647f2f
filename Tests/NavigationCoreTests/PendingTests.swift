import Foundation
import NavigationCore
import Testing

@Suite struct PendingTests {
  private final class Clock {
    var now = Date(timeIntervalSinceReferenceDate: 0)
  }

  private let clock = Clock()

  private func slot<Wanted>(_ stored: PendingRequest<Wanted>? = nil) -> PendingSlot<Wanted> {
    PendingSlot(stored) { [clock] in clock.now }
  }

  @Test("CN-17 A kept request records its start and its expiry, and is taken once")
  func once() {
    let slot: PendingSlot<String> = slot()
    clock.now += 5
    slot.keep("order", for: 60)
    #expect(slot.request == PendingRequest("order", since: clock.now, until: clock.now + 60))
    clock.now += 59
    guard case .wanted("order") = slot.take(), case .nothing = slot.take() else {
      Issue.record("not taken once")
      return
    }
  }

  @Test("CN-17 A kept request expires, and is reported as expired once")
  func expires() {
    let slot: PendingSlot<String> = slot()
    slot.keep("order", for: 60)
    clock.now += 60
    guard case .expired(let request) = slot.take(), case .nothing = slot.take() else {
      Issue.record("not expired once")
      return
    }
    #expect(request.wanted == "order")
  }

  @Test("CN-17 A newer request replaces the kept request")
  func replaced() {
    let slot: PendingSlot<String> = slot()
    #expect(slot.keep("order") == nil)
    #expect(slot.keep("chat")?.wanted == "order")
    clock.now += 1_000_000
    guard case .wanted("chat") = slot.take(), case .nothing = slot.take() else {
      Issue.record("not replaced")
      return
    }
  }

  @Test("CN-17 A codable request is stored and read back, and any other request waits in memory")
  func stored() throws {
    let first: PendingSlot<[String]> = slot()
    first.keep(["feed", "order"], for: 60)
    let text = try JSONEncoder().encode(first.request)
    let second = slot(try JSONDecoder().decode(PendingRequest<[String]>?.self, from: text))
    guard case .wanted(["feed", "order"]) = second.take() else {
      Issue.record("not read back")
      return
    }
    var ran = 0
    let closures: PendingSlot<() -> Void> = slot()
    closures.keep { ran += 1 }
    if case .wanted(let body) = closures.take() { body() }
    #expect(ran == 1)
  }
}
