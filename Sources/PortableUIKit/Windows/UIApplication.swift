/// The app.
///
/// Follows Apple's page `UIApplication`. The app does not retain windows and scenes, so that tests leave none behind.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The keys of options for opening a URL. They have no effect.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a universal link only in an app that the link belongs to.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Constants that specify the state of the app.
  nonisolated public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The app object.
  public static let shared = UIApplication()

  var windowList = WeakList<UIWindow>()
  var sceneList = WeakList<UIScene>()
  /// The windows of all scenes that became key, the most recent last.
  var madeKey = WeakList<UIWindow>()
  /// The key window of the windows without a scene.
  weak var keyWindowWithoutScene: UIWindow?

  weak var delegateLink: (any UIApplicationDelegate)?
  /// The delegate of the app.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { Set(sceneList.objects) }
  /// The windows of the app.
  open var windows: [UIWindow] { windowList.objects }
  /// The most recent key window of all scenes.
  open var keyWindow: UIWindow? { madeKey.last { _ in true } }
  /// The state of the app.
  open internal(set) var applicationState = State.active

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(sceneList.objects.map(\.session)) }
  /// A Boolean value that indicates whether the app supports several scenes. Always `true`.
  open var supportsMultipleScenes: Bool { true }
  /// A Boolean value that indicates whether the idle timer is disabled. The value has no effect.
  open var isIdleTimerDisabled = false
  /// The quick actions of the Home Screen. The value has no effect. A test can pass any quick action to `SimulatedApp`.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Returns the supported interface orientations of a window, which the delegate decides.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegateLink?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The simulated app of a test, which opens and closes scenes as the system does.
  weak var running: SimulatedApp?
  /// Requests a scene in the foreground, on a later turn. The user activity reaches the scene as it does from the
  /// system.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene. `nil` requests a new scene.
  ///   - userActivity: The activity that the user continues.
  ///   - options: The options of the request, which have no effect.
  ///   - errorHandler: A closure that receives a `UISceneError` if no `SimulatedApp` runs, if the app has no scenes, or
  ///     if the session is unknown.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ask(errorHandler) { app in try app.activate(sceneSession, with: userActivity) }
  }
  /// Requests the permanent removal of a session's scene, on a later turn.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: The options of the request, which have no effect.
  ///   - errorHandler: A closure that receives a `UISceneError` if no `SimulatedApp` runs, or if the session is
  ///     unknown.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ask(errorHandler) { app in try app.destroy(sceneSession) }
  }

  private func ask(_ errorHandler: ((any Error) -> Void)?, for body: @escaping (SimulatedApp) throws -> Void) {
    (TransitionScheduler.current ?? .unattached).enqueue { [self] in
      do {
        guard let running else {
          throw UISceneError(.requestDenied, "No app runs that has scenes; launch one by SimulatedApp.")
        }
        try body(running)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// A Boolean value that indicates whether the app has registered for remote notifications.
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Registers for remote notifications. The delegate receives no answer.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Unregisters for remote notifications.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  /// The badge number of the app's icon. The value has no effect.
  open var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the network activity indicator is visible. The value has no effect.
  @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
  open var isNetworkActivityIndicatorVisible: Bool {
    get { showsActivity }
    set { showsActivity = newValue }
  }
  private var showsActivity = false
  /// A Boolean value that indicates whether protected files are accessible. Always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The status of background refresh. Always `available`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// A Boolean value that indicates whether the app can change its icon. Always `true`.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the alternate icon. `nil` if the primary icon is shown.
  open private(set) var alternateIconName: String?
  /// Sets the alternate icon. `nil` restores the primary icon. The completion is called on a later turn.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    (TransitionScheduler.current ?? .unattached).enqueue { completionHandler(nil) }
  }
  /// Sets the alternate icon. `nil` restores the primary icon.
  public final func setAlternateIconName(_ alternateIconName: String?) async throws {
    await withCheckedContinuation { continuation in
      setAlternateIconName(alternateIconName) { _ in continuation.resume() }
    }
  }

  private var lastTask = UIBackgroundTaskIdentifier.invalid.rawValue
  /// Begins a background task. The time is unlimited, so the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Begins a background task with a name. The time is unlimited, so the handler is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Ends a background task. Does nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The remaining background time, in seconds. It is unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  private var ignorings = 0
  /// Begins ignoring the user's interaction. `UIWindow.perform(_:)` then makes no move. Each call needs a call of
  /// ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { ignorings += 1 }
  /// Ends ignoring the user's interaction.
  open func endIgnoringInteractionEvents() { ignorings = max(0, ignorings - 1) }
  /// A Boolean value that indicates whether the app ignores the user's interaction.
  open var isIgnoringInteractionEvents: Bool { ignorings > 0 }
  /// Whether the app ignores the user's interaction, even if a subclass overrides the public property.
  var ignoresTouches: Bool { ignorings > 0 }

  /// Sends a touch event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// A closure that opens URLs in place of the system. Without it, no URL can be opened. Not Apple's.
  open var urlOpener: ((URL) -> Bool)?
  /// Returns whether the app can open a URL.
  open func canOpenURL(_ url: URL) -> Bool { urlOpener != nil }
  /// Opens a URL. The completion receives on a later turn whether it was opened.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opener = urlOpener
    (TransitionScheduler.current ?? .unattached).enqueue {
      let isOpened = opener?(url) ?? false
      completion?(isOpened)
    }
  }
  /// Opens a URL, and returns whether it was opened. As in UIKit, an asynchronous function that calls `open` without a
  /// completion calls this method and needs `await`.
  @discardableResult
  public final func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  nonisolated deinit {}
}

extension UIApplication {
  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The frame of the status bar. Always zero, because there is no status bar.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarFrame: CGRect { .zero }
  /// The orientation of the interface.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation {
    sceneList.objects.lazy.compactMap { $0 as? UIWindowScene }.first?.interfaceOrientation ?? .portrait
  }
}

/// Constants that specify the status of background refresh.
///
/// Follows Apple's page `UIBackgroundRefreshStatus`.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Background refresh is not available on this device.
  case restricted = 0
  /// The user has disabled background refresh.
  case denied = 1
  /// Background refresh is available.
  case available = 2
}

/// The identifier of a background task.
///
/// Follows Apple's page `UIBackgroundTaskIdentifier`.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A list of objects that are not retained.
nonisolated struct WeakList<Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [Entry] = []

  var objects: [Object] { entries.compactMap(\.object) }

  /// Returns the last object that satisfies a condition.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the list.
  func last(where isWanted: (Object) -> Bool) -> Object? {
    for entry in entries.reversed() {
      if let object = entry.object, isWanted(object) { return object }
    }
    return nil
  }

  mutating func add(_ object: Object) {
    remove(object)
    entries.append(Entry(object: object))
  }

  mutating func remove(_ object: Object) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }
}
