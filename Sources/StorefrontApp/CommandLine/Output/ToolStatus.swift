import Wayfinder

/// What the tool ends with.
nonisolated public enum ToolStatus: Int32, Sendable {
  /// Arrived, there already, or redirected.
  case success = 0
  /// The arguments make no sense.
  case usage = 2
  /// Blocked, refused, superseded or cancelled.
  case blocked = 3
  /// The link is malformed or unknown.
  case link = 4
  /// The navigation failed, as for a product that does not exist.
  case failed = 5
}

extension ToolStatus {
  /// What each status means, as help has it.
  nonisolated static let explanation = """
    0 arrived, 2 wrong usage, 3 blocked, refused or cancelled, 4 a malformed or unknown link,
      5 failed. Of several links the first that did not arrive counts.
    """

  init<Value>(_ outcome: Outcome<Value>) {
    switch outcome {
    case .arrived, .alreadyThere, .redirected: self = .success
    case .blocked, .cancelled, .superseded: self = .blocked
    case .failed(let failure): self = failure.reason is LinkError ? .link : .failed
    }
  }

  /// The first of the two that is no success.
  func or(_ other: ToolStatus) -> ToolStatus { self == .success ? other : self }
}
