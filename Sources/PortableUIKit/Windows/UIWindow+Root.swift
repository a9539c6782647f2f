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

  /// The key window of the scene that this window is in, or of those in none, as Apple's page `isKeyWindow` says.
  var keyWindowBesides: UIWindow? {
    get { sceneLink.map(\.keyWindowLink) ?? UIApplication.shared.keyWindowWithoutScene }
    set {
      guard let sceneLink else { return UIApplication.shared.keyWindowWithoutScene = newValue }
      sceneLink.keyWindowLink = newValue
    }
  }

  func takeKeys() {
    guard canBecomeKey else { return }
    UIApplication.shared.keyWindowLink = self
    let old = keyWindowBesides
    guard old !== self else { return }
    keyWindowBesides = self
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
    let wasKey = keyWindowBesides === self
    if wasKey { keyWindowBesides = nil }
    sceneLink?.windowList.remove(self)
    sceneLink = scene
    scene?.windowList.add(self)
    if wasKey, keyWindowBesides == nil { keyWindowBesides = self }
  }
}
