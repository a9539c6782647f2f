extension UIWindow {
  /// The frontmost modal of a settled window, if it is the topmost view. `nil` if there is no modal, or if the search
  /// must start at the root.
  ///
  /// This search does not visit the screens below. In a settled window, the visible tree equals the state, so a visible
  /// modal is linked down to the root.
  package var presentedInFront: UIViewController? {
    guard queue.isSettled, let front = subviewList.last?.controllerLink, front.presentingLink != nil,
      front.presentedLink == nil
    else { return nil }
    return front
  }
}
