/// A simulated screen with the size of a phone's screen.
///
/// Follows Apple's page `UIScreen`. There is no display.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))
  /// The bounds of the screen, in points.
  open private(set) var bounds: CGRect
  /// The scale of the screen, in pixels per point.
  open private(set) var scale = UITraitDisplayScale.defaultValue
  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The native scale of the screen, in pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The available screens. Only the main screen.
  open class var screens: [UIScreen] { [main] }
  /// The screen that this screen mirrors. Always `nil`.
  open var mirrored: UIScreen? { nil }
  /// The brightness of the screen, from 0 to 1. The value has no effect.
  open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
  /// A Boolean value that indicates whether the screen is captured. Always `false`.
  open var isCaptured: Bool { false }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// A notification that `isCaptured` has changed. Never posted.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// A notification that the brightness has changed. Never posted.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .phone }

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  nonisolated deinit {}
}
