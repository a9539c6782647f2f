/// The window that shows the app's screens. A new window is hidden.
///
/// Follows Apple's page `UIWindow`.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The level of a window. A window with a higher level is in front.
  nonisolated public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat
    /// Creates a level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  /// A notification that a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A notification that a window has been hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// A notification that a window has become key.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A notification that a window is no longer key.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  let queue = TransitionQueue(in: WindowPlace(), scheduler: TransitionScheduler())
  var root: UIViewController? {
    didSet { TreeRevision.number &+= 1 }
  }
  /// Whether the window has ever been shown.
  package var wasShown = false
  /// An object with the lifetime of this window.
  package var companion: AnyObject?
  weak var sceneLink: UIWindowScene?
  var environment: WindowEnvironment?
  weak var firstResponder: UIResponder?
  /// The visible root.
  var seenRoot: UIViewController?

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enroll()
  }

  /// Creates a hidden window in a scene, with the size of the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    enroll()
    move(to: windowScene)
  }

  /// Creates a hidden window.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enroll()
  }

  private func enroll() {
    hidden = true
    queue.place.window = self
    windowPlace = queue.place
    UIApplication.shared.windowList.add(self)
  }

  /// The root view controller. Its view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }
  /// A Boolean value that indicates whether the window is hidden.
  open override var isHidden: Bool {
    get { hidden }
    set { setHidden(newValue) }
  }
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? {
    get { sceneLink }
    set { move(to: newValue) }
  }
  /// The level of the window.
  open var windowLevel = Level.normal
  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// A Boolean value that indicates whether the window is the key window of its scene.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow(in: sceneLink) === self }
  /// A Boolean value that indicates whether the window can become key. It is read each time.
  open var canBecomeKey: Bool { true }
  /// Makes the window key, if it can become key.
  open func makeKey() { takeKeys() }
  /// Shows the window, and makes it key if it can become key.
  open func makeKeyAndVisible() {
    setHidden(false)
    takeKeys()
  }
  /// Notifies the window that it has become key.
  open func becomeKey() {}
  /// Notifies the window that it is no longer key.
  open func resignKey() {}
  /// The trait overrides of this window for everything inside it. The change takes effect on a later turn.
  open override var traitOverrides: UITraitOverrides {
    get { environment?.overrides ?? UITraitOverrides() }
    set { overrideTraitsInside(newValue) }
  }
  /// Sends a touch event to the views of its touches.
  open func sendEvent(_ event: UIEvent) { handOut(event) }
  /// The app, which receives the events that the window does not handle.
  open override var next: UIResponder? { UIApplication.shared }

  override var asWindow: UIWindow? { self }
  override var ownPlace: WindowPlace? { queue.place }

  nonisolated deinit {}
}
