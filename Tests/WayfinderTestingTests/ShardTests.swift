import Foundation
import TestApps
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Shards of a verification") struct ShardTests {
  private static let bound = VerificationBound(states: 30, steps: 4, stackDepth: 2, modals: 1)
  private static let faults: [Fault?] = [
    nil, .bookFailsInOtherTab, .bookWithoutBackButton, .noteWithoutWayOut, .titleSaysWhoReads, .guardIsMissing,
    .shelfIsRestoredEmpty, .guardPops, .pushesTwice, .bookKeepsItself, .builtIsAnother, .guardChoosesTheTab,
  ]

  @Test("TK-90 The merged shards report the same as one whole run", .serialized, arguments: [1, 2, 3, 8])
  func sameReport(_ count: Int) async throws {
    #if os(Linux) || os(macOS)
      // The test needs its own process, because the main actor of this process runs all other tests.
      await #expect(processExitsWith: .success) { [count] in
        try await withMainSerialExecutor {
          for fault in ShardTests.faults { try await ShardTests.compare(fault, count) }
        }
      }
    #else
      for fault in Self.faults { try await Self.compare(fault, count) }
    #endif
  }

  private static func compare(_ fault: Fault?, _ count: Int) async throws {
    var bound = bound
    if fault?.interruption != nil { (bound.states, bound.interruptedStates) = (10, 2) }
    let app = Library.underTest(fault)
    let whole = try await app.verify(within: bound)
    let merged = try await app.report(merging: try await shards(count, of: app, within: bound).reversed())
    let name = fault.map { "\($0)" } ?? "no fault"
    #expect((fault == nil) == whole.violations.isEmpty, "\(name): \(whole)")
    #expect(merged.violations == whole.violations, "\(name): \(merged.violations) and \(whole.violations)")
    #expect(merged.states == whole.states, "\(name)")
    #expect(merged.unexplored == whole.unexplored, "\(name)")
    #expect(merged.transitions == whole.transitions, "\(name)")
    #expect(merged.navigations == whole.navigations, "\(name)")
    #expect(merged.checks == whole.checks, "\(name)")
    #expect(merged.interruptions == whole.interruptions, "\(name)")
    #expect(merged.unreached == whole.unreached, "\(name)")
    #expect(merged.screens == whole.screens, "\(name)")
    #expect(merged.leftOut == whole.leftOut, "\(name)")
    #expect(merged.lostWays == whole.lostWays, "\(name)")
    #expect(merged.processes == count, "\(name)")
  }

  @Test("TK-91 Each state is checked in one shard, with all its steps")
  func oneShard() async throws {
    let app = Library.underTest()
    let expansions = try await Self.shards(3, of: app).map(\.file.answer.expansions)
    let states = expansions.joined().map(\.state)
    #expect(states.count == 30)
    #expect(Set(states).count == 30)
    #expect(expansions.allSatisfy { $0.count > 3 })
    let whole = try await app.verify(within: Self.bound)
    #expect(expansions.joined().reduce(0) { $0 + $1.edges.count } == whole.transitions)
  }

  @Test("TK-92 A shard takes the steps of other shards only until the bound is full")
  func leavesOut() async throws {
    let share = Share(number: 1, count: 8)
    func state(_ number: Int) -> Fingerprint { Fingerprint(UInt64(number), UInt64(number)) }
    var paths: [StatePath] = []
    let verification = Verification(launch: state(0), within: VerificationBound(states: 100), share: share) { more, _ in
      paths += more
      return more.map { path in
        var expansion = Expansion(state: path.state)
        let number = Int(path.state.first)
        expansion.edges = [2 * number + 1, 2 * number + 2].map { next in
          Expansion.Edge(step: .go("\(next)"), target: state(next), leadsBack: false, isWithin: true)
        }
        return expansion
      }
    }
    try await verification.explore()
    // The steps of 63 states lead to 127 states. The bound is checked before each level.
    #expect(paths.filter { $0.purpose == .find }.map(\.state) == (0..<63).map(state).filter { !share.owns($0) })
    #expect(paths.filter { $0.purpose == .check }.map(\.state) == (0..<100).map(state).filter { share.owns($0) })
    #expect(verification.chosen.count == 100)
  }

  @Test("TK-93 A shard reads the same from its file")
  func file() async throws {
    let app = Library.underTest()
    let shards = try await Self.shards(2, of: app, within: VerificationBound(states: 8, interruptedStates: 1))
    let read = try shards.map { try VerificationShard(json: $0.json()) }
    let (report, direct) = (try await app.report(merging: read), try await app.report(merging: shards))
    #expect(report.checks == direct.checks)
    #expect(report.interruptions == direct.interruptions)
    #expect(report.interruptions > 0)
    #expect(read.map(\.number) == [1, 2])
    #expect(read.map(\.count) == [2, 2])
    #expect(read.map(\.app) == ["library", "library"])
  }

  @Test("TK-94 A cut, foreign or newer file is refused")
  func unusableFile() async throws {
    let shard = try await Library.underTest().verify(within: VerificationBound(states: 2), shard: 1, of: 1)
    let json = try shard.json()
    var object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    object["share"] = ["number": 3, "count": 2]
    let wrong = try JSONSerialization.data(withJSONObject: object)
    for data in [Data(), json.dropLast(1), Data("{}".utf8), Data("x".utf8), wrong] {
      #expect(throws: VerificationShardError(Self.damaged)) { try VerificationShard(json: data) }
    }
    object["version"] = 2
    let newer = try JSONSerialization.data(withJSONObject: object)
    let sentence =
      "The file has version 2, and version 1 is the newest that can be read; merge with the version that wrote it."
    #expect(throws: VerificationShardError(sentence)) { try VerificationShard(json: newer) }
  }

  @Test(
    "TK-94 A file whose numbers are too large to be added, or negative, is refused",
    arguments: [("processes", Int.max), ("processes", -1), ("launches", .max), ("states", -1)])
  func unusableNumber(_ key: String, _ number: Int) async throws {
    let shard = try await Library.underTest().verify(within: VerificationBound(states: 2), shard: 1, of: 1)
    let json = String(decoding: try shard.json(), as: UTF8.self)
    let altered = json.replacingOccurrences(
      of: "\"\(key)\":[0-9]+", with: "\"\(key)\":\(number)", options: .regularExpression)
    #expect(altered != json)
    #expect(throws: VerificationShardError(Self.damaged)) { try VerificationShard(json: Data(altered.utf8)) }
  }

  private static let damaged =
    "This is no complete file of a shard; run the shard again, and keep its whole output."

  @Test("TK-95 Shards that do not belong together, or are not all there, are refused")
  func unusableSet() async throws {
    let (app, bound) = (Library.underTest(), VerificationBound(states: 2))
    let shards = try await Self.shards(2, of: app, within: bound)
    let third = try await app.verify(within: bound, shard: 3, of: 3)
    let larger = try await app.verify(within: VerificationBound(states: 3), shard: 2, of: 2)
    let sets: [([VerificationShard], String)] = [
      ([], "There are no shards to merge; name the file of each shard."),
      ([shards[0]], "Missing of 2 shards: 2; add the files, or run these shards."),
      ([third], "Missing of 3 shards: 1, 2; add the files, or run these shards."),
      ([shards[1], shards[1]], "Shard 2 of 2 is there twice; give each shard once."),
      ([shards[0], third], "Shard 3 of 3 is not of 2, as others are; merge only shards of one run."),
      ([shards[0], larger], "Shard 2 of 2 has another bound than others; run all shards with the same bound."),
    ]
    for (set, sentence) in sets {
      await #expect(throws: VerificationShardError(sentence)) { try await app.report(merging: set) }
    }
  }

  @Test("TK-95 A shard of another app, or of another version of it, is refused")
  func otherApp() async throws {
    let (app, bound) = (Library.underTest(), VerificationBound(states: 2))
    let shard = try await app.verify(within: bound, shard: 1, of: 1)
    let sentence =
      "Shard 1 of 1 is of another app or another version of it; run all shards and the merge with one version."
    for other in [app.link("library://list"), AppUnderTest("another library") { try Library() }] {
      await #expect(throws: VerificationShardError(sentence)) { try await other.report(merging: [shard]) }
    }
    let plain = AppUnderTest("library") { try Library() }
    let member = AppUnderTest("library") { @MainActor () throws -> Library in
      let library = try Library()
      library.tabs?.selectedIndex = 1
      return library
    }
    let own = try await plain.verify(within: bound, shard: 1, of: 1)
    await #expect(throws: VerificationShardError.self) { try await member.report(merging: [own]) }
  }

  @Test("TK-96 A wrong number of a shard is refused", arguments: [(0, 8), (9, 8), (1, 0), (-1, -2), (1, 10_001)])
  func wrongNumber(_ number: Int, _ count: Int) async throws {
    let sentence =
      "There is no shard \(number) of \(count); choose a number from 1 to the number of shards, at most 10,000."
    await #expect(throws: VerificationShardError(sentence)) {
      try await Library.underTest().verify(shard: number, of: count)
    }
  }

  @Test("TK-97 A state that a shard did not find is reported as lost")
  func lost() async throws {
    let (app, bound) = (Library.underTest(), VerificationBound(states: 10))
    var shards = try await Self.shards(2, of: app, within: bound)
    var file = shards[1].file
    file.answer = ExploringAnswer([], effort: file.answer.effort, leaks: [])
    shards[1] = VerificationShard(file)
    let report = try await app.report(merging: shards)
    #expect(!report.lostWays.isEmpty)
    #expect(report.states < 10)
    #expect(!report.isClean)
  }

  private static func shards(
    _ count: Int, of app: AppUnderTest<Library>, within bound: VerificationBound = bound
  ) async throws -> [VerificationShard] {
    var shards: [VerificationShard] = []
    for number in 1...count { shards.append(try await app.verify(within: bound, shard: number, of: count)) }
    return shards
  }
}
