package import NavigationCore

/// A change of a tree of view controllers.
@MainActor package protocol ViewChange: TreeChange {
  /// Calls back with the outermost screens that the change is planned to remove from the tree.
  func forEachRemoved(_ body: (UIViewController) -> Void)

  /// Calls back with the screens that the change places. Screens that are not built yet are left out.
  func forEachPlaced(_ body: (UIViewController) -> Void)

  /// Checks that UIKit accepts the change after the changes before it.
  ///
  /// - Throws: ``Unshowable`` if UIKit would refuse the change.
  func check(after earlier: EarlierChanges) throws

  /// Whether the effect of the change still holds. If the value is `false`, the app, the user or a later change has
  /// undone the change.
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

  /// Answers that a move of the app or the user has overtaken the change.
  func wasOvertaken(by move: String, _ answer: OnceOnly<RoutingResult>) {
    answer(.failure(overtaking(by: move)))
  }

  /// Answers that the transition was cancelled. The tree is then as before the change.
  func wasCancelled(_ answer: OnceOnly<RoutingResult>) {
    answer(.failure(OvertakenByMove("the user or the app's own code cancelling \(name)", undoing: true)))
  }

  func overtaking(by move: String) -> OvertakenByMove { OvertakenByMove("the user or the app's own code \(move)") }
}

extension AppCode: ViewChange {
  package var isInEffect: Bool { true }
}
