public import LinkTable

/// What happened in a window, in order: requests, answers of guards, moves of the user, outside facts, outcomes.
///
/// It is written as text, a line of JSON an entry. A ``JournalRecorder`` writes one; `AppUnderTest.replay(_:)` of
/// `WayfinderTesting` replays it.
nonisolated public struct Journal: Hashable, Sendable {
  /// What this version of the package writes, and the newest that it reads.
  public static let currentVersion = 1
  /// How many bytes are read. No more are kept by a ``JournalRecorder``.
  public static let mostBytes = 1 << 20
  /// How many outside facts are remembered.
  static let mostFacts = 32

  /// The version of the form that it was written in.
  public let version: Int
  /// How many entries before the first were dropped, because newer ones needed the room.
  public let dropped: Int
  /// Where the user was before the first entry; `nil` where nothing was dropped, or it is not known.
  public let position: NavigationPosition?
  /// The outside facts before the first entry, by name.
  public let facts: [String: String]
  /// What happened.
  public let entries: [JournalEntry]
}

nonisolated extension Journal: CustomStringConvertible {
  /// The entries, a line each.
  public var description: String {
    let heading = dropped == 0 ? [] : ["(\(dropped) entries before were dropped)"]
    return (heading + entries.map(\.description)).joined(separator: "\n")
  }
}
