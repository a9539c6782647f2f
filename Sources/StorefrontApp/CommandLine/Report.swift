import Wayfinder

/// What came of one link or one command, as JSON has it.
nonisolated struct Report: Encodable {
  struct Ending: Encodable {
    /// One word for how it ended.
    let kind: String
    /// A sentence about it.
    let text: String
  }

  var command: String?
  var link: String?
  var outcome: Ending?
  /// What there is to say of a link that leads nowhere, a line each.
  var explanation: [String]?
  var plan: RoutePlan?
  var tree: ScreenTree?
  /// Where the user is.
  var position: NavigationPosition?
  /// The registered pages of each flow, drawn.
  var flows: [String: String]?

  /// The report in one line, with keys in alphabetical order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

nonisolated extension Report.Ending {
  init<Value>(_ outcome: Outcome<Value>) {
    let kind =
      switch outcome {
      case .arrived: "arrived"
      case .alreadyThere: "alreadyThere"
      case .redirected: "redirected"
      case .superseded: "superseded"
      case .blocked: "blocked"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    if case .failed(let failure) = outcome { self.init(failure) } else { self.init(kind: kind, text: "\(outcome)") }
  }

  init(_ error: LinkError) {
    let kind =
      switch error {
      case .malformed, .tooLarge: "malformed"
      case .foreign: "foreign"
      case .unknown: "unknown"
      case .parameter, .refused, .rejected: "badParameter"
      }
    // What to do about an unknown link, the explanation says.
    let isUnknown = if case .unknown = error { true } else { false }
    self.init(kind: kind, text: isUnknown ? error.reason + "." : "\(error)")
  }

  /// What the catalogue says is for people as it is; steps and remedies are for who writes routes.
  init(_ failure: NavigationFailure) {
    if let error = failure.reason as? LinkError {
      self.init(error)
      return
    }
    let reason = failure.reason as? CatalogueError
    self.init(kind: "failed", text: "Failed: \(reason?.description ?? failure.description)")
  }
}
