// Traits of the system's that are a phone's until somebody overrides them.

/// How large the user wants text.
nonisolated public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// As large as it is before the user says otherwise.
  public static let defaultValue = UIContentSizeCategory.large
}
/// Which way lines run.
nonisolated public struct UITraitLayoutDirection: UITraitDefinition {
  /// From left to right.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
}
/// Pixels in a point.
nonisolated public struct UITraitDisplayScale: UITraitDefinition {
  /// Those of the screen, as there is no other.
  public static let defaultValue: CGFloat = 3
}
/// Whether contents stand out from those of the window.
nonisolated public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// They do not.
  public static let defaultValue = UIUserInterfaceLevel.base
  /// They do.
  public static let affectsColorAppearance = true
}
/// Whether the user wants more contrast.
nonisolated public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// No more than usual.
  public static let defaultValue = UIAccessibilityContrast.normal
  /// They do.
  public static let affectsColorAppearance = true
}

/// Whether contents stand out from those of the window.
///
/// Follows Apple's page `UIUserInterfaceLevel`.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// They are the window's.
  case base = 0
  /// They lie above it.
  case elevated = 1
}

/// How much contrast the user wants.
///
/// Follows Apple's page `UIAccessibilityContrast`.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As much as usual.
  case normal = 0
  /// More.
  case high = 1
}

// Each is kept as a trait of an app's own would be: nothing is looked up for it in most collections.
nonisolated extension UIMutableTraits {
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Which way lines run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// Whether contents stand out from those of the window.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// How much contrast the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

nonisolated extension UITraitCollection {
  /// The traits of the system's on which colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  /// Makes traits of which only the size of text is specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes traits of which only the way that lines run is specified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes traits of which only the pixels in a point are specified.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Makes traits of which only the level is specified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Makes traits of which only the contrast is specified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
}

nonisolated extension TraitValues {
  /// Whether a value of one of these traits says that it is not specified.
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
