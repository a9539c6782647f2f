/// A scene of the app's interface that the user can open and close.
///
/// Follows Apple's page `UIScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Constants that specify the state of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive
  var delegateLink: (any UISceneDelegate)?
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The title of the scene in the system's interface. `nil` empties it.
  open var title: String! = "" { didSet { if title == nil { title = "" } } }
  /// The subtitle of the scene in the system's interface.
  open var subtitle = ""
  /// The conditions that activate the scene for certain content.
  open var activationConditions = UISceneActivationConditions()

  /// The session of the scene.
  open private(set) lazy var session = UISceneSession(
    role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))

  /// Opens a URL as the app does. The completion receives on a later turn whether it was opened.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(
      url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:],
      completionHandler: completion)
  }
  /// Opens a URL, and returns whether it was opened.
  @discardableResult
  public final func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The options for opening a URL in another app.
  ///
  /// Follows Apple's page `UIScene.OpenExternalURLOptions`.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an app that the URL belongs to may open it.
    open var universalLinksOnly = false

    /// Creates the default options.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }

  /// Creates a scene for a session. It is not connected yet.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init()
    self.session = session
    activationState = .unattached
    session.scene = self
  }

  /// Creates an active scene that is connected until it is deallocated. Not Apple's.
  @preconcurrency @MainActor public override init() {
    super.init()
    UIApplication.shared.sceneList.add(self)
  }

  nonisolated deinit {}
}

/// The conditions that activate a scene for certain content. `SimulatedApp` selects a scene with them.
///
/// Follows Apple's page `UISceneActivationConditions`.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// A predicate of the target content identifiers that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// A predicate of the target content identifiers that the scene is preferred for.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates the conditions of a scene that can show all content and is preferred for none.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}

/// A scene that contains windows.
///
/// Follows Apple's page `UIWindowScene`.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  var windowList = WeakList<UIWindow>()
  weak var keyWindowLink: UIWindow?
  var overrides = UITraitOverrides()
  /// The traits before a change, until the scene is notified.
  var untoldTraits: TraitValues?
  var registrations = TraitRegistrations()

  /// The windows of the scene.
  open var windows: [UIWindow] { windowList.objects }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow(in: self) }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The orientation of the interface: portrait, unless the first window is wider than it is high.
  open var interfaceOrientation: UIInterfaceOrientation { geometry.interfaceOrientation }
  /// The current geometry of the scene.
  open var effectiveGeometry: UIWindowScene.Geometry { geometry }
  var geometry: Geometry {
    Geometry(windowList.objects.first.map { UIInterfaceOrientation(of: $0.frame.size) } ?? .portrait)
  }
  /// Requests a geometry for the scene. Does nothing, because only a test rotates or resizes windows.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  private lazy var manager = UIStatusBarManager(of: self)
  /// The status bar manager of the scene.
  open var statusBarManager: UIStatusBarManager? { manager }
  /// The traits of the scene: a phone's or the first window's simulated traits, with the scene's overrides.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// Tells the scene that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  nonisolated deinit {}
}

extension UIWindowScene {
  func tellGeometry(before: Geometry) {
    (delegateLink as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: before)
  }

  /// The geometry of a scene.
  ///
  /// Follows Apple's page `UIWindowScene.Geometry`.
  nonisolated open class Geometry: NSObject {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    init(_ interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }

    nonisolated deinit {}
  }

  /// The app's preferred geometry of a scene. Each system has a subclass.
  ///
  /// Follows Apple's page `UIWindowScene.GeometryPreferences`.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Creates preferences. Only subclasses use it.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }
}

extension UIWindowScene.GeometryPreferences {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The preferred geometry on iOS.
  ///
  /// Follows Apple's page `UIWindowScene.GeometryPreferences.iOS`.
  @preconcurrency @MainActor open class iOS: UIWindowScene.GeometryPreferences {
    /// The preferred orientations of the interface.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// Creates preferences without values.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Creates preferences with orientations of the interface.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }

    nonisolated deinit {}
  }
}
