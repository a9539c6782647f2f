// System traits with the values of a phone, unless they are overridden.

/// The trait of the user's preferred text size.
nonisolated public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The large category, the system's default.
  public static let defaultValue = UIContentSizeCategory.large
}
/// The trait of the layout direction.
nonisolated public struct UITraitLayoutDirection: UITraitDefinition {
  /// The direction from left to right.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
}
/// The trait of the display scale, in pixels per point.
nonisolated public struct UITraitDisplayScale: UITraitDefinition {
  /// The scale of the simulated screen.
  public static let defaultValue: CGFloat = 3
}
/// The trait of the visual level of content.
nonisolated public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The base level.
  public static let defaultValue = UIUserInterfaceLevel.base
  /// The value `true`, because colours depend on this trait.
  public static let affectsColorAppearance = true
}
/// The trait of the accessibility contrast.
nonisolated public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The normal contrast.
  public static let defaultValue = UIAccessibilityContrast.normal
  /// The value `true`, because colours depend on this trait.
  public static let affectsColorAppearance = true
}

/// Constants that specify the visual level of content.
///
/// Follows Apple's page `UIUserInterfaceLevel`.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// The level of the window's main content.
  case base = 0
  /// The level of content above the window's main content.
  case elevated = 1
}

/// Constants that specify the accessibility contrast.
///
/// Follows Apple's page `UIAccessibilityContrast`.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A high contrast.
  case high = 1
}

// These traits are stored like the app's own traits, so most trait collections store no value for them.
nonisolated extension UIMutableTraits {
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The display scale, in pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The visual level of content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

nonisolated extension UITraitCollection {
  /// The system traits that affect the appearance of colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  /// Creates a trait collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a trait collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a trait collection that specifies only the display scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Creates a trait collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a trait collection that specifies only the accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
}

nonisolated extension TraitValues {
  /// Whether a value of one of these traits is the unspecified value.
  static func isUnspecified<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) -> Bool {
    switch value {
    case let value as UIContentSizeCategory: trait == UITraitPreferredContentSizeCategory.self && value == .unspecified
    case let value as UITraitEnvironmentLayoutDirection: trait == UITraitLayoutDirection.self && value == .unspecified
    case let value as CGFloat: trait == UITraitDisplayScale.self && value == 0
    case let value as UIUserInterfaceLevel: trait == UITraitUserInterfaceLevel.self && value == .unspecified
    case let value as UIAccessibilityContrast: trait == UITraitAccessibilityContrast.self && value == .unspecified
    default: false
    }
  }
}
