/// The words after a command's name.
nonisolated struct Words {
  private let name: String
  private let usage: String
  let all: [String]

  /// Keeps the words, with the command's name and usage for error messages.
  init(_ all: [String], of name: String, usage: String) {
    (self.all, self.name, self.usage) = (all, name, usage)
  }

  var text: String { all.joined(separator: " ") }

  /// Returns the first word.
  ///
  /// - Parameters:
  ///   - title: The name of the word in the usage.
  ///   - choices: The allowed words, in any case; empty if the command allows every word.
  ///   - count: The largest number of words.
  func first(_ title: String, of choices: [String] = [], atMost count: Int = 1) throws(Refusal) -> String {
    guard let first = all.first else {
      let known = choices.isEmpty ? "" : ", one of \(choices.joined(separator: ", "))"
      throw Refusal("`\(name)` needs \(title.withArticle)\(known); write `\(usage)`.")
    }
    try check(atMost: count)
    return try choice(at: 0, of: choices) ?? first
  }

  /// Returns the choice that equals the word at an index in any case; `nil` without such a word or without choices.
  func choice(at index: Int, of choices: [String]) throws(Refusal) -> String? {
    guard all.indices.contains(index), !choices.isEmpty else { return nil }
    if let choice = choices.first(where: { $0.lowercased() == all[index].lowercased() }) { return choice }
    let list =
      choices.count == 2 ? "neither \(choices[0]) nor \(choices[1])" : "none of \(choices.joined(separator: ", "))"
    let hint = choices.hint(nearest: all[index]) ?? "write `\(usage)`"
    throw Refusal("\(all[index].quotedOnOneLine) is \(list); \(hint).")
  }

  /// Throws if there are more words than the command takes.
  func check(atMost count: Int) throws(Refusal) {
    guard all.count > count else { return }
    throw Refusal(
      count == 0 ? "`\(name)` takes nothing more; write `\(usage)`." : "That is too much; write `\(usage)`.")
  }
}

nonisolated extension String {
  /// The name of an argument after its article.
  var withArticle: String { (self == "N" || "AEIO".contains(prefix(1)) ? "an " : "a ") + self }
}
