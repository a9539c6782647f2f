import LinkTable

/// The newest entries of a journal. If there are too many, the older half is dropped.
///
/// The ring has at most two parts, each with its own heading. When a third part begins, the oldest part is dropped. The heading of the
/// next part then becomes the heading of the journal.
///
/// A heading should contain the user's position, which is known only while no request is under way. So if a part is half full, the next
/// part begins at the first request, move or fact that comes while no request is under way. If a part is full, the next part begins at
/// any entry, even if its heading then lacks the position.
nonisolated struct JournalRing {
  private struct Part {
    var heading: JournalLine
    var lines: [String] = []
    /// The number of bytes of the lines, including their line breaks.
    var bytes = 0
  }

  /// The number of bytes at which a part is full. Two full parts, each with one more line, fit into a journal together with the longest
  /// heading and all classes.
  private static let mostBytesInPart =
    (Journal.mostBytes - JournalReader.mostBytesOfHeading - TreeLetters.mostClasses * JournalLine.mostBytes) / 2
    - JournalLine.mostBytes

  private let mostInPart: Int
  private var parts = [Part(heading: JournalLine(journal: Journal.currentVersion))]
  private var names: [String] = []

  /// - Parameter capacity: The greatest number of entries. Fewer are kept if more would exceed ``Journal/mostBytes``. Any value below 2
  ///   counts as 2.
  init(capacity: Int) { mostInPart = max(capacity / 2, 1) }

  /// Returns whether a new part begins before the next entry. One begins if the present part is full, or if the part is half full in a
  /// quiet moment.
  ///
  /// - Parameter isQuiet: A Boolean value that indicates whether no request is under way, and the next entry is a request, a move or a
  ///   fact that no earlier entry has caused.
  func needsPart(isQuiet: Bool) -> Bool {
    let part = parts[parts.count - 1]
    // In a quiet moment, a part is full at half its size.
    let share = isQuiet ? 2 : 1
    return part.lines.count * share >= mostInPart || part.bytes * share >= Self.mostBytesInPart
  }

  /// Begins a part. If there were two parts, drops the older part.
  ///
  /// - Parameters:
  ///   - dropped: The number of all entries before the new part.
  ///   - position: The user's position now; `nil` if it is unknown.
  ///   - facts: The values of the external facts now.
  /// - Returns: `true` if a part was dropped.
  mutating func beginPart(dropped: Int, position: NavigationPosition?, facts: [String: String]) -> Bool {
    let heading = JournalLine(
      journal: Journal.currentVersion, dropped: dropped, position: position, facts: facts.isEmpty ? nil : facts)
    parts.append(Part(heading: heading))
    guard parts.count > 2 else { return false }
    parts.removeFirst()
    return true
  }

  mutating func append(name line: String) { names.append(line) }

  mutating func append(_ line: String) {
    parts[parts.count - 1].lines.append(line)
    parts[parts.count - 1].bytes += line.utf8.count + 1
  }

  /// The lines of the journal: the heading of the older part, the names of all classes, and the entries of both parts.
  var lines: [String] { [parts[0].heading.json] + names + parts.flatMap(\.lines) }
}
