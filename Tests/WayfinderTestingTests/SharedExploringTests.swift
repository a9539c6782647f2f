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

  @Test("TK-13 With its next task a helper is told what others have explored, each once")
  func helperIsTold() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound, restoring: true)
    let levels = try await Self.levels(alone, 3)
    let helper = KnowingHelper(try await alone.expand(levels.flatMap(\.self)))
    let exploring = SharedExploring(Self.walker(), with: [helper])
    var expected: Set<Fingerprint> = []
    for level in levels {
      helper.forget()
      let known = expected
      _ = try await exploring.expand(level, onlyBack: false) { _ in }
      guard level.count > 8 else {
        #expect(helper.tasks == 0, "a few states are not handed over")
        expected.formUnion(level.map(\.state))
        continue
      }
      #expect(Set(helper.told) == known && helper.told.count == known.count)
      expected = Set(level.map(\.state)).subtracting(helper.asked)
    }
    #expect(expected != [], "a level was shared")
  }

  @Test("TK-13 Where others have been a walker comes back to by steps, as to where it has been itself")
  func comesBackWhereOthersHaveBeen() async throws {
    let other = Self.walker()
    let levels = try await Self.levels(other, 3)
    let explored = try await other.expand(levels[0] + levels[1]).compactMap(ExploredElsewhere.init)
    let (told, untold) = (Self.walker(), Self.walker())
    told.learn(explored)
    let edges = Self.edges(try await told.expand(levels[2]))
    #expect(edges == Self.edges(try await untold.expand(levels[2])))
    #expect(told.effort.launches + told.effort.restorings < untold.effort.launches + untold.effort.restorings)
  }

  @Test("TK-13 Where a step has closed a modal, the walker goes back to what was under it, and presents it again")
  func presentsAgain() async throws {
    let walker = Self.walker()
    let levels = try await Self.levels(walker, 2)
    let before = walker.effort
    let noted = levels[1].filter { $0.way.last == .go("a note") }
    let steps = try await walker.expand(noted).flatMap(\.edges)
    #expect(steps.count >= 5 && steps.allSatisfy(\.isWithin))
    #expect(walker.effort.launches == before.launches && walker.effort.restorings <= before.restorings + 1)
  }

  private static func walker() -> Walker<Library> { Walker(Library.underTest(), within: bound, restoring: true) }

  /// The states that two steps lead to from the launch, and no fewer.
  private static func secondLevel(_ walker: Walker<Library>) async throws -> [Place] {
    try await levels(walker, 3)[2]
  }

  /// The launch, the states that one step leads to from there and no fewer, those that two lead to, and so on.
  private static func levels(_ walker: Walker<Library>, _ count: Int) async throws -> [[Place]] {
    var level = [Place(state: try await walker.launchState(), way: [], parent: nil)]
    var (levels, seen) = ([level], Set(level.map(\.state)))
    for _ in 1..<count {
      var next: [Place] = []
      for (place, expansion) in zip(level, try await walker.expand(level)) {
        for edge in expansion.edges where edge.isWithin && seen.insert(edge.target).inserted {
          next.append(Place(state: edge.target, way: place.way + [edge.step], parent: place.state))
        }
      }
      level = next
      levels.append(level)
    }
    return levels
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
  /// The states that it was asked to explore, and those that it was told of.
  private(set) var asked: [Fingerprint] = []
  private(set) var told: [Fingerprint] = []

  init(_ expansions: [Expansion]) { known = Dictionary(uniqueKeysWithValues: expansions.map { ($0.state, $0) }) }

  var hasAnswered: Bool { next != nil }

  func begin(_ task: Data) throws {
    guard case .explore(let task) = try JSONDecoder().decode(HelperTask.self, from: task) else {
      throw HelperHasGone()
    }
    let places = task.places
    asked += places.map(\.state)
    told += task.explored.map(\.home.state)
    let answer = HelperAnswer(places.compactMap { known[$0.state] }, effort: ExploringEffort(), farewells: [])
    next = try JSONEncoder().encode(answer)
    tasks += 1
  }

  func forget() { (tasks, asked, told) = (0, [], []) }

  func answer() throws -> Data {
    defer { next = nil }
    return try #require(next)
  }
}
