/// Traits that can be set.
///
/// Follows Apple's page `UIMutableTraits`.
nonisolated public protocol UIMutableTraits {
  /// The room from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The value of a trait, one of the app's own included.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits something changes for itself and what is inside it.
///
/// Follows Apple's page `UITraitOverrides`. A trait set to `unspecified` is one that is not overridden.
nonisolated public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init() {}

  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  /// The value of a trait, one of the app's own included; its default where it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.removing(trait) != values }
  /// Gives a trait back to the surroundings.
  public mutating func remove(_ trait: UITrait) { values = values.removing(trait) }
}

nonisolated extension TraitValues {
  /// The same but for one trait.
  func removing(_ trait: UITrait) -> TraitValues {
    var values = self
    if trait == UITraitHorizontalSizeClass.self { values.horizontalSizeClass = .unspecified }
    if trait == UITraitVerticalSizeClass.self { values.verticalSizeClass = .unspecified }
    if trait == UITraitUserInterfaceIdiom.self { values.userInterfaceIdiom = .unspecified }
    if trait == UITraitUserInterfaceStyle.self { values.userInterfaceStyle = .unspecified }
    values.own[ObjectIdentifier(trait)] = nil
    return values
  }

  /// Whether one of the traits is another one there.
  func differs(from other: TraitValues, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      (trait == UITraitHorizontalSizeClass.self && horizontalSizeClass != other.horizontalSizeClass)
        || (trait == UITraitVerticalSizeClass.self && verticalSizeClass != other.verticalSizeClass)
        || (trait == UITraitUserInterfaceIdiom.self && userInterfaceIdiom != other.userInterfaceIdiom)
        || (trait == UITraitUserInterfaceStyle.self && userInterfaceStyle != other.userInterfaceStyle)
        || own[ObjectIdentifier(trait)] != other.own[ObjectIdentifier(trait)]
    }
  }
}
