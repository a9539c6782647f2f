extension UIWindow {
  /// The uppermost modal, if it can be told without a walk from the root; `nil` otherwise, and if nothing is presented. All that it
  /// lies on is shown where it stands.
  ///
  /// UIKit's public calls do not tell it. So the modal that a walk found last is asked whether it still lies there.
  var modalInFront: UIViewController? {
    #if PUBLIC_UIKIT
      guard let front = treeRoot?.screenRecord?.front.viewController, front.viewIfLoaded?.window === self,
        front.presentingViewController != nil, !front.isBeingDismissed, front.transitionCoordinator == nil
      else { return nil }
      return front
    #else
      // A search that is active is a part of the screen that is searched.
      guard let front = presentedInFront, !(front is UISearchController) else { return nil }
      return front
    #endif
  }

  /// Notes the modal that a walk has found on top of all others.
  func noteFront(_ front: UIViewController) {
    #if PUBLIC_UIKIT
      guard let root = treeRoot, front !== root else { return }
      let record = root.madeScreenRecord
      if record.front.viewController !== front { record.front = WeakScreen(front) }
    #endif
  }
}
