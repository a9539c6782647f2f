import LinkTable

/// The newest lines of a journal. When they are too many, the older half is dropped.
///
/// The ring has two parts, each with a heading of its own. After the older is dropped, the newer is a complete journal, and its
/// heading contains the user's position at the beginning. A part therefore begins while no request is under way, unless the wait
/// for that takes too long.
nonisolated struct JournalRing {
  private struct Part {
    var heading: JournalLine
    var lines: [String] = []
    /// The number of bytes of the lines, including their line breaks.
    var bytes = 0
  }

  /// The number of bytes at which a part is full. Two full parts, each with one more line, can be read together with the longest
  /// heading and all classes.
  private static let mostBytesInPart =
    (Journal.mostBytes - JournalReader.mostBytesOfHeading - TreeLetters.mostClasses * JournalLine.mostBytes) / 2
    - JournalLine.mostBytes

  private let mostInPart: Int
  private var parts = [Part(heading: JournalLine(journal: Journal.currentVersion))]
  private var names: [String] = []

  /// - Parameter capacity: The greatest number of entries. Fewer are kept if so many could not be read.
  init(capacity: Int) { mostInPart = max(capacity / 2, 1) }

  /// Returns whether a part must begin before the next entry.
  ///
  /// - Parameter isQuiet: A Boolean value that indicates whether no request is under way and the entry begins a new one, or is a
  ///   move or a fact.
  func needsPart(isQuiet: Bool) -> Bool {
    let part = parts[parts.count - 1]
    // In a quiet moment, a part is full at half its size.
    let share = isQuiet ? 2 : 1
    return part.lines.count * share >= mostInPart || part.bytes * share >= Self.mostBytesInPart
  }

  /// Begins a part.
  ///
  /// - Returns: `true` if an older part was dropped.
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

  /// The lines of the journal.
  var lines: [String] { [parts[0].heading.json] + names + parts.flatMap(\.lines) }
}
