/// A value with a number, such as a priority or a window level, that can be compared, raised and lowered.
///
///     window.windowLevel = .alert + 1
///     constraint.priority = .required - 1
///
/// Follows the protocol of the same name in UIKit's Swift interface, which has no page. There too, `UILayoutPriority`,
/// `UIWindow.Level` and `UIFont.Weight` conform to it.
nonisolated public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Returns whether the first value has the smaller number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the value with the sum of the numbers.
  public static func + (lhs: Self, rhs: RawValue) -> Self { of(lhs.rawValue + rhs) }
  /// Returns the value with the sum of the numbers.
  public static func + (lhs: RawValue, rhs: Self) -> Self { of(lhs + rhs.rawValue) }
  /// Returns the value with the difference of the numbers.
  public static func - (lhs: Self, rhs: RawValue) -> Self { of(lhs.rawValue - rhs) }
  /// Returns the difference of the values' numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Adds a number to the value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = of(lhs.rawValue + rhs) }
  /// Subtracts a number from the value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = of(lhs.rawValue - rhs) }

  /// Every number has a value.
  private static func of(_ number: RawValue) -> Self { Self(rawValue: number)! }
}
