import Testing
import Walks
import Wayfinder

@testable import WayfinderTesting

@Suite("Walks at random", .serialized) struct RandomWalksTests {
  @Test("TK-15 A walk finds what takes several steps, and leaves out all that it does not take")
  func finds() async throws {
    let report = try await Library.underTest(.guardRemembers).walk(Walks.count(600, long: 10_000), seed: 3)
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded }, "\(report)")
    #expect(violation.isReproduced && violation.way.count == 4, "\(violation)")
    #expect(violation.way.last == .go("the shelf"))
  }

  @Test("TK-15 A walk in a sound app finds nothing")
  func sound() async throws {
    let report = try await Library.underTest().walk(Walks.count(500, long: 100_000), seed: 1)
    #expect(report.violations == [] && report.moves >= 500, "\(report)")
  }

  @Test("TK-15 The same seed gives the same walk, another one another")
  func seeds() async throws {
    func walked(_ seed: UInt64) async throws -> [Violation] {
      try await Library.underTest(.postTaskTakesAway).walk(200, seed: seed).violations
    }
    let (first, again) = (try await walked(7), try await walked(7))
    #expect(first == again && !first.isEmpty)
  }

  @Test("TK-15 What fails is shortened until no step can be left out")
  func shortened() async throws {
    let steps = Array(1...100)
    var asked = 0
    let short = await shortest(steps) { list in
      asked += 1
      return list.contains(17) && list.contains(60) && list.contains(61)
    }
    #expect(short == [17, 60, 61])
    #expect(asked < 400)
    let none = await shortest(steps) { _ in true }
    #expect(none == [])
  }
}
