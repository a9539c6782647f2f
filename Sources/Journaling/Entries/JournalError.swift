/// The reason why a text was not read as a journal. No part of the text is read then.
nonisolated public enum JournalError: Error, Hashable {
  /// The text is larger than the greatest journal.
  case tooLarge(mostBytes: Int)
  /// The text does not begin with a journal's heading.
  case noJournal
  /// The format of the journal is newer than the known version.
  case newer(version: Int, known: Int)
  /// The line with this number is malformed or out of order. The lines are counted from 1. The text is the reason.
  case line(Int, String)
}

nonisolated extension JournalError: CustomStringConvertible {
  /// The problem, as a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let most): "The journal has more than the \(most) bytes that are read."
    case .noJournal: "This is no journal: it does not begin with a line such as {\"journal\":1}."
    case .newer(let version, let known):
      "The journal was written in version \(version), and this reads up to version \(known): read it with a newer Wayfinder."
    case .line(let number, let reason): "Line \(number) of the journal: \(reason)."
    }
  }
}
