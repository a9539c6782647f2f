/// The app.
///
/// Follows Apple's page `UIApplication`. Windows and scenes are not kept alive by it, so that tests leave none behind.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Options of opening a link; there are none here.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a link only in an app that the link belongs to.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether the app can be seen and used.
  nonisolated public enum State: Int, Sendable {
    /// In front and in use.
    case active = 0
    /// In front, but not in use.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// The one application.
  public static let shared = UIApplication()

  var windowList = WeakList<UIWindow>()
  var sceneList = WeakList<UIScene>()
  /// The windows that were made key, of whatever scene, the last one at the end.
  var madeKey = WeakList<UIWindow>()
  /// The key window among those in no scene.
  weak var keyWindowWithoutScene: UIWindow?

  weak var delegateLink: (any UIApplicationDelegate)?
  /// Told about the app's life.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The scenes that are alive.
  open var connectedScenes: Set<UIScene> { Set(sceneList.objects) }
  /// The windows that are alive.
  open var windows: [UIWindow] { windowList.objects }
  /// Of the key windows of all scenes the one that became so last.
  open var keyWindow: UIWindow? { madeKey.last { _ in true } }
  /// Whether the app can be seen and used.
  open internal(set) var applicationState = State.active

  /// The sessions of the scenes that are alive.
  open var openSessions: Set<UISceneSession> { Set(sceneList.objects.map(\.session)) }
  /// Whether the user can open more than one scene; they can, as tests do.
  open var supportsMultipleScenes: Bool { true }
  /// Whether the screen stays on while nobody does anything; kept.
  open var isIdleTimerDisabled = false
  /// The quick actions that the app offers at its icon; kept. Any arrives that a test hands over by `SimulatedApp`.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The ways the device may be held in a window: what the delegate says.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegateLink?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  /// Which way lines run.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How large the user wants text to be; nothing changes it here.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The app that runs in a test, which opens and closes scenes in place of the system.
  weak var running: SimulatedApp?
  /// Asks for a scene to be brought to the front, or for a new one if no session is named; done on a later turn. What the user
  /// goes on with reaches the scene as it would from elsewhere.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; `nil` for a new one.
  ///   - userActivity: What the user goes on with.
  ///   - options: What else the system is to know; nobody asks for it here.
  ///   - errorHandler: Told why not, a `UISceneError`: no `SimulatedApp` runs, it has no scenes, or no such session.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ask(errorHandler) { app in try app.activate(sceneSession, with: userActivity) }
  }
  /// Asks for a session's scene to be closed for good; done on a later turn.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: How the system is to show it; nothing is shown here.
  ///   - errorHandler: Told why not, a `UISceneError`: no `SimulatedApp` runs, or it has no such session.
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

  /// Whether the app has asked for notifications from afar; no server is asked here, so that no answer comes.
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Asks for notifications from afar; the delegate gets no answer here.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Asks for no more notifications from afar.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  /// The number at the app's icon; kept.
  open var applicationIconBadgeNumber = 0
  /// Whether the system shows that something comes from afar; kept.
  @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
  open var isNetworkActivityIndicatorVisible: Bool {
    get { showsActivity }
    set { showsActivity = newValue }
  }
  private var showsActivity = false
  /// Whether files that the device's lock protects can be read; they can.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may be called in the background; it may.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether the app's icon can be another one; it can.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the app's icon, if that is another one.
  open private(set) var alternateIconName: String?
  /// Takes another icon, or the first one again, and tells on a later turn that it has.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    (TransitionScheduler.current ?? .unattached).enqueue { completionHandler(nil) }
  }
  /// Takes another icon, or the first one again, and returns when it has.
  public final func setAlternateIconName(_ alternateIconName: String?) async throws {
    await withCheckedContinuation { continuation in
      setAlternateIconName(alternateIconName) { _ in continuation.resume() }
    }
  }

  private var lastTask = UIBackgroundTaskIdentifier.invalid.rawValue
  /// Says that something is to be ended even if the app goes to the background. There is time without end here, so that
  /// the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// The same, with a name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Says that it has ended.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// For how long, in seconds, the app may go on in the background: without end here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  private var ignorings = 0
  /// Has the user's touches lead to nothing, until that is ended as often as begun; `UIWindow.perform(_:)` makes no move.
  open func beginIgnoringInteractionEvents() { ignorings += 1 }
  /// Ends what was begun so.
  open func endIgnoringInteractionEvents() { ignorings = max(0, ignorings - 1) }
  /// Whether the user's touches lead to nothing.
  open var isIgnoringInteractionEvents: Bool { ignorings > 0 }
  /// The same, whatever a subclass says.
  var ignoresTouches: Bool { ignorings > 0 }

  /// Hands what fingers do to the windows they are in.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Opens links in place of the system; without one, no link can be opened. Not Apple's.
  open var urlOpener: ((URL) -> Bool)?
  /// Whether a link could be opened.
  open func canOpenURL(_ url: URL) -> Bool { urlOpener != nil }
  /// Opens a link, and tells on a later turn whether that went well.
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
  /// Opens a link, and returns whether that went well.
  ///
  /// Of Apple's methods with a completion this is one that is there in an asynchronous form too: in an asynchronous
  /// function a call without a completion is this one, and needs `await`.
  @discardableResult
  public final func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  nonisolated deinit {}
}

extension UIApplication {
  /// The link to the app's own settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The link to what the user has set for the app's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Where the status bar lies; it takes no room here.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarFrame: CGRect { .zero }
  /// How the interface is turned.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation {
    sceneList.objects.lazy.compactMap { $0 as? UIWindowScene }.first?.interfaceOrientation ?? .portrait
  }
}

/// Whether an app may be called in the background.
///
/// Follows Apple's page `UIBackgroundRefreshStatus`.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not on this device.
  case restricted = 0
  /// The user does not want it.
  case denied = 1
  /// It may.
  case available = 2
}

/// Names something that is to be ended in the background.
///
/// Follows Apple's page `UIBackgroundTaskIdentifier`.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes a name of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Names nothing.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Objects that are listed but not kept.
nonisolated struct WeakList<Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [Entry] = []

  var objects: [Object] { entries.compactMap(\.object) }

  /// The last one that is wanted.
  ///
  /// - Complexity: O(*n*) of what is listed.
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
