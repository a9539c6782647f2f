/// One of the app's surfaces the user can open and close.
///
/// Follows Apple's page `UIScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene can be seen and used.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and in use.
    case foregroundActive = 0
    /// In front, but not in use.
    case foregroundInactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// Whether it can be seen and used.
  open internal(set) var activationState = ActivationState.foregroundActive
  var delegateLink: (any UISceneDelegate)?
  /// Told about its life.
  open var delegate: (any UISceneDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The title the system shows for it; `nil` empties it.
  open var title: String! = "" { didSet { if title == nil { title = "" } } }
  /// A second line the system shows for it.
  open var subtitle = ""
  /// The contents for which it comes to the front.
  open var activationConditions = UISceneActivationConditions()

  /// What the system remembers of it.
  open private(set) lazy var session = UISceneSession(
    role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))

  /// Opens a link, and tells on a later turn whether that went well; as the application does.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(
      url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:],
      completionHandler: completion)
  }
  /// Opens a link, and returns whether that went well.
  @discardableResult
  public final func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// How a link is to be opened by another app.
  ///
  /// Follows Apple's page `UIScene.OpenExternalURLOptions`.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that the link belongs to may open it.
    open var universalLinksOnly = false

    /// Makes the system's options.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }

  /// Makes a scene of a session, not connected yet.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init()
    self.session = session
    activationState = .unattached
    session.scene = self
  }

  /// Makes a scene that is in front and in use; it is connected as long as it is kept. Not Apple's.
  @preconcurrency @MainActor public override init() {
    super.init()
    UIApplication.shared.sceneList.add(self)
  }

  nonisolated deinit {}
}

/// The contents for which a scene comes to the front; `SimulatedApp` picks a scene by them.
///
/// Follows Apple's page `UISceneActivationConditions`.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Target content identifiers that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Target content identifiers that the scene shows rather than others do.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Makes conditions of a scene that can show everything and prefers nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}

/// A scene with windows.
///
/// Follows Apple's page `UIWindowScene`.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  var windowList = WeakList<UIWindow>()
  weak var keyWindowLink: UIWindow?
  var overrides = UITraitOverrides()
  /// The traits from before they changed, while the scene has not been told of that.
  var untoldTraits: TraitValues?
  var registrations = TraitRegistrations()

  /// Its windows that are alive.
  open var windows: [UIWindow] { windowList.objects }
  /// Its window that gets the user's keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow(in: self) }
  /// The screen it is on.
  open var screen: UIScreen { .main }
  /// How its interface is turned: upright, unless its first window is wider than it is high.
  open var interfaceOrientation: UIInterfaceOrientation { geometry.interfaceOrientation }
  /// Its geometry now.
  open var effectiveGeometry: UIWindowScene.Geometry { geometry }
  var geometry: Geometry {
    Geometry(windowList.objects.first.map { UIInterfaceOrientation(of: $0.frame.size) } ?? .portrait)
  }
  /// Asks for windows of another geometry; only a test turns or resizes them here, and no error is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  private lazy var manager = UIStatusBarManager(of: self)
  /// How the status bar is.
  open var statusBarManager: UIStatusBarManager? { manager }
  /// What is known about its surroundings: a phone's, or those simulated in its first window, with what it overrides.
  open var traitCollection: UITraitCollection { traitsNow.collection }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  nonisolated deinit {}
}

extension UIWindowScene {
  func tellGeometry(before: Geometry) {
    (delegateLink as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: before)
  }

  /// A scene's geometry.
  ///
  /// Follows Apple's page `UIWindowScene.Geometry`.
  nonisolated open class Geometry: NSObject {
    /// How the interface is turned.
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    init(_ interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }

    nonisolated deinit {}
  }

  /// A geometry that an app would like its windows to have; each kind of system has a class of its own for it.
  ///
  /// Follows Apple's page `UIWindowScene.GeometryPreferences`.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// For the classes of the systems alone.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }
}

extension UIWindowScene.GeometryPreferences {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// What an app on a phone or a tablet would like.
  ///
  /// Follows Apple's page `UIWindowScene.GeometryPreferences.iOS`.
  @preconcurrency @MainActor open class iOS: UIWindowScene.GeometryPreferences {
    /// The ways to be turned.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// Makes one that says nothing.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Makes one that says how to be turned.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }

    nonisolated deinit {}
  }
}
