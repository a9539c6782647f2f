public import LinkTable

/// The events of a window, in order: requests, answers of guards, moves of the user, external facts, outcomes.
///
/// A journal is written as text, with one line of JSON for each entry. A ``JournalRecorder`` writes it, and
/// `AppUnderTest.replay(_:)` of `WayfinderTesting` replays it.
nonisolated public struct Journal: Hashable, Sendable {
  /// The version of the format that this package writes, which is the newest that it reads.
  public static let currentVersion = 1
  /// The greatest number of bytes that are read, and that a ``JournalRecorder`` keeps.
  public static let mostBytes = 1 << 20
  /// The greatest number of external facts that are kept.
  static let mostFacts = 32

  /// The version of the format in which the journal was written.
  public let version: Int
  /// The number of entries that were dropped before the first, to make room for newer ones.
  public let dropped: Int
  /// The user's position before the first entry; `nil` if no entry was dropped, or if the position is unknown.
  public let position: NavigationPosition?
  /// The external facts before the first entry, by name.
  public let facts: [String: String]
  /// The entries, oldest first.
  public let entries: [JournalEntry]
}

nonisolated extension Journal: CustomStringConvertible {
  /// The entries, one on each line.
  public var description: String {
    let heading = dropped == 0 ? [] : ["(\(dropped) entries before were dropped)"]
    return (heading + entries.map(\.description)).joined(separator: "\n")
  }
}
