extension UIViewController {
  /// Adds a child for `addChild(_:)`.
  func adopt(_ child: UIViewController) {
    guard canContain(child) else { return }
    guard child.parentLink !== self else { return }
    // UIKit calls `willMove(toParent:)` synchronously, and the app calls `didMove(toParent:)`.
    child.willMove(toParent: self)
    child.leaveParent()
    childList.append(child)
    child.parentLink = self
    child.moves.subtract([.joining, .leaving])
    // A child that appears later together with its container does not move then.
    if isSeen { child.moves.insert(.joining) }
  }

  /// Records whether the child's container is about to remove it. UIKit's header requires overrides of
  /// `willMove(toParent:)` and `didMove(toParent:)` to call `super`.
  func noteMove(toParent parent: UIViewController?, isOver: Bool) {
    guard parentLink != nil else { return }
    if parent == nil, !isOver { moves.insert(.leaving) } else { moves.remove(.leaving) }
  }

  /// Marks a child that appears or disappears because it moves into or out of a custom container.
  func beginMove(appearing: Bool, in container: UIViewController?) {
    if appearing {
      if moves.remove(.joining) != nil { moves.insert(.movingToParent) }
    } else if parentLink === container {
      // A child that was already visible when it joined does not move when its view returns.
      moves.remove(.joining)
      if moves.contains(.leaving) { moves.insert(.movingFromParent) }
    } else {
      // The child may be in another container now, but it moves out of this one.
      moves.insert(.movingFromParent)
    }
  }

  func endMove() { moves.subtract([.movingToParent, .movingFromParent]) }

  func leaveParent() {
    parentLink?.removeFromState(self)
  }

  /// Removes a child that was added with `addChild(_:)`.
  func dropChild(_ child: UIViewController) {
    guard let index = childList.firstIndex(where: { $0 === child }) else { return }
    childList.remove(at: index)
    child.detach()
    child.moves.remove(.joining)
    if child.isSeen { child.moves.insert(.leaving) } else { child.letGoOfModals() }
    child.didMove(toParent: nil)
  }

  /// Cuts a controller's link to its container, and the links of its modals.
  func detach() {
    parentLink = nil
    cutModalLinks()
  }

  /// Whether a view controller may become a child. If not, reports a misuse.
  func canContain(_ child: UIViewController) -> Bool {
    if child.presentingLink != nil {
      UIKitMisuse.report(.containingPresented, child, self)
      return false
    }
    // Only a view controller with children can contain this one.
    if child === self || (child.hasChildren && isInside(child)) {
      UIKitMisuse.report(.containingItself, child, self)
      return false
    }
    return true
  }

  /// Whether this view controller is a child. `contains(_:)` would call `isEqual` for each child.
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
