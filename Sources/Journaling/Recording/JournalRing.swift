import LinkTable

/// The newest lines of a journal. When there are too many, the older half goes.
///
/// It is two parts, each with a heading of its own, so that what is left after one has gone is a whole journal: it says where the
/// user was when it begins. A part therefore begins where nothing is under way, as long as that comes soon enough.
nonisolated struct JournalRing {
  private struct Part {
    var heading: JournalLine
    var lines: [String] = []
    /// How many bytes the lines have, with what ends them.
    var bytes = 0
  }

  /// From how many bytes on a part is full. Two of them, each with a line more, are still read together with the longest
  /// heading and all classes.
  private static let mostBytesInPart =
    (Journal.mostBytes - JournalReader.mostBytesOfHeading - TreeLetters.mostClasses * JournalLine.mostBytes) / 2
    - JournalLine.mostBytes

  private let mostInPart: Int
  private var parts = [Part(heading: JournalLine(journal: Journal.currentVersion))]
  private var names: [String] = []

  /// - Parameter capacity: How many entries there are at most; fewer where so many could not be read.
  init(capacity: Int) { mostInPart = max(capacity / 2, 1) }

  /// Whether a part has to be begun before the next entry.
  ///
  /// - Parameter isQuiet: Whether nothing is under way, and the entry is about what is yet to come.
  func wantsPart(isQuiet: Bool) -> Bool {
    let part = parts[parts.count - 1]
    // Where it is quiet, half of one is enough.
    let share = isQuiet ? 2 : 1
    return part.lines.count * share >= mostInPart || part.bytes * share >= Self.mostBytesInPart
  }

  /// Begins a part.
  ///
  /// - Returns: Whether an older part has gone.
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
