extension UIWindow {
  /// The last of those that are presented one over the other, from the root on, where nothing is in flight and it lies
  /// uppermost in the window; `nil` where nothing is presented, and where it has to be looked for from the root on.
  ///
  /// What lies below is not asked, however much that is: where nothing is in flight, what is seen is what is true, so
  /// that whoever is presented and seen there lies on all that its links lead to, down to the root.
  package var presentedInFront: UIViewController? {
    guard queue.isSettled, let front = subviewList.last?.controllerLink, front.presentingLink != nil,
      front.presentedLink == nil
    else { return nil }
    return front
  }
}
