/// Where requests act: the view controllers of a window, or anything else that they change.
@MainActor package protocol Stage: AnyObject {
  /// Whether a request may act now.
  var readiness: StageReadiness { get }

  /// Calls back once, when ``readiness`` may have become better.
  func whenReady(_ body: @escaping @MainActor () -> Void)

  /// Whether nothing is there that a request could begin from: the window has no root view controller.
  var isEmpty: Bool { get }

  /// Calls back, once or more, if ``isEmpty`` may have become `false`.
  func whenFilled(_ body: @escaping @MainActor () -> Void)

  /// Throws where the stage is gone.
  func check() throws

  /// Calls back when nothing is in flight; at once if nothing is.
  func whenSettled(_ body: @escaping @MainActor () -> Void)

  /// Runs what looks for something on the stage, so that it looks here.
  func scope<Result>(_ body: () throws -> Result) rethrows -> Result

  /// A number that is another one whenever anything has changed; `nil` where that cannot be told.
  var revision: Int? { get }

  /// What the user sees, outermost first.
  var visibleScreens: [String] { get }

  /// Checks that these changes can be made, one after the other, as far as that is known.
  ///
  /// - Throws: The reason of the first that cannot.
  func check(_ changes: [TransactionStep]) throws

  /// The stage for a request that a guard makes while it is asked: what the guard has shown to ask stays.
  var whileAsking: any Stage { get }

  /// The stage for a request that leaves without asking: the alerts that ask whether a screen may be left go.
  var withoutQuestions: any Stage { get }

  /// Stops asking screens as the user's hand would leave them. Nothing leaves.
  func stopAskingByHand()

  /// Throws if a destination is not seen that a request has nothing to change for.
  func checkArrival(at destination: AnyObject) throws

  /// Writes down what these changes touch, so that it can be put back; `nil` where nothing can.
  ///
  /// - Throws: Why it could not be put back, where that is known.
  func checkpoint(before changes: [TransactionStep]) throws -> (any Checkpoint)?
}

extension Stage {
  package func check(_ changes: [TransactionStep]) throws {}

  /// The same stage, for one on which a guard shows nothing.
  package var whileAsking: any Stage { self }

  /// The same stage, for one on which no screen is asked.
  package var withoutQuestions: any Stage { self }

  package func stopAskingByHand() {}

  /// Nothing is hidden on a stage without containers.
  package func checkArrival(at destination: AnyObject) throws {}

  package var isEmpty: Bool { false }
  package func whenFilled(_ body: @escaping @MainActor () -> Void) {}
}

/// Whether a request may act on a stage.
package enum StageReadiness {
  case ready
  /// The user or the app's own code is changing it.
  case inFlight
  /// Nobody has seen it yet. What needs no audience may be done.
  case notShownYet
  /// It has been hidden.
  case hidden
}

/// What a stage was like before a transaction.
@MainActor package protocol Checkpoint: AnyObject {
  /// Those of the changes that were made that somebody else has moved since.
  func movedByOthers(of made: [any TreeChange]) -> [any TreeChange]

  /// Puts it back. The completion is called once, with the reason where it could not be done.
  ///
  /// - Parameters:
  ///   - made: The changes that were made, in order: what is different besides is not the transaction's doing.
  ///   - change: The change that was being made.
  ///   - moved: Changes that others have moved; what these concern stays as they left it.
  func restore(
    after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
    completion: @escaping (RoutingResult) -> Void)

  /// Gives up what does not answer while it is put back, as soon as nothing is in flight.
  func giveUp()

  /// The event that ends the change by which the stage is being put back; `nil` if no such change is under way.
  var awaited: WaitingRequest.Reason? { get }
}

extension Checkpoint {
  package var awaited: WaitingRequest.Reason? { nil }
}

/// A stage that nobody else changes, with no window to wait for: for elements that are no view controllers.
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
