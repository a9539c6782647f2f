import Foundation

/// The length of tests that can take long: random walks, sweeps over all combinations, and endurance tests.
///
/// In the usual run, these tests are short, and use the same seed each time. With `WALKS=long` in the environment, they have
/// their full length, and begin with the seed in `WALK_SEED`:
///
/// ```
/// WALKS=long WALK_SEED=7 swift test --filter PageFlowTests.RandomWalkTests
/// ```
///
/// `Scripts/walks` runs each suite that uses this type in full length, apart from the usual run.
package enum Walks {
  /// A Boolean value that indicates whether the tests have their full length.
  package static let areLong: Bool =
    switch variable("WALKS") {
    case "long": true
    case nil, "short": false
    case let other?: fatalError("WALKS is “\(other)”; write `long`, `short` or nothing.")
    }

  /// The seed of the first walk.
  package static let firstSeed: UInt64 = {
    guard let text = variable("WALK_SEED") else { return 0 }
    guard let seed = UInt64(text) else { fatalError("WALK_SEED is “\(text)”; write a number.") }
    return seed
  }()

  /// Returns the number of steps, rounds or skipped cases for the length of the tests.
  package static func count(_ short: Int, long: Int) -> Int { areLong ? long : short }

  /// Returns consecutive seeds, one for each walk.
  package static func seeds(_ short: Int, long: Int) -> [UInt64] {
    (0..<UInt64(count(short, long: long))).map { firstSeed &+ $0 }
  }

  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
