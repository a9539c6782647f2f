/// The device; here a phone that is held upright.
///
/// Follows Apple's page `UIDevice`.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// What the user calls it.
  open var name: String { "Headless" }
  /// What it is.
  open var model: String { "iPhone" }
  /// What its system is called.
  open var systemName: String { "iOS" }
  /// Which version of it there is, as far as the calls of this module go.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// A number of the device for this app; the same as long as the process runs.
  public let identifierForVendor: UUID? = UUID()
  /// How the device is held: always upright here.
  open var orientation: UIDeviceOrientation { .portrait }
  private var askings = 0
  /// Whether it would tell that it is turned; it never is here.
  open var isGeneratingDeviceOrientationNotifications: Bool { askings > 0 }
  /// Has it tell that it is turned, until that is ended as often as begun.
  open func beginGeneratingDeviceOrientationNotifications() { askings += 1 }
  /// Ends what was begun so.
  open func endGeneratingDeviceOrientationNotifications() { askings = max(0, askings - 1) }
  /// Posted when the device is held differently, as it never is here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  nonisolated deinit {}
}

/// What was copied.
///
/// Follows Apple's page `UIPasteboard`, with text and links.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What all apps have in common; here what this process copied.
  public static let general = UIPasteboard()
  /// The text that was copied.
  open var string: String?
  /// The link that was copied.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { url != nil }

  nonisolated deinit {}
}
