import Foundation
import Wayfinder

/// Writes results and errors.
public struct Output {
  private let results: (String) -> Void
  private let errors: (String) -> Void
  private let isColoured: Bool
  private let isPrompting: Bool
  /// A Boolean value that indicates whether long commands show their progress among the errors.
  let showsProgress: Bool

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - isColoured: A Boolean value that indicates whether results may be coloured.
  ///   - isPrompting: A Boolean value that indicates whether a user types the commands and sees a prompt.
  ///   - showsProgress: A Boolean value that indicates whether long commands show their progress among the errors.
  ///   - results: Writes a result, which ends in a line break.
  ///   - errors: Writes an error, which ends in a line break.
  public init(
    isColoured: Bool = false, isPrompting: Bool = false, showsProgress: Bool = false,
    results: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) {
    self.isColoured = isColoured
    self.isPrompting = isPrompting
    self.showsProgress = showsProgress
    self.results = results
    self.errors = errors
  }

  /// Writes an error: its subject, a sentence, and lines that explain it.
  func refuse(_ subject: String = "", _ sentence: String, explanation: [String] = []) {
    let subject = subject.trimmingCharacters(in: .whitespaces).shownOnOneLine
    let lines = [subject.isEmpty ? sentence : "\(subject): \(sentence)"] + explanation
    errors(lines.joined(separator: "\n").shownOnLines + "\n")
  }

  /// Writes an error without a subject.
  func refuse(_ sentence: String) { refuse("", sentence) }

  /// Writes a result without characters that could control a terminal.
  func say(_ text: String) { results(text.shownOnLines + "\n") }

  /// Writes a result, and the tree of screens after a success. A refusal is an error, and has changed no screen.
  func tell(_ ending: Ending, of subject: String? = nil, _ tree: ScreenTree?) {
    if ending.status != .success { return refuse(subject ?? "", ending.text) }
    say([subject?.shownOnOneLine, ending.text].compactMap(\.self).joined(separator: ": "))
    if let tree { show(tree.description) }
  }

  /// Writes a picture, which is already safe in its form.
  func draw(_ picture: String) { results(picture.hasSuffix("\n") ? picture : picture + "\n") }

  /// Writes a value as one line of JSON with sorted keys.
  func write(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    results(String(decoding: try encoder.encode(value), as: UTF8.self).escapedInJSON + "\n")
  }

  /// Writes a line if a user types the commands.
  func greet(_ text: String) { if isPrompting { say(text) } }

  func prompt() { if isPrompting { results("> ") } }

  /// Replaces the line that shows the progress.
  func showProgress(_ line: String) { errors("\r\(line)\u{1B}[K") }

  /// Writes a tree, with visible screens in another colour if results are coloured.
  func show(_ tree: String) {
    guard isColoured else { return say(tree) }
    let lines = tree.shownOnLines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("●") ? "\u{1B}[1;32m\(line)\u{1B}[0m" : "\u{1B}[2m\(line)\u{1B}[0m"
    }
    results(lines.joined(separator: "\n") + "\n")
  }
}
