/// A trait with its default value.
///
/// Follows Apple's page `UITraitDefinition`. An app defines its own trait like this:
///
///     struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.standard }
///
///     controller.traitOverrides[ThemeTrait.self] = .monochrome
///     child.traitCollection[ThemeTrait.self]  // .monochrome
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait if it is not specified.
  static var defaultValue: Value { get }
  /// The name of the trait, for people.
  static var name: String { get }
  /// The identifier of the trait in archives. It is the same in every build.
  static var identifier: String { get }
  /// A Boolean value that indicates whether the trait affects the appearance of colours.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(self)" }
  /// The name of the type, with its module.
  public static var identifier: String { String(reflecting: self) }
  /// The default value `false`, because colours do not depend on most traits.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the horizontal size class.
nonisolated public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The unspecified size class.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait of the vertical size class.
nonisolated public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The unspecified size class.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait of the kind of device.
nonisolated public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The unspecified device.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The trait of the light or dark style.
nonisolated public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The unspecified style.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// The value `true`, because colours depend on this trait.
  public static let affectsColorAppearance = true
}

/// The value of the app's own trait. If its type is not equatable, two values are equal only if they come from the same
/// assignment.
nonisolated final class OwnTrait: Hashable {
  let value: Any

  init(_ value: Any) { self.value = value }

  static func == (one: OwnTrait, other: OwnTrait) -> Bool {
    if one === other { return true }
    guard let value = one.value as? any Equatable else { return false }
    return isEqual(value, other.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }

  /// Hashes nothing. Most apps have only one trait of their own, and trait collections are seldom used as keys.
  func hash(into hasher: inout Hasher) {}
}

nonisolated extension TraitValues {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value: Any? =
        if trait == UITraitHorizontalSizeClass.self {
          horizontalSizeClass
        } else if trait == UITraitVerticalSizeClass.self {
          verticalSizeClass
        } else if trait == UITraitUserInterfaceIdiom.self {
          userInterfaceIdiom
        } else if trait == UITraitUserInterfaceStyle.self {
          userInterfaceStyle
        } else {
          own[ObjectIdentifier(trait)]?.value
        }
      return value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      switch newValue {
      case let value as UIUserInterfaceSizeClass where trait == UITraitHorizontalSizeClass.self:
        horizontalSizeClass = value
      case let value as UIUserInterfaceSizeClass where trait == UITraitVerticalSizeClass.self: verticalSizeClass = value
      case let value as UIUserInterfaceIdiom where trait == UITraitUserInterfaceIdiom.self: userInterfaceIdiom = value
      case let value as UIUserInterfaceStyle where trait == UITraitUserInterfaceStyle.self: userInterfaceStyle = value
      default:
        own[ObjectIdentifier(trait)] = Self.isUnspecified(newValue, of: trait) ? nil : OwnTrait(newValue)
      }
    }
  }
}
