/// One request in the queue.
///
/// A navigation releases its executor when it ends. A caller that still retains the navigation then keeps no screen alive.
package final class Navigation {
  enum State {
    case waiting
    /// Guards, or screens that would be removed, are being asked.
    case asking(Conversation)
    /// The request continues when the window is free: after its questions were answered, or with its next part.
    case ready
    /// The request holds the window, from build to settle. If it was given up, this outcome replaces its failure.
    case inProgress(givenUpFor: Outcome<Void>?)
    case ended

    var isEnded: Bool { if case .ended = self { true } else { false } }
  }

  /// A caller that waits for the outcome of a request. If the request is dropped for an equal one, the caller waits for that one.
  package final class Asker {
    /// The request; `nil` before the start and after the end.
    fileprivate(set) var navigation: Navigation?
    /// The relation to the guard that has made the request by `Router.within`; `nil` if no guard has.
    fileprivate(set) var dependence: Dependence?
    private var deliver: ((Outcome<Void>, AnyObject?) -> Void)?
    package nonisolated let flag = CancellationFlag()
    /// Called if the caller cancels after the request has ended. Set it for a caller that then waits for another event.
    package var whenCancelled: (() -> Void)?

    nonisolated deinit {}

    package init() {}

    /// Sets the closure that receives the outcome and the screen at which the request has ended.
    package func whenEnded(_ deliver: @escaping (Outcome<Void>, AnyObject?) -> Void) { self.deliver = deliver }

    func end(_ outcome: Outcome<Void>, at destination: AnyObject?) {
      navigation = nil
      guard let deliver else { return }
      self.deliver = nil
      deliver(outcome, destination)
    }
  }

  package let id: Int
  package private(set) var executor: Executor?
  var state = State.waiting
  /// The callers that wait for the outcome: the caller of this request, and the callers of equal requests that were dropped.
  private var askers: [Asker]
  /// The questions that were answered with yes.
  var agreed: Set<Question.ID> = []
  var rounds = 0
  private var furthestPart = 0
  /// The place of the request in the line; a lower place comes first. It is `Int.max` before the first questions are answered with yes.
  /// It is 0 for a request that continues before all others with its next part.
  var place = Int.max
  /// The number that orders requests of the same place. It is the request's identifier, or negative for a request that runs first.
  var number: Int
  /// The goal's key for comparing requests. `nil` before the first comparison, or if the goal has no key.
  var sameness: AnyHashable?
  /// A Boolean value that indicates whether the request waits until the window is shown.
  var needsAudience = false
  /// A Boolean value that indicates whether the request waits for the window to have a root view controller.
  var needsRoot = false
  /// The chain that ends with the guard or screen that has made this request, in its call or in a task that it has started. `nil` for any
  /// other request.
  let chain: AskingChain?
  /// The callers of the requests that a guard of this request has made by `Router.within`. They are cancelled when this one ends.
  private var dependents: [Asker] = []
  /// A Boolean value that indicates whether the request is ending but its callers are not notified yet.
  private var isEnding = false
  /// The request whose guard has made this one by `Router.within`; `nil` if no guard has.
  private(set) weak var owner: Navigation?

  nonisolated deinit {}

  package init(_ executor: Executor, asker: Asker) {
    id = executor.id
    number = executor.id
    self.executor = executor
    askers = [asker]
    chain = AskingChain.current
    asker.navigation = self
  }

  /// A Boolean value that indicates whether all callers have cancelled, or the originator is gone and no change has begun.
  var isAbandoned: Bool { areAllCancelled || isOriginatorGone }

  /// A Boolean value that indicates whether the goal's originator is gone and the request has not begun to change the stage.
  private var isOriginatorGone: Bool {
    guard let executor, !executor.hasBegun else { return false }
    return executor.goal.isAbandoned
  }

  private var areAllCancelled: Bool { askers.allSatisfy { $0.flag.isSet } }

  var hasEnded: Bool { isEnding || state.isEnded }

  /// Returns whether the guard with this identity is being asked. For `nil`, returns whether a screen is being asked.
  func isAsking(_ asker: GuardIdentity?) -> Bool { conversation?.asked.map { $0.asker == asker } ?? false }

  /// A Boolean value that indicates whether a screen is being asked whether it may be left.
  var isAskingToLeave: Bool { conversation?.asked?.concernsLeaving == true }

  /// A Boolean value that indicates whether guards or screens are being asked.
  var isAsked: Bool { conversation != nil }

  /// The questions that are being asked; `nil` in every other state.
  var conversation: Conversation? { if case .asking(let conversation) = state { conversation } else { nil } }

  var isReady: Bool { if case .ready = state { true } else { false } }

  var isInProgress: Bool { if case .inProgress = state { true } else { false } }

  /// The outcome that replaces the failure of a request that was given up; `nil` if the request was not given up.
  var interruption: Outcome<Void>? { if case .inProgress(let outcome) = state { outcome } else { nil } }

  func join(_ asker: Asker) {
    askers.append(asker)
    asker.navigation = self
  }

  /// Moves the callers of this request to an equal request. Call it when this request is dropped.
  func merge(into other: Navigation) {
    for asker in askers { other.join(asker) }
  }

  /// Removes a caller and delivers the outcome `cancelled` to that caller. The request continues for the other callers.
  func leave(_ asker: Asker) {
    askers.removeAll { $0 === asker }
    asker.end(.cancelled, at: nil)
  }

  /// Begins the next part of the request. Answers of screens applied to the previous part only, and are forgotten.
  func beginPart() {
    state = .ready
    rounds = 0
    agreed = agreed.filter { id in
      if case .leaving = id { false } else { true }
    }
  }

  /// Prepares the request to be resolved again, so that it asks the questions of a part. Call it after the stage was restored.
  ///
  /// The count of rounds restarts, unless an earlier call was for the same part or a later one.
  func askAgain(about part: Int) {
    state = .ready
    guard part > furthestPart else { return }
    furthestPart = part
    rounds = 0
  }

  /// Returns whether a guard of another request has made this one by `Router.within`, directly or through further requests.
  func isMade(for other: Navigation) -> Bool {
    sequence(first: self) { $0.owner }.dropFirst().contains { $0 === other }
  }

  /// Returns whether another request waits for the answer of a guard or screen in this request's chain. That guard or screen has made
  /// this request, directly or through further requests.
  func isAwaited(by other: Navigation) -> Bool {
    guard let link = chain?.link(of: other) else { return false }
    return other.isAsking(link.asker)
  }

  /// Records that a guard of this request makes another request.
  ///
  /// - Parameter queue: The queue of the other request.
  func adopt(_ dependent: Navigation, in queue: NavigationQueue) {
    guard let asker = dependent.askers.first else { return }
    dependents.removeAll { $0.navigation == nil }
    dependents.append(asker)
    asker.dependence = Dependence(on: self, by: dependent.chain, in: queue)
    dependent.owner = self
  }

  /// The relations to the guards that have made this request, or equal requests that share its outcome.
  var dependences: [Dependence] { askers.compactMap(\.dependence) }

  /// Marks the request as ending, so that a callback about the end cannot end it again.
  ///
  /// - Returns: `false` if the request is ending or has ended already.
  func beginEnding() -> Bool {
    if hasEnded { return false }
    isEnding = true
    return true
  }

  /// Ends the request and delivers the outcome to its callers.
  ///
  /// - Returns: The callers of the requests that guards of this request have made.
  func end(_ outcome: Outcome<Void>) -> [Asker] {
    guard !state.isEnded else { return [] }
    let (executor, askers, dependents) = (executor, askers, dependents)
    let conversation = conversation
    state = .ended
    self.executor = nil
    self.askers = []
    self.dependents = []
    conversation?.cutOff()
    executor?.end()
    for asker in askers { asker.end(outcome, at: executor?.destination) }
    return dependents
  }
}

/// The relation of a request to the guard that has made it.
///
/// If the guarded request ends, the made request is cancelled. If the made request is blocked or fails, the guard refuses.
final class Dependence {
  private weak var owner: Navigation?
  private let chain: AskingChain?
  /// The queue of the made request.
  private let queue: NavigationQueue

  nonisolated deinit {}

  fileprivate init(on owner: Navigation, by chain: AskingChain?, in queue: NavigationQueue) {
    (self.owner, self.chain, self.queue) = (owner, chain, queue)
  }

  /// Cancels the request that the guard has made, because the guarded request has ended. A request that holds the window is not
  /// cancelled.
  ///
  /// - Parameter asker: The caller of the request that the guard has made.
  func end(of asker: Navigation.Asker) {
    guard let navigation = asker.navigation, !navigation.isInProgress else { return }
    queue.cancel(asker)
  }

  /// Refuses in place of the guard. Does nothing if the guard is not being asked now.
  func refuse(because reason: any Error) {
    guard let owner, let conversation = owner.conversation else { return }
    if let link = chain?.link(of: owner), !owner.isAsking(link.asker) { return }
    conversation.refuse(because: reason)
  }
}
