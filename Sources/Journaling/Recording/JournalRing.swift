import LinkTable

/// The newest lines of a journal. When there are too many, the older half goes.
///
/// It is two parts, each with a heading of its own, so that what is left after one has gone is a whole journal: it says where the
/// user was when it begins. A part therefore begins where nothing is under way, as long as that comes soon enough.
nonisolated struct JournalRing {
  private struct Part {
    var heading: JournalLine
    var lines: [String] = []
  }

  private let mostInPart: Int
  private var parts = [Part(heading: JournalLine(journal: Journal.currentVersion))]
  private var names: [String] = []

  /// - Parameter capacity: How many entries there are at most.
  init(capacity: Int) { mostInPart = max(capacity / 2, 1) }

  /// Whether a part has to be begun before the next entry.
  ///
  /// - Parameter isQuiet: Whether nothing is under way, and the entry is about what is yet to come.
  func wantsPart(isQuiet: Bool) -> Bool {
    let count = parts.last?.lines.count ?? 0
    return count >= mostInPart || isQuiet && count * 2 >= mostInPart && mostInPart > 1
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

  mutating func append(_ line: String) { parts[parts.count - 1].lines.append(line) }

  /// The lines of the journal.
  var lines: [String] { [parts[0].heading.json] + names + parts.flatMap(\.lines) }
}
