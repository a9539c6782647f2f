// Stacks of a collapsed split view controller, which contain other stacks.
extension UINavigationController {
  /// Adds former columns of a split view controller on top of the stack. They receive only the callbacks of the new
  /// parent.
  func takeIn(_ controllers: [UIViewController], from split: UISplitViewController? = nil, animated: Bool = false) {
    let added = controllers.filter { $0.parentLink == nil && canContain($0) }
    guard !added.isEmpty else { return }
    childList += added
    for controller in added { controller.parentLink = self }
    stackChanged(.push, added: added, split: split, animated: animated)
  }

  /// Removes screens that return to columns of a split view controller. They receive only the callbacks of the new
  /// parent.
  func giveBack(_ controllers: [UIViewController], to split: UISplitViewController) {
    childList.removeAll { child in controllers.contains { $0 === child } }
    for controller in controllers { controller.parentLink = nil }
    stackChanged(.pop, split: split, animated: false)
  }

  /// Pushes a view controller of a collapsed split view controller, even if it is a navigation controller.
  func pushDetail(_ controller: UIViewController, animated: Bool) {
    guard controller is UINavigationController else { return push(controller, animated: animated) }
    guard controller.parentLink !== self else { return UIKitMisuse.report(.pushingTwice, controller, self) }
    guard canContain(controller) else { return }
    controller.leaveParent()
    takeIn([controller], animated: animated)
  }

  /// Enqueues the transition of the stack after the pending transitions of the split view controller.
  func stackChanged(
    _ operation: Operation, added: [UIViewController] = [], removed: [UIViewController] = [],
    split: UISplitViewController?, animated: Bool, willBegin: (() -> Void)? = nil
  ) {
    if split?.isQuiet == true, appearance == .disappeared, pendingTransitions == 0 {
      willBegin?()
      return changeUnseen(to: lastChild, added: added, removed: removed)
    }
    let queue = split.flatMap { $0.pendingTransitions > 0 ? $0.pendingQueue : nil }
    contentChanged(
      to: lastChild, operation: operation, added: added, removed: removed, animated: animated, in: queue,
      willBegin: willBegin)
  }
}
