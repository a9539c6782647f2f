extension UINavigationController {
  var hasBackButton: Bool { offersBack(byButton: true) }

  /// Whether the user can go back by the back button or by a swipe.
  fileprivate func offersBack(byButton: Bool) -> Bool {
    guard goesBack(byButton: byButton), !isBarHidden, let item = lastChild?.navigationItem else { return false }
    // A collapsed split view controller nests navigation controllers, and the inner one goes back first.
    if let nested = lastChild as? UINavigationController, nested.goesBack(byButton: byButton) { return false }
    let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// Whether a screen lies below the top, or an action replaces the pop of the back button.
  private func goesBack(byButton: Bool) -> Bool { childList.count > 1 || (byButton && backAction != nil) }
  private var backAction: UIAction? { lastChild?.navigationItemStore?.backAction }

  /// The title of the back button. The action's title applies only if no screen lies below the top, as Apple's page
  /// `backAction` says.
  var backTitle: String {
    guard let item = childList.dropLast().last?.navigationItem else { return backAction?.title ?? "" }
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
  }

  /// Presses the back button as the user does. The delegate is not asked if the app sets an action for the button.
  ///
  /// - Returns: `false` if the bar's delegate, which can be a subclass, refuses, or if nothing is popped.
  func goBack() -> Bool {
    guard let top = lastChild else { return false }
    if let backAction {
      backAction.send(from: navigationBar)
      return true
    }
    let asked = self as? any UINavigationBarDelegate
    let item = top.navigationItem
    if let asked, !asked.navigationBar(navigationBar, shouldPop: item) { return false }
    popViewController(animated: true)
    guard lastChild !== top else { return false }
    if let asked, let window = stateWindow {
      window.whenTransitionsSoFarEnd { [weak self] in
        if let self { asked.navigationBar(self.navigationBar, didPop: item) }
      }
    }
    return true
  }

  /// Begins the user's swipe back, from the edge or from anywhere in the content. The stack pops the screen at once,
  /// and restores it if the user cancels.
  func beginPopGesture(fromContents: Bool) -> Bool {
    let made = fromContents ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let gesture = made, childList.count > 1, gesture.mayBegin, let top = lastChild else { return false }
    childList.removeLast()
    // The user may cancel, so the modals of the popped screen are dropped only when the gesture completes.
    top.parentLink = nil
    didDrop([top])
    let below = lastChild
    let transition = contentChanged(to: below, operation: .pop, removed: [top], animated: true)
    transition?.gesture = gesture
    transition?.restoreState = { [weak self, weak below] in self?.putBack(top, above: below) ?? false }
    transition?.didEnd = { top.cutModalLinks() }
    return transition != nil
  }

  private func putBack(_ controller: UIViewController, above below: UIViewController?) -> Bool {
    let isHere = controller.parentLink == nil || controller.parentLink === parentLink
    let isFree = isHere && controller.presentingLink == nil && controller.rootWindow == nil
    let isAwaited = TransitionQueue.running?.willShow(controller) == true
    guard isFree, !isAwaited, lastChild === below else { return false }
    childList.append(controller)
    controller.parentLink = self
    didPutBack(controller)
    return true
  }
}

/// The gestures by which the user goes back. This object decides whether a gesture may begin, unless the app sets a
/// delegate of its own.
final class PopGestures: NSObject, UIGestureRecognizerDelegate {
  let fromEdge = UIGestureRecognizer()
  let fromContents = UIGestureRecognizer()
  private weak var stack: UINavigationController?

  init(of stack: UINavigationController) {
    self.stack = stack
    super.init()
    fromEdge.delegateLink = self
    fromContents.delegateLink = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, stack.offersBack(byButton: false) else { return false }
    return stack.stateWindow?.isSettled ?? true
  }

  nonisolated deinit {}
}
