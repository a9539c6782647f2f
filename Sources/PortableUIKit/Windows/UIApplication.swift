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

  /// Told about the app's life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that are alive.
  open var connectedScenes: Set<UIScene> { Set(sceneList.objects) }
  /// The windows that are alive.
  open var windows: [UIWindow] { windowList.objects }
  /// Of the key windows of all scenes the one that became so last.
  open var keyWindow: UIWindow? { keyWindowLink }
  /// Whether the app can be seen and used.
  open internal(set) var applicationState = State.active

  private var ignorings = 0
  /// Has the user's touches lead to nothing, until that is ended as often as begun; `UIWindow.perform(_:)` makes no move.
  open func beginIgnoringInteractionEvents() { ignorings += 1 }
  /// Ends what was begun so.
  open func endIgnoringInteractionEvents() { ignorings = max(0, ignorings - 1) }
  /// Whether the user's touches lead to nothing.
  open var isIgnoringInteractionEvents: Bool { ignorings > 0 }
  /// The same, whatever a subclass says.
  var ignoresTouches: Bool { ignorings > 0 }

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
