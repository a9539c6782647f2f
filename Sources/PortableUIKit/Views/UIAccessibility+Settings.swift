// How the user has set assistive software up: not at all, so that nothing here changes either.
nonisolated extension UIAccessibility {
  /// Whether the user wants text to be bold; no.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants colours of more contrast; no.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user wants less to shine through; no.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are inverted; no.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether all is shown in grey; no.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is used by switches; no.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether the device is used by touches in place of buttons; no.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the user wants captions; no.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the user is kept in this app; no.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen can be read out; no.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read out; no.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether both ears hear the same; no.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether colours alone are not to say anything; no.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons are to have shapes; no.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Whether switches are to have labels; no.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the user wants fading in place of sliding; no.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether films may begin by themselves; yes.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether shaking the device takes something back; yes.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

  /// Posted when `isVoiceOverRunning` is another.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` is another.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` is another.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` is another.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` is another.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` is another.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` is another.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` is another.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` is another.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` is another.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` is another.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `buttonShapesEnabled` is another.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` is another.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` is another.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when an announcement has been read out.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// What was announced, in what comes with that.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was read out to its end, in what comes with that.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when assistive software looks at something else.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// What it looks at, in what comes with that.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
