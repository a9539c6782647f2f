/// The surface windows are shown on; without a display, one of a phone's size.
///
/// Follows Apple's page `UIScreen`.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))
  /// The screen's size in points.
  public let bounds: CGRect
  /// Pixels in a point.
  public let scale = UITraitDisplayScale.defaultValue
  /// What is known about interfaces on this screen.
  open var traitCollection: UITraitCollection { .phone }

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  nonisolated deinit {}
}
