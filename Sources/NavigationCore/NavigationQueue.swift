/// The requests of one window, carried out one at a time.
///
/// A synchronous state machine: ``run()`` takes one request after the other through resolve, prepare, ask, build and
/// commit, and returns where something has to be waited for. It waits for three things only: the window to become
/// visible, the answer of a guard, and the end of a commit. An answer that arrives while the machine runs is a turn of
/// its loop and not a call within a call, so the stack stays flat however many requests there are.
///
/// A request holds the window only from build to settle. While its guards are asked, others pass it.
package final class NavigationQueue {
  /// The request whose guard is being asked, for what the guard itself asks of the router.
  @TaskLocal package static var beingAsked: Navigation?

  /// After so many rounds of asking a request fails: the tree keeps changing.
  private static let mostRounds = 8

  private let gate: any NavigationGate
  package let events: NavigationRecorder
  /// Called after each request that held the window, when it holds nothing any more.
  package var afterEach: (() -> Void)?
  private var waiting = FIFO<Navigation>()
  private var ready = FIFO<Navigation>()
  /// The request whose next part comes before anything that waits.
  private var between: Navigation?
  private var asking: [Int: Navigation] = [:]
  private var holder: Navigation?
  private var sameness = SamenessIndex()
  private var finished: (navigation: Navigation, outcome: Outcome<Void>)?
  private var isRunning = false
  private var isWaitingForGate = false

  package init(gate: any NavigationGate, events: NavigationRecorder) {
    self.gate = gate
    self.events = events
  }

  /// Whether nothing waits, is asked, or is under way.
  package var isIdle: Bool { obstruction == nil }

  /// Whether a request has the window, so that changes of the tree are its doing.
  package var isHeld: Bool { holder != nil }
}

// MARK: - Coming and going

extension NavigationQueue {
  /// Puts a request in its place and goes on.
  ///
  /// - Parameter guardian: The request that this one is made for by one of its guards; it ends when that one does.
  package func enqueue(_ navigation: Navigation, policy: OverlapPolicy, within guardian: Navigation? = nil) {
    guard let work = navigation.work else { return }
    events.requested(work)
    if policy == .dropIfSame, let other = sameness.first(equalTo: work, among: pending) {
      return merge(navigation, into: other)
    }
    if policy == .refuseWhenBusy, let other = obstruction?.work {
      return end(navigation, .blocked(by: .request(other.summary)))
    }
    let replaced = removeReplaced(by: policy)
    guardian?.adopt(navigation)
    waiting.append(navigation)
    sameness.add(navigation)
    // It is in its place by now, so what the askers of the replaced ones ask for comes behind it.
    standingStill {
      supersede(replaced, by: work)
      if policy == .replaceCurrent, let holder { giveUp(holder, ending: .superseded(by: work.summary)) }
    }
  }

  /// Ends the asker's wait. A request that has begun to commit completes, unless an action of it has kept its
  /// completion for ever.
  package func cancel(_ asker: Navigation.Asker) {
    asker.flag.set()
    guard let navigation = asker.navigation, !navigation.hasEnded else { return }
    if !navigation.isUnwanted { return navigation.leave(asker) }
    cancel(navigation)
    run()
  }

  private func cancel(_ navigation: Navigation) {
    if navigation.stage == .underWay {
      giveUp(navigation, ending: .cancelled)
    } else {
      end(navigation, .cancelled)
    }
  }

  /// Ends what nobody wants any more and has not begun to commit.
  package func cancelUnwanted() {
    for navigation in pending where navigation !== holder && navigation.isUnwanted { end(navigation, .cancelled) }
    run()
  }

  /// Ends everything that has not begun to commit; for a window that goes.
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

  private func supersede(_ navigations: [Navigation], by work: any NavigationWork) {
    let open = navigations.filter { !$0.hasEnded }
    guard !open.isEmpty else { return }
    let summary = work.summary
    for navigation in open { end(navigation, .superseded(by: summary)) }
  }

  private func merge(_ navigation: Navigation, into other: Navigation) {
    for asker in navigation.askers { other.join(asker) }
  }

  private func giveUp(_ navigation: Navigation, ending outcome: Outcome<Void>) {
    navigation.interruption = outcome
    navigation.work?.abandon()
  }

  private func end(_ navigation: Navigation, _ outcome: Outcome<Void>) {
    guard !navigation.hasEnded else { return }
    asking[navigation.id] = nil
    if between === navigation { between = nil }
    sameness.remove(navigation)
    if let work = navigation.work { events.settled(work, outcome, hadWindow: navigation.stage == .underWay) }
    for dependent in navigation.end(outcome) where dependent.stage != .underWay { end(dependent, .cancelled) }
    if let guardian = navigation.guardian, let reason = outcome.reasonForNotArriving {
      guardian.answer?(.failure(reason))
    }
  }
}

// MARK: - The machine

extension NavigationQueue {
  /// Goes on until there is nothing to do or something to wait for.
  package func run() { standingStill {} }

  /// Does something while no request is taken any further, and then goes on.
  private func standingStill(_ body: () -> Void) {
    guard !isRunning else { return body() }
    isRunning = true
    defer { isRunning = false }
    body()
    deliverFinished()
    while holder == nil, let navigation = takeNext() {
      advance(navigation)
      deliverFinished()
    }
  }

  /// Ends the request that has finished with the window, when nothing on the stack holds what it has removed.
  private func deliverFinished() {
    guard let (navigation, outcome) = finished else { return }
    finished = nil
    end(navigation, outcome)
    afterEach?()
  }

  private func takeNext() -> Navigation? {
    guard between != nil || !ready.isEmpty || !waiting.isEmpty else { return nil }
    guard gate.isOpen else {
      waitForGate()
      return nil
    }
    if let next = between {
      between = nil
      return next
    }
    return ready.popFirst() ?? waiting.popFirst()
  }

  private func waitForGate() {
    guard !isWaitingForGate else { return }
    isWaitingForGate = true
    gate.whenOpen {
      self.isWaitingForGate = false
      self.run()
    }
  }

  private func advance(_ navigation: Navigation) {
    guard let work = navigation.work else { return }
    if navigation.isUnwanted { return end(navigation, .cancelled) }
    do {
      let questions = try work.resolve()
      events.resolved(work)
      try work.prepare()
      if ask(questions, of: navigation) { return }
      try build(navigation, work)
    } catch NavigationInterruption.blocked(let obstacle) {
      end(navigation, .blocked(by: obstacle))
    } catch {
      end(navigation, .failed(NavigationFailure(caught: error)))
    }
  }

  /// Returns whether the request has to wait, has ended, or is to be resolved again.
  private func ask(_ questions: [Question], of navigation: Navigation) -> Bool {
    var known = navigation.agreed
    let open = questions.filter { known.insert($0.id).inserted }
    guard !open.isEmpty else { return false }
    // Guards change the tree by what they show, so screens are asked only about the tree as it is after the guards.
    let guards = open.filter { !$0.concernsLeaving }
    let round = guards.isEmpty ? open : guards
    let changesTree = round.contains { $0.form == .conversation }
    converse(round, with: navigation)
    guard !changesTree, navigation.stage == .ready, ready.last === navigation else { return true }
    _ = ready.popLast()
    return false
  }

  private func converse(_ questions: [Question], with navigation: Navigation) {
    navigation.rounds += 1
    guard navigation.rounds <= Self.mostRounds else {
      return end(navigation, .failed(NavigationFailure(.treeKeepsChanging(rounds: Self.mostRounds))))
    }
    if questions.contains(where: { $0.form == .conversation }) { navigation.work?.forget() }
    navigation.stage = .asking
    navigation.open = questions.reversed()
    asking[navigation.id] = navigation
    askOpenQuestions(of: navigation)
  }

  private func askOpenQuestions(of navigation: Navigation) {
    navigation.isInAskingLoop = true
    defer { navigation.isInAskingLoop = false }
    while navigation.stage == .asking, !navigation.isAwaitingAnswer {
      guard let question = navigation.open.popLast() else { return becomeReady(navigation) }
      askOne(question, of: navigation)
    }
  }

  private func becomeReady(_ navigation: Navigation) {
    asking[navigation.id] = nil
    navigation.stage = .ready
    ready.append(navigation)
  }

  private func askOne(_ question: Question, of navigation: Navigation) {
    if let work = navigation.work { events.asked(work, question) }
    let answer = OnceOnly(ifReleased: RoutingResult.failure(UnansweredGuard())) { result in
      self.heard(result, to: question, of: navigation)
      guard !navigation.isInAskingLoop else { return }
      self.askOpenQuestions(of: navigation)
      self.run()
    }
    navigation.isAwaitingAnswer = true
    navigation.answer = answer
    let stop = Self.$beingAsked.withValue(navigation) { question.ask(answer) }
    if navigation.isAwaitingAnswer { navigation.stopAsking = stop }
  }

  private func heard(_ result: RoutingResult, to question: Question, of navigation: Navigation) {
    navigation.isAwaitingAnswer = false
    navigation.stopAsking = nil
    guard !navigation.hasEnded else { return }
    if let work = navigation.work { events.answered(work, question, result) }
    switch result {
    case .success: navigation.agreed.insert(question.id)
    case .failure(is UnansweredGuard):
      end(navigation, .failed(NavigationFailure(.guardDidNotAnswer(question.name()))))
    case .failure(is CancellationError) where navigation.isUnwanted: end(navigation, .cancelled)
    case .failure(let reason): end(navigation, .blocked(by: question.obstacle(reason)))
    }
  }

  private func build(_ navigation: Navigation, _ work: any NavigationWork) throws {
    navigation.stage = .underWay
    holder = navigation
    do {
      let threatened = try work.build().filter { !navigation.agreed.contains($0.id) }
      guard threatened.isEmpty else {
        holder = nil
        return converse(threatened, with: navigation)
      }
    } catch {
      holder = nil
      throw error
    }
    if let interruption = navigation.interruption ?? (navigation.isUnwanted ? .cancelled : nil) {
      holder = nil
      return end(navigation, interruption)
    }
    work.commit { self.finish(navigation, $0) }
  }

  private func finish(_ navigation: Navigation, _ commitment: Commitment) {
    guard holder === navigation else { return }
    holder = nil
    switch (commitment, navigation.interruption) {
    case (.ended(.failed), let interruption?): finished = (navigation, interruption)
    case (.ended(let outcome), _): finished = (navigation, outcome)
    case (_, let interruption?): finished = (navigation, interruption)
    case (.nextPart, nil):
      navigation.beginPart()
      between = navigation
    case (.askFirst(let part), nil):
      navigation.askAgain(about: part)
      between = navigation
    }
    run()
  }
}

/// Stands for the answer of a guard that let go of its completion.
private struct UnansweredGuard: Error {}
