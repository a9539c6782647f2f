import Wayfinder

/// What is wrong with what was written, as a sentence.
nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }

  /// Nothing bears the name that a command was asked for by.
  ///
  /// - Parameters:
  ///   - known: The names of commands.
  ///   - choices: Commands with a word that may follow, such as `tab` and `Search`, by that word.
  static func noCommand(_ name: String, known: [String], choices: [(word: String, command: String)]) -> UsageError {
    let quoted = name.quotedOnOneLine
    if name.contains("://") { return UsageError("\(quoted) is not a command; write `open` before a link.") }
    let chosen = choices.map(\.word).nearest(to: name)
      .flatMap { word in choices.first { $0.word == word } }
      .map { "perhaps `\($0.command) \($0.word)` was meant" }
    return UsageError(
      "\(quoted) is not a command; \(known.hint(nearest: name) ?? chosen ?? "`help` lists the commands").")
  }

  /// Nothing bears the name that an option was asked for by.
  static func noOption(_ name: String, known: [String]) -> UsageError {
    let quoted = name.quotedOnOneLine
    return UsageError(
      "\(quoted) is not an option; \(known.hint(nearest: name) ?? "`storefront help` lists the options").")
  }
}

nonisolated extension [String] {
  /// The words as a sentence lists them.
  var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }

  /// A word that is near to what was written, as a part of a sentence.
  func hint(nearest name: String) -> String? { nearest(to: name).map { "perhaps `\($0)` was meant" } }

  /// The word that is so near to what was written that it was perhaps meant: one letter in four is another, or two are swapped.
  func nearest(to written: String) -> String? {
    let written = written.comparedScalars
    guard written.count <= 40 else { return nil }
    var best: (distance: Int, word: String)?
    for word in self {
      let scalars = word.comparedScalars
      let hasSameLetters = written.sorted() == scalars.sorted()
      let most = hasSameLetters ? 2 : Swift.max(1, Swift.max(written.count, scalars.count) / 4)
      let limit = Swift.min(most, best.map { $0.distance - 1 } ?? most)
      guard let distance = EditDistance(limit: limit).between(written, scalars) else { continue }
      best = (distance, word)
    }
    return best?.word
  }
}

nonisolated extension String {
  /// Small letters, without the dashes that an option begins with.
  fileprivate var comparedScalars: [Unicode.Scalar] { Array(lowercased().unicodeScalars.drop { $0 == "-" }) }
}
