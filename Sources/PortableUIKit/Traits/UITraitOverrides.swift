/// Traits that can be set.
///
/// Follows Apple's page `UIMutableTraits`.
nonisolated public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The value of a trait. The app's own traits are included.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that an object overrides for itself and its descendants.
///
/// Follows Apple's page `UITraitOverrides`. Setting a trait to `unspecified` removes its override.
nonisolated public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init() {}

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  /// The value of a trait, or its default value if it is not overridden. The app's own traits are included.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.removing(trait) != values }
  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values = values.removing(trait) }
}

nonisolated extension TraitValues {
  func removing(_ trait: UITrait) -> TraitValues {
    var values = self
    if trait == UITraitHorizontalSizeClass.self { values.horizontalSizeClass = .unspecified }
    if trait == UITraitVerticalSizeClass.self { values.verticalSizeClass = .unspecified }
    if trait == UITraitUserInterfaceIdiom.self { values.userInterfaceIdiom = .unspecified }
    if trait == UITraitUserInterfaceStyle.self { values.userInterfaceStyle = .unspecified }
    values.own[ObjectIdentifier(trait)] = nil
    return values
  }

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
