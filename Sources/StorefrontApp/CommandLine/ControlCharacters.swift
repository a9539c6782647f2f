nonisolated extension Unicode.Scalar {
  /// Whether it could do something to a terminal instead of standing in a line: also those of U+0080 to U+009F, and what
  /// ends a line.
  var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}

nonisolated extension String {
  /// The text as it may stand in a line of a terminal: without control characters, and cut where it is long.
  var shownOnOneLine: String {
    let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(200).map { $0.isControl ? "\u{FFFD}" : $0 }))
    return unicodeScalars.count > 200 ? shown + "…" : shown
  }
}
