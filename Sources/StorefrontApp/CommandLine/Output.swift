/// Where the tool writes.
public struct Output {
  /// Takes results, a piece of text ending in a line break at a time.
  let results: (String) -> Void
  /// Takes errors likewise.
  let errors: (String) -> Void
  /// Whether results may be coloured.
  let isColoured: Bool
  /// Whether a person types the commands, and likes to be asked for the next.
  let isPrompting: Bool

  /// Says where results and errors go.
  public init(
    isColoured: Bool = false, isPrompting: Bool = false, results: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.isColoured = isColoured
    self.isPrompting = isPrompting
    self.results = results
    self.errors = errors
  }

  func say(_ text: String) { results(text + "\n") }

  func complain(_ text: String) { errors(text + "\n") }

  func prompt() {
    if isPrompting { results("> ") }
  }

  /// Writes a tree, with what is visible standing out where colours are.
  func show(_ tree: String) {
    guard isColoured else { return say(tree) }
    let lines = tree.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("●") ? "\u{1B}[1;32m\(line)\u{1B}[0m" : "\u{1B}[2m\(line)\u{1B}[0m"
    }
    say(lines.joined(separator: "\n"))
  }
}
