/// What stands for a number, as a priority or the level of a window does: it has an order, and can be moved up and down.
///
///     window.windowLevel = .alert + 1
///     constraint.priority = .required - 1
///
/// Follows the protocol of that name in UIKit's Swift interface, which has no page; `UILayoutPriority`, `UIWindow.Level`
/// and `UIFont.Weight` conform to it there too.
nonisolated public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Whether the first stands for the smaller number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// What stands for that much more.
  public static func + (lhs: Self, rhs: RawValue) -> Self { of(lhs.rawValue + rhs) }
  /// What stands for that much more.
  public static func + (lhs: RawValue, rhs: Self) -> Self { of(lhs + rhs.rawValue) }
  /// What stands for that much less.
  public static func - (lhs: Self, rhs: RawValue) -> Self { of(lhs.rawValue - rhs) }
  /// How much more the first stands for.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes it stand for that much more.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = of(lhs.rawValue + rhs) }
  /// Makes it stand for that much less.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = of(lhs.rawValue - rhs) }

  /// Every number has something that stands for it.
  private static func of(_ number: RawValue) -> Self { Self(rawValue: number)! }
}
