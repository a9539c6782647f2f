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
