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

  /// Lets what the window has become be seen.
  ///
  /// - Returns: `false` if nobody saw anything, before or after.
  @discardableResult private func show(
    instead replaced: UIViewController? = nil, posting notifications: [Notification.Name] = []
  ) -> Bool {
    let target = isOnScreen ? root : nil
    guard target !== seenRoot || !queue.isSettled || !notifications.isEmpty else { return false }
    queue.enqueue(RootTransition(self, target: target, replaced: replaced, notifications: notifications))
    return true
  }

  /// The window of its scene, or of those in none, that was told to be the key window.
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

  /// A key window stays one in its new scene, unless that has one.
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
  /// The key window of a scene, or of the windows in none, as Apple's page `isKeyWindow` says.
  ///
  /// Where that window has gone it is the one that was made key last among those that are left: Apple's page `keyWindow` counts
  /// only windows that are listed. Nobody is told of that.
  func keyWindow(in scene: UIWindowScene?) -> UIWindow? {
    let told = if let scene { scene.keyWindowLink } else { keyWindowWithoutScene }
    return told ?? madeKey.last { $0.sceneLink === scene }
  }
}
