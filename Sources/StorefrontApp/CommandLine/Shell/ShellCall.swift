import Wayfinder

/// A command that is to be carried out, as it was written in the shell.
struct ShellCall {
  /// Who carries it out.
  let shell: Shell
  /// The words after its name; as many as it takes.
  let words: [String]
  /// The whole line.
  let line: String

  /// The shop that it is for.
  var shop: Storefront { shell.shop }
  /// What stands after its name.
  var text: String { words.joined(separator: " ") }
}

/// Why a command was not carried out, as a sentence.
nonisolated struct Refusal: Error, CustomStringConvertible {
  let description: String
  let kind: Report.Kind

  init(_ sentence: String, _ kind: Report.Kind = .refused) { (description, self.kind) = (sentence, kind) }
}

extension ShellCall {
  /// Says what was done.
  ///
  /// - Throws: What the body does.
  func answer(_ body: (Shell) throws -> String) throws {
    tell(Report.Ending(kind: .done, text: try body(shell)))
  }

  /// Says something that does not change the screens.
  func say(_ sentence: String) {
    let report = Report(command: line, outcome: Report.Ending(kind: .done, text: sentence))
    shell.output.tell(report) { shell.output.say(sentence) }
  }

  /// Tells how something ended. What did not arrive has changed nothing, so that people are not shown the tree once more.
  func tell(_ ending: Report.Ending?, link: String? = nil) {
    let (output, tree) = (shell.output, shop.router.tree)
    let report = Report(command: line, link: link, outcome: ending, tree: tree)
    if let ending, ending.kind.isRefusal { return output.refuse(report) }
    output.tell(report) {
      if let ending { output.say([link?.shownOnOneLine, ending.text].compactMap(\.self).joined(separator: ": ")) }
      if let tree { output.show(tree.description) }
    }
  }

  /// Begins to go somewhere, and tells how that ended: now, or when it does.
  func follow<Value>(
    link: String? = nil, describe: @escaping (Outcome<Value>) -> Report.Ending = { Report.Ending($0) },
    _ begin: (@escaping @MainActor (Outcome<Value>) -> Void) -> Void
  ) {
    let reply = Reply<Value>()
    // What waits for ever does not keep the shell.
    begin { [weak shell, words, line] outcome in
      guard reply.isLate else { return reply.outcome = outcome }
      if let shell { ShellCall(shell: shell, words: words, line: line).tell(describe(outcome), link: link) }
    }
    reply.isLate = true
    if let outcome = reply.outcome { return tell(describe(outcome), link: link) }
    let text = shell.whatIsWaitedFor(by: link == nil ? line : nil)
    tell(Report.Ending(kind: .waiting, text: text), link: link)
  }
}

/// An outcome that is there when the request has been made, or comes later.
private final class Reply<Value> {
  var outcome: Outcome<Value>?
  var isLate = false
}

nonisolated extension Report.Kind {
  /// Whether something did not come to what was asked for.
  fileprivate var isRefusal: Bool {
    switch self {
    case .arrived, .alreadyThere, .redirected, .done, .waiting, .answer: false
    case .superseded, .blocked, .cancelled, .failed, .malformed, .foreign, .unknown, .badParameter, .refused, .usage:
      true
    }
  }
}
