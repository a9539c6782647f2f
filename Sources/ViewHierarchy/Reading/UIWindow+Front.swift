extension UIWindow {
  /// The uppermost modal, if it is known without a walk from the root; `nil` otherwise, and if nothing is presented.
  /// Everything below it is shown by its containers.
  ///
  /// UIKit's public calls do not report it. So the modal that a walk found last is checked for being there still.
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
