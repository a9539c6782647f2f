nonisolated extension Int {
  /// The number with a noun, in the plural but for one: `1 state`, `2 states`.
  func counting(_ noun: String) -> String { "\(VerificationReport.grouped(self)) \(self == 1 ? noun : noun + "s")" }
}
