import Wayfinder

/// What is wrong with what was written, as a sentence.
nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }

  /// Nothing bears the name that a command was asked for by.
  static func noCommand(_ name: String, known: [String]) -> UsageError {
    let quoted = name.quotedOnOneLine
    if name.contains("://") { return UsageError("\(quoted) is not a command; write `open` before a link.") }
    return UsageError("\(quoted) is not a command; \(known.hint(nearest: name) ?? "`help` lists the commands").")
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

  fileprivate func hint(nearest name: String) -> String? { nearest(to: name).map { "perhaps `\($0)` was meant" } }

  /// The word that is so near to what was written that it was perhaps meant.
  func nearest(to written: String) -> String? {
    let written = [Unicode.Scalar](written.lowercased().unicodeScalars)
    guard written.count <= 40 else { return nil }
    var best: (distance: Int, word: String)?
    for word in self {
      let scalars = [Unicode.Scalar](word.lowercased().unicodeScalars)
      let limit = best.map { $0.distance - 1 } ?? (scalars.count < 4 ? 1 : 2)
      guard let distance = EditDistance(limit: limit).between(written, scalars) else { continue }
      best = (distance, word)
    }
    return best?.word
  }
}
