/// The surface windows are shown on; without a display, one of a phone's size.
///
/// Follows Apple's page `UIScreen`.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))
  /// The screen's size in points.
  open private(set) var bounds: CGRect
  /// Pixels in a point.
  open private(set) var scale = UITraitDisplayScale.defaultValue
  /// The screen's size in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// Pixels in a point.
  open var nativeScale: CGFloat { scale }
  /// The screens that are there: this one.
  open class var screens: [UIScreen] { [main] }
  /// The screen whose pictures this one shows; none.
  open var mirrored: UIScreen? { nil }
  /// How bright it is, from 0 to 1; kept.
  open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
  /// Whether what it shows goes elsewhere too; it does not.
  open var isCaptured: Bool { false }
  /// How many pictures it shows in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Posted when `isCaptured` is another, as it never is here.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when the user has made it brighter or darker, as nobody does here.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// What is known about interfaces on this screen.
  open var traitCollection: UITraitCollection { .phone }

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  nonisolated deinit {}
}
