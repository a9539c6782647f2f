public import NavigationCore

/// One event of a window, as recorded in a journal.
nonisolated public struct JournalEntry: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// Recording began.
    case began
    /// A request was made. Requests are numbered from 1.
    case request(Int, JournalRequest)
    /// A guard of a request, or a screen that would be removed, answered.
    case answer(request: Int, guard: String, agreed: Bool)
    /// A request ended.
    case outcome(request: Int, JournalOutcome)
    /// The user moved, as the window noticed: `back`, `tab 2`, `swipe down`, `page`.
    case moved(String)
    /// The user moved, as the app announced: a tap that causes no request.
    case move(String)
    /// An external fact was set to a value.
    case fact(String, value: String)
    /// The app has changed the screens during a recorded ``move(_:)`` or ``fact(_:value:)``.
    case changed
  }

  /// The screens after an event.
  public enum Screens: Hashable, Sendable {
    /// The same screens as after the previous entry.
    case asBefore
    /// Unknown, because a transition was in flight.
    case inFlight
    /// These screens.
    case tree(JournalTree)
  }

  /// The number of the entry, counted from 1. It includes the entries that were dropped.
  public let number: Int
  /// The kind of the event.
  public let kind: Kind
  /// The screens after the event.
  public let screens: Screens
  /// A Boolean value that indicates whether the entry contains only the beginning of a long link or name, and so cannot be
  /// repeated.
  public let isCut: Bool
}

/// A request, as recorded in a journal.
nonisolated public struct JournalRequest: Hashable, Sendable {
  /// The description by which a request can be repeated.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The link in the text.
    case link
    /// The name in the text, which the app has given.
    case name
    /// None. The text contains the types of the destination and the context.
    case type
    /// None. The parameters have a type that is redacted.
    case redacted
    /// None. The text is the beginning of a link or name that was too long.
    case cut
    /// Going back.
    case back
    /// Dismissing all presented screens.
    case dismissAll
    /// Selecting the tab at ``position``.
    case tab
    /// Closing the screen at ``position``.
    case close
    /// Popping to the screen at ``position``.
    case pop
  }

  /// The link or name of the request.
  public let text: String
  /// The description by which the request can be repeated.
  public let form: Form
  /// The index of the tab for ``Form/tab``, or the line of the screen in the printed tree for ``Form/close`` and
  /// ``Form/pop``, counted from 0. `nil` for another form, or if the screen was not in the tree.
  public let position: Int?
  /// The behavior if other requests wait or are under way.
  public let policy: OverlapPolicy
  /// A Boolean value that indicates whether a guard has made the request, or the app in response to an earlier entry.
  ///
  /// A replay leaves such a request to the app.
  public let isOwn: Bool
}

/// The outcome of a request, as recorded in a journal.
nonisolated public enum JournalOutcome: String, Hashable, Sendable, CaseIterable {
  /// The cases of `Outcome`.
  case arrived, alreadyThere, redirected, superseded, blocked, cancelled, failed

  init<Value>(_ outcome: Outcome<Value>) {
    switch outcome {
    case .arrived: self = .arrived
    case .alreadyThere: self = .alreadyThere
    case .redirected: self = .redirected
    case .superseded: self = .superseded
    case .blocked: self = .blocked
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

nonisolated extension JournalEntry: CustomStringConvertible {
  /// The number and the kind of the entry, on one line.
  public var description: String {
    // The description of a request includes this mark.
    if case .move = kind, isCut { "\(number)  \(kind) (cut)" } else { "\(number)  \(kind)" }
  }
}

nonisolated extension JournalEntry.Kind: CustomStringConvertible {
  /// The event, in words.
  public var description: String {
    switch self {
    case .began: "recording began"
    case .request(let number, let request): "request \(number): \(request)"
    case .answer(let number, let name, let agreed): "\(name) \(agreed ? "agreed to" : "refused") request \(number)"
    case .outcome(let number, let outcome): "request \(number) ended: \(outcome.rawValue)"
    case .moved(let move), .move(let move): "the user: \(move)"
    case .fact(let name, let value): "\(name) is \(value)"
    case .changed: "the screens have changed"
    }
  }
}

nonisolated extension JournalRequest: CustomStringConvertible {
  /// The text of the request, with its special properties.
  public var description: String {
    var notes: [String] = []
    if policy != .waitTurn { notes.append("\(policy)") }
    if isOwn { notes.append("made by the app itself") }
    if form == .redacted { notes.append("redacted") }
    if form == .cut { notes.append("cut") }
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
  }
}
