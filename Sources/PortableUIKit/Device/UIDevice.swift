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
  open private(set) var identifierForVendor: UUID? = UUID()
  /// How the device is held: always upright here.
  open var orientation: UIDeviceOrientation { .portrait }
  /// What it is, in the user's language.
  open var localizedModel: String { model }
  /// Whether apps can be called in the background; they can.
  open var isMultitaskingSupported: Bool { true }
  /// Whether it is to tell of its battery; kept.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; less than zero, as there is none.
  open var batteryLevel: Float { -1 }
  /// How the battery is used; not known, as there is none.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// Whether it is to tell that something is near; kept.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near; nothing ever is here.
  open var proximityState: Bool { false }
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
  /// Posted when the battery is fuller or emptier, as it never is here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery is used otherwise, as it never is here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something has come near or gone, as nothing does here.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  nonisolated deinit {}
}

extension UIDevice {
  /// How the battery is used.
  nonisolated public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is getting emptier.
    case unplugged = 1
    /// It is getting fuller.
    case charging = 2
    /// It is full, and stays so.
    case full = 3
  }
}
