public import Wayfinder

/// The result of replaying a journal.
public struct Replay {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// After every entry the screens were as they had been.
    case same
    /// After an entry something was different for the first time.
    case differs(at: JournalEntry, String)
    /// An entry cannot be replayed, for a reason that is a sentence.
    case stopped(at: JournalEntry, String)
  }

  /// How it ended.
  public let ending: Ending
  /// How many entries were as they had been.
  public let agreed: Int
  /// The steps of the replay, without the reactions of the app.
  public let steps: [AppStep]
  /// Notes, each a sentence.
  public let notes: [String]

  /// A Boolean value that indicates whether the replay was the same to the end.
  public var isSame: Bool { ending == .same }
}

extension Replay: CustomStringConvertible {
  /// The ending as text.
  public var description: String {
    let text =
      switch ending {
      case .same: "After each of the \(agreed) entries the screens are as they were."
      case .differs(let entry, let difference): "The first difference is after entry \(entry)\n\(difference)"
      case .stopped(let entry, let reason): "Entry \(entry.number) cannot be replayed: \(reason)"
      }
    return ([text] + notes).joined(separator: "\n")
  }
}
