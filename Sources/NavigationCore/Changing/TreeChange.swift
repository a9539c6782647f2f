/// One change of a stage. The same object plans, describes and makes it.
@MainActor package protocol TreeChange: AnyObject {
  /// The part of the stage that the change alters.
  var footprint: Footprint { get }

  /// A Boolean value that indicates whether the change waits for the stage to be shown.
  var needsAudience: Bool { get }

  /// The name of the change, for failures.
  var name: String { get }

  /// The step or page that the change belongs to, for failures.
  var place: String? { get }

  /// The entries of the change in a plan.
  var description: [RoutePlan.Change] { get }

  /// A Boolean value that indicates whether an animation runs that is no transition. UIKit always reports its end.
  var isAnimating: Bool { get }

  /// The event that ends the change while its answer is awaited.
  var awaited: WaitingRequest.Reason { get }

  /// Makes the change and answers once when it has ended. A change that releases its answer without calling it fails.
  func apply(animated: Bool, answer: OnceOnly<RoutingResult>)
}

extension TreeChange {
  package var needsAudience: Bool { false }
  package var isAnimating: Bool { false }
  package var awaited: WaitingRequest.Reason { .change(name) }
  package var place: String? { nil }
  package var description: [RoutePlan.Change] { [] }
}

/// The part of a stage that a change alters.
package enum Footprint {
  /// Nothing that the stage would have to restore.
  case nothing
  /// The object and everything in it.
  case object(AnyObject)
  /// The objects and everything in them.
  case objects([AnyObject])
  /// Any part of the stage, because app code takes part.
  case everything
}

/// One step of a transaction.
package enum TransactionStep {
  /// A change. It is animated if both the transaction and the step are.
  case change(any TreeChange, animated: Bool = true)
  /// Steps that are determined when their turn comes.
  case late(Footprint, needsAudience: Bool, () throws -> [TransactionStep])
  /// Waits until nothing is in flight.
  case settle

  /// Returns a step that checks the result of the changes before it. The closure throws if they failed.
  package static func verify(_ body: @escaping () throws -> Void) -> TransactionStep {
    .late(.nothing, needsAudience: false) {
      try body()
      return []
    }
  }

  package var footprint: Footprint {
    switch self {
    case .change(let change, _): change.footprint
    case .late(let footprint, _, _): footprint
    case .settle: .nothing
    }
  }

  package var needsAudience: Bool {
    switch self {
    case .change(let change, _): change.needsAudience
    case .late(_, let needsAudience, _): needsAudience
    case .settle: false
    }
  }
}

/// The error that all changes were made but the destination is not visible.
package struct DestinationNotVisible: Error {
  let name: String
  /// A Boolean value that indicates whether the destination is in the tree but hidden.
  let isInTree: Bool
  /// The container around the destination that has no adapter, if there is one.
  let unadaptedContainer: String?

  package init(name: String, isInTree: Bool, unadaptedContainer: String?) {
    (self.name, self.isInTree, self.unadaptedContainer) = (name, isInTree, unadaptedContainer)
  }

  /// The failure of a request with this error.
  var failure: NavigationFailure {
    var failure = NavigationFailure(.destinationNotVisible(name))
    if let container = unadaptedContainer { failure.remedy = UnsearchedContainers.remedy([container]) }
    return failure
  }
}

/// The error that ends a transaction because other code or the user has altered its changes. The later move remains in effect.
@MainActor package struct OvertakenByMove: EndingWithoutFailure {
  /// A description of the move.
  package let move: String
  /// The changes that the move has altered. Their screens stay where the move has put them, also if an outer transaction that made
  /// them is restored.
  var changes: [any TreeChange] = []
  /// A Boolean value that indicates whether the move has only undone the change that was under way.
  let isUndo: Bool

  /// - Parameter isUndo: A Boolean value that indicates whether the move has only undone the change that was under way.
  package init(_ move: String, undoing isUndo: Bool = false) {
    self.move = move
    self.isUndo = isUndo
  }
}
