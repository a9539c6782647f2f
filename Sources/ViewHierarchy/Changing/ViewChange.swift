package import NavigationCore

/// A change of a tree of view controllers.
@MainActor package protocol ViewChange: TreeChange {
  /// What it takes out of the tree: the outermost of them, as planned.
  func forEachRemoved(_ body: (UIViewController) -> Void)

  /// The screens that it puts somewhere, as far as they are known.
  func forEachPlaced(_ body: (UIViewController) -> Void)

  /// Checks that UIKit does not refuse it after the changes before it.
  ///
  /// - Throws: ``Unshowable``.
  func check(after earlier: EarlierChanges) throws

  /// Whether what it has done still stands, so that nobody else has moved it since.
  var stillStands: Bool { get }
}

extension ViewChange {
  package func forEachRemoved(_ body: (UIViewController) -> Void) {}
  package func forEachPlaced(_ body: (UIViewController) -> Void) {}
  package func check(after earlier: EarlierChanges) throws {}

  /// What is said where UIKit did not do what it was asked for.
  func hadNoEffect(_ answer: OnceOnly<RoutingResult>) {
    answer(.failure(NavigationError.changeHadNoEffect(name)))
  }

  /// What is said where it was done, and somebody else has moved it before it was over.
  func wasOvertaken(by move: String, _ answer: OnceOnly<RoutingResult>) {
    answer(.failure(overtaking(by: move)))
  }

  /// The answer of a change whose transition was cancelled, which has left the tree as it was before the change.
  func wasCancelled(_ answer: OnceOnly<RoutingResult>) {
    answer(.failure(OvertakenByMove("the user or the app's own code cancelling \(name)", takingBack: true)))
  }

  func overtaking(by move: String) -> OvertakenByMove { OvertakenByMove("the user or the app's own code \(move)") }
}

extension AppCode: ViewChange {
  package var stillStands: Bool { true }
}
