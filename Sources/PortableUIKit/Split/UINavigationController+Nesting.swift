// Stacks of a collapsed split view controller, which hold other stacks.
extension UINavigationController {
  /// Takes in, on top, who has left a split view controller's columns; they are told only where they come to.
  func takeIn(_ controllers: [UIViewController], quietly: Bool, animated: Bool = false) {
    let added = controllers.filter { $0.parentLink == nil && canContain($0) }
    guard !added.isEmpty else { return }
    childList += added
    for controller in added { controller.parentLink = self }
    stackChanged(.push, added: added, removed: [], quietly: quietly, animated: animated)
  }

  /// Gives up who goes back to a split view controller's columns; they are told only where they come to.
  func giveBack(_ controllers: [UIViewController], quietly: Bool) {
    childList.removeAll { child in controllers.contains { $0 === child } }
    for controller in controllers { controller.parentLink = nil }
    stackChanged(.pop, added: [], removed: [], quietly: quietly, animated: false)
  }

  /// Pushes a controller for a collapsed split view controller, even if it is a navigation controller.
  func pushDetail(_ controller: UIViewController, animated: Bool) {
    guard controller is UINavigationController else { return push(controller, animated: animated) }
    guard controller.parentLink !== self else { return UIKitMisuse.report(.pushingTwice, controller, self) }
    guard canContain(controller) else { return }
    controller.leaveParent()
    takeIn([controller], quietly: false, animated: animated)
  }

  func stackChanged(
    _ operation: Operation, added: [UIViewController], removed: [UIViewController], quietly: Bool, animated: Bool,
    willBegin: (() -> Void)? = nil
  ) {
    if quietly, appearance == .disappeared, pendingTransitions == 0 {
      willBegin?()
      return changeUnseen(to: childList.last, added: added, removed: removed)
    }
    contentChanged(
      to: childList.last, operation: operation, added: added, removed: removed, animated: animated, willBegin: willBegin)
  }
}
