public import LinkTable

/// The events of a window, in order: requests, answers of guards and screens, outcomes, moves of the user, and external facts.
///
/// A ``JournalRecorder`` writes a journal as text, with one line of JSON for each entry. `AppUnderTest.replay(_:)` of
/// `WayfinderTesting` replays it.
nonisolated public struct Journal: Hashable, Sendable {
  /// The version of the format that this package writes. It is also the newest version that this package reads.
  public static let currentVersion = 1
  /// The greatest number of bytes of a journal. A longer text is not read, and a ``JournalRecorder`` keeps no more.
  public static let mostBytes = 1 << 20
  /// The greatest number of external facts in a heading.
  static let mostFacts = 32

  /// The version of the format in which the journal was written.
  public let version: Int
  /// The number of older entries that were dropped to make room for newer entries.
  public let dropped: Int
  /// The user's position before the first entry. `nil` if no entry was dropped, if the router does not restore positions, or if the
  /// recorder did not know the position, for instance while a request was under way.
  public let position: NavigationPosition?
  /// The values of the external facts before the first entry, by the names of the facts.
  public let facts: [String: String]
  /// The entries, oldest first.
  public let entries: [JournalEntry]
}

nonisolated extension Journal: CustomStringConvertible {
  /// The number of dropped entries, if there are any, and the entries, one on each line.
  public var description: String {
    let heading = dropped == 0 ? [] : ["(\(dropped) entries before were dropped)"]
    return (heading + entries.map(\.description)).joined(separator: "\n")
  }
}
