import Wayfinder
import WayfinderTesting

/// What came of one link or one command, as JSON has it. `Documentation/CommandLine.md` says what each key means.
nonisolated struct Report: Encodable {
  /// One word for how something ended.
  enum Kind: String, Encodable, CaseIterable {
    // As the outcomes of navigations.
    case arrived, alreadyThere, redirected, superseded, blocked, cancelled, failed
    // What is wrong with a link.
    case malformed, foreign, unknown, badParameter
    // What is neither.
    case done, waiting, answer, refused, usage
  }

  struct Ending: Encodable {
    /// One word for how it ended.
    let kind: Kind
    /// A sentence about it.
    let text: String
  }

  /// A command, as help tells of it.
  struct Entry: Encodable {
    let name: String
    let usage: String
    let summary: String
    let details: String?
  }

  var command: String?
  var link: String?
  var notice: String?
  var outcome: Ending?
  /// What there is to say of a link that leads nowhere, a line each.
  var explanation: [String]?
  var plan: RoutePlan?
  var tree: ScreenTree?
  /// Where the user is.
  var position: NavigationPosition?
  /// The registered pages of each flow, drawn.
  var flows: [String: String]?
  var commands: [Entry]?
  var links: [String]?
  var pattern: String?
  var aliases: [String]?
  var script: String?
  var version: String?
  /// What exploring the shop has come to.
  var verification: VerificationReport?
  /// The screens of the shop, and the ways between them.
  var map: AppMap?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case command, link, notice, outcome, explanation, plan, tree, position, flows, commands, links, pattern, aliases
    case script, version, verification, map
  }

  /// The report in one line, with keys in alphabetical order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var shown = self
    shown.command = command?.shownOnOneLine
    shown.link = link?.shownOnOneLine
    guard let data = try? encoder.encode(shown) else { return "{}" }
    return String(decoding: data, as: UTF8.self).escapedInJSON
  }
}

nonisolated extension Report.Ending {
  init<Value>(_ outcome: Outcome<Value>) {
    switch outcome {
    case .arrived: self.init(kind: .arrived, text: "\(outcome)")
    case .alreadyThere: self.init(kind: .alreadyThere, text: "\(outcome)")
    case .redirected: self.init(kind: .redirected, text: "\(outcome)")
    case .superseded: self.init(kind: .superseded, text: "\(outcome)")
    // Which guard it was is for who writes routes.
    case .blocked(.refusal(_, let reason)): self.init(kind: .blocked, text: "Blocked: \(reason)")
    case .blocked: self.init(kind: .blocked, text: "\(outcome)")
    case .cancelled: self.init(kind: .cancelled, text: "\(outcome)")
    case .failed(let failure): self.init(failure)
    }
  }

  init(_ error: LinkError) {
    let kind: Report.Kind =
      switch error {
      case .malformed, .tooLarge: .malformed
      case .foreign: .foreign
      case .unknown: .unknown
      case .parameter, .refused, .rejected: .badParameter
      }
    // What to do about it is mostly for who writes the table of links; how a link is written is for who writes links.
    let isMalformed = if case .malformed = error { true } else { false }
    self.init(kind: kind, text: isMalformed ? "\(error)" : error.reason.closed)
  }

  /// What the catalogue says is for people as it is; steps and remedies are for who writes routes.
  init(_ failure: NavigationFailure) {
    if let error = failure.reason as? LinkError {
      self.init(error)
      return
    }
    let reason = failure.reason as? CatalogueError
    self.init(kind: .failed, text: "Failed: \(reason?.description ?? failure.description)")
  }
}

nonisolated extension String {
  /// The text with the stop that ends a sentence, unless it was cut.
  fileprivate var closed: String { hasSuffix(".") || hasSuffix("…") ? self : self + "." }
}
