/// One change of a stage. The object describes the change in a plan and makes it.
@MainActor package protocol TreeChange: AnyObject {
  /// The part of the stage that the change alters.
  var footprint: Footprint { get }

  /// A Boolean value that indicates whether the change waits for the stage to be shown.
  var needsAudience: Bool { get }

  /// The name of the change, for failures.
  var name: String { get }

  /// The step or page that the change belongs to, for failures; `nil` if there is none.
  var place: String? { get }

  /// The entries of the change in a plan.
  var description: [RoutePlan.Change] { get }

  /// A Boolean value that indicates whether the change runs an animation other than a transition. UIKit always reports its end, so the
  /// change is not given up while the animation runs.
  var isAnimating: Bool { get }

  /// The event that a request waits for until the change has answered.
  var awaited: WaitingRequest.Reason { get }

  /// Makes the change and calls `answer` once, when the change has ended. If `answer` is released without a call, the change fails.
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
  /// No part that the stage would have to restore.
  case nothing
  /// An object, including its children.
  case object(AnyObject)
  /// Several objects, including their children.
  case objects([AnyObject])
  /// The whole stage, because app code may change any part.
  case everything
}

/// One step of a transaction.
package enum TransactionStep {
  /// A change. It is animated only if both the transaction and this step are animated.
  case change(any TreeChange, animated: Bool = true)
  /// A closure that is called after the preceding steps, and returns further steps. The footprint and `needsAudience` describe these
  /// steps in advance.
  case late(Footprint, needsAudience: Bool, () throws -> [TransactionStep])
  /// A wait until no transition is in flight.
  case settle

  /// Returns a step that checks the result of the preceding changes.
  ///
  /// - Parameter body: Throws if the result is wrong. The transaction then fails.
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

/// The error of a request whose changes were all made, but whose destination is not visible.
package struct DestinationNotVisible: Error {
  let name: String
  /// A Boolean value that indicates whether the destination is in the tree but hidden.
  let isInTree: Bool
  /// A Boolean value that indicates whether a container around the destination has shown another child since the changes began.
  let isHiddenByMove: Bool
  /// The name of a container around the destination that has no adapter; `nil` if there is none.
  let unadaptedContainer: String?

  package init(name: String, isInTree: Bool, isHiddenByMove: Bool, unadaptedContainer: String?) {
    (self.name, self.isInTree) = (name, isInTree)
    (self.isHiddenByMove, self.unadaptedContainer) = (isHiddenByMove, unadaptedContainer)
  }

  /// The failure of the request, with a remedy that names the container without an adapter.
  var failure: NavigationFailure {
    var failure = NavigationFailure(.destinationNotVisible(name))
    if let container = unadaptedContainer { failure.remedy = UnsearchedContainers.remedy([container]) }
    return failure
  }
}

/// The error of a transaction whose changes other code or the user has altered. The later move stays in effect.
@MainActor package struct OvertakenByMove: EndingWithoutFailure {
  /// A description of the move.
  package let move: String
  /// The changes that the move has altered. If the stage is restored, the screens of these changes stay in the places that the move has
  /// given them.
  var changes: [any TreeChange] = []
  /// A Boolean value that indicates whether the move has only undone the change that was under way.
  let isUndo: Bool

  /// Makes an error without changes. The transaction adds the changes that the move has altered.
  package init(_ move: String, undoing isUndo: Bool = false) {
    self.move = move
    self.isUndo = isUndo
  }
}
