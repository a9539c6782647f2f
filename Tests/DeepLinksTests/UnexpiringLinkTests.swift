import Foundation
import Testing
import Wayfinder

/// Tests waiting links that never expire.
@Suite struct UnexpiringLinkTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func waiting() -> WaitingLinks {
    WaitingLinks(in: WaitingLinkFile(url), lifetime: .infinity) { true }
  }

  @Test("DL-10 A link that never expires waits in a file")
  func inAFile() throws {
    defer { try? waiting().discard() }
    let kept = try waiting().keep("app://product/5")
    #expect(try waiting().current() == kept)
  }
}
