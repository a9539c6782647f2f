// Names from a file in error messages. The message is one readable line, even if a name contains other characters.

nonisolated extension String {
  /// The text in quotation marks, without harmful characters.
  var quoted: String { "“\(harmless)”" }

  /// The text in one line, without characters that a terminal interprets. Control characters, line separators and
  /// characters that change the writing direction become `\u{…}`.
  var harmless: String {
    var line = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < 100 else { return line + "…" }
      count += 1
      if scalar.isHarmless {
        line.unicodeScalars.append(scalar)
      } else {
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return line
  }
}

nonisolated extension [String] {
  /// The first twelve names in quotation marks, and a note if there are more.
  var quoted: String {
    prefix(12).map(\.quoted).joined(separator: ", ") + (count > 12 ? " and others" : "")
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
