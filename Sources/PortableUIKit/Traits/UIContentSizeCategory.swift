/// How large the user wants text to be.
///
/// Follows Apple's page `UIContentSizeCategory`.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than most want.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As it is unless the user says otherwise.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than most want.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest for those who see well.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
}
