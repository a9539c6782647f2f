import Foundation

/// Where the tool writes, and how: for people, or one JSON object a line.
public struct Output {
  /// Takes results, a piece of text ending in a line break at a time.
  let results: (String) -> Void
  /// Takes errors likewise.
  let errors: (String) -> Void
  /// Whether results may be coloured.
  let isColoured: Bool
  /// Whether a person types the commands, and likes to be asked for the next.
  let isPrompting: Bool
  /// Whether a person watches what is written as errors, and likes to see how far something long has come.
  let showsProgress: Bool
  /// Whether all that is said is one JSON object a line, errors too.
  private(set) var isJSON = false

  /// Says where results and errors go.
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

  /// The same, in JSON or not.
  func inJSON(_ isJSON: Bool) -> Output {
    var output = self
    output.isJSON = isJSON
    return output
  }

  /// Writes a report as JSON, or has it told to people in another way.
  func tell(_ report: @autoclosure () -> Report, forPeople: () -> Void) {
    if isJSON { results(report().json + "\n") } else { forPeople() }
  }

  /// Tells of an error: the report as JSON, or its sentence to people, and below it what explains it.
  func refuse(_ report: Report) {
    if isJSON { return results(report.json + "\n") }
    let subject = (report.notice ?? report.link ?? "").trimmingCharacters(in: .whitespaces).shownOnOneLine
    let sentence = report.outcome?.text ?? ""
    let lines = [subject.isEmpty ? sentence : "\(subject): \(sentence)"] + (report.explanation ?? [])
    errors(lines.joined(separator: "\n").shownOnLines + "\n")
  }

  /// Says something to people.
  func say(_ text: String) { results(text.shownOnLines + "\n") }

  /// Writes a picture, of which all that came from elsewhere is already as its form wants it.
  func draw(_ picture: String) { results(picture.hasSuffix("\n") ? picture : picture + "\n") }

  /// Says something to a person who types the commands.
  func greet(_ text: String) {
    if isPrompting && !isJSON { say(text) }
  }

  func prompt() {
    if isPrompting && !isJSON { results("> ") }
  }

  /// Writes a tree to people, with what is visible standing out where colours are.
  func show(_ tree: String) {
    guard isColoured else { return say(tree) }
    let lines = tree.shownOnLines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("●") ? "\u{1B}[1;32m\(line)\u{1B}[0m" : "\u{1B}[2m\(line)\u{1B}[0m"
    }
    results(lines.joined(separator: "\n") + "\n")
  }
}
