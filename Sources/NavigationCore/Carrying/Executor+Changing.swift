extension Executor {
  /// Changes the stage, waits until nothing is in flight, and runs post tasks. If a change fails, restores the stage.
  ///
  /// The completion is called once. If there is no commit, the request ends ``Outcome/alreadyThere(_:)``.
  func commit(completion: @escaping (Commitment) -> Void) {
    guard let commit = phase.commit else { return completion(.ended(.alreadyThere(()))) }
    hasBegun = true
    let steps: [TransactionStep]
    do {
      steps = try stage.scope {
        try commit.setUpFound(self)
        return try commit.steps(self)
      }
    } catch {
      return completion(conclusion(of: commit, error))
    }
    recorder.willCommit()
    guard !steps.isEmpty else { return endedWithoutChange(commit, completion) }
    let transaction = TreeTransaction(on: stage, steps, animated: animated, probe: probe)
    self.transaction = transaction
    if isAbandoned { transaction.giveUp() }
    transaction.run { result in
      switch result {
      case .success: self.ended(commit, hasMoved: transaction.hasChanged, completion)
      case .failure(let reason): completion(self.conclusion(of: commit, reason))
      }
    }
  }

  /// Ends a request that has no change to make. If its destination is not visible, the request fails.
  private func endedWithoutChange(_ commit: any Commit, _ completion: @escaping (Commitment) -> Void) {
    do {
      if let destination = commit.destination { try stage.checkArrival(at: destination) }
      ended(commit, hasMoved: false, completion)
    } catch let missing as DestinationNotVisible {
      completion(conclusion(of: commit, missing.failure))
    } catch {
      completion(conclusion(of: commit, error))
    }
  }

  /// Gives up the present change and all later ones. A change then fails if it has not answered when no transition is in flight.
  func abandon() {
    isAbandoned = true
    transaction?.giveUp()
  }

  /// The event that the request waits for. Read it only while the request holds the window and no transition is in flight.
  var awaited: WaitingRequest.Reason {
    if !hasBegun { return .change("making the screens of \(goal.name)") }
    // Between two changes, the transaction waits for the transition of the first to end.
    return transaction?.awaited ?? .transitionInFlight
  }

  private func ended(_ commit: any Commit, hasMoved: Bool, _ completion: @escaping (Commitment) -> Void) {
    self.hasMoved = self.hasMoved || hasMoved
    _ = transaction.take()
    _ = undo.take()
    let sequel = commit.made(self)
    recorder.committed(summary)
    guard hasMoved, case .done = sequel else { return arrive(commit, sequel, completion) }
    stage.whenSettled { self.arrive(commit, sequel, completion) }
  }

  private func arrive(_ commit: any Commit, _ sequel: Sequel, _ completion: (Commitment) -> Void) {
    destination = commit.destination
    if commit.hasOwnPostTasks || !roles.postTasks.isEmpty {
      stage.scope { runPostTasks(commit) }
      recorder.discardVisibleScreens()
    }
    enter(.new)
    switch sequel {
    case .nextPart: completion(.nextPart)
    case .askFirst(let part): completion(.askFirst(about: part))
    case .redirected(let other): completion(.ended(.redirected(to: other)))
    case .done, .failed: completion(.ended(hasMoved ? .arrived(()) : .alreadyThere(())))
    }
  }

  private func runPostTasks(_ commit: any Commit) {
    let visits = commit.visits
    guard !visits.isEmpty else { return }
    var seen: Set<ObjectIdentifier> = []
    let visited = visits.filter { seen.insert(ObjectIdentifier($0.screen)).inserted }
    let stack = visited.map(\.screen)
    commit.runOwnPostTasks(self, routingStack: stack)
    roles.runPostTasks(for: visited, routingStack: stack)
  }
}

// MARK: - Failures

extension Executor {
  /// Returns the result of a failed commit. Called after the stage was restored, or when restoring it has failed.
  private func conclusion(of commit: any Commit, _ reason: any Error) -> Commitment {
    let error = failure(for: reason)
    drop()
    let sequel = commit.rollBack(because: reason)
    _ = transaction.take()
    if case .askFirst(let part) = sequel { return .askFirst(about: part) }
    switch error {
    case let overtaken as OvertakenByMove:
      return .ended(.superseded(by: RequestSummary(id: RequestNumber.next(), name: overtaken.move)))
    case NavigationInterruption.blocked(let obstacle): return .ended(.blocked(by: obstacle))
    default: return .ended(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Converts an error to a failure, and adds the names of the tasks and the app code that have run. Returns an ``EndingWithoutFailure``
  /// error unchanged.
  func failure(for error: any Error) -> any Error {
    if error is any EndingWithoutFailure { return error }
    var failure = NavigationFailure(caught: error, step: goal.place)
    // A part that failed to build lists its own tasks.
    let tasksRun = (phase.commit?.tasksRun ?? []) + failure.alreadyRun
    failure.alreadyRun = tasksRun + (transaction?.appCodeBegun ?? [])
    return failure
  }
}

/// The result of a commit.
enum Commitment {
  /// The request has ended.
  case ended(Outcome<Void>)
  /// One part of the request is done. The next part is resolved at once, before any waiting request. The request does not hold the
  /// window while the questions of that part are asked.
  case nextPart
  /// The stage is restored, because the part with this number has a question that was not known before. The request is resolved
  /// again and asks it.
  case askFirst(about: Int)
}
