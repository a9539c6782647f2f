/// Names one trait and says what it is where nobody says otherwise.
///
/// Follows Apple's page `UITraitDefinition`. An app has traits of its own so:
///
///     struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.standard }
///
///     controller.traitOverrides[ThemeTrait.self] = .monochrome
///     child.traitCollection[ThemeTrait.self]  // .monochrome
nonisolated public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// What it says where nobody says otherwise.
  static var defaultValue: Value { get }
  /// Its name, for people.
  static var name: String { get }
  /// Its name, for archives; the same in every build.
  static var identifier: String { get }
  /// Whether colours depend on it.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(self)" }
  /// The type's name, with its module.
  public static var identifier: String { String(reflecting: self) }
  /// They do not.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// The room from left to right.
nonisolated public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The room from top to bottom.
nonisolated public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The kind of device.
nonisolated public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// Light or dark.
nonisolated public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// They do.
  public static let affectsColorAppearance = true
}

/// The value of a trait of the app's own; values that cannot be compared are the same only if they were set at once.
nonisolated final class OwnTrait: Hashable {
  let value: Any

  init(_ value: Any) { self.value = value }

  static func == (one: OwnTrait, other: OwnTrait) -> Bool {
    if one === other { return true }
    guard let value = one.value as? any Equatable else { return false }
    return isEqual(value, other.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }

  /// Most apps have one such trait, and collections of traits are seldom looked up.
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
