/// The current device. The headless device is an upright phone.
///
/// Follows Apple's page `UIDevice`.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()
  /// The name of the device.
  open var name: String { "Headless" }
  /// The model of the device.
  open var model: String { "iPhone" }
  /// The name of the operating system.
  open var systemName: String { "iOS" }
  /// The version of the operating system: the newest version whose declarations this module provides.
  open var systemVersion: String { "18.0" }
  /// The kind of interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// An identifier of the device for the vendor's apps. The identifier changes with each process.
  open private(set) var identifierForVendor: UUID? = UUID()
  /// The orientation of the device. The value is always `portrait`.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The localized model of the device.
  open var localizedModel: String { model }
  /// A Boolean value that indicates whether the device supports multitasking. The value is always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// A Boolean value that indicates whether battery monitoring is enabled. The headless UIKit only stores this value.
  open var isBatteryMonitoringEnabled = false
  /// The battery level from 0 to 1. The value is always -1, for an unknown level.
  open var batteryLevel: Float { -1 }
  /// The battery state. The value is always `unknown`.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// A Boolean value that indicates whether proximity monitoring is enabled. The headless UIKit only stores this value.
  open var isProximityMonitoringEnabled = false
  /// A Boolean value that indicates whether the proximity sensor is close to the user. The value is always `false`.
  open var proximityState: Bool { false }
  private var askings = 0
  /// A Boolean value that indicates whether orientation notifications are enabled. The headless device never posts such notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { askings > 0 }
  /// Begins a request for orientation notifications. ``endGeneratingDeviceOrientationNotifications()`` ends the request.
  open func beginGeneratingDeviceOrientationNotifications() { askings += 1 }
  /// Ends one request for orientation notifications. The end of the last request disables the notifications.
  open func endGeneratingDeviceOrientationNotifications() { askings = max(0, askings - 1) }
  /// Posted when the orientation changes. The headless device never posts this notification.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery level changes. The headless device never posts this notification.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery state changes. The headless device never posts this notification.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the proximity state changes. The headless device never posts this notification.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  nonisolated deinit {}
}

extension UIDevice {
  /// The states of the battery.
  nonisolated public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// The battery discharges.
    case unplugged = 1
    /// The battery charges.
    case charging = 2
    /// The battery is full, and the device is plugged in.
    case full = 3
  }
}
