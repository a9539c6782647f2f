import TestApps
import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Shared exploring") struct SharedExploringTests {
  private static let bound = VerificationBound(states: 500, steps: 4, stackDepth: 2, modals: 1)

  @Test("TK-13 A walker does not explore states that it hands over, and two find the same as one")
  func handsOver() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound)
    let paths = try await Self.secondLevel(alone)
    let whole = Self.edges(try await alone.expand(paths))

    let (first, second) = (Self.walker(), Self.walker())
    var handed: [StatePath] = []
    let own = try await first.expand(paths) { done in
      if done == 1 { handed = first.handOver() }
    }
    #expect(handed.count >= 2)
    #expect(handed.count < paths.count / 2)
    #expect(Set(own.map(\.state)).isDisjoint(with: handed.map(\.state)))
    #expect(Self.edges(own + (try await second.expand(handed))) == whole)
    #expect(first.handOver().isEmpty, "nothing is left to hand over once all is explored")
  }

  @Test(
    "TK-13 A helper that has answered receives more states, and its results come in the order of the states"
  )
  func helperIsFedAgain() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound)
    let paths = try await Self.secondLevel(alone)
    let whole = try await alone.expand(paths)
    let helper = KnowingHelper(whole)
    let exploring = SharedExploring(Self.walker(), with: [helper])
    let found = try await exploring.expand(paths) { _ in }
    #expect(helper.tasks > 1)
    #expect(found.map(\.state) == paths.map(\.state))
    #expect(Self.edges(found) == Self.edges(whole))
  }

  @Test("TK-13 A task of a helper names the states that others have explored, each once")
  func helperIsTold() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound)
    let levels = try await Self.levels(alone, 3)
    let helper = KnowingHelper(try await alone.expand(levels.flatMap(\.self)))
    let exploring = SharedExploring(Self.walker(), with: [helper])
    var expected: Set<Fingerprint> = []
    for level in levels {
      helper.forget()
      let known = expected
      _ = try await exploring.expand(level) { _ in }
      guard level.count > 8 else {
        #expect(helper.tasks == 0, "a few states are not handed over")
        expected.formUnion(level.map(\.state))
        continue
      }
      #expect(Set(helper.told) == known)
      #expect(helper.told.count == known.count)
      expected = Set(level.map(\.state)).subtracting(helper.asked)
    }
    #expect(expected != [], "a level was shared")
  }

  @Test("TK-13 A walker returns by known steps to states that others have explored")
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

  @Test("TK-13 After a step that closed a modal, the walker returns to the screen under it and presents it again")
  func presentsAgain() async throws {
    let walker = Self.walker()
    let levels = try await Self.levels(walker, 2)
    let before = walker.effort
    let noted = levels[1].filter { $0.steps.last == .go("a note") }
    let steps = try await walker.expand(noted).flatMap(\.edges)
    #expect(steps.count >= 5)
    #expect(steps.allSatisfy { $0.isWithin })
    #expect(walker.effort.launches == before.launches)
    #expect(walker.effort.restorings <= before.restorings + 1)
  }

  @Test("TK-9 TK-13 A helper that has explored ends its app, and its leaks count")
  func helpersLeave() async throws {
    let alone = Walker(Library.underTest(), within: Self.bound)
    let paths = try await Self.secondLevel(alone)
    let (helper, idle) = (KnowingHelper(try await alone.expand(paths)), KnowingHelper([]))
    let exploring = SharedExploring(Self.walker(), with: [helper])
    _ = try await exploring.expand(paths) { _ in }
    #expect(exploring.answers.map { $0?.leaks } == [[]])
    try await exploring.leave()
    #expect(exploring.answers.map { $0?.leaks } == [[KnowingHelper.leak]])

    let few = SharedExploring(Self.walker(), with: [idle])
    _ = try await few.expand(Array(paths.prefix(2))) { _ in }
    try await few.leave()
    #expect(few.answers.map { $0 == nil } == [true], "who has explored nothing has no app")
  }

  @Test("TK-9 TK-13 The app of a helper must be released")
  func helpersApp() async throws {
    var windows: [UIWindow] = []
    let walker = Walker(
      AppUnderTest("kept") {
        let app = try Library(nil)
        windows.append(app.window)
        return app
      }, within: Self.bound)
    let launch = StatePath(to: try await walker.launchState(), by: [], parent: nil)
    let task = ExploringTask(paths: [launch], explored: [])
    #expect(try await Self.leaks(walker, .explore(task)) == [])
    #expect(try await Self.leaks(walker, .leave) == ["the window"])
  }

  /// Returns the leaks of an ended app that a helper reports in its answer.
  private static func leaks(_ helper: Walker<Library>, _ task: HelperTask) async throws -> [String] {
    let answer = try await helper.answer(task.data())
    return try ExploringAnswer(answer: answer).leaks.map(\.finding.subject)
  }

  private static func walker() -> Walker<Library> { Walker(Library.underTest(), within: bound) }

  /// Returns the states exactly two steps from the launch.
  private static func secondLevel(_ walker: Walker<Library>) async throws -> [StatePath] {
    try await levels(walker, 3)[2]
  }

  /// Returns the states by their number of steps from the launch, which is the first.
  private static func levels(_ walker: Walker<Library>, _ count: Int) async throws -> [[StatePath]] {
    var level = [StatePath(to: try await walker.launchState(), by: [], parent: nil)]
    var (levels, seen) = ([level], Set(level.map(\.state)))
    for _ in 1..<count {
      var next: [StatePath] = []
      for (path, expansion) in zip(level, try await walker.expand(level)) {
        for edge in expansion.edges where edge.isWithin && seen.insert(edge.target).inserted {
          next.append(StatePath(to: edge.target, by: path.steps + [edge.step], parent: path.state))
        }
      }
      level = next
      levels.append(level)
    }
    return levels
  }

  /// Returns the target of each step from each state.
  private static func edges(_ expansions: [Expansion]) -> [Fingerprint: [AppStep: Fingerprint]] {
    Dictionary(
      uniqueKeysWithValues: expansions.map { expansion in
        (expansion.state, Dictionary(uniqueKeysWithValues: expansion.edges.map { ($0.step, $0.target) }))
      })
  }
}

/// A helper that knows the answers to its tasks, and answers at once.
private final class KnowingHelper: VerificationHelper {
  private let known: [Fingerprint: Expansion]
  private var next: Data?
  private(set) var tasks = 0
  /// The states that the helper was asked to explore, and the states that its tasks listed as explored.
  private(set) var asked: [Fingerprint] = []
  private(set) var told: [Fingerprint] = []

  init(_ expansions: [Expansion]) { known = Dictionary(uniqueKeysWithValues: expansions.map { ($0.state, $0) }) }

  var hasAnswered: Bool { next != nil }

  static let leak = Leak(finding: Finding(.releases, "a", "b"), history: [.go("c")])

  func begin(_ task: Data) throws {
    switch try HelperTask(answer: task) {
    case .explore(let task):
      asked += task.paths.map(\.state)
      told += task.explored.map(\.returnPoint.state)
      tasks += 1
      next = try Self.answer(task.paths.compactMap { known[$0.state] })
    case .leave: next = try Self.answer([], leaks: [Self.leak])
    case .interrupt: throw HelperHasGone()
    }
  }

  private static func answer(_ expansions: [Expansion], leaks: [Leak] = []) throws -> Data {
    try JSONEncoder().encode(ExploringAnswer(expansions, effort: ExploringEffort(), leaks: leaks))
  }

  func forget() { (tasks, asked, told) = (0, [], []) }

  func answer() throws -> Data {
    defer { next = nil }
    return try #require(next)
  }
}
