// The user's accessibility settings, with constant values. The notifications about their changes are never posted.
nonisolated extension UIAccessibility {
  /// A Boolean value that indicates whether bold text is enabled. Always `false`.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether darker system colours are enabled. Always `false`.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether reduced transparency is enabled. Always `false`.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether inverted colours are enabled. Always `false`.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether grayscale is enabled. Always `false`.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running. Always `false`.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running. Always `false`.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether closed captions are enabled. Always `false`.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether Guided Access is enabled. Always `false`.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is enabled. Always `false`.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Selection is enabled. Always `false`.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether mono audio is enabled. Always `false`.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether information must not depend on colour alone. Always `false`.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether button shapes are enabled. Always `false`.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether labels of switches are enabled. Always `false`.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether cross-fade transitions are preferred. Always `false`.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether video autoplay is enabled. Always `true`.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether a shake can undo an action. Always `true`.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

  /// A notification that `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification that `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A notification that `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// A notification that `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// A notification that `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// A notification that `isInvertColorsEnabled` has changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// A notification that `isGrayscaleEnabled` has changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// A notification that `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// A notification that `isClosedCaptioningEnabled` has changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// A notification that `isGuidedAccessEnabled` has changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// A notification that `shouldDifferentiateWithoutColor` has changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// A notification that `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// A notification that `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// A notification that `isVideoAutoplayEnabled` has changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// A notification that VoiceOver has finished an announcement.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text in that notification's user info.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key, in that notification's user info, of a Boolean value that indicates whether the announcement was
  /// completed.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// A notification that an assistive technology has moved its focus.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the focused element in that notification's user info.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
