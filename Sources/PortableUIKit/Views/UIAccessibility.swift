/// Functions and settings of accessibility. No assistive technology runs.
///
/// Follows Apple's page `UIAccessibility`.
nonisolated public struct UIAccessibility {
  /// A notification to assistive technologies.
  ///
  /// Follows Apple's page `UIAccessibility.Notification`.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A notification that a large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that a part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A notification that requests an announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A notification that content has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies. Does nothing.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
  /// A Boolean value that indicates whether VoiceOver is running. Always `false`.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether reduced motion is enabled. Always `false`.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Returns the focused element of an assistive technology. Always `nil`.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
}
