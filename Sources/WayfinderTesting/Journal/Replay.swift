public import Wayfinder

/// What replaying a journal has come to.
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
  /// The steps that were taken: what was not a consequence of something before it.
  public let steps: [AppStep]
  /// What there is to know besides, each as a sentence.
  public let notes: [String]

  /// Whether all was as it had been.
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

extension AppUnderTest {
  /// Replays a journal in a freshly launched app: makes its requests, the user's moves and what is set around the app, and
  /// compares, entry by entry, what comes of it and which screens are there.
  ///
  /// Requests are found again by their links, or by their names among the destinations and what ``resolving(_:)`` knows; moves
  /// by their names among those that the user can make then and what ``resolvingMoves(_:)`` knows; switches by their names. What
  /// the app does by itself is left to it and waited for. Where entries before the first were dropped, it begins with the
  /// position and the facts that the journal has of then.
  ///
  /// - Parameters:
  ///   - journal: What was recorded.
  ///   - comparesTitles: Whether titles are compared; not where the app spoke another language.
  ///   - patience: How long an entry is waited for that does not come of itself at once.
  /// - Returns: How that ended; it ends with the first difference.
  /// - Throws: What the launch throws.
  public func replay(
    _ journal: Journal, comparingTitles comparesTitles: Bool = true, patience: Duration = .seconds(5)
  ) async throws -> Replay {
    let replayer = Replayer(self, try await launched(), journal, comparesTitles: comparesTitles, patience: patience)
    return await replayer.run()
  }
}
