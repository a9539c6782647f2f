/// One change of a stage: planned, told and made by the same object.
@MainActor package protocol TreeChange: AnyObject {
  /// What it is going to alter.
  var footprint: Footprint { get }

  /// Whether it needs somebody to see it, and so waits for the stage to be shown.
  var needsAudience: Bool { get }

  /// The change, as failures name it.
  var name: String { get }

  /// The step or page that it belongs to, for failures.
  var place: String? { get }

  /// What plans say of it.
  var told: [RoutePlan.Change] { get }

  /// Whether it is an animation that no transition tells of, and whose end UIKit always says.
  var isAnimating: Bool { get }

  /// The event that ends the change while its answer is awaited.
  var awaited: WaitingRequest.Reason { get }

  /// Makes the change. The answer is heard once, when it has ended; one that is let go of is a failure.
  func apply(animated: Bool, answer: OnceOnly<RoutingResult>)
}

extension TreeChange {
  package var needsAudience: Bool { false }
  package var isAnimating: Bool { false }
  package var awaited: WaitingRequest.Reason { .change(name) }
  package var place: String? { nil }
  package var told: [RoutePlan.Change] { [] }
}

/// How much of a stage a change alters.
package enum Footprint {
  /// Nothing that would have to be put back by the stage.
  case nothing
  /// This, and what it holds.
  case object(AnyObject)
  /// These, and what they hold.
  case objects([AnyObject])
  /// Anything: code of the app's own takes part.
  case everything
}

/// One step of a transaction.
package enum TransactionStep {
  /// Animated if the transaction is, unless it says otherwise.
  case change(any TreeChange, animated: Bool = true)
  /// Worked out when its turn comes.
  case late(Footprint, needsAudience: Bool, () throws -> [TransactionStep])
  /// Waits until nothing is in flight.
  case settle

  /// Holds what was changed against what was promised.
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

/// All changes were made, and the destination is not visible.
package struct DestinationNotThere: Error {
  let name: String
  /// Whether it is in the tree, hidden.
  let isInTree: Bool
  /// The container around it that has no adapter, if there is one.
  let unadaptedContainer: String?

  package init(name: String, isInTree: Bool, unadaptedContainer: String?) {
    (self.name, self.isInTree, self.unadaptedContainer) = (name, isInTree, unadaptedContainer)
  }

  /// The failure of a request whose destination is not there.
  var failure: NavigationFailure {
    var failure = NavigationFailure(.destinationNotVisible(name))
    if let container = unadaptedContainer { failure.remedy = UnsearchedContainers.remedy([container]) }
    return failure
  }
}

/// Why a transaction stops without anything having gone wrong: somebody else has moved what it was changing, and that
/// stands.
@MainActor package struct OvertakenByMove: EndingWithoutFailure {
  /// The move, in words.
  package let move: String
  /// The changes that it has overtaken. What they concern stays as the move has left it, also where they were made within
  /// another transaction, which is put back.
  var changes: [any TreeChange] = []
  /// Whether the move has left the tree as it was before the change that was being made, so that nothing of it stands.
  let takesBack: Bool

  /// - Parameter takesBack: Whether the move has undone the change that was being made, and done nothing else.
  package init(_ move: String, takingBack takesBack: Bool = false) {
    self.move = move
    self.takesBack = takesBack
  }
}
