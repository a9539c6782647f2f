/// The requests of one window, carried out one at a time.
///
/// The queue is a synchronous state machine. ``run()`` takes each request through resolve, prepare, ask, build and commit. It
/// returns if all requests have to wait: for the stage to be ready, for the answer of a guard, or for the end of a commit.
///
/// If an answer arrives while the machine runs, the running loop continues with it. The stack therefore stays flat with any number of
/// requests.
///
/// A request holds the window from build to settle only. While its guards are asked, other requests pass it.
package final class NavigationQueue {
  /// The use of the window.
  enum Turn {
    case free
    /// The request holds the window, from build to settle.
    case held(Navigation)
    /// The request is complete. Its outcome is delivered when nothing on the call stack retains the screens that it has removed.
    case over(Navigation, Outcome<Void>)
  }

  /// The greatest number of rounds of questions. A request that needs more fails, because the tree keeps changing.
  static let mostRounds = 8

  let stage: any Stage
  package let events: NavigationRecorder
  var line = RequestLine()
  var turn = Turn.free
  /// The request that is being advanced. It may end or begin to ask at any time.
  var current: Navigation?
  private var sameness = SamenessIndex()
  var isRunning = false
  var isWaitingForStage = false

  package init(stage: any Stage, events: NavigationRecorder) {
    self.stage = stage
    self.events = events
  }

  /// The request whose guard or screen runs the present code, in its call or in a task that it has started; `nil` for any other code.
  ///
  /// In a task, the guard or screen may have answered already.
  package static var beingAsked: Navigation? { AskingChain.current?.navigation }

  /// Returns a function that runs a closure, now or later. Requests that the closure makes count as made by the guard in whose call this
  /// method was called. If it was not called in a guard's call, they count as made by no guard.
  package static func partOfThisCall() -> (() -> Void) -> Void {
    let chain = AskingChain.current
    return { body in AskingChain.$current.withValue(chain) { body() } }
  }

  /// Returns the stage for a request that is made now.
  ///
  /// If a guard makes the request while the guard is being asked, the guard's alerts stay. If the request leaves screens without
  /// asking, the alerts that ask whether a screen may be left are dismissed.
  /// - Parameter owner: The request whose guard makes this one by `Router.within`.
  package static func stage(
    _ stage: any Stage, within owner: Navigation?, leavingWithoutAsking: Bool
  ) -> any Stage {
    let isInCall = owner?.isAsked == true || AskingChain.current?.isUnanswered == true
    let stage = isInCall ? stage.whileAsking : stage
    return leavingWithoutAsking ? stage.withoutQuestions : stage
  }

  /// A Boolean value that indicates whether the queue has no requests.
  package var isIdle: Bool { holder == nil && resolving == nil && line.isEmpty }

  /// A Boolean value that indicates whether a request holds the window, and so causes the changes of the tree.
  package var isHeld: Bool { holder != nil }

  var holder: Navigation? { if case .held(let navigation) = turn { navigation } else { nil } }
}

// MARK: - Starting and ending requests

extension NavigationQueue {
  /// Starts a request.
  ///
  /// - Parameters:
  ///   - owner: The request whose guard makes this one by `Router.within`. When the owner ends, this request is cancelled.
  ///   - runsFirst: A Boolean value that indicates whether the request comes before all requests whose questions are not answered yet.
  ///   - completion: Called once with the outcome.
  package func start<Value>(
    _ request: NavigationRequest<Value>, on stage: any Stage, roles: RouterRoles, within owner: Navigation? = nil,
    runsFirst: Bool = false, _ asker: Navigation.Asker, _ completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    // Reads the property here, so that the closure does not retain the generic request. Releasing such a request makes the runtime look
    // up its type.
    let value = request.value
    let stage = Self.stage(stage, within: owner, leavingWithoutAsking: request.leavesWithoutAsking)
    asker.whenEnded { outcome, destination in completion(outcome.valued { try value(destination) }) }
    let executor = Executor(
      request.makeGoal(stage), on: stage, animated: request.animated, roles: roles, mark: request.mark, recorder: events
    )
    enqueue(Navigation(executor, asker: asker), policy: request.policy, within: owner, runsFirst: runsFirst)
  }

  /// Adds a request to the line and advances the queue. The policy decides whether the request ends others, shares the outcome of an
  /// equal one, or ends ``Outcome/blocked(by:)``. In the last two cases, it is not added.
  ///
  /// - Parameters:
  ///   - owner: The request whose guard makes this one by `Router.within`. When the owner ends, this request is cancelled.
  ///   - runsFirst: A Boolean value that indicates whether the request comes before all requests whose questions are not answered yet.
  package func enqueue(
    _ navigation: Navigation, policy: OverlapPolicy, within owner: Navigation? = nil, runsFirst: Bool = false
  ) {
    guard let executor = navigation.executor else { return }
    events.requested(
      MadeRequest(
        summary: executor.summary, context: executor.goal.context, mark: executor.mark, policy: policy,
        isMadeByGuard: navigation.chain != nil))
    owner?.adopt(navigation, in: self)
    // If the equal request waits for the guard that makes this one, sharing its outcome would never end.
    if policy == .dropIfSame, let other = sameness.first(equalTo: executor.goal, among: pending),
      !navigation.isAwaited(by: other)
    {
      navigation.merge(into: other)
      return
    }
    if policy == .refuseWhenBusy, let other = obstruction(besides: navigation)?.executor {
      return end(navigation, .blocked(by: .request(other.summary)))
    }
    let replaced = line.removeReplaced(by: policy) { !navigation.isMade(for: $0) }
    if runsFirst { line.prepend(navigation) } else { line.insert(navigation) }
    sameness.add(navigation)
    // The callers of replaced requests may make new ones. The new ones come behind this request, which is in the line already.
    run {
      for navigation in replaced { end(navigation, .superseded(by: executor.summary)) }
      guard policy == .replaceCurrent else { return }
      if let holder { return giveUp(holder, ending: .superseded(by: executor.summary)) }
      if let resolving, !navigation.isMade(for: resolving) { end(resolving, .superseded(by: executor.summary)) }
    }
    if case .waiting = navigation.state { events.waiting(waits.request(navigation)) }
  }

  /// Cancels a request for one caller. If other callers wait for the same request, it continues for them.
  ///
  /// A request that has begun to commit completes, unless one of its changes never answers.
  package func cancel(_ asker: Navigation.Asker) {
    asker.flag.set()
    guard let navigation = asker.navigation, !navigation.hasEnded else {
      asker.whenCancelled?()
      return
    }
    if !navigation.isAbandoned { return navigation.leave(asker) }
    if navigation.isInProgress { giveUp(navigation, ending: .cancelled) } else { end(navigation, .cancelled) }
    run()
  }

  /// Cancels the abandoned requests that do not hold the window: all their callers have cancelled, or their originator is gone.
  package func cancelUnwanted() {
    for navigation in pending where navigation !== holder && navigation.isAbandoned { end(navigation, .cancelled) }
    run()
  }

  /// Cancels all requests. Gives up the request that holds the window. Call it when the window closes.
  package func close() {
    run {
      for navigation in pending where navigation !== holder { end(navigation, .cancelled) }
      if let holder { giveUp(holder, ending: .cancelled) }
    }
  }

  /// Returns the first request that waits or is under way, except for this request and the requests whose guards have made it; `nil` if
  /// there is none.
  private func obstruction(besides navigation: Navigation) -> Navigation? {
    pending.first { $0 !== navigation && !navigation.isMade(for: $0) }
  }

  var pending: [Navigation] { ((holder ?? resolving).map { [$0] } ?? []) + line.pending }

  /// The request that is being resolved or prepared; `nil` if none is.
  private var resolving: Navigation? {
    guard let current, !current.hasEnded, holder == nil, !current.isAsked else { return nil }
    return current
  }

  private func giveUp(_ navigation: Navigation, ending outcome: Outcome<Void>) {
    navigation.state = .inProgress(givenUpFor: outcome)
    navigation.executor?.abandon()
  }

  func end(_ navigation: Navigation, _ outcome: Outcome<Void>) {
    guard navigation.beginEnding() else { return }
    line.remove(navigation)
    sameness.remove(navigation)
    if let executor = navigation.executor {
      events.settled(executor.summary, outcome, hadWindow: navigation.isInProgress)
    }
    let reason = outcome.reasonForNotArriving
    let dependences = reason == nil ? [] : navigation.dependences
    for dependent in navigation.end(outcome) { dependent.dependence?.end(of: dependent) }
    guard let reason else { return }
    for dependence in dependences { dependence.refuse(because: reason) }
  }
}

extension NavigationQueue {
  /// Asks the questions that were not answered with yes yet, in rounds. Screens are asked only after all guards have agreed.
  ///
  /// Questions with an immediate answer precede each round. If the stage may have changed during a round, the request is resolved again
  /// before the next one.
  ///
  /// - Returns: `true` if all have agreed and the proposal is still right. Otherwise the request continues later or has ended.
  /// - Throws: ``NavigationInterruption/blocked(by:)`` if an immediate answer is no, or if a guard protects itself.
  func ask(_ questions: [Question], of navigation: Navigation, _ executor: Executor) throws -> Bool {
    guard !questions.isEmpty else { return executor.phase.isResolved }
    while true {
      try questions.checkAtOnce()
      if navigation.hasEnded { return false }
      var known = navigation.agreed
      let open = questions.filter { $0.form == .conversation && known.insert($0.id).inserted }
      let guards = open.filter { !$0.concernsLeaving }
      let round = guards.isEmpty ? open : guards
      guard !round.isEmpty else { return executor.phase.isResolved }
      if let blocked = guardingItself(round, navigation, executor) { throw NavigationInterruption.blocked(by: blocked) }
      let before = stage.revision
      converse(round, with: navigation, executor)
      // The loop continues only if all have agreed within the call, the stage is unchanged, and no app code selected the path.
      guard navigation.isReady, !executor.phase.isDecidedByApp, before != nil, before == stage.revision
      else {
        executor.drop()
        if navigation.isReady { line.insert(navigation) }
        return false
      }
    }
  }

  /// Returns the refusal of the first guard whose question would never end; `nil` if there is none. The guard is already being asked
  /// about this destination, and has made this request, directly or through further requests.
  private func guardingItself(
    _ questions: [Question], _ navigation: Navigation, _ executor: Executor
  ) -> Obstacle? {
    guard let chain = navigation.chain else { return nil }
    for question in questions {
      guard let asker = question.asker, let path = chain.path(of: asker, backTo: executor.goal) else { continue }
      return .refusal(by: question.name(), reason: GuardsItself(path: path))
    }
    return nil
  }

  func converse(_ questions: [Question], with navigation: Navigation, _ executor: Executor) {
    navigation.rounds += 1
    guard navigation.rounds <= Self.mostRounds else {
      return end(navigation, .failed(NavigationFailure(.treeKeepsChanging(rounds: Self.mostRounds))))
    }
    var isWithinCall = true
    let events = events
    let conversation = Conversation(
      questions,
      willAsk: { question in events.asked(executor.summary, question.name()) },
      didAnswer: { question, result in
        if case .success = result { navigation.agreed.insert(question.id) }
        events.answered(executor.summary, question.name(), result)
      },
      within: { question, put in
        let chain = AskingChain(question.asker, of: navigation)
        AskingChain.$current.withValue(chain) { put() }
      })
    navigation.state = .asking(conversation)
    line.beginAsking(navigation)
    conversation.begin { ending in
      self.conversationEnded(ending, of: navigation)
      guard !isWithinCall else { return }
      if navigation.isReady { self.line.insert(navigation) }
      // The guard answers in its own task, but requests that follow the answer are not made by the guard.
      AskingChain.$current.withValue(nil) { self.run() }
    }
    isWithinCall = false
    if case .asking = navigation.state { events.waiting(waits.request(navigation)) }
  }

  private func conversationEnded(_ ending: Conversation.Ending, of navigation: Navigation) {
    line.endAsking(navigation)
    switch ending {
    case .agreed:
      navigation.state = .ready
      line.givePlace(navigation)
    case .unanswered(let question):
      end(navigation, .failed(NavigationFailure(.guardDidNotAnswer(question.name()))))
    case .refused(_, let reason) where reason is CancellationError && navigation.isAbandoned:
      end(navigation, .cancelled)
    case .refused(let question, let reason)
    where navigation.executor?.goal.continues(without: question, because: reason) == true:
      // Each refusal removes a part with its questions. So the rounds end although their count restarts.
      navigation.rounds = 0
      navigation.executor?.drop()
      navigation.state = .ready
      line.givePlace(navigation)
    case .refused(let question, let reason): end(navigation, .blocked(by: question.obstacle(reason)))
    }
  }
}
