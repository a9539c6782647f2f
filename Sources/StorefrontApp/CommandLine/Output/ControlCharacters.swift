nonisolated extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar ends a line or controls a terminal, as U+0080 to U+009F also do.
  var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }

  /// A Boolean value that indicates whether the scalar controls a terminal or the direction of a line.
  fileprivate var isHarmful: Bool { isControl || properties.isBidiControl }
}

nonisolated extension String {
  /// The first 200 scalars, without control characters and line breaks.
  var shownOnOneLine: String { cut(to: 200) }

  /// The whole text, without control characters except line breaks.
  var shownOnLines: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isHarmful && $0 != "\n" ? "\u{FFFD}" : $0 }))
  }

  /// The JSON text, with control characters as escape sequences of JSON.
  var escapedInJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isHarmful else { return text.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The first 40 scalars in quotation marks, without control characters.
  var quotedOnOneLine: String { "“\(cut(to: 40))”" }

  private func cut(to length: Int) -> String {
    let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(length).map { $0.isHarmful ? "\u{FFFD}" : $0 }))
    return unicodeScalars.dropFirst(length).isEmpty ? shown : shown + "…"
  }
}
