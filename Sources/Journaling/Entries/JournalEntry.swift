public import NavigationCore

/// One thing that happened in a window, as a journal has it.
nonisolated public struct JournalEntry: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// Recording began.
    case began
    /// A request was made. Requests are counted from 1.
    case request(Int, JournalRequest)
    /// A guard of a request, or a screen that would have gone, answered.
    case answer(request: Int, guard: String, agreed: Bool)
    /// A request ended.
    case outcome(request: Int, JournalOutcome)
    /// The user moved, as the window has noticed: `back`, `tab 2`, `swipe down`, `page`.
    case moved(String)
    /// The user moved, as the app has told beforehand: a tap that no request tells of.
    case move(String)
    /// Something around the app was set to a value.
    case fact(String, value: String)
    /// The screens have changed by what the entries before it tell of.
    case changed
  }

  /// The screens after it.
  public enum Screens: Hashable, Sendable {
    /// As after the entry before.
    case asBefore
    /// On their way: a transition was in flight.
    case inFlight
    /// These.
    case tree(JournalTree)
  }

  /// Its number in the journal, counted from 1, also where entries before it were dropped.
  public let number: Int
  /// What happened.
  public let kind: Kind
  /// The screens after it.
  public let screens: Screens
  /// Whether the link or name of its request, or the name of its move, was too long for an entry: the text is the beginning
  /// of it, and it cannot be made again.
  public let isCut: Bool
}

/// A request as a journal has it.
nonisolated public struct JournalRequest: Hashable, Sendable {
  /// By what it can be made again.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// By a link, which is the text.
    case link
    /// By the name that the app has given, which is the text.
    case name
    /// By nothing: the text is the type of its destination, with that of its context.
    case type
    /// By nothing: its parameters are of a type that is not written down.
    case redacted
    /// By nothing: its link or name was too long, and the text is the beginning of it.
    case cut
    /// It goes back.
    case back
    /// It dismisses all.
    case dismissAll
    /// It selects the tab of that ``position``.
    case tab
    /// It closes the screen of that ``position``.
    case close
    /// It pops to the screen of that ``position``.
    case pop
  }

  /// What is wanted.
  public let text: String
  /// By what it can be made again.
  public let form: Form
  /// Of a tab its position; of a screen that of its line in the printed tree, counted from 0, and `nil` for one that was not there.
  public let position: Int?
  /// What it does where others wait.
  public let policy: OverlapPolicy
  /// Whether a guard has made it, or what the app did because of an entry before it: a replay leaves making it to the app.
  public let isOwn: Bool
}

/// How a request ended, as a journal has it.
nonisolated public enum JournalOutcome: String, Hashable, Sendable, CaseIterable {
  /// As the cases of `Outcome`.
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
  /// The entry as a line: its number, and what happened.
  public var description: String {
    // A request says so itself.
    if case .move = kind, isCut { "\(number)  \(kind) (cut)" } else { "\(number)  \(kind)" }
  }
}

nonisolated extension JournalEntry.Kind: CustomStringConvertible {
  /// What happened, in words.
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
  /// What is wanted, with what is special about the request.
  public var description: String {
    var notes: [String] = []
    if policy != .waitTurn { notes.append("\(policy)") }
    if isOwn { notes.append("made by the app itself") }
    if form == .redacted { notes.append("redacted") }
    if form == .cut { notes.append("cut") }
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
  }
}
