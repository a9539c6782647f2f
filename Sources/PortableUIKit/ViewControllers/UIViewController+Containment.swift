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
    child.moves.subtract([.joining, .leaving])
    // Who comes into sight later, with its container, does not move then.
    if isSeen { child.moves.insert(.joining) }
  }

  /// Notes whether the container it is in is about to let it go; what has left already is told of by others.
  ///
  /// UIKit's header wants overrides of `willMove(toParent:)` and `didMove(toParent:)` to call these.
  func noteMove(toParent parent: UIViewController?, isOver: Bool) {
    guard parentLink != nil else { return }
    if parent == nil, !isOver { moves.insert(.leaving) } else { moves.remove(.leaving) }
  }

  /// Says that it moves into or out of an app's own container, where that is why it appears or disappears.
  func beginMove(appearing: Bool, in container: UIViewController?) {
    if appearing {
      if moves.remove(.joining) != nil { moves.insert(.movingToParent) }
    } else if parentLink === container {
      // Who was seen already when it joined has not moved into sight, and does not when its view comes back.
      moves.remove(.joining)
      if moves.contains(.leaving) { moves.insert(.movingFromParent) }
    } else {
      // It may be in another container by now, but it was this one that it left.
      moves.insert(.movingFromParent)
    }
  }

  /// Says that it has moved.
  func endMove() { moves.subtract([.movingToParent, .movingFromParent]) }

  func leaveParent() {
    parentLink?.removeFromState(self)
  }

  /// Drops a child that came by `addChild(_:)`.
  func dropChild(_ child: UIViewController) {
    guard let index = childList.firstIndex(where: { $0 === child }) else { return }
    childList.remove(at: index)
    child.detach()
    child.moves.remove(.joining)
    if child.isSeen { child.moves.insert(.leaving) } else { child.letGoOfModals() }
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
    guard shouldAutomaticallyForwardAppearanceMethods else {
      return UIKitMisuse.report(.transitionWhileForwarding, self)
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
