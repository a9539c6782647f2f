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
  var plan: RoutePlan?
  var tree: ScreenTree?
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
      case .malformed: "malformed"
      case .foreign: "foreign"
      case .unknown, .notYet: "unknown"
      case .badParameter: "badParameter"
      }
    self.init(kind: kind, text: "\(error)")
  }

  /// What the catalogue says is for people as it is; steps and remedies are for who writes routes.
  init(_ failure: NavigationFailure) {
    let reason = failure.reason as? CatalogueError
    self.init(kind: "failed", text: "Failed: \(reason?.description ?? failure.description)")
  }
}
