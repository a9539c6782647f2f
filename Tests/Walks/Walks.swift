import Foundation

/// How far the tests go that would take long: walks at random, sweeps over all that can be combined, endurance.
///
/// In the suite they go a short way, from the same seed each time. With `WALKS=long` in the environment they go the whole
/// way, from the seed that `WALK_SEED` says:
///
/// ```
/// WALKS=long WALK_SEED=7 swift test --filter PageFlowTests.RandomWalkTests
/// ```
///
/// `Scripts/walks` runs every suite that asks here in that way, beside the suite.
package enum Walks {
  /// Whether the whole way is gone.
  package static let areLong: Bool =
    switch variable("WALKS") {
    case "long": true
    case nil, "short": false
    case let other?: fatalError("WALKS is “\(other)”; write `long`, `short` or nothing.")
    }

  /// The seed that the first walk has.
  package static let firstSeed: UInt64 = {
    guard let text = variable("WALK_SEED") else { return 0 }
    guard let seed = UInt64(text) else { fatalError("WALK_SEED is “\(text)”; write a number.") }
    return seed
  }()

  /// How many steps are gone, rounds made, or cases skipped.
  package static func count(_ short: Int, long: Int) -> Int { areLong ? long : short }

  /// The seeds of as many walks, one after another.
  package static func seeds(_ short: Int, long: Int) -> [UInt64] {
    (0..<UInt64(count(short, long: long))).map { firstSeed &+ $0 }
  }

  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
