extension UIWindow {
  /// The uppermost modal, if it is known without a walk from the root; `nil` otherwise, and if nothing is presented. If
  /// there is a value, all presenters below the modal are shown by their containers.
  ///
  /// UIKit's public calls do not report this modal. With them alone, the value is the modal that the last walk found,
  /// if it is still in the window and in no transition.
  var modalInFront: UIViewController? {
    #if PUBLIC_UIKIT
      guard let front = treeRoot?.screenRecord?.front.viewController, front.viewIfLoaded?.window === self,
        front.presentingViewController != nil, !front.isBeingDismissed, front.transitionCoordinator == nil
      else { return nil }
      return front
    #else
      // An active search is a part of the searched screen.
      guard let front = presentedInFront, !(front is UISearchController) else { return nil }
      return front
    #endif
  }

  /// Records the modal that a walk has found on top of all others.
  func noteFront(_ front: UIViewController) {
    #if PUBLIC_UIKIT
      guard let root = treeRoot, front !== root else { return }
      let record = root.madeScreenRecord
      if record.front.viewController !== front { record.front = WeakScreen(front) }
    #endif
  }
}
