/// The place that requests change: the view controllers of a window, or other elements.
@MainActor package protocol Stage: AnyObject {
  /// The readiness of the stage for a request.
  var readiness: StageReadiness { get }

  /// Calls back once, when ``readiness`` may have improved.
  func whenReady(_ body: @escaping @MainActor () -> Void)

  /// A Boolean value that indicates whether a request has no screen to begin from: the window has no root view controller.
  var isEmpty: Bool { get }

  /// Calls back at least once, if ``isEmpty`` may have become `false`.
  func whenFilled(_ body: @escaping @MainActor () -> Void)

  /// Throws an error if the stage no longer exists.
  func check() throws

  /// Calls back when nothing is in flight, or at once if nothing is.
  func whenSettled(_ body: @escaping @MainActor () -> Void)

  /// Runs a closure during which finders search this stage.
  func scope<Result>(_ body: () throws -> Result) rethrows -> Result

  /// A number that differs after any change of the stage; `nil` if changes cannot be counted.
  var revision: Int? { get }

  /// The names of the visible screens, outermost first.
  var visibleScreens: [String] { get }

  /// Checks that the changes can be made one after the other, if that can be known.
  ///
  /// - Throws: The reason of the first change that cannot be made.
  func check(_ changes: [TransactionStep]) throws

  /// The stage for a request that a guard makes while it is asked. The guard's alerts stay.
  var whileAsking: any Stage { get }

  /// The stage for a request that leaves screens without asking. Alerts that ask whether a screen may be left are dismissed.
  var withoutQuestions: any Stage { get }

  /// Ends the questions that a move of the user, such as the back button, has put to screens. The screens stay.
  func endQuestionsOfUserMoves()

  /// Throws an error if the destination is not visible. Called for a request that has no change to make.
  func checkArrival(at destination: AnyObject) throws

  /// Records the state that these changes alter, so that it can be restored.
  ///
  /// - Returns: The record; `nil` if the stage cannot be restored.
  /// - Throws: The known reason for which the state could not be restored.
  func checkpoint(before changes: [TransactionStep]) throws -> (any Checkpoint)?
}

extension Stage {
  package func check(_ changes: [TransactionStep]) throws {}

  /// Returns the same stage: guards show nothing on it.
  package var whileAsking: any Stage { self }

  /// Returns the same stage: no screen is asked on it.
  package var withoutQuestions: any Stage { self }

  package func endQuestionsOfUserMoves() {}

  /// Does nothing: a stage without containers hides no destination.
  package func checkArrival(at destination: AnyObject) throws {}

  package var isEmpty: Bool { false }
  package func whenFilled(_ body: @escaping @MainActor () -> Void) {}
}

/// The readiness of a stage for a request.
package enum StageReadiness {
  case ready
  /// The user or app code is changing the stage.
  case inFlight
  /// The stage was never shown. A change that needs no audience can be made.
  case notShownYet
  /// The stage was hidden.
  case hidden
}

/// The state of a stage before a transaction.
@MainActor package protocol Checkpoint: AnyObject {
  /// Returns those of the completed changes that other code or the user has altered since.
  func movedByOthers(of made: [any TreeChange]) -> [any TreeChange]

  /// Restores the stage. The completion is called once, with the reason if the stage cannot be restored.
  ///
  /// - Parameters:
  ///   - made: The changes that were made, in order. Any other difference is not undone.
  ///   - change: The change that was under way.
  ///   - moved: The changes that other code or the user has altered. The screens that they concern stay where they are.
  func restore(
    after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
    completion: @escaping (RoutingResult) -> Void)

  /// Gives up a step of the restoration that does not answer, as soon as nothing is in flight.
  func giveUp()

  /// The event that ends the current step of the restoration; `nil` if no step is under way.
  var awaited: WaitingRequest.Reason? { get }
}

extension Checkpoint {
  package var awaited: WaitingRequest.Reason? { nil }
}

/// A stage for elements that are not view controllers. Only requests change it, and it has no window to wait for.
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
