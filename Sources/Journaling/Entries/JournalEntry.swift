public import NavigationCore

/// One event of a window, as recorded in a journal.
nonisolated public struct JournalEntry: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// Recording began.
    case began
    /// A request was made. The recorder numbers its requests from 1, including requests whose entries were dropped.
    case request(Int, JournalRequest)
    /// A guard of a request, or a screen that would be removed, answered. `guard` is the name of the guard or screen.
    case answer(request: Int, guard: String, agreed: Bool)
    /// A request ended.
    case outcome(request: Int, JournalOutcome)
    /// The window noticed a move of the user: `back`, `tab 2`, `swipe down` or `page`. Tabs are counted from 0. If no tab bar is visible
    /// any more, the value is `tab`.
    case moved(String)
    /// The app recorded a move of the user, such as a tap that causes no request. The value is the name of the move.
    case move(String)
    /// An external fact with this name has a new value.
    case fact(String, value: String)
    /// The app changed the screens during a recorded ``move(_:)`` or ``fact(_:value:)``.
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

  /// The number of the entry. The recorder numbers its entries from 1, including the entries that were dropped.
  public let number: Int
  /// The kind of the event.
  public let kind: Kind
  /// The screens after the event. For a ``Kind/move(_:)`` or ``Kind/fact(_:value:)``, the screens before the app's closure runs.
  public let screens: Screens
  /// A Boolean value that indicates whether a replay cannot repeat the entry, because it contains only the beginning of a long link or
  /// name.
  public let isCut: Bool
}

/// A request, as recorded in a journal.
nonisolated public struct JournalRequest: Hashable, Sendable {
  /// The form in which a request is recorded. A replay can repeat all forms except ``type``, ``redacted`` and ``cut``.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The text is the link.
    case link
    /// The text is the name that the app has given to the request.
    case name
    /// The request has neither a link nor a name. The text contains the name of its aim and the type of its context.
    case type
    /// The parameters may contain a value of a redacted type. The text is a description without parameters, such as the link's pattern.
    case redacted
    /// The link or name was too long. The text is its beginning.
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

  /// The link of the request, its name, or another description; see ``Form``.
  public let text: String
  /// The form in which the request is recorded.
  public let form: Form
  /// The index of the tab for ``Form/tab``, or the line of the screen in the printed tree for ``Form/close`` and ``Form/pop``. Both
  /// are counted from 0. `nil` for any other form, or if the screen was not in the tree.
  public let position: Int?
  /// The behavior if other requests wait or are under way.
  public let policy: OverlapPolicy
  /// A Boolean value that indicates whether the app made the request itself.
  ///
  /// The app makes such a request while a guard or a screen answers, or during a recorded move or fact. A replay does not repeat the
  /// request, because the app makes it again.
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
    // The description of a request includes the mark for a cut text already.
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
  /// The text of the request, followed by notes in parentheses. The notes are the policy if it is not the default, and marks for own,
  /// redacted and cut requests.
  public var description: String {
    var notes: [String] = []
    if policy != .waitTurn { notes.append("\(policy)") }
    if isOwn { notes.append("made by the app itself") }
    if form == .redacted { notes.append("redacted") }
    if form == .cut { notes.append("cut") }
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
  }
}
