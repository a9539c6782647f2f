/// The requests of one window, carried out one at a time.
///
/// A synchronous state machine: ``run()`` takes one request after the other through resolve, prepare, ask, build and
/// commit, and returns where something has to be waited for. It waits for three things only: the stage to be ready, the
/// answer of a guard, and the end of a commit. An answer that arrives while the machine runs is a turn of its loop and not
/// a call within a call, so the stack stays flat however many requests there are.
///
/// A request holds the window only from build to settle. While its guards are asked, others pass it.
///
/// Nothing here is checked for exclusive access: each is read or set as a whole, and the lists are changed by calls that call
/// nothing else.
package final class NavigationQueue {
  /// Whose turn it is.
  private enum Turn {
    case free
    /// From build to settle.
    case held(Navigation)
    /// It is over, and its askers are to be told when nothing on the stack holds what it has removed.
    case over(Navigation, Outcome<Void>)
    /// One part is done, and the next comes before anything that waits.
    case between(Navigation)
  }

  /// After so many rounds of asking a request fails: the tree keeps changing.
  private static let mostRounds = 8

  private let stage: any Stage
  package let events: NavigationRecorder
  @exclusivity(unchecked) private var waiting = FIFO<Navigation>()
  @exclusivity(unchecked) private var ready = FIFO<Navigation>()
  @exclusivity(unchecked) private var asking: [Int: Navigation] = [:]
  @exclusivity(unchecked) private var turn = Turn.free
  @exclusivity(unchecked) private var sameness = SamenessIndex()
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var isWaitingForStage = false

  package init(stage: any Stage, events: NavigationRecorder) {
    self.stage = stage
    self.events = events
  }

  /// The request whose guard is being asked, for what the guard itself asks of the router.
  package static var beingAsked: Navigation? { AskingChain.current?.navigation }

  /// Whether nothing waits, is asked, or is under way.
  package var isIdle: Bool { obstruction == nil }

  /// Whether a request has the window, so that changes of the tree are its doing.
  package var isHeld: Bool { holder != nil }

  private var holder: Navigation? { if case .held(let navigation) = turn { navigation } else { nil } }

  private var between: Navigation? { if case .between(let navigation) = turn { navigation } else { nil } }
}

// MARK: - Coming and going

extension NavigationQueue {
  /// Makes a request.
  ///
  /// - Parameters:
  ///   - guardian: The request that this one is made for by one of its guards; it ends when that one does.
  ///   - completion: Called once with how it ended.
  package func start<Value>(
    _ request: NavigationRequest<Value>, on stage: any Stage, roles: RouterRoles, within guardian: Navigation? = nil,
    _ asker: Navigation.Asker, _ completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    asker.whenEnded { outcome, destination in completion(request.typed(outcome, at: destination)) }
    let executor = Executor(
      request.makeGoal(stage), on: stage, animated: request.animated, roles: roles, recorder: events)
    enqueue(Navigation(executor, asker: asker), policy: request.policy, within: guardian)
  }

  /// Puts a request in its place and goes on.
  package func enqueue(_ navigation: Navigation, policy: OverlapPolicy, within guardian: Navigation? = nil) {
    guard let executor = navigation.executor else { return }
    events.requested(executor.summary)
    if policy == .dropIfSame, let other = sameness.first(equalTo: executor.goal, among: pending) {
      return merge(navigation, into: other)
    }
    if policy == .refuseWhenBusy, let other = obstruction?.executor {
      return end(navigation, .blocked(by: .request(other.summary)))
    }
    let replaced = removeReplaced(by: policy)
    guardian?.adopt(navigation)
    waiting.append(navigation)
    sameness.add(navigation)
    // It is in its place by now, so what the askers of the replaced ones ask for comes behind it.
    run {
      supersede(replaced, by: executor)
      if policy == .replaceCurrent, let holder { giveUp(holder, ending: .superseded(by: executor.summary)) }
    }
    if case .waiting = navigation.state { events.waiting(waitingRequest(navigation)) }
  }

  /// Ends the asker's wait. A request that has begun to commit completes, unless a change of it does not answer.
  package func cancel(_ asker: Navigation.Asker) {
    asker.flag.set()
    guard let navigation = asker.navigation, !navigation.hasEnded else { return }
    if !navigation.isUnwanted { return navigation.leave(asker) }
    if navigation.isUnderWay { giveUp(navigation, ending: .cancelled) } else { end(navigation, .cancelled) }
    run()
  }

  /// Ends what nobody wants any more and has not begun to commit.
  package func cancelUnwanted() {
    for navigation in pending where navigation !== holder && navigation.isUnwanted { end(navigation, .cancelled) }
    run()
  }

  /// Ends everything that has not begun to commit, and gives up what has; for a window that goes.
  package func close() {
    for navigation in pending where navigation !== holder { end(navigation, .cancelled) }
    if let holder { giveUp(holder, ending: .cancelled) }
  }

  private var pending: [Navigation] {
    ([holder, between].compactMap(\.self) + ready.elements + asked + waiting.elements).filter { !$0.hasEnded }
  }

  private var obstruction: Navigation? {
    holder ?? between ?? ready.first { !$0.hasEnded } ?? asked.first ?? waiting.first { !$0.hasEnded }
  }

  private var asked: [Navigation] { asking.sorted { $0.key < $1.key }.map(\.value) }

  /// Takes out those whose place a request with this policy takes, besides the one that has begun to commit.
  private func removeReplaced(by policy: OverlapPolicy) -> [Navigation] {
    switch policy {
    case .waitTurn, .dropIfSame, .refuseWhenBusy: []
    case .replaceWaiting: waiting.removeAll()
    case .replaceCurrent: waiting.removeAll() + ready.removeAll() + asked + [between].compactMap(\.self)
    }
  }

  private func supersede(_ navigations: [Navigation], by executor: Executor) {
    guard !navigations.isEmpty else { return }
    let open = navigations.filter { !$0.hasEnded }
    guard !open.isEmpty else { return }
    let summary = executor.summary
    for navigation in open { end(navigation, .superseded(by: summary)) }
  }

  private func merge(_ navigation: Navigation, into other: Navigation) {
    navigation.merge(into: other)
  }

  private func giveUp(_ navigation: Navigation, ending outcome: Outcome<Void>) {
    navigation.state = .underWay(givenUpFor: outcome)
    navigation.executor?.abandon()
  }

  private func end(_ navigation: Navigation, _ outcome: Outcome<Void>) {
    guard !navigation.hasEnded else { return }
    if !asking.isEmpty { asking[navigation.id] = nil }
    if between === navigation { turn = .free }
    sameness.remove(navigation)
    if let executor = navigation.executor {
      events.settled(executor.summary, outcome, hadWindow: navigation.isUnderWay)
    }
    for dependent in navigation.end(outcome) where !dependent.isUnderWay { end(dependent, .cancelled) }
    if let guardian = navigation.guardian, let reason = outcome.reasonForNotArriving,
      case .asking(let conversation) = guardian.state
    {
      conversation.refuse(because: reason)
    }
  }
}

// MARK: - The machine

extension NavigationQueue {
  /// Goes on until there is nothing to do or something to wait for.
  package func run() { run {} }

  /// Does something while no request is taken any further, and then goes on.
  private func run(after body: () -> Void) {
    guard !isRunning else { return body() }
    isRunning = true
    defer { isRunning = false }
    body()
    deliver()
    while holder == nil, let navigation = takeNext() {
      advance(navigation)
      deliver()
    }
  }

  /// Tells the askers of the request that is over with the window, when nothing on the stack holds what it has removed.
  private func deliver() {
    guard case .over(let navigation, let outcome) = turn else { return }
    turn = .free
    end(navigation, outcome)
  }

  private func takeNext() -> Navigation? {
    while let next = between ?? ready.first ?? waiting.first {
      guard !next.hasEnded else {
        drop(next)
        continue
      }
      guard isStageReady(for: next) else {
        waitForStage()
        return nil
      }
      drop(next)
      return next
    }
    return nil
  }

  /// Takes out the request that is next.
  private func drop(_ next: Navigation) {
    if between === next { return turn = .free }
    if ready.first === next { _ = ready.popFirst() } else { _ = waiting.popFirst() }
  }

  private func isStageReady(for navigation: Navigation) -> Bool {
    switch stage.readiness {
    case .ready: true
    case .inFlight, .hidden: false
    case .notShownYet: !navigation.needsAudience
    }
  }

  private func waitForStage() {
    guard !isWaitingForStage else { return }
    isWaitingForStage = true
    stage.whenReady {
      self.isWaitingForStage = false
      self.run()
    }
  }

  private func advance(_ navigation: Navigation) {
    guard let executor = navigation.executor else { return }
    if navigation.isUnwanted { return end(navigation, .cancelled) }
    do {
      let questions = try executor.resolve()
      events.resolved(executor.summary)
      navigation.needsAudience = executor.resolution?.needsAudience ?? false
      guard isStageReady(for: navigation) else { return wait(navigation) }
      try executor.prepare()
      guard try ask(questions, of: navigation, executor) else { return }
      try build(navigation, executor)
    } catch {
      end(navigation, outcome(of: error))
    }
  }

  /// Puts a request back that turns out to need a window that is shown. Others wait behind it.
  private func wait(_ navigation: Navigation) {
    navigation.executor?.forget()
    if navigation.isReady { ready.prepend(navigation) } else { waiting.prepend(navigation) }
  }

  private func outcome(of error: any Error) -> Outcome<Void> {
    if case NavigationInterruption.blocked(let obstacle) = error { return .blocked(by: obstacle) }
    return .failed(NavigationFailure(caught: error))
  }

  private func build(_ navigation: Navigation, _ executor: Executor) throws {
    let wasReady = navigation.state
    navigation.state = .underWay(givenUpFor: nil)
    turn = .held(navigation)
    do {
      let open = try openAfterBuilding(navigation, executor)
      guard open.isEmpty else {
        turn = .free
        navigation.state = wasReady
        executor.forget()
        converse(open, with: navigation, executor)
        if navigation.isReady { ready.append(navigation) }
        return
      }
    } catch {
      turn = .free
      throw error
    }
    if let interruption = navigation.interruption ?? (navigation.isUnwanted ? .cancelled : nil) {
      turn = .free
      return end(navigation, interruption)
    }
    navigation.needsAudience = executor.resolution?.needsAudience ?? false
    guard isStageReady(for: navigation) else {
      turn = .free
      navigation.state = wasReady
      return wait(navigation)
    }
    executor.commit { self.finish(navigation, $0) }
  }

  /// Builds, and returns what turns out only then to have to be asked.
  private func openAfterBuilding(_ navigation: Navigation, _ executor: Executor) throws -> [Question] {
    let questions = try executor.build()
    guard !questions.isEmpty else { return [] }
    let threatened = questions.filter { !navigation.agreed.contains($0.id) }
    try checkAtOnce(threatened)
    return threatened.filter { $0.form == .conversation }
  }

  private func finish(_ navigation: Navigation, _ commitment: Commitment) {
    guard holder === navigation else { return }
    switch (commitment, navigation.interruption) {
    case (.ended(.failed), let interruption?): turn = .over(navigation, interruption)
    case (.ended(let outcome), _): turn = .over(navigation, outcome)
    case (_, let interruption?): turn = .over(navigation, interruption)
    case (.nextPart, nil):
      navigation.beginPart()
      turn = .between(navigation)
    case (.askFirst(let part), nil):
      navigation.askAgain(about: part)
      turn = .between(navigation)
    }
    run()
  }
}

// MARK: - Asking

extension NavigationQueue {
  /// Asks what has not agreed yet: at once those that answer at once, then the guards, then the screens that take their
  /// time, each round about the stage as it is by then.
  ///
  /// - Returns: Whether the request goes on now, as it was resolved.
  private func ask(_ questions: [Question], of navigation: Navigation, _ executor: Executor) throws -> Bool {
    guard !questions.isEmpty else { return executor.resolution != nil }
    while true {
      try checkAtOnce(questions)
      var known = navigation.agreed
      let open = questions.filter { $0.form == .conversation && known.insert($0.id).inserted }
      let guards = open.filter { !$0.concernsLeaving }
      let round = guards.isEmpty ? open : guards
      guard !round.isEmpty else { return executor.resolution != nil }
      if let blocked = guardingItself(round, navigation, executor) { throw NavigationInterruption.blocked(by: blocked) }
      let before = stage.revision
      converse(round, with: navigation, executor)
      // All have agreed within the call, and what was found is known to be there still.
      guard navigation.isReady, executor.resolution?.isDecidedByApp == false, before != nil, before == stage.revision
      else {
        executor.forget()
        if navigation.isReady { ready.append(navigation) }
        return false
      }
    }
  }

  private func checkAtOnce(_ questions: [Question]) throws {
    for question in questions {
      if let obstacle = question.obstacleNow { throw NavigationInterruption.blocked(by: obstacle) }
    }
  }

  /// The guard that is being asked about this very destination further down the chain of calls.
  private func guardingItself(
    _ questions: [Question], _ navigation: Navigation, _ executor: Executor
  ) -> Obstacle? {
    guard let chain = navigation.chain else { return nil }
    for question in questions {
      guard let asker = question.asker, let way = chain.way(of: asker, backTo: executor.goal) else { continue }
      return .refusal(by: question.name(), reason: GuardsItself(way: way))
    }
    return nil
  }

  private func converse(_ questions: [Question], with navigation: Navigation, _ executor: Executor) {
    navigation.rounds += 1
    guard navigation.rounds <= Self.mostRounds else {
      return end(navigation, .failed(NavigationFailure(.treeKeepsChanging(rounds: Self.mostRounds))))
    }
    var isWithinCall = true
    let (events, goal) = (events, executor.goal)
    let conversation = Conversation(
      questions,
      willAsk: { question in events.asked(executor.summary, question.name()) },
      didHear: { question, result in
        if case .success = result { navigation.agreed.insert(question.id) }
        events.answered(executor.summary, question.name(), result)
      },
      within: { question, put in
        let chain = AskingChain(question.asker, of: navigation, for: goal)
        AskingChain.$current.withValue(chain) { put() }
      })
    navigation.state = .asking(conversation)
    asking[navigation.id] = navigation
    conversation.begin { ending in
      self.heard(ending, navigation)
      guard !isWithinCall else { return }
      if navigation.isReady { self.ready.append(navigation) }
      self.run()
    }
    isWithinCall = false
    if case .asking = navigation.state { events.waiting(waitingRequest(navigation)) }
  }

  private func heard(_ ending: Conversation.Ending, _ navigation: Navigation) {
    asking[navigation.id] = nil
    switch ending {
    case .agreed: navigation.state = .ready
    case .unanswered(let question):
      end(navigation, .failed(NavigationFailure(.guardDidNotAnswer(question.name()))))
    case .refused(_, let reason) where reason is CancellationError && navigation.isUnwanted:
      end(navigation, .cancelled)
    case .refused(let question, let reason): end(navigation, .blocked(by: question.obstacle(reason)))
    }
  }
}

// MARK: - Telling what waits

extension NavigationQueue {
  /// The requests that wait, in the order in which they come next, each with what it waits for.
  package var waitingRequests: [WaitingRequest] { pending.compactMap(waitingRequest) }

  private func waitingRequest(_ navigation: Navigation) -> WaitingRequest? {
    guard let executor = navigation.executor, let reason = reason(navigation) else { return nil }
    return WaitingRequest(executor.summary, for: reason)
  }

  private func reason(_ navigation: Navigation) -> WaitingRequest.Reason? {
    switch navigation.state {
    case .asking(let conversation): return conversation.asked.map { .asking($0.name()) }
    case .underWay: return stage.readiness == .inFlight ? .transitionInFlight : nil
    case .ended: return nil
    case .waiting, .ready: break
    }
    if let before = holder ?? next(before: navigation), let executor = before.executor {
      return .request(executor.summary)
    }
    switch stage.readiness {
    case .inFlight: return .transitionInFlight
    case .hidden: return .windowNotShown
    case .notShownYet: return navigation.needsAudience ? .windowNotShown : nil
    case .ready: return nil
    }
  }

  /// The request that comes next, where it comes before this one.
  private func next(before navigation: Navigation) -> Navigation? {
    let next = between ?? ready.first { !$0.hasEnded } ?? waiting.first { !$0.hasEnded }
    return next === navigation ? nil : next
  }
}
