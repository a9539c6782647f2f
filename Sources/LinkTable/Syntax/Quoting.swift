extension String {
  /// The text as messages quote it: in quotation marks, shortened to a line, and safe to print on a terminal.
  ///
  /// Control characters, line separators and direction marks are written as `\u{…}`.
  package var quoted: String { "“\(harmless)”" }

  /// The text, shortened to a line and safe to print on a terminal.
  package var harmless: String { harmless(upTo: Self.longestQuote) }

  /// Returns the text, shortened to a number of Unicode scalars and safe to print on a terminal.
  func harmless(upTo longest: Int) -> String {
    var line = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < longest else { return line + "…" }
      count += 1
      if scalar.isHarmless {
        line.unicodeScalars.append(scalar)
      } else {
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return line
  }

  /// The largest number of Unicode scalars that a message quotes from a link.
  static let longestQuote = 60
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
