/// Changes that take effect all together or not at all.
///
/// Each change begins when the previous one has ended. If one fails, the state before the first is restored. The checkpoint keeps
/// removed screens alive until the transaction ends.
package final class TreeTransaction {
  private enum State {
    /// No change is under way. The next step can begin.
    case idle
    /// A change is under way, with its number. `hasBegun` indicates whether its call has returned.
    case changing(Int, hasBegun: Bool)
    case over
  }

  private let stage: any Stage
  private let animated: Bool
  private let probe: CallProbe?
  private var checkpoint: (any Checkpoint)?
  /// The completed steps, followed by those that remain.
  private var steps: [TransactionStep]
  /// The index of the first remaining step.
  private var next = 0
  private var state = State.idle
  /// A Boolean value that indicates whether the loop is running. An immediate answer then becomes the loop's next turn.
  private var isInLoop = false
  private var count = 0
  private var current: (any TreeChange)?
  private var isGivenUp = false
  /// The changes that no longer hold after app code has ended, because that code has undone them.
  private var undoneByAppCode: [any TreeChange] = []
  private var completion: ((RoutingResult) -> Void)?

  nonisolated deinit {}

  package init(on stage: any Stage, _ steps: [TransactionStep], animated: Bool, probe: CallProbe? = nil) {
    self.stage = stage
    self.animated = animated
    self.probe = probe
    self.steps = steps
  }

  /// Makes the changes. The completion is called once: when all are made, or when one has failed and the stage is restored.
  package func run(completion: @escaping (RoutingResult) -> Void) {
    self.completion = completion
    do {
      try stage.check(steps)
      checkpoint = try stage.checkpoint(before: steps)
      step()
    } catch {
      end(.failure(error))
    }
  }

  /// The changes that have begun, in order.
  private var begun: [any TreeChange] {
    steps[..<next].compactMap { if case .change(let change, _) = $0 { change } else { nil } }
  }

  /// The changes that are complete.
  private var made: [any TreeChange] { current == nil ? begun : begun.dropLast() }

  /// The names of the app code that has begun, in order.
  var appCodeBegun: [String] { begun.compactMap { ($0 as? AppCode)?.name } }

  /// A Boolean value that indicates whether any change has begun.
  package private(set) var hasChanged = false

  /// The event that ends the change under way or the restoration; `nil` between changes.
  var awaited: WaitingRequest.Reason? {
    if case .over = state { checkpoint?.awaited } else { current?.awaited }
  }

  /// Gives up a change that does not answer, as soon as nothing is in flight on the stage.
  package func giveUp() {
    isGivenUp = true
    if case .over = state { checkpoint?.giveUp() } else { endWait() }
  }
}

extension TreeTransaction {
  private func step() {
    guard !isInLoop else { return }
    isInLoop = true
    defer { isInLoop = false }
    while case .idle = state {
      guard next < steps.count else { return end(.success) }
      next += 1
      switch steps[next - 1] {
      case .change(let change, let animated): begin(change, animated: animated && self.animated)
      case .settle: settle()
      case .late(_, _, let work):
        do {
          let more = try work()
          try stage.check(more)
          if !more.isEmpty { steps.insert(contentsOf: more, at: next) }
        } catch {
          return rollBack(because: overtaken(error))
        }
      }
    }
  }

  /// Replaces the error of a destination that is not visible, if only the package's own changes were made.
  ///
  /// A later move has then altered one of them or removed the destination, and the transaction ends as overtaken.
  private func overtaken(_ error: any Error) -> any Error {
    guard let error = error as? DestinationNotVisible else { return error }
    if !begun.contains(where: { $0 is AppCode }) {
      if let moved = checkpoint?.movedByOthers(of: begun).first {
        return OvertakenByMove("a move of the user or of the app's own code after \(moved.name)")
      }
      if !error.isInTree {
        return OvertakenByMove("a move of the user or of the app's own code that took \(error.name) away")
      }
    }
    return error.failure
  }

  private func settle() {
    count += 1
    let turn = count
    state = .changing(turn, hasBegun: true)
    stage.whenSettled {
      guard case .changing(turn, _) = self.state else { return }
      self.state = .idle
      self.step()
    }
  }

  private func begin(_ change: any TreeChange, animated: Bool) {
    do {
      try probe?(.transition)
    } catch {
      // The change has not begun.
      next -= 1
      return rollBack(because: error)
    }
    count += 1
    let turn = count
    current = change
    hasChanged = true
    state = .changing(turn, hasBegun: false)
    let answer = OnceOnly<RoutingResult>(ifReleased: self.missingAnswer) { self.didAnswer($0, turn) }
    change.apply(animated: animated, answer: answer)
    guard case .changing(turn, hasBegun: false) = state else { return }
    state = .changing(turn, hasBegun: true)
    endWait()
  }

  /// The result of the change under way if its answer was released.
  private var missingAnswer: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(current?.name ?? "")) }

  private func didAnswer(_ result: RoutingResult, _ turn: Int) {
    guard case .changing(turn, _) = state else { return }
    guard current is AppCode, case .success = result else { return ended(result) }
    // App code may answer early: it is complete only when nothing is in flight.
    stage.whenSettled {
      if case .changing(turn, _) = self.state { self.ended(result) }
    }
  }

  private func ended(_ result: RoutingResult) {
    do {
      if case .failure(let reason) = result { throw reason }
      try probe?(.transitionEnd)
      if current is AppCode { undoneByAppCode += checkpoint?.movedByOthers(of: made) ?? [] }
      current = nil
      state = .idle
      step()
    } catch {
      rollBack(because: error)
    }
  }

  /// Ends the wait for a change that is given up. A change whose call has not returned is not interrupted.
  private func endWait() {
    guard isGivenUp, case .changing(let turn, hasBegun: true) = state, let current, !current.isAnimating else { return }
    stage.whenSettled { self.didAnswer(self.missingAnswer, turn) }
  }

  private func rollBack(because reason: any Error) {
    state = .over
    let reason = withAllOvertaken(placed(reason))
    guard let checkpoint else { return end(.failure(reason)) }
    defer { if isGivenUp { checkpoint.giveUp() } }
    let moved = (reason as? OvertakenByMove)?.changes ?? []
    checkpoint.restore(after: made, during: current, sparing: moved) { result in
      guard case .failure(let obstacle) = result else { return self.end(.failure(reason)) }
      var failure = NavigationFailure(.treeNotRestored(after: "\(reason)"))
      failure.remedy += " What stood in the way: \(obstacle)"
      self.end(.failure(failure))
    }
  }

  private func placed(_ reason: any Error) -> any Error {
    guard !(reason is any EndingWithoutFailure), let place = current?.place else { return reason }
    return NavigationFailure(caught: reason, step: place)
  }

  /// Adds all changes that a move has overtaken to the error. App code may pass on an error of a transaction of its own.
  private func withAllOvertaken(_ reason: any Error) -> any Error {
    guard var overtaken = reason as? OvertakenByMove else { return reason }
    overtaken.changes += (checkpoint?.movedByOthers(of: made) ?? []).filter { moved in
      !undoneByAppCode.contains { $0 === moved }
    }
    if let current, !overtaken.isUndo { overtaken.changes.append(current) }
    return overtaken
  }

  private func end(_ result: RoutingResult) {
    state = .over
    let completion = completion.take()
    // Removed screens are deallocated here and may read this transaction, so both properties are cleared first.
    _ = checkpoint.take()
    _ = current.take()
    completion?(result)
    (steps, next) = ([], 0)
  }
}
