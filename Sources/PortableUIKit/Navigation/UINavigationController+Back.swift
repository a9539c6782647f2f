// How the user goes back.
extension UINavigationController {
  /// Whether there is a back button to press.
  var hasBackButton: Bool { offersBack(byButton: true) }

  /// Whether the user can go back, by the button or by a swipe.
  fileprivate func offersBack(byButton: Bool) -> Bool {
    guard goesBack(byButton: byButton), !isBarHidden, let item = lastChild?.navigationItem else { return false }
    // A collapsed split view controller nests stacks: the inner one comes first.
    if let nested = lastChild as? UINavigationController, nested.goesBack(byButton: byButton) { return false }
    let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// Whether there is something below the top or, for the button, an action in its place.
  private func goesBack(byButton: Bool) -> Bool { childList.count > 1 || (byButton && backAction != nil) }
  private var backAction: UIAction? { lastChild?.navigationItemStore?.backAction }

  /// What the back button says. An action gives it its title only where nothing is below, as Apple's page `backAction`
  /// says.
  var backTitle: String {
    guard let item = childList.dropLast().last?.navigationItem else { return backAction?.title ?? "" }
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
  }

  /// The user presses the back button.
  ///
  /// - Returns: `false` if the bar's delegate, which a subclass can be, did not want it or nothing was popped. The
  ///   delegate is not asked where the app has an action of its own for the button.
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

  /// The user swipes from the edge, or anywhere; the stack is popped at once and restored if the user cancels.
  func beginPopGesture(fromContents: Bool) -> Bool {
    let made = fromContents ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let gesture = made, childList.count > 1, gesture.mayBegin, let top = lastChild else { return false }
    childList.removeLast()
    // The popped one's modals would go with it, but it may come back: nothing is cut until the user lets go.
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

/// The gestures with which the user goes back, and what decides whether one may begin unless the app sets a delegate of its own.
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
