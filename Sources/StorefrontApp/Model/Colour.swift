/// A colour of a product.
nonisolated public enum Colour: String, CaseIterable, Hashable, Sendable {
  /// Red, like fire.
  case red = "Red"
  /// Green, like grass.
  case green = "Green"
  /// Blue, like the sky.
  case blue = "Blue"
}
