extension String {
  /// The text as messages quote it: in quotation marks, cut to a line, and without anything that could act on a terminal.
  ///
  /// Control characters, what ends a line and what changes the direction of writing are written as `\u{…}`.
  package var quoted: String { "“\(harmless)”" }

  /// The text cut to a line, without anything that could act on a terminal.
  package var harmless: String { harmless(upTo: Self.longestQuote) }

  /// The text cut to so many Unicode scalars, without anything that could act on a terminal.
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

  /// How many Unicode scalars of a link a message repeats.
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
