import Wayfinder

/// The reason why a command is not performed, as one sentence that names the cause and the remedy.
nonisolated struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}

nonisolated extension [String] {
  /// The words as a list in a sentence.
  var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }

  /// Returns the end of a sentence that suggests the nearest word, or `nil` if no word is near.
  func hint(nearest name: String) -> String? { nearest(to: name).map { "perhaps `\($0)` was meant" } }

  /// Returns the nearest word in which at most one letter in four differs, or two letters are swapped.
  private func nearest(to written: String) -> String? {
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
  /// Small letters, without the hyphens at the beginning of an option.
  fileprivate var comparedScalars: [Unicode.Scalar] { Array(lowercased().unicodeScalars.drop { $0 == "-" }) }
}
