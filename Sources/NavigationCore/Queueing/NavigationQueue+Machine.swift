extension NavigationQueue {
  /// Advances requests until none is left or one has to wait.
  package func run() { run {} }

  /// Runs a closure during which no request advances, and then advances requests.
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

  /// Delivers the outcome of the completed request, at a point at which the call stack holds no removed screen.
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

  /// Returns whether a request that could not be resolved waits for a root view controller.
  private func waitsForRoot(_ navigation: Navigation, after error: any Error) -> Bool {
    guard stage.isEmpty, !navigation.hasEnded, let goal = navigation.executor?.goal else { return false }
    return !goal.onlyRemoves && mayLackRoot(error)
  }

  /// Reinserts a request that needs a window that is shown. Others wait behind it.
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

  /// Supersedes the requests that ask screens whether they may be left, because a request that asks none takes their place.
  private func dropQuestions(for navigation: Navigation, _ summary: RequestSummary) {
    stage.endQuestionsOfUserMoves()
    for other in pending where other.isAskingToLeave {
      // The screen that is asked may have made this request itself.
      guard !navigation.isMade(for: other), !navigation.isAwaited(by: other) else { continue }
      end(other, .superseded(by: summary))
    }
  }

  /// Builds the proposal and returns the questions that only building has revealed.
  private func openAfterBuilding(_ navigation: Navigation, _ executor: Executor) throws -> [Question] {
    let questions = try executor.build()
    guard !questions.isEmpty else { return [] }
    try questions.checkAtOnce()
    return questions.filter { $0.form == .conversation && !navigation.agreed.contains($0.id) }
  }

  private func finish(_ navigation: Navigation, _ commitment: Commitment) {
    guard holder === navigation else { return }
    // Other code has run during the transition.
    if !isRunning { events.discardVisibleScreens() }
    switch (commitment, navigation.interruption) {
    // If the stage was not restored, the askers receive that failure even if they have given up. A closed window has no stage.
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
