/// The requests of one window, carried out one at a time.
///
/// A synchronous state machine: ``run()`` takes one request after the other through resolve, prepare, ask, build and
/// commit, and returns where something has to be waited for. It waits for three things only: the stage to be ready, the
/// answer of a guard, and the end of a commit. An answer that arrives while the machine runs is a turn of its loop and not
/// a call within a call, so the stack stays flat however many requests there are.
///
/// A request holds the window only from build to settle. While its guards are asked, others pass it.
package final class NavigationQueue {
  /// Whose turn it is.
  enum Turn {
    case free
    /// From build to settle.
    case held(Navigation)
    /// It is over, and its askers are to be told when nothing on the stack holds what it has removed.
    case over(Navigation, Outcome<Void>)
  }

  /// After so many rounds of asking a request fails: the tree keeps changing.
  static let mostRounds = 8

  let stage: any Stage
  package let events: NavigationRecorder
  var line = RequestLine()
  var turn = Turn.free
  /// The one that has been taken from the line, and neither is asked about nor holds the window.
  var current: Navigation?
  private var sameness = SamenessIndex()
  var isRunning = false
  var isWaitingForStage = false

  package init(stage: any Stage, events: NavigationRecorder) {
    self.stage = stage
    self.events = events
  }

  /// The request whose guard is being asked, for what the guard itself asks of the router.
  package static var beingAsked: Navigation? { AskingChain.current?.navigation }

  /// Returns a function that runs code as a part of the guard's call that is being made now.
  package static func partOfThisCall() -> (() -> Void) -> Void {
    let chain = AskingChain.current
    return { body in AskingChain.$current.withValue(chain) { body() } }
  }

  /// The stage for a request that is made now.
  ///
  /// In the call of a guard that is being asked, the alerts of the guard stay. A request that leaves without asking dismisses the
  /// alerts that ask whether a screen may be left.
  /// - Parameter owner: The request that this one is made for by one of its guards.
  package static func stage(
    _ stage: any Stage, within owner: Navigation?, leavingWithoutAsking: Bool
  ) -> any Stage {
    let isInCall = owner?.isAsked == true || AskingChain.current?.isUnanswered == true
    let stage = isInCall ? stage.whileAsking : stage
    return leavingWithoutAsking ? stage.withoutQuestions : stage
  }

  /// Whether nothing waits, is asked, or is under way.
  package var isIdle: Bool { holder == nil && taken == nil && line.isEmpty }

  /// Whether a request has the window, so that changes of the tree are its doing.
  package var isHeld: Bool { holder != nil }

  var holder: Navigation? { if case .held(let navigation) = turn { navigation } else { nil } }
}

// MARK: - Coming and going

extension NavigationQueue {
  /// Makes a request.
  ///
  /// - Parameters:
  ///   - owner: The request that this one is made for by one of its guards; it ends when that one does.
  ///   - goesFirst: Whether it comes before those that have not had their turn.
  ///   - completion: Called once with how it ended.
  package func start<Value>(
    _ request: NavigationRequest<Value>, on stage: any Stage, roles: RouterRoles, within owner: Navigation? = nil,
    goesFirst: Bool = false, _ asker: Navigation.Asker, _ completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    // No more is kept than the value needs: to let go of the request the runtime would look up its type.
    let value = request.value
    let stage = Self.stage(stage, within: owner, leavingWithoutAsking: request.leavesWithoutAsking)
    asker.whenEnded { outcome, destination in completion(outcome.valued { try value(destination) }) }
    let executor = Executor(
      request.makeGoal(stage), on: stage, animated: request.animated, roles: roles, mark: request.mark, recorder: events
    )
    enqueue(Navigation(executor, asker: asker), policy: request.policy, within: owner, goesFirst: goesFirst)
  }

  /// Puts a request in its place and goes on.
  package func enqueue(
    _ navigation: Navigation, policy: OverlapPolicy, within owner: Navigation? = nil, goesFirst: Bool = false
  ) {
    guard let executor = navigation.executor else { return }
    events.requested(
      MadeRequest(
        summary: executor.summary, context: executor.goal.context, mark: executor.mark, policy: policy,
        isMadeByGuard: navigation.chain != nil))
    owner?.adopt(navigation, in: self)
    // One that waits for the very guard that asks could never end.
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
    if goesFirst { line.prepend(navigation) } else { line.insert(navigation) }
    sameness.add(navigation)
    // It is in its place by now, so what the askers of the replaced ones ask for comes behind it.
    run {
      for navigation in replaced { end(navigation, .superseded(by: executor.summary)) }
      guard policy == .replaceCurrent else { return }
      if let holder { return giveUp(holder, ending: .superseded(by: executor.summary)) }
      if let taken, !navigation.isMade(for: taken) { end(taken, .superseded(by: executor.summary)) }
    }
    if case .waiting = navigation.state { events.waiting(waits.request(navigation)) }
  }

  /// Ends the asker's wait. A request that has begun to commit completes, unless a change of it does not answer.
  package func cancel(_ asker: Navigation.Asker) {
    asker.flag.set()
    guard let navigation = asker.navigation, !navigation.hasEnded else {
      asker.whenCancelled?()
      return
    }
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
    run {
      for navigation in pending where navigation !== holder { end(navigation, .cancelled) }
      if let holder { giveUp(holder, ending: .cancelled) }
    }
  }

  /// What is in the way of a request. Those whose guards it is made for are not.
  private func obstruction(besides navigation: Navigation) -> Navigation? {
    pending.first { $0 !== navigation && !navigation.isMade(for: $0) }
  }

  var pending: [Navigation] { ((holder ?? taken).map { [$0] } ?? []) + line.pending }

  /// The one that is being resolved or prepared.
  private var taken: Navigation? {
    guard let current, !current.hasEnded, holder == nil, !current.isAsked else { return nil }
    return current
  }

  private func giveUp(_ navigation: Navigation, ending outcome: Outcome<Void>) {
    navigation.state = .underWay(givenUpFor: outcome)
    navigation.executor?.abandon()
  }

  func end(_ navigation: Navigation, _ outcome: Outcome<Void>) {
    guard navigation.beginEnding() else { return }
    line.remove(navigation)
    sameness.remove(navigation)
    if let executor = navigation.executor {
      events.settled(executor.summary, outcome, hadWindow: navigation.isUnderWay)
    }
    let reason = outcome.reasonForNotArriving
    let dependences = reason == nil ? [] : navigation.dependences
    for dependent in navigation.end(outcome) { dependent.dependence?.end(of: dependent) }
    guard let reason else { return }
    for dependence in dependences { dependence.refuse(because: reason) }
  }
}
