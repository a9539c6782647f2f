/// What an app's screens are shown in.
///
/// Follows Apple's page `UIWindow`. A window is hidden until told otherwise.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far to the front a window is.
  nonisolated public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The height; more is nearer.
    public let rawValue: CGFloat
    /// Makes a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where an app's windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }

  /// Posted when a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window gets the user's keys.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window gets the user's keys no longer.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  let queue = TransitionQueue(in: WindowPlace(), scheduler: TransitionScheduler())
  var root: UIViewController? {
    didSet { TreeRevision.number &+= 1 }
  }
  /// Whether it was ever not hidden.
  package var wasShown = false
  /// An object that lives exactly as long as this window.
  package var companion: AnyObject?
  weak var sceneLink: UIWindowScene?
  var environment: WindowEnvironment?
  /// Who is the first to get events.
  weak var firstResponder: UIResponder?
  /// The root that transitions have shown so far.
  var seenRoot: UIViewController?

  /// Makes a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enroll()
  }

  /// Makes a hidden window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    enroll()
    move(to: windowScene)
  }

  /// Makes a hidden window.
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

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }
  /// Whether the window is kept from sight.
  open override var isHidden: Bool {
    get { hidden }
    set { setHidden(newValue) }
  }
  /// The scene it belongs to.
  open weak var windowScene: UIWindowScene? {
    get { sceneLink }
    set { move(to: newValue) }
  }
  /// How far to the front it is.
  open var windowLevel = Level.normal
  /// The screen it is on.
  open var screen: UIScreen { .main }
  /// Whether it gets the user's keys in its scene; each scene has a key window of its own.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow(in: sceneLink) === self }
  /// Whether it may get the user's keys; asked each time it is to get them.
  open var canBecomeKey: Bool { true }
  /// Has it get the user's keys, if it may.
  open func makeKey() { takeKeys() }
  /// Shows it, and has it get the user's keys, if it may.
  open func makeKeyAndVisible() {
    setHidden(false)
    takeKeys()
  }
  /// Called when it gets the user's keys.
  open func becomeKey() {}
  /// Called when it gets the user's keys no longer.
  open func resignKey() {}
  /// The traits this window changes for everything inside it, which is told on a later turn.
  open override var traitOverrides: UITraitOverrides {
    get { environment?.overrides ?? UITraitOverrides() }
    set { overrideTraitsInside(newValue) }
  }
  /// Hands what fingers do in this window to the views they are on.
  open func sendEvent(_ event: UIEvent) { handOut(event) }
  /// The application gets what a window leaves alone.
  open override var next: UIResponder? { UIApplication.shared }

  override var asWindow: UIWindow? { self }
  override var ownPlace: WindowPlace? { queue.place }

  nonisolated deinit {}
}
