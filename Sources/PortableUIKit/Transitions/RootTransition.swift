/// A transition in which a window shows another root, appears or disappears.
final class RootTransition: WindowTransition {
  private let windowPlace: WindowPlace
  private let target: UIViewController?
  /// The replaced root, which leaves with its modals.
  private var replaced: UIViewController?
  private let notifications: [Notification.Name]

  init(
    _ window: UIWindow, target: UIViewController?, replaced: UIViewController?, notifications: [Notification.Name]
  ) {
    windowPlace = window.queue.place
    self.target = target
    self.replaced = replaced
    self.notifications = notifications
    super.init(animated: false)
  }

  nonisolated deinit {}

  // Weak, because the window's queue retains this transition.
  private var window: UIWindow? { windowPlace.window }

  private var from: UIViewController?
  override var fromController: UIViewController? { from }
  override var toController: UIViewController? { target }
  override var containerView: UIView? { window }

  override func begin() -> Motion {
    guard let window else { return .none }
    let tellsFirst = window.queue.variant == .visibleBeforeRootsView
    if tellsFirst { tell() }
    from = window.seenRoot
    let target = isStillTrue(in: window) ? self.target : from
    if from !== target {
      window.seenRoot = target
      if let target { target.forEachInLine { $0.loadedView() } }
      takeAway()
    }
    forgetReplaced()
    // If several roots were replaced at once, only the first was visible.
    if from !== window.root { from?.forgetSeenModals() }
    // A root that was replaced and restored has lost its modals, even if it never disappeared.
    if from === self.target { from?.letStaleModalsGo() }
    if from !== target { show(in: window) }
    if !tellsFirst { tell() }
    return .none
  }

  /// Whether the window still shows the target. A later transition shows a newer root.
  private func isStillTrue(in window: UIWindow) -> Bool { target === (window.isOnScreen ? window.root : nil) }

  private func tell() {
    for name in notifications { NotificationCenter.default.post(name: name, object: window) }
  }

  override func end(completed: Bool) {
    target?.endLine()
    // A deinitializer may access this transition, and must find `nil`.
    _ = from.take()
  }

  /// Removes the old tree before the new one appears, because the new tree may contain the old one.
  private func takeAway() {
    guard let from else { return }
    from.beginLine(false, animated: false)
    from.uninstallLine()
    from.endLine()
  }

  private func forgetReplaced() {
    replaced?.forgetSeenModals()
    replaced = nil
  }

  private func show(in window: UIWindow) {
    guard let target else { return }
    target.leaveWhereSeen()
    // The root has the window's size before it appears.
    if let view = target.viewStore, view.superviewLink !== window { view.fill(window) }
    target.beginLine(true, animated: false)
    target.installLine(in: window)
    target.continueLine()
  }
}
