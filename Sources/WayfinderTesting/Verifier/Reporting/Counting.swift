nonisolated extension [String] {
  func listed(atMost most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

nonisolated extension String {
  /// Returns the text, shortened to whole words.
  func shortened(to length: Int) -> String {
    guard count > length else { return self }
    let head = prefix(length - 1)
    return (head.lastIndex(of: " ").map { head[..<$0] } ?? head) + "…"
  }
}

nonisolated extension Int {
  /// The number with a noun, in the plural but for one: `1 state`, `2 states`.
  package func counting(_ noun: String) -> String {
    "\(VerificationReport.grouped(self)) \(self == 1 ? noun : noun + "s")"
  }
}
