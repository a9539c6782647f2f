/// The screens that requests change: the view controllers of a window, or other elements.
@MainActor package protocol Stage: AnyObject {
  /// The readiness of the stage for a request.
  var readiness: StageReadiness { get }

  /// Calls the closure once: when ``readiness`` may have improved, or at once if the stage is ready. In the closure, read ``readiness``
  /// again.
  func whenReady(_ body: @escaping @MainActor () -> Void)

  /// A Boolean value that indicates whether the stage has no screen, because the window has no root view controller.
  var isEmpty: Bool { get }

  /// Calls the closure when ``isEmpty`` may have become `false`, possibly several times. Does nothing if an earlier closure waits.
  func whenFilled(_ body: @escaping @MainActor () -> Void)

  /// Throws an error if the stage no longer exists, because its window was released.
  func check() throws

  /// Calls the closure once when no transition is in flight, or at once if none is.
  func whenSettled(_ body: @escaping @MainActor () -> Void)

  /// Runs a closure during which finders search this stage.
  func scope<Result>(_ body: () throws -> Result) rethrows -> Result

  /// A number that differs after any change of the stage; `nil` if changes cannot be counted.
  var revision: Int? { get }

  /// The names of the visible screens, outermost first.
  var visibleScreens: [String] { get }

  /// Checks that the changes can be made one after the other. Steps that are determined later are not checked.
  ///
  /// - Throws: The reason why the first impossible change cannot be made.
  func check(_ changes: [TransactionStep]) throws

  /// The stage for a request that a guard makes while the guard is being asked. On this stage, the guard's alerts stay.
  var whileAsking: any Stage { get }

  /// The stage for a request that leaves screens without asking. On this stage, alerts that ask whether a screen may be left are
  /// dismissed.
  var withoutQuestions: any Stage { get }

  /// Ends the questions that screens were asked because of a move of the user, such as the back button. The screens stay.
  func endQuestionsOfUserMoves()

  /// Checks the destination of a request that has no change to make.
  ///
  /// - Throws: ``DestinationNotVisible``.
  func checkArrival(at destination: AnyObject) throws

  /// Records the state that the changes will alter, so that a failure can restore it.
  ///
  /// - Returns: The record; `nil` if this kind of stage is never restored.
  /// - Throws: An error if it is known in advance that the state could not be restored. No change is made then.
  func checkpoint(before changes: [TransactionStep]) throws -> (any Checkpoint)?
}

extension Stage {
  package func check(_ changes: [TransactionStep]) throws {}

  /// The stage itself, because guards show no alerts on it.
  package var whileAsking: any Stage { self }

  /// The stage itself, because no alerts ask on it whether a screen may be left.
  package var withoutQuestions: any Stage { self }

  package func endQuestionsOfUserMoves() {}

  /// Does nothing, because a stage without containers hides no destination.
  package func checkArrival(at destination: AnyObject) throws {}

  package var isEmpty: Bool { false }
  package func whenFilled(_ body: @escaping @MainActor () -> Void) {}
}

/// The readiness of a stage for a request.
package enum StageReadiness {
  case ready
  /// A transition of the user, the app or a request is in flight.
  case inFlight
  /// The stage was never shown. A request that does not need a visible window can continue.
  case notShownYet
  /// The stage was shown and is hidden now. No request can continue.
  case hidden
}

/// The state of a stage before a transaction.
@MainActor package protocol Checkpoint: AnyObject {
  /// Returns the completed changes that other code or the user has altered since.
  ///
  /// - Parameter made: The completed changes.
  func movedByOthers(of made: [any TreeChange]) -> [any TreeChange]

  /// Restores the stage. The completion is called once, with the reason if the stage cannot be restored.
  ///
  /// - Parameters:
  ///   - made: The changes that were completed, in order. Differences that other code or the user has made are not undone.
  ///   - change: The change that was under way; `nil` if none was.
  ///   - moved: The changes that other code or the user has altered. Their screens stay in their present places.
  func restore(
    after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
    completion: @escaping (RoutingResult) -> Void)

  /// Gives up the present step of the restoration and all later ones. A step then fails if it has not answered when no transition is in
  /// flight.
  func giveUp()

  /// The event that ends the current step of the restoration; `nil` if no step is under way.
  var awaited: WaitingRequest.Reason? { get }
}

extension Checkpoint {
  package var awaited: WaitingRequest.Reason? { nil }
}

/// A stage for elements that are not view controllers. It is always ready, and a failure does not restore it.
package final class BareStage: Stage {
  package let readiness = StageReadiness.ready
  package let revision: Int? = nil
  package let visibleScreens: [String] = []

  package init() {}

  package func whenReady(_ body: @escaping @MainActor () -> Void) { body() }

  package func check() throws {}

  package func whenSettled(_ body: @escaping @MainActor () -> Void) { body() }

  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  package func checkpoint(before changes: [TransactionStep]) -> (any Checkpoint)? { nil }
}
