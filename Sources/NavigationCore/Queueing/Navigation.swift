/// One request on its way through the queue.
///
/// It lets go of its executor when it ends, so that whoever still holds it, a cancellation handler for instance, holds
/// nothing of the screens it moved.
package final class Navigation {
  enum State {
    case waiting
    /// Guards, or screens that would go, are being asked.
    case asking(Conversation)
    /// All that were asked have agreed; resolved again as soon as the window is free.
    case ready
    /// Holds the window, from Build to Settle. An outcome takes the place of the failure when it has been given up.
    case underWay(givenUpFor: Outcome<Void>?)
    case ended

    var isEnded: Bool { if case .ended = self { true } else { false } }
  }

  /// Somebody who wants the outcome. Requests that are dropped because they equal this one add themselves here.
  package final class Asker {
    /// Until the request ends.
    fileprivate(set) var navigation: Navigation?
    /// The guard for which it asks, if it does.
    fileprivate(set) var dependence: Dependence?
    private var deliver: ((Outcome<Void>, AnyObject?) -> Void)?
    package nonisolated let flag = CancellationFlag()
    /// What is done where the request has ended by the time that its asker gives up: for one who waits for more than that.
    package var whenCancelled: (() -> Void)?

    nonisolated deinit {}

    package init() {}

    /// Says what is to be done with the outcome, and with where the request has ended up.
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
  /// Whoever made it; `nil` when it has ended, or when that one alone has given up.
  private var maker: Asker?
  /// Those who want its outcome too.
  private var joined: [Asker] = []
  /// The questions that were answered with yes.
  var agreed: Set<Question.ID> = []
  var rounds = 0
  private var furthestPart = 0
  /// Orders those that go on by when they first did; the greatest number until then.
  var place = Int.max
  /// Orders the requests of one place by when they were made.
  var number: Int
  /// The key that it shares with equal requests, if some request was dropped for an equal one before.
  var sameness: AnyHashable?
  /// Whether it waits until somebody sees the window.
  var needsAudience = false
  /// Whether it could not be resolved because the window has no root view controller, and waits for one.
  var needsRoot = false
  /// The guards that are being asked on whose behalf it was made.
  let chain: AskingChain?
  /// Those who ask on behalf of this one's guards; their wait ends with it.
  private var dependents: [Asker] = []
  /// Whether it is being ended, and nobody has heard of it yet.
  private var isEnding = false
  /// The request that this one is made for by one of its guards.
  private(set) weak var owner: Navigation?

  nonisolated deinit {}

  package init(_ executor: Executor, asker: Asker) {
    id = executor.id
    number = executor.id
    self.executor = executor
    maker = asker
    chain = AskingChain.current
    asker.navigation = self
  }

  /// Whether nobody wants the outcome any more.
  var isUnwanted: Bool { haveAllCancelled || hasLostItsAsker }

  /// Whether whoever it is for has gone before it began.
  private var hasLostItsAsker: Bool {
    guard let executor, !executor.hasBegun else { return false }
    return executor.goal.isUnwanted
  }

  private var haveAllCancelled: Bool {
    if let maker, !maker.flag.isSet { return false }
    for asker in joined where !asker.flag.isSet { return false }
    return true
  }

  var hasEnded: Bool { isEnding || state.isEnded }

  /// Whether this guard, or a screen where it is `nil`, is being asked for it now.
  func isAsking(_ asker: GuardIdentity?) -> Bool {
    if case .asking(let conversation) = state, let asked = conversation.asked { asked.asker == asker } else { false }
  }

  /// Whether a screen is being asked for it now whether it may be left.
  var isAskingToLeave: Bool {
    if case .asking(let conversation) = state { conversation.asked?.concernsLeaving == true } else { false }
  }

  /// Whether guards, or screens that would go, are being asked.
  var isAsked: Bool { if case .asking = state { true } else { false } }

  var isReady: Bool { if case .ready = state { true } else { false } }

  var isUnderWay: Bool { if case .underWay = state { true } else { false } }

  /// The outcome that takes the place of the failure, where it has been given up.
  var interruption: Outcome<Void>? { if case .underWay(let outcome) = state { outcome } else { nil } }

  func join(_ asker: Asker) {
    joined.append(asker)
    asker.navigation = self
  }

  /// Has the askers of this one, which is dropped, hear the outcome of an equal one.
  func merge(into other: Navigation) {
    if let maker { other.join(maker) }
    for asker in joined { other.join(asker) }
  }

  /// Takes out an asker who no longer wants the outcome, where others still do.
  func leave(_ asker: Asker) {
    if maker === asker { maker = nil } else { joined.removeAll { $0 === asker } }
    asker.end(.cancelled, at: nil)
  }

  /// Goes on with a part that has not been asked about: a screen that has agreed to leave has agreed for one part.
  func beginPart() {
    state = .ready
    rounds = 0
    agreed = agreed.filter { id in
      if case .leaving = id { false } else { true }
    }
  }

  /// Goes on with what has been put back because something had to be asked about one of its parts. Rounds are counted for
  /// each part further on than those before.
  func askAgain(about part: Int) {
    state = .ready
    guard part > furthestPart else { return }
    furthestPart = part
    rounds = 0
  }

  /// Whether it is made for a guard of that request, or for a guard of one that is.
  func isMade(for other: Navigation) -> Bool {
    var next = owner
    while let current = next {
      if current === other { return true }
      next = current.owner
    }
    return false
  }

  /// Whether that request waits for the answer of a guard whose call, or what it has begun, makes this one.
  func isAwaited(by other: Navigation) -> Bool {
    guard let link = chain?.link(of: other) else { return false }
    return other.isAsking(link.asker)
  }

  /// Takes a request of another queue, or its own, for one that a guard of this one makes.
  func adopt(_ dependent: Navigation, in queue: NavigationQueue) {
    guard let asker = dependent.maker else { return }
    dependents.removeAll { $0.navigation == nil }
    dependents.append(asker)
    asker.dependence = Dependence(on: self, by: dependent.chain, in: queue)
    dependent.owner = self
  }

  /// The guards for which somebody asks for it.
  var dependences: [Dependence] {
    if joined.isEmpty { return maker?.dependence.map { [$0] } ?? [] }
    return ((maker.map { [$0] } ?? []) + joined).compactMap(\.dependence)
  }

  /// Begins to end it. Who is told of that may not end it once more.
  ///
  /// - Returns: Whether it had not ended.
  func beginEnding() -> Bool {
    if hasEnded { return false }
    isEnding = true
    return true
  }

  /// Ends it: whoever asked hears the outcome. Returns those who depended on it.
  func end(_ outcome: Outcome<Void>) -> [Asker] {
    guard !state.isEnded else { return [] }
    let (executor, maker, joined, dependents) = (executor, maker, joined, dependents)
    let conversation: Conversation? = if case .asking(let conversation) = state { conversation } else { nil }
    state = .ended
    self.executor = nil
    self.maker = nil
    self.joined = []
    self.dependents = []
    conversation?.cutOff()
    if outcome.isUnfulfilled { executor?.end() }
    maker?.end(outcome, at: executor?.destination)
    for asker in joined { asker.end(outcome, at: executor?.destination) }
    return dependents
  }
}

/// That somebody asks for a guard of another request: the wait ends with that request, and where what is asked for does not
/// arrive, the guard refuses.
final class Dependence {
  private weak var owner: Navigation?
  private let chain: AskingChain?
  /// Where what is asked for waits, or is under way.
  private let queue: NavigationQueue

  nonisolated deinit {}

  fileprivate init(on owner: Navigation, by chain: AskingChain?, in queue: NavigationQueue) {
    (self.owner, self.chain, self.queue) = (owner, chain, queue)
  }

  /// Ends the wait, as the guard's request has ended. What has begun to commit completes.
  func end(of asker: Navigation.Asker) {
    guard let navigation = asker.navigation, !navigation.isUnderWay else { return }
    queue.cancel(asker)
  }

  /// Has the guard refuse, if it is the one that is being asked now.
  func refuse(because reason: any Error) {
    guard let owner, case .asking(let conversation) = owner.state else { return }
    if let link = chain?.link(of: owner), !owner.isAsking(link.asker) { return }
    conversation.refuse(because: reason)
  }
}
