/// The system's persistent record of a scene, connected or not.
///
/// Follows Apple's page `UISceneSession`.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The roles of scenes.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The string of the role.
    public let rawValue: String
    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of scenes on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of scenes on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the scene.
  open private(set) var role: Role
  /// An identifier that stays the same across launches.
  open private(set) var persistentIdentifier: String
  /// The configuration from which the scene is created.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene while it is connected.
  open internal(set) weak var scene: UIScene?
  /// An activity with the state of the scene at the time when the scene entered the background.
  open var stateRestorationActivity: NSUserActivity?
  /// Data that the app stores with the session.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }

  nonisolated deinit {}
}

/// The classes and the storyboard from which a scene is created.
///
/// Follows Apple's page `UISceneConfiguration`.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's property list.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene. The headless UIKit only stores this value.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. The headless UIKit only stores this value, because `SimulatedApp` makes the delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene. The system makes a window whose root is the initial view controller of the storyboard.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  nonisolated deinit {}
}

extension UIScene {
  /// The reasons for which a scene connects.
  ///
  /// Follows Apple's page `UIScene.ConnectionOptions`.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The links to open, with a scheme of the app.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue, including universal links.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The user's response to a notification.
    open internal(set) var notificationResponse: UNNotificationResponse?
    /// The quick action that the user selected.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that sent the link.
    open internal(set) var sourceApplication: String?
    /// The type of an activity that has not arrived yet.
    open internal(set) var handoffUserActivityType: String?

    nonisolated deinit {}
  }

  /// Options with which a link is opened.
  ///
  /// Follows Apple's page `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The app that sent the link.
    open private(set) var sourceApplication: String?
    /// A Boolean value that indicates whether to open a document in its place.
    open private(set) var openInPlace: Bool

    init(sourceApplication: String?, openInPlace: Bool) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
      super.init()
    }

    nonisolated deinit {}
  }
}

/// A link to open, with its options.
///
/// Follows Apple's page `UIOpenURLContext`.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The link.
  open private(set) var url: URL
  /// The options with which the link is opened.
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL, from application: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: application, openInPlace: false)
    super.init()
  }

  nonisolated deinit {}
}
