import Foundation
import TestStage
import Testing

@Suite struct MixedWalkTests {
  @Test(
    "EN-44 Every request ends once among moves of the user and the app, and changes nothing unless it arrives",
    arguments: [nil] + Walks.moves, Walks.seeds(4, long: 100))
  func walk(move: WalkMove?, seed: UInt64) throws {
    let walk = try MixedWalk(seed: seed, moves: Set([move].compactMap(\.self)))
    walk.walk(requests: 150)
    #expect(walk.faults == [], "seed \(seed), \(move?.rawValue ?? "no move")")
  }

  @Test(
    "EN-44 Only view controllers on screen are alive after many mixed requests, and each request has ended once",
    arguments: Walks.soakRequests == nil ? [false, true] : [false])
  func soak(inContainer: Bool) throws {
    let moves = Walks.moves.filter { $0 != .rootContainer } + (inContainer ? [.rootContainer] : [])
    let walk = try MixedWalk(seed: Walks.firstSeed, moves: Set(moves))
    let requests = Walks.soakRequests ?? 300
    for part in 1...20 where walk.faults.isEmpty {
      walk.walk(requests: requests * part / 20)
      if Walks.soakRequests == nil { continue }
      let endings = walk.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      FileHandle.standardError.write(
        Data("soak: \(walk.requests) requests: \(endings); \(walk.alive) screens alive\n".utf8))
    }
    #expect(walk.faults == [], "seed \(Walks.firstSeed)")
    #expect(walk.counts["arrived", default: 0] > requests / 4, "\(walk.counts)")
  }
}
