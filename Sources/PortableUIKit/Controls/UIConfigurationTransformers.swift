/// Changes how a wording looks, in a configuration; kept, as nothing is drawn here.
///
/// Follows Apple's page `UIConfigurationTextAttributesTransformer`.
nonisolated public struct UIConfigurationTextAttributesTransformer {
  /// What is made of a look.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Makes a change of what is made of a look.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The look that is made of another one.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour, in a configuration; kept, as nothing is drawn here.
///
/// Follows Apple's page `UIConfigurationColorTransformer`.
nonisolated public struct UIConfigurationColorTransformer {
  /// What is made of a colour.
  public let transform: (UIColor) -> UIColor
  /// Makes a change of what is made of a colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour that is made of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A function in a value that is compared: of functions it can be told only whether they are there.
nonisolated struct Uncompared<Function>: Hashable {
  var function: Function?

  static func == (one: Uncompared, other: Uncompared) -> Bool { (one.function == nil) == (other.function == nil) }
  func hash(into hasher: inout Hasher) { hasher.combine(function == nil) }
}
