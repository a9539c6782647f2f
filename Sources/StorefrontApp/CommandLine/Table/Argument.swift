/// What a command takes after its name.
nonisolated struct Argument: Hashable, Sendable {
  /// What may stand there.
  enum Kind: Hashable, Sendable {
    /// A link of the shop.
    case link
    /// The name of a file.
    case file
    /// The name of a command.
    case command
    /// One of these words, in capital or small letters.
    case choice([String])
    /// One word.
    case word
    /// Words with blanks between them, to the end of the line.
    case text
  }

  /// What it is called in the usage, in capital letters.
  let name: String
  let kind: Kind
  var isRequired = true
  /// Whether there may be several.
  var isRepeated = false

  static func one(_ name: String, _ kind: Kind) -> Argument { Argument(name: name, kind: kind) }

  static func several(_ name: String, _ kind: Kind) -> Argument { Argument(name: name, kind: kind, isRepeated: true) }

  static func any(_ name: String, _ kind: Kind) -> Argument {
    Argument(name: name, kind: kind, isRequired: false, isRepeated: true)
  }

  static func optional(_ name: String, _ kind: Kind) -> Argument {
    Argument(name: name, kind: kind, isRequired: false)
  }

  /// The argument as the usage has it.
  var usage: String {
    let text = isRepeated ? name + "…" : name
    return isRequired ? text : "[\(text)]"
  }

  /// What stands before its name in a sentence.
  var article: String { "AEIO".contains(name.first ?? " ") || name == "N" ? "an" : "a" }

  /// The words that it may be; none where it may be many.
  var choices: [String] {
    if case .choice(let words) = kind { words } else { [] }
  }
}

nonisolated extension [Argument] {
  /// What is wrong with the words that were written, as a sentence; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - name: The command that they were written after.
  ///   - usage: How the command is to be written.
  func complaint(about words: [String], for name: String, usage: String) -> String? {
    let required = filter(\.isRequired).count
    if words.count < required {
      let missing = self[words.count]
      let known = missing.choices.isEmpty ? "" : ", one of \(missing.choices.joined(separator: ", "))"
      return "`\(name)` needs \(missing.article) \(missing.name)\(known); write `\(usage)`."
    }
    let isOpen = contains { $0.isRepeated || $0.kind == .text }
    if words.count > count, !isOpen {
      return isEmpty ? "`\(name)` takes nothing more; write `\(usage)`." : "That is too much; write `\(usage)`."
    }
    for (argument, word) in zip(self, words) {
      let choices = argument.choices
      guard !choices.isEmpty, !choices.contains(where: { $0.lowercased() == word.lowercased() }) else { continue }
      return "\(word.quotedOnOneLine) is \(choices.denied); \(choices.hint(nearest: word) ?? "write `\(usage)`")."
    }
    return nil
  }
}

nonisolated extension [String] {
  /// That something is none of these words.
  fileprivate var denied: String {
    count == 2 ? "neither \(self[0]) nor \(self[1])" : "none of " + joined(separator: ", ")
  }
}
