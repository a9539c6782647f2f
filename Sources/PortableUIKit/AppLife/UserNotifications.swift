#if canImport(os)
  import os
#else
  import Synchronization
#endif

// The part of Apple's framework UserNotifications that concerns responses to notifications.

/// The action with which the user opens the app from a notification.
nonisolated public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action with which the user dismisses a notification.
nonisolated public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The content of a notification.
///
/// Follows Apple's page `UNNotificationContent`.
nonisolated open class UNNotificationContent: NSObject {
  /// The title.
  open internal(set) var title = ""
  /// The subtitle.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number for the app icon.
  open internal(set) var badge: NSNumber?
  /// The app's own data.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category, which determines the actions that the user can select.
  open internal(set) var categoryIdentifier = ""
  /// The identifier that groups related notifications.
  open internal(set) var threadIdentifier = ""
  /// The identifier of the content, by which the system selects a scene.
  open internal(set) var targetContentIdentifier: String?

  nonisolated deinit {}
}

/// The editable content of a notification.
///
/// Follows Apple's page `UNMutableNotificationContent`.
nonisolated open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the app icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The app's own data.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The category, which determines the actions that the user can select.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier that groups related notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The identifier of the content, by which the system selects a scene.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  nonisolated deinit {}
}

/// A request to deliver a notification.
///
/// Follows Apple's page `UNNotificationRequest`. The headless UIKit has no triggers: a test delivers the notification.
nonisolated open class UNNotificationRequest: NSObject {
  /// The identifier of the request.
  open private(set) var identifier: String
  /// The content of the notification.
  open private(set) var content: UNNotificationContent

  /// Creates a request. The headless UIKit ignores the trigger.
  public init(identifier: String, content: UNNotificationContent, trigger: AnyObject? = nil) {
    self.identifier = identifier
    self.content = content
    super.init()
  }

  nonisolated deinit {}
}

/// A delivered notification.
///
/// Follows Apple's page `UNNotification`.
nonisolated open class UNNotification: NSObject {
  /// The date of delivery.
  open private(set) var date: Date
  /// The request that was delivered.
  open private(set) var request: UNNotificationRequest

  /// Creates a delivered notification. Not Apple's: on Apple's systems, only the system creates delivered notifications.
  public init(request: UNNotificationRequest, date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.request = request
    self.date = date
    super.init()
  }

  nonisolated deinit {}
}

/// The user's response to a notification.
///
/// Follows Apple's page `UNNotificationResponse`.
nonisolated open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification
  /// The identifier of the action that the user selected.
  open private(set) var actionIdentifier: String
  /// The scene that handles the response.
  open internal(set) weak var targetScene: UIScene?

  /// Creates a response. Not Apple's: on Apple's systems, only the system creates responses.
  public init(notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }

  nonisolated deinit {}
}

/// Methods that handle notifications and the user's responses.
///
/// Follows Apple's page `UNUserNotificationCenterDelegate`, in the forms with a completion handler.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asks the delegate how to show a notification that arrives while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  /// Asks the delegate to handle the user's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// The default implementation does not show the notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// The default implementation only calls the completion handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// Options to show a notification while the app is in the foreground.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sets the number of the app icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Plays the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Lists the notification in Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Shows the notification as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The object that delivers notifications to the app.
///
/// Follows Apple's page `UNUserNotificationCenter`. `SimulatedApp` delivers notifications.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  nonisolated private static let center = UNUserNotificationCenter(forApp: ())

  /// Returns the notification center of the app.
  nonisolated open class func current() -> UNUserNotificationCenter { center }

  /// The object that handles notifications. Set the delegate before the app has finished launching.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  nonisolated private init(forApp: Void) { super.init() }

  nonisolated deinit {}
}

/// The presentation options from the delegate, which can answer on any thread.
nonisolated final class PresentationAnswer: Sendable {
  #if canImport(os)
    private let lock = OSAllocatedUnfairLock(initialState: UNNotificationPresentationOptions())
  #else
    private let lock = Mutex(UNNotificationPresentationOptions())
  #endif

  var options: UNNotificationPresentationOptions { lock.withLock { $0 } }
  func answer(_ options: UNNotificationPresentationOptions) { lock.withLock { $0 = options } }
}
