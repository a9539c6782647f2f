/// What assistive software is told, and how the user has set it up: there is none here.
///
/// Follows Apple's page `UIAccessibility`.
nonisolated public struct UIAccessibility {
  /// What assistive software is told of.
  ///
  /// Follows Apple's page `UIAccessibility.Notification`.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said that is not on the screen.
    public static let announcement = Notification(rawValue: 1008)
    /// Other contents have been scrolled in.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive software of something; nobody listens.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
  /// Whether what is on the screen is read out; it is not.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether the user wants less to move on the screen; no more than without that setting.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// What assistive software looks at: nothing.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
}
