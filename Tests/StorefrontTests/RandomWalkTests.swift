import StorefrontApp
import Testing
import Walks
import Wayfinder

/// The parameters of one walk.
nonisolated struct WalkKind: CustomTestStringConvertible {
  let seed: UInt64
  let steps: Int
  let mode: TransitionScheduler.Mode
  var letsMovesEnd = true
  var testDescription: String { "seed \(seed), \(mode)\(letsMovesEnd ? "" : ", in the middle of the user's moves")" }
}

@Suite("Random steps", .serialized) struct RandomWalkTests {
  @Test(
    "Random steps keep the tree consistent, end each request once, undo unsuccessful requests, and leak nothing",
    arguments: Walks.seeds(1, long: 1).flatMap { seed in
      [
        WalkKind(seed: seed, steps: Walks.count(1_000, long: 10_000), mode: .immediate),
        WalkKind(seed: seed, steps: Walks.count(600, long: 3_000), mode: .manual),
        WalkKind(seed: seed, steps: Walks.count(600, long: 3_000), mode: .manual, letsMovesEnd: false),
      ]
    })
  func randomSteps(_ kind: WalkKind) async throws {
    let remains = try await remains(of: kind)
    await until { remains.allSatisfy(\.isGone) }
    #expect(remains.filter { !$0.isGone }.map(\.name) == [], "\(kind.testDescription): leaked")
  }

  /// Walks, and returns the objects that must be released afterwards.
  private func remains(of kind: WalkKind) async throws -> [Remains] {
    let walk = try RandomWalk(seed: kind.seed, mode: kind.mode, letsMovesEnd: kind.letsMovesEnd)
    await walk.walk(kind.steps)
    #expect(walk.faults == [], "\(kind.testDescription)")
    #expect(walk.counts["arrived", default: 0] > kind.steps / 10, "\(kind.testDescription): \(walk.counts)")
    for ending in ["already there", "blocked", "cancelled", "failed"] {
      #expect(walk.counts[ending, default: 0] > 0, "\(kind.testDescription): \(walk.counts)")
    }
    let objects: [AnyObject] = TreeShape(walk.shop.window).viewControllers + [walk.shop, walk.shop.window, walk]
    return objects.map(Remains.init)
  }
}

/// An object that must not outlive the shop.
private struct Remains {
  private weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
  }

  var isGone: Bool { object == nil }
}
