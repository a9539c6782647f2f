package import NavigationCore

extension LiveTree {
  /// The last step of a transaction: the destination is in the tree, and its containers show it.
  ///
  /// - Parameter mayBeHidden: Whether it is enough that it is in the tree.
  package func verifyArrival(
    of destination: @escaping () -> UIViewController?, mayBeHidden: Bool = false
  ) -> TransactionStep {
    .late(.nothing, needsAudience: false) { [self] in
      guard let destination = destination() else { return [] }
      if contains(destination), mayBeHidden || isVisibleInItsFamily(destination) { return [] }
      throw NavigationError.destinationNotVisible(destination.typeName)
    }
  }
}

extension RoutePlan {
  /// Says on which view controller the way begins.
  package mutating func begins(at viewController: UIViewController?) {
    found = viewController?.typeName
    var next = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parent ?? current.presentingViewController
    }
  }
}
