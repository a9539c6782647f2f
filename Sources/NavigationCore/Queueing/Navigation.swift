/// One request in the queue.
///
/// A navigation releases its executor when it ends. A cancellation handler that still holds it keeps no screen alive.
package final class Navigation {
  enum State {
    case waiting
    /// Guards, or screens that would be removed, are being asked.
    case asking(Conversation)
    /// All questions are answered with yes. The request is resolved again as soon as the window is free.
    case ready
    /// The request holds the window, from build to settle. If it was given up, the outcome replaces its failure.
    case inProgress(givenUpFor: Outcome<Void>?)
    case ended

    var isEnded: Bool { if case .ended = self { true } else { false } }
  }

  /// A caller that waits for the outcome. If its request is dropped for an equal one, the caller joins that request.
  package final class Asker {
    /// The request; `nil` after it has ended.
    fileprivate(set) var navigation: Navigation?
    /// The relation to the guard that has made the request, if one has.
    fileprivate(set) var dependence: Dependence?
    private var deliver: ((Outcome<Void>, AnyObject?) -> Void)?
    package nonisolated let flag = CancellationFlag()
    /// Called if the caller cancels after the request has ended, for a caller that waits for a later event.
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
  /// The callers that wait for the outcome: the request's maker, and those of equal requests.
  private var askers: [Asker]
  /// The questions that were answered with yes.
  var agreed: Set<Question.ID> = []
  var rounds = 0
  private var furthestPart = 0
  /// The place among requests whose questions were answered, in the order of their first answers; `Int.max` before.
  var place = Int.max
  /// The number that orders requests of the same place by the time at which they were made.
  var number: Int
  /// The key that equal requests share. `nil` before the first comparison of requests, or if the goal has no key.
  var sameness: AnyHashable?
  /// A Boolean value that indicates whether the request waits until the window is shown.
  var needsAudience = false
  /// A Boolean value that indicates whether the request waits for a root view controller, without which it cannot be resolved.
  var needsRoot = false
  /// The chain of guards within whose call the request was made; `nil` for a request of the user.
  let chain: AskingChain?
  /// The callers whose requests a guard of this request has made. Their wait ends with this request.
  private var dependents: [Asker] = []
  /// A Boolean value that indicates whether the request is ending but its callers are not notified yet.
  private var isEnding = false
  /// The request whose guard has made this one.
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

  /// A Boolean value that indicates whether no caller waits for the outcome any more, or the goal's originator is gone.
  var isAbandoned: Bool { areAllCancelled || isOriginatorGone }

  /// A Boolean value that indicates whether the goal's originator is gone before the request has begun.
  private var isOriginatorGone: Bool {
    guard let executor, !executor.hasBegun else { return false }
    return executor.goal.isAbandoned
  }

  private var areAllCancelled: Bool { askers.allSatisfy { $0.flag.isSet } }

  var hasEnded: Bool { isEnding || state.isEnded }

  /// Returns whether this guard is being asked; with `nil`, whether a screen is.
  func isAsking(_ asker: GuardIdentity?) -> Bool { conversation?.asked.map { $0.asker == asker } ?? false }

  /// A Boolean value that indicates whether a screen is being asked whether it may be left.
  var isAskingToLeave: Bool { conversation?.asked?.concernsLeaving == true }

  /// A Boolean value that indicates whether guards, or screens that would be removed, are being asked.
  var isAsked: Bool { conversation != nil }

  /// The questions to guards, or to screens that would be removed, while they are being asked.
  var conversation: Conversation? { if case .asking(let conversation) = state { conversation } else { nil } }

  var isReady: Bool { if case .ready = state { true } else { false } }

  var isInProgress: Bool { if case .inProgress = state { true } else { false } }

  /// The outcome that replaces the failure of a request that was given up.
  var interruption: Outcome<Void>? { if case .inProgress(let outcome) = state { outcome } else { nil } }

  func join(_ asker: Asker) {
    askers.append(asker)
    asker.navigation = self
  }

  /// Moves the callers of this request, which is dropped, to an equal one.
  func merge(into other: Navigation) {
    for asker in askers { other.join(asker) }
  }

  /// Cancels for one caller while others still wait.
  func leave(_ asker: Asker) {
    askers.removeAll { $0 === asker }
    asker.end(.cancelled, at: nil)
  }

  /// Begins the next part. Screens that agreed to be left agreed for one part only.
  func beginPart() {
    state = .ready
    rounds = 0
    agreed = agreed.filter { id in
      if case .leaving = id { false } else { true }
    }
  }

  /// Continues after the stage was restored to ask about a part. The count of rounds restarts for each later part.
  func askAgain(about part: Int) {
    state = .ready
    guard part > furthestPart else { return }
    furthestPart = part
    rounds = 0
  }

  /// Returns whether a guard of another request has made this one, directly or through further requests.
  func isMade(for other: Navigation) -> Bool {
    sequence(first: self) { $0.owner }.dropFirst().contains { $0 === other }
  }

  /// Returns whether another request waits for the guard whose call, or whose task, makes this one.
  func isAwaited(by other: Navigation) -> Bool {
    guard let link = chain?.link(of: other) else { return false }
    return other.isAsking(link.asker)
  }

  /// Records that a guard of this request makes another one, which may be in another queue.
  func adopt(_ dependent: Navigation, in queue: NavigationQueue) {
    guard let asker = dependent.askers.first else { return }
    dependents.removeAll { $0.navigation == nil }
    dependents.append(asker)
    asker.dependence = Dependence(on: self, by: dependent.chain, in: queue)
    dependent.owner = self
  }

  /// The guards that have made this request and the equal requests that share its outcome.
  var dependences: [Dependence] { askers.compactMap(\.dependence) }

  /// Marks the request as ending. A callback about the end cannot end it again.
  ///
  /// - Returns: `false` if the request has ended already.
  func beginEnding() -> Bool {
    if hasEnded { return false }
    isEnding = true
    return true
  }

  /// Ends the request and delivers the outcome. Returns the callers whose requests depend on this one.
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
/// If the guard's request ends, the wait for the made request ends. If the made request does not arrive, the guard refuses.
final class Dependence {
  private weak var owner: Navigation?
  private let chain: AskingChain?
  /// The queue of the made request.
  private let queue: NavigationQueue

  nonisolated deinit {}

  fileprivate init(on owner: Navigation, by chain: AskingChain?, in queue: NavigationQueue) {
    (self.owner, self.chain, self.queue) = (owner, chain, queue)
  }

  /// Cancels the made request, because the guard's request has ended. A commit that has begun completes.
  func end(of asker: Navigation.Asker) {
    guard let navigation = asker.navigation, !navigation.isInProgress else { return }
    queue.cancel(asker)
  }

  /// Refuses in place of the guard, if the guard is being asked now.
  func refuse(because reason: any Error) {
    guard let owner, let conversation = owner.conversation else { return }
    if let link = chain?.link(of: owner), !owner.isAsking(link.asker) { return }
    conversation.refuse(because: reason)
  }
}
