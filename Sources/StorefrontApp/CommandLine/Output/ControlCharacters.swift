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

  /// A word that was written, as a sentence repeats it.
  var quotedOnOneLine: String { "“\(cut(to: 40))”" }

  private func cut(to length: Int) -> String {
    let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(length).map { $0.isHarmful ? "\u{FFFD}" : $0 }))
    return unicodeScalars.dropFirst(length).isEmpty ? shown : shown + "…"
  }
}
