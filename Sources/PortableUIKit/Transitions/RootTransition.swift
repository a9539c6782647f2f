/// A window shows another root, or begins or ceases to be seen.
final class RootTransition: WindowTransition {
  private let windowPlace: WindowPlace
  private let target: UIViewController?
  /// The root that was replaced, whose modals go with it.
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

  // Not held, as the window's own queue holds this.
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
    // Of several that were replaced at once, only the first was seen.
    if from !== window.root { from?.forgetSeenModals() }
    // Who was replaced and has come back without having been out of sight has lost its modals all the same.
    if from === self.target { from?.letStaleModalsGo() }
    if from !== target { show(in: window) }
    if !tellsFirst { tell() }
    return .none
  }

  /// Whether the window still shows what it was to show; what it shows instead comes with a later transition.
  private func isStillTrue(in window: UIWindow) -> Bool { target === (window.isOnScreen ? window.root : nil) }

  private func tell() {
    for name in notifications { NotificationCenter.default.post(name: name, object: window) }
  }

  override func end(completed: Bool) {
    target?.endLine()
    // A deinitializer may ask for this transition: it is `nil` by then.
    _ = from.take()
  }

  /// The old tree is gone before the new one comes, as the new one may contain the old.
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
    // The root has the window's size before it is told that it appears.
    if let view = target.viewStore, view.superviewLink !== window { view.fill(window) }
    target.beginLine(true, animated: false)
    target.installLine(in: window)
    target.continueLine()
  }
}
