extension UIWindow {
  func setRoot(_ new: UIViewController?) {
    guard new !== root else { return }
    if let new, new.presentingLink != nil { return UIKitMisuse.report(.presentedAsRoot, new) }
    new?.leaveParent()
    new?.rootWindow?.setRoot(nil)
    let old = root
    root = new
    old?.rootWindow = nil
    new?.rootWindow = self
    old?.cutModalLinks()
    if !show(instead: old) { old?.forgetSeenModals() }
  }

  func setHidden(_ new: Bool) {
    guard new != hidden else { return }
    hidden = new
    if !new { wasShown = true }
    show(posting: [new ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification])
  }

  /// Enqueues the transition to the current state of the window.
  ///
  /// - Returns: `false` if nothing visible changes.
  @discardableResult private func show(
    instead replaced: UIViewController? = nil, posting notifications: [Notification.Name] = []
  ) -> Bool {
    let target = isOnScreen ? root : nil
    guard target !== seenRoot || !queue.isSettled || !notifications.isEmpty else { return false }
    queue.enqueue(RootTransition(self, target: target, replaced: replaced, notifications: notifications))
    return true
  }

  /// The last key window of this window's scene, or of the windows without a scene.
  private var toldToBeKey: UIWindow? {
    get { sceneLink.map(\.keyWindowLink) ?? UIApplication.shared.keyWindowWithoutScene }
    set {
      guard let sceneLink else { return UIApplication.shared.keyWindowWithoutScene = newValue }
      sceneLink.keyWindowLink = newValue
    }
  }

  func takeKeys() {
    guard canBecomeKey else { return }
    UIApplication.shared.madeKey.add(self)
    let old = toldToBeKey
    guard old !== self else { return }
    toldToBeKey = self
    queue.scheduler.enqueue { [weak self, weak old] in
      old?.resignKey()
      if let old { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old) }
      self?.becomeKey()
      if let self { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
    }
  }

  /// Moves the window to a scene. A key window stays key in the new scene, unless that scene has a key window.
  func move(to scene: UIWindowScene?) {
    guard scene !== sceneLink else { return }
    let standing = UIApplication.shared.keyWindow(in: scene)
    let wasKey = UIApplication.shared.keyWindow(in: sceneLink) === self
    if wasKey { toldToBeKey = nil }
    sceneLink?.windowList.remove(self)
    sceneLink = scene
    scene?.windowList.add(self)
    if wasKey { toldToBeKey = standing ?? self }
  }
}

extension UIApplication {
  /// Returns the key window of a scene, or of the windows without a scene, as Apple's page `isKeyWindow` says.
  ///
  /// After the key window's deallocation, the result is the remaining window that became key last, because Apple's page
  /// `keyWindow` counts only listed windows. This change notifies no window.
  func keyWindow(in scene: UIWindowScene?) -> UIWindow? {
    let told = if let scene { scene.keyWindowLink } else { keyWindowWithoutScene }
    return told ?? madeKey.last { $0.sceneLink === scene }
  }
}
