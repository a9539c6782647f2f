/// Why something that was written is not read as a journal. Nothing of it is read then.
nonisolated public enum JournalError: Error, Hashable {
  /// It is larger than journals are.
  case tooLarge(mostBytes: Int)
  /// It does not begin as journals do.
  case noJournal
  /// It was written by a newer version of the package.
  case newer(version: Int, known: Int)
  /// A line says something that makes no sense, or comes out of order.
  case line(Int, String)
}

nonisolated extension JournalError: CustomStringConvertible {
  /// What is wrong, as a sentence.
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
