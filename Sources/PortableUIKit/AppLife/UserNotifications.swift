#if canImport(os)
  import os
#else
  import Synchronization
#endif

// The names of Apple's framework UserNotifications that concern a user's answer to a notification.

/// The user opened the app from the notification.
nonisolated public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed the notification.
nonisolated public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification says.
///
/// Follows Apple's page `UNNotificationContent`.
nonisolated open class UNNotificationContent: NSObject {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number on the app's icon.
  open internal(set) var badge: NSNumber?
  /// What the app sent along.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind of notification, which says what can be answered.
  open internal(set) var categoryIdentifier = ""
  /// What it belongs together with.
  open internal(set) var threadIdentifier = ""
  /// What it is about, for choosing a scene.
  open internal(set) var targetContentIdentifier: String?

  nonisolated deinit {}
}

/// What a notification is to say.
///
/// Follows Apple's page `UNMutableNotificationContent`.
nonisolated open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What the app sends along.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind of notification, which says what can be answered.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What it belongs together with.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// What it is about, for choosing a scene.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  nonisolated deinit {}
}

/// A notification to be delivered.
///
/// Follows Apple's page `UNNotificationRequest`; nothing triggers one here but a test.
nonisolated open class UNNotificationRequest: NSObject {
  /// The request's name.
  open private(set) var identifier: String
  /// What the notification says.
  open private(set) var content: UNNotificationContent

  /// Makes a request; the trigger is not used here.
  public init(identifier: String, content: UNNotificationContent, trigger: AnyObject? = nil) {
    self.identifier = identifier
    self.content = content
    super.init()
  }

  nonisolated deinit {}
}

/// A notification that was delivered.
///
/// Follows Apple's page `UNNotification`.
nonisolated open class UNNotification: NSObject {
  /// When it was delivered.
  open private(set) var date: Date
  /// What was asked to be delivered.
  open private(set) var request: UNNotificationRequest

  /// Makes a delivered notification. Not Apple's, where only the system makes one.
  public init(request: UNNotificationRequest, date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.request = request
    self.date = date
    super.init()
  }

  nonisolated deinit {}
}

/// What the user did with a notification.
///
/// Follows Apple's page `UNNotificationResponse`.
nonisolated open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification
  /// What the user chose.
  open private(set) var actionIdentifier: String
  /// The scene in which the app answers.
  open internal(set) weak var targetScene: UIScene?

  /// Makes a response. Not Apple's, where only the system makes one.
  public init(notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }

  nonisolated deinit {}
}

/// Told about notifications.
///
/// Follows Apple's page `UNUserNotificationCenterDelegate`, with the forms that take a completion handler.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asks how to show a notification that arrives while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  /// Hands over what the user did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// The notification is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Nothing to do.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// How a notification is shown while the app is in front.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Changes the number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Plays the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Lists it among others.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Shows it at the upper edge.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Where notifications arrive.
///
/// Follows Apple's page `UNUserNotificationCenter`; they come by `SimulatedApp`.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  nonisolated private static let center = UNUserNotificationCenter(forApp: ())

  /// The app's centre.
  nonisolated open class func current() -> UNUserNotificationCenter { center }

  /// Told about notifications; to be set before the app has finished launching.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  nonisolated private init(forApp: Void) { super.init() }

  nonisolated deinit {}
}

/// The presentation options that a delegate answers with, on any thread.
nonisolated final class PresentationAnswer: Sendable {
  #if canImport(os)
    private let lock = OSAllocatedUnfairLock(initialState: UNNotificationPresentationOptions())
  #else
    private let lock = Mutex(UNNotificationPresentationOptions())
  #endif

  var options: UNNotificationPresentationOptions { lock.withLock { $0 } }
  func answer(_ options: UNNotificationPresentationOptions) { lock.withLock { $0 = options } }
}
