extension NavigationQueue {
  /// Advances requests until none is left, one holds the window, or the first in line has to wait. Does nothing if the machine runs.
  package func run() { run {} }

  /// Runs a closure during which no request advances, and then advances requests. If the machine runs already, only runs the closure.
  func run(after body: () -> Void) {
    guard !isRunning else { return body() }
    isRunning = true
    defer {
      isRunning = false
      events.discardVisibleScreens()
    }
    body()
    deliver()
    while holder == nil, let navigation = takeNext() {
      advance(navigation)
      deliver()
    }
  }

  /// Delivers the outcome of a completed request. Called when nothing on the call stack retains the screens that were removed.
  private func deliver() {
    guard case .over(let navigation, let outcome) = turn else { return }
    turn = .free
    end(navigation, outcome)
  }

  private func takeNext() -> Navigation? {
    if line.needsRoot {
      if stage.isEmpty { stage.whenFilled { self.run() } } else { line.endWaitForRoot() }
    }
    guard let next = line.first else { return nil }
    if isStageReady(for: next) {
      line.remove(next)
      return next
    }
    guard !isWaitingForStage else { return nil }
    isWaitingForStage = true
    stage.whenReady {
      self.isWaitingForStage = false
      self.run()
    }
    return nil
  }

  private func isStageReady(for navigation: Navigation) -> Bool {
    switch stage.readiness {
    case .ready: true
    case .inFlight, .hidden: false
    case .notShownYet: !navigation.needsAudience
    }
  }

  private func advance(_ navigation: Navigation) {
    guard let executor = navigation.executor else { return }
    if navigation.isAbandoned { return end(navigation, .cancelled) }
    current = navigation
    defer { current = nil }
    do {
      let questions = try executor.resolve()
      events.resolved(executor.summary)
      // App code runs here and may have ended the request.
      if navigation.hasEnded { return }
      navigation.needsAudience = executor.phase.needsAudience
      if navigation.needsAudience, !isStageReady(for: navigation) { return wait(navigation) }
      try executor.prepare()
      if navigation.hasEnded { return }
      guard try ask(questions, of: navigation, executor) else { return }
      try build(navigation, executor)
    } catch {
      guard waitsForRoot(navigation, after: error) else { return end(navigation, Outcome(endedBy: error)) }
      executor.drop()
      line.waitForRoot(navigation)
    }
  }

  /// Returns whether a request that would end with an error waits for a root view controller instead.
  private func waitsForRoot(_ navigation: Navigation, after error: any Error) -> Bool {
    guard stage.isEmpty, !navigation.hasEnded, let goal = navigation.executor?.goal else { return false }
    return !goal.onlyRemoves && mayLackRoot(error)
  }

  /// Drops the proposal and puts the request back into the line until the stage is ready. Later requests wait behind it.
  private func wait(_ navigation: Navigation) {
    navigation.executor?.drop()
    line.insert(navigation)
  }

  private func build(_ navigation: Navigation, _ executor: Executor) throws {
    let wasReady = navigation.state
    navigation.state = .inProgress(givenUpFor: nil)
    turn = .held(navigation)
    do {
      let open = try openAfterBuilding(navigation, executor)
      if let interruption = navigation.interruption ?? (navigation.isAbandoned ? .cancelled : nil) {
        turn = .free
        return end(navigation, interruption)
      }
      guard open.isEmpty else {
        turn = .free
        navigation.state = wasReady
        executor.drop()
        converse(open, with: navigation, executor)
        if navigation.isReady { line.insert(navigation) }
        return
      }
    } catch {
      turn = .free
      if waitsForRoot(navigation, after: error) { navigation.state = wasReady }
      throw error
    }
    navigation.needsAudience = executor.phase.needsAudience
    guard isStageReady(for: navigation) else {
      turn = .free
      navigation.state = wasReady
      return wait(navigation)
    }
    if executor.roles.leavesWithoutAsking { dropQuestions(for: navigation, executor.summary) }
    executor.commit { self.finish(navigation, $0) }
  }

  /// Ends the open questions to screens, because the request leaves screens without asking. The requests that asked them are
  /// superseded.
  private func dropQuestions(for navigation: Navigation, _ summary: RequestSummary) {
    stage.endQuestionsOfUserMoves()
    for other in pending where other.isAskingToLeave {
      // The screen that is asked may have made this request itself.
      guard !navigation.isMade(for: other), !navigation.isAwaited(by: other) else { continue }
      end(other, .superseded(by: summary))
    }
  }

  /// Builds the proposal and asks the questions with an immediate answer.
  ///
  /// - Returns: The other questions that building has added, except those that were answered with yes already.
  /// - Throws: The error of building, or ``NavigationInterruption/blocked(by:)`` if an immediate answer is no.
  private func openAfterBuilding(_ navigation: Navigation, _ executor: Executor) throws -> [Question] {
    let questions = try executor.build()
    guard !questions.isEmpty else { return [] }
    try questions.checkAtOnce()
    return questions.filter { $0.form == .conversation && !navigation.agreed.contains($0.id) }
  }

  private func finish(_ navigation: Navigation, _ commitment: Commitment) {
    guard holder === navigation else { return }
    // Other code has run during the transition, so the visible screens must be read again.
    if !isRunning { events.discardVisibleScreens() }
    switch (commitment, navigation.interruption) {
    // A stage that could not be restored is reported even if the request was given up, unless the window is gone.
    case (.ended(.failed(let failure)), _?) where failure.leavesTreeChanged && (try? stage.check()) != nil:
      turn = .over(navigation, .failed(failure))
    case (.ended(.failed), let interruption?): turn = .over(navigation, interruption)
    case (.ended(let outcome), _): turn = .over(navigation, outcome)
    case (_, let interruption?): turn = .over(navigation, interruption)
    case (.nextPart, nil):
      navigation.beginPart()
      turn = .free
      line.continueNext(navigation)
    case (.askFirst(let part), nil):
      navigation.askAgain(about: part)
      turn = .free
      line.continueNext(navigation)
    }
    run()
  }
}
