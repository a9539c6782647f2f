nonisolated extension Unicode.Scalar {
  /// Whether it could do something to a terminal instead of standing in a line: also those of U+0080 to U+009F, and what
  /// ends a line.
  var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }

  /// Whether it could do something to a terminal, or to the order in which a line is read.
  fileprivate var isHarmful: Bool { isControl || properties.isBidiControl }
}

nonisolated extension String {
  /// The text as it may stand in a line of a terminal: without control characters, and cut where it is long.
  var shownOnOneLine: String { cut(to: 200) }

  /// The text as it may stand on a terminal, in as many lines and as long as it is.
  var shownOnLines: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isHarmful && $0 != "\n" ? "\u{FFFD}" : $0 }))
  }

  /// The text of a JSON value, in which what could act on a terminal is written as JSON allows.
  var escapedInJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isHarmful else { return text.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// A word that was written, as a sentence repeats it.
  var quotedOnOneLine: String { "“\(cut(to: 40))”" }

  private func cut(to length: Int) -> String {
    let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(length).map { $0.isHarmful ? "\u{FFFD}" : $0 }))
    return unicodeScalars.dropFirst(length).isEmpty ? shown : shown + "…"
  }
}
