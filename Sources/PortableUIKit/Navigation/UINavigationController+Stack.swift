extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard canHold(controller) else { return }
    controller.leaveParent()
    putOnTop(controller)
    controller.parentLink = self
    let transition = contentChanged(to: controller, operation: .push, added: [controller], animated: animated)
    if animated, delegateLink != nil { restore(after: transition, Array(childList.dropLast()), removed: [], []) }
  }

  private func canHold(_ controller: UIViewController) -> Bool {
    if controller.parentLink === self {
      UIKitMisuse.report(.pushingTwice, controller, self)
      return false
    }
    if let misuse = Self.misuse(pushing: controller) {
      UIKitMisuse.report(misuse, controller, self)
      return false
    }
    return canContain(controller)
  }

  /// Returns the misuse of pushing a view controller of this class. `nil` if the push is valid.
  static func misuse(pushing controller: UIViewController) -> UIKitMisuse.Kind? {
    if controller is UINavigationController { return .pushingNavigationController }
    if controller is UISplitViewController { return .pushingSplitViewController }
    if controller is UIAlertController { return .unsuitableChild }
    return nil
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = childList.lastIndex(where: { $0 === controller }) else {
      UIKitMisuse.report(.poppingToStranger, controller, self)
      return nil
    }
    return pop(toCount: index + 1, animated: animated)
  }

  /// Pops the screens above the first `count` screens. Returns `nil` if there is no stack to pop from.
  @discardableResult func pop(toCount count: Int, animated: Bool) -> [UIViewController]? {
    guard childList.count > 1 || (childList.count == 1 && count == 1), count > 0 else { return nil }
    // Most pops remove one screen, and a literal list of one is cheaper than a slice.
    let popped = childList.count == count + 1 ? [childList[count]] : Array(childList[count...])
    guard !popped.isEmpty else { return [] }
    let mayBeTakenBack = animated && delegateLink != nil
    let modals = mayBeTakenBack ? popped.flatMap(\.modalsInside) : []
    if popped.count == 1 { childList.removeLast() } else { childList.removeLast(popped.count) }
    for controller in popped { controller.detach() }
    didDrop(popped)
    let transition = contentChanged(to: lastChild, operation: .pop, removed: popped, animated: animated)
    if mayBeTakenBack { restore(after: transition, childList + popped, removed: popped, modals) }
    return popped
  }

  /// Replaces the stack. The transition is a pop if the old stack has the new top below its top. Otherwise it is a
  /// push, as Apple's page `setViewControllers(_:animated:)` says.
  func setStack(_ stack: [UIViewController], animated: Bool) {
    guard canHold(stack) else { return }
    let old = childList
    var same = 0
    while same < old.count, same < stack.count, old[same] === stack[same] { same += 1 }
    // Only screens above the common start can be removed or added. A set is made only if the stack does both.
    let kept = same < old.count ? Set(stack[same...].map(ObjectIdentifier.init)) : []
    let held = same < stack.count ? Set(old[same...].map(ObjectIdentifier.init)) : []
    // Loops instead of closures, as in `canHold`: each call of a closure by the standard library asserts the main
    // actor.
    var (removed, added): ([UIViewController], [UIViewController]) = ([], [])
    for controller in old[same...] where !kept.contains(ObjectIdentifier(controller)) { removed.append(controller) }
    for controller in stack[same...] where !held.contains(ObjectIdentifier(controller)) { added.append(controller) }
    guard !removed.isEmpty || !added.isEmpty || old.last !== stack.last else {
      childList = stack
      return
    }
    let mayBeTakenBack = animated && delegateLink != nil
    for controller in added { controller.leaveParent() }
    let modals = mayBeTakenBack ? removed.flatMap(\.modalsInside) : []
    childList = stack
    for controller in removed { controller.detach() }
    didDrop(removed)
    for controller in added { controller.parentLink = self }
    let isPop = if same < stack.count, let top = stack.last { held.contains(ObjectIdentifier(top)) } else { true }
    let transition = contentChanged(
      to: stack.last, operation: isPop ? .pop : .push, added: added, removed: removed, animated: animated)
    if mayBeTakenBack { restore(after: transition, old, removed: removed, modals) }
  }

  /// Restores the stack and its modals if the user cancels an interactive transition that the delegate provides.
  private func restore(
    after transition: ContentTransition?, _ old: [UIViewController], removed: [UIViewController],
    _ modals: [PresentedModal]
  ) {
    let new = childList
    transition?.restoreState = { [weak self] in
      guard let self, removed.allSatisfy(\.mayComeBack), childList == new else { return false }
      for controller in new where !old.contains(controller) { controller.detach() }
      childList = old
      for controller in removed { controller.parentLink = self }
      for modal in modals { modal.link() }
      return true
    }
  }

  private func canHold(_ stack: [UIViewController]) -> Bool {
    if stack.holdsOneTwice {
      UIKitMisuse.report(.duplicateInList, stack.first, self)
      return false
    }
    for controller in stack where controller.parentLink !== self && !canHold(controller) { return false }
    return true
  }

  /// The modal over the stack, or the stack's top, as Apple's page `visibleViewController` says.
  var visible: UIViewController? {
    lastChild?.nearestPresenter?.presentedLink ?? lastChild
  }
}

extension [UIViewController] {
  /// Whether a view controller occurs twice. A short list is compared in pairs, which is cheaper than a set.
  fileprivate var holdsOneTwice: Bool {
    guard count <= 8 else { return Set(map(ObjectIdentifier.init)).count != count }
    for later in indices {
      for earlier in 0..<later where self[earlier] === self[later] { return true }
    }
    return false
  }
}
