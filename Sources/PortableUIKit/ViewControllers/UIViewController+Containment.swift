extension UIViewController {
  /// Takes a child in by the app's own hand, as `addChild(_:)` does.
  func adopt(_ child: UIViewController) {
    guard canContain(child) else { return }
    guard child.parentLink !== self else { return }
    // Apple calls this one synchronously, and the app calls `didMove(toParent:)` itself.
    child.willMove(toParent: self)
    child.leaveParent()
    childList.append(child)
    child.parentLink = self
  }

  func leaveParent() {
    parentLink?.removeFromState(self)
  }

  /// Drops a child that came by `addChild(_:)`.
  func dropChild(_ child: UIViewController) {
    guard let index = childList.firstIndex(where: { $0 === child }) else { return }
    childList.remove(at: index)
    child.detach()
    if !child.isSeen { child.letGoOfModals() }
    child.didMove(toParent: nil)
  }

  /// Cuts a controller's link to its container, and lets its modals go with it.
  func detach() {
    parentLink = nil
    cutModalLinks()
  }

  /// Whether a controller may become a child; a misuse is reported if not.
  func canContain(_ child: UIViewController) -> Bool {
    if child.presentingLink != nil {
      UIKitMisuse.report(.containingPresented, child, self)
      return false
    }
    // Only what contains something can contain this one.
    if child === self || (child.hasChildren && isInside(child)) {
      UIKitMisuse.report(.containingItself, child, self)
      return false
    }
    return true
  }

  /// Whether this very controller is one of its children. `contains(_:)` would ask each whether it is equal.
  func holds(_ controller: UIViewController) -> Bool {
    for child in childList where child === controller { return true }
    return false
  }

  func isInside(_ ancestor: UIViewController) -> Bool {
    var node: UIViewController? = self
    while let candidate = node {
      if candidate === ancestor { return true }
      node = candidate.parentLink
    }
    return false
  }

  func nearestContainer<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var node = parentLink
    while let candidate = node {
      if let container = candidate as? Container { return container }
      node = candidate.parentLink
    }
    return nil
  }

  func swap(
    _ old: UIViewController, for new: UIViewController, animated: Bool, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parentLink === self, new.parentLink === self else {
      return UIKitMisuse.report(.transitionBetweenStrangers, self)
    }
    let queue = queueForContent()
    let transition = SwapTransition(
      self, from: old, to: new, animated: animated && queue != nil, animations: animations, completion: completion)
    if let queue {
      queue.enqueue(transition)
    } else {
      _ = transition.begin()
      transition.end(completed: true)
      transition.complete()
    }
  }
}
