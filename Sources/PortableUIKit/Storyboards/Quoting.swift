// Names from a file, as sentences repeat them: whatever stands there, a sentence is one line that can be read.

nonisolated extension String {
  /// The text in quotation marks, harmless.
  var quoted: String { "“\(harmless)”" }

  /// The text cut to a line, without anything that could act on a terminal.
  ///
  /// Control characters, what ends a line and what changes the direction of writing are written as `\u{…}`.
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
  /// The first dozen in quotation marks, and whether there are others.
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
