package import NavigationCore

/// A change of a tree of view controllers.
@MainActor package protocol ViewChange: TreeChange {
  /// Calls back with the outermost screens that the change removes from the tree, as planned.
  func forEachRemoved(_ body: (UIViewController) -> Void)

  /// Calls back with the screens that the change places, if they are built.
  func forEachPlaced(_ body: (UIViewController) -> Void)

  /// Checks that UIKit accepts the change after the changes before it.
  ///
  /// - Throws: ``Unshowable``.
  func check(after earlier: EarlierChanges) throws

  /// Whether the effect of the change still holds, so that neither the app nor the user has moved it since.
  var isInEffect: Bool { get }
}

extension ViewChange {
  package func forEachRemoved(_ body: (UIViewController) -> Void) {}
  package func forEachPlaced(_ body: (UIViewController) -> Void) {}
  package func check(after earlier: EarlierChanges) throws {}

  /// Answers that UIKit did not make the change.
  func hadNoEffect(_ answer: OnceOnly<RoutingResult>) {
    answer(.failure(NavigationError.changeHadNoEffect(name)))
  }

  /// Answers that the change was made, and that the app or the user moved it before it ended.
  func wasOvertaken(by move: String, _ answer: OnceOnly<RoutingResult>) {
    answer(.failure(overtaking(by: move)))
  }

  /// Answers that the transition was cancelled, which leaves the tree as before the change.
  func wasCancelled(_ answer: OnceOnly<RoutingResult>) {
    answer(.failure(OvertakenByMove("the user or the app's own code cancelling \(name)", undoing: true)))
  }

  func overtaking(by move: String) -> OvertakenByMove { OvertakenByMove("the user or the app's own code \(move)") }
}

extension AppCode: ViewChange {
  package var isInEffect: Bool { true }
}
