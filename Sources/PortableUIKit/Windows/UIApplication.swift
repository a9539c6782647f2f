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
  /// The window that was made key last, of whatever scene.
  weak var keyWindowLink: UIWindow?
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
  open var keyWindow: UIWindow? { keyWindowLink }
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
  /// Where the status bar lies; it takes no room here.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarFrame: CGRect { .zero }
  /// How the interface is turned.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation {
    sceneList.objects.lazy.compactMap { $0 as? UIWindowScene }.first?.interfaceOrientation ?? .portrait
  }
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

/// How large the user wants text to be.
///
/// Follows Apple's page `UIContentSizeCategory`.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than most want.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As it is unless the user says otherwise.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than most want.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest for those who see well.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
}

/// Objects that are listed but not kept.
nonisolated struct WeakList<Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [Entry] = []

  var objects: [Object] { entries.compactMap(\.object) }

  mutating func add(_ object: Object) {
    remove(object)
    entries.append(Entry(object: object))
  }

  mutating func remove(_ object: Object) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }
}
