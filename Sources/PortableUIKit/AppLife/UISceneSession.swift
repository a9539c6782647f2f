/// What the system remembers of a scene, connected or not.
///
/// Follows Apple's page `UISceneSession`.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The app's windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  open private(set) var role: Role
  /// A name that stays the same from launch to launch.
  open private(set) var persistentIdentifier: String
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene was showing when it went to the background.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }

  nonisolated deinit {}
}

/// How a scene is made.
///
/// Follows Apple's page `UISceneConfiguration`.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Its name in the app's property list.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The scene's class; not used here.
  open var sceneClass: AnyClass?
  /// The delegate's class; `SimulatedApp` makes the delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of a window the system makes.
  open var storyboard: UIStoryboard?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  nonisolated deinit {}
}

extension UIScene {
  /// Why a scene is connected.
  ///
  /// Follows Apple's page `UIScene.ConnectionOptions`.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Links of the app's own scheme to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// What the user goes on with, universal links among it.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// What the user did with a notification.
    open internal(set) var notificationResponse: UNNotificationResponse?
    /// The quick action that the user has chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app the link comes from.
    open internal(set) var sourceApplication: String?
    /// The kind of an activity that is still being fetched.
    open internal(set) var handoffUserActivityType: String?

    nonisolated deinit {}
  }

  /// How a link is to be opened.
  ///
  /// Follows Apple's page `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The app the link comes from.
    open private(set) var sourceApplication: String?
    /// Whether a document is to be opened where it is.
    open private(set) var openInPlace: Bool

    init(sourceApplication: String?, openInPlace: Bool) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
      super.init()
    }

    nonisolated deinit {}
  }
}

/// A link to open.
///
/// Follows Apple's page `UIOpenURLContext`.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The link.
  open private(set) var url: URL
  /// How it is to be opened.
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL, from application: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: application, openInPlace: false)
    super.init()
  }

  nonisolated deinit {}
}
