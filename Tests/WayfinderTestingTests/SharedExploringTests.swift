import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Sharing the exploring") struct SharedExploringTests {
  private static let bound = VerificationBound(states: 500, steps: 4, stackDepth: 2, modals: 1)

  @Test("TK-13 What a walker hands over it does not explore: with who does it finds what one alone does")
  func handsOver() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound, restoring: true)
    let places = try await Self.secondLevel(alone)
    let whole = Self.edges(try await alone.expand(places))

    let (first, second) = (Self.walker(), Self.walker())
    var handed: [Place] = []
    let own = try await first.expand(places) { done in
      if done == 1 { handed = first.handOver() }
    }
    #expect(handed.count >= 2 && handed.count < places.count / 2)
    #expect(Set(own.map(\.state)).isDisjoint(with: handed.map(\.state)))
    #expect(Self.edges(own + (try await second.expand(handed))) == whole)
    #expect(first.handOver().isEmpty, "nothing is left to hand over once all is explored")
  }

  @Test(
    "TK-13 A helper that has answered is handed more while this process is exploring, and what it finds comes in its place"
  )
  func helperIsFedAgain() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound, restoring: true)
    let places = try await Self.secondLevel(alone)
    let whole = try await alone.expand(places)
    let helper = KnowingHelper(whole)
    let exploring = SharedExploring(Self.walker(), with: [helper])
    let found = try await exploring.expand(places, onlyBack: false) { _ in }
    #expect(helper.tasks > 1)
    #expect(found.map(\.state) == places.map(\.state))
    #expect(Self.edges(found) == Self.edges(whole))
  }

  private static func walker() -> Walker<Library> { Walker(Library.underTest(), within: bound, restoring: true) }

  /// The states that two steps lead to from the launch, and no fewer.
  private static func secondLevel(_ walker: Walker<Library>) async throws -> [Place] {
    var level = [Place(state: try await walker.launchState(), way: [], parent: nil)]
    var seen = Set(level.map(\.state))
    for _ in 0..<2 {
      var next: [Place] = []
      for (place, expansion) in zip(level, try await walker.expand(level)) {
        for edge in expansion.edges where edge.isWithin && seen.insert(edge.target).inserted {
          next.append(Place(state: edge.target, way: place.way + [edge.step], parent: place.state))
        }
      }
      level = next
    }
    return level
  }

  /// Where each step leads from each state.
  private static func edges(_ expansions: [Expansion]) -> [Fingerprint: [AppStep: Fingerprint]] {
    Dictionary(
      uniqueKeysWithValues: expansions.map { expansion in
        (expansion.state, Dictionary(uniqueKeysWithValues: expansion.edges.map { ($0.step, $0.target) }))
      })
  }
}

/// A helper that knows what it is going to be asked, and answers at once.
private final class KnowingHelper: VerificationHelper {
  private let known: [Fingerprint: Expansion]
  private var next: Data?
  private(set) var tasks = 0

  init(_ expansions: [Expansion]) { known = Dictionary(uniqueKeysWithValues: expansions.map { ($0.state, $0) }) }

  var hasAnswered: Bool { next != nil }

  func begin(_ task: Data) throws {
    let places = try JSONDecoder().decode(HelperTask.self, from: task).places
    let answer = HelperAnswer(
      expansions: places.compactMap { known[$0.state] }, launches: 0, restorings: 0, detours: 0, strays: 0,
      farewells: [])
    next = try JSONEncoder().encode(answer)
    tasks += 1
  }

  func answer() throws -> Data {
    defer { next = nil }
    return try #require(next)
  }
}
