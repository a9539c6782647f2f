/// A colour to choose.
nonisolated public enum Colour: String, CaseIterable, Hashable, Sendable {
  /// Like fire.
  case red = "Red"
  /// Like grass.
  case green = "Green"
  /// Like the sky.
  case blue = "Blue"
}
