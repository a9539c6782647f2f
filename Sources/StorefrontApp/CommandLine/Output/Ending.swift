import Wayfinder

/// The result of a navigation or a command, with its exit status.
nonisolated struct Ending {
  /// A sentence for the user.
  let text: String
  let status: ToolStatus

  init(_ text: String, _ status: ToolStatus = .success) { (self.text, self.status) = (text, status) }

  init<Value>(_ outcome: Outcome<Value>) {
    switch outcome {
    case .arrived, .alreadyThere, .redirected: self.init("\(outcome)")
    // The name of the guard serves the author of the routes, and not the user.
    case .blocked(.refusal(_, let reason)): self.init("Blocked: \(reason)", .blocked)
    case .superseded, .blocked, .cancelled: self.init("\(outcome)", .blocked)
    case .failed(let failure): self.init(failure)
    }
  }

  /// Describes a failure. An error of the catalogue gives its own sentence, without steps and remedies.
  init(_ failure: NavigationFailure) {
    if let error = failure.reason as? LinkError {
      // The remedy of a malformed link serves the user; every other remedy serves the author of the links.
      let isMalformed = if case .malformed = error { true } else { false }
      self.init(isMalformed ? "\(error)" : error.reason.closed, .link)
    } else {
      let reason = failure.reason as? CatalogueError
      self.init("Failed: \(reason?.description ?? failure.description)", .failed)
    }
  }
}

nonisolated extension String {
  /// The text with a full stop, unless its end is cut off.
  fileprivate var closed: String { hasSuffix(".") || hasSuffix("…") ? self : self + "." }
}
