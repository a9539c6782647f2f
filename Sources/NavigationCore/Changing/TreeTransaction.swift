/// Changes that take effect all together or not at all.
///
/// Each change begins when the previous change has ended. If a change fails, the state before the first change is restored. The
/// checkpoint keeps removed screens alive until the transaction ends.
package final class TreeTransaction {
  private enum State {
    /// No change is under way. The next step can begin.
    case idle
    /// A change or a wait with this number is under way. `hasBegun` indicates whether the call that makes the change has returned.
    case changing(Int, hasBegun: Bool)
    /// The transaction has ended, or the stage is being restored.
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
  /// A Boolean value that indicates whether the loop is running. After an immediate answer, the running loop makes the next step.
  private var isInLoop = false
  private var count = 0
  private var current: (any TreeChange)?
  private var isGivenUp = false
  /// The earlier changes that app code of this transaction has undone or altered.
  private var undoneByAppCode: [any TreeChange] = []
  private var completion: ((RoutingResult) -> Void)?

  nonisolated deinit {}

  package init(on stage: any Stage, _ steps: [TransactionStep], animated: Bool, probe: CallProbe? = nil) {
    self.stage = stage
    self.animated = animated
    self.probe = probe
    self.steps = steps
  }

  /// Makes the changes.
  ///
  /// - Parameter completion: Called once: when all changes were made, or when one has failed and the stage is restored. If the stage
  ///   cannot be restored, the failure is ``NavigationError/treeNotRestored(after:)``.
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

  /// The changes that are complete, in order.
  private var made: [any TreeChange] { current == nil ? begun : begun.dropLast() }

  /// The names of the app code that has begun, in order.
  var appCodeBegun: [String] { begun.compactMap { ($0 as? AppCode)?.name } }

  /// A Boolean value that indicates whether any change has begun.
  package private(set) var hasChanged = false

  /// The event that ends the change or the step of the restoration that is under way; `nil` if neither is.
  var awaited: WaitingRequest.Reason? {
    if case .over = state { checkpoint?.awaited } else { current?.awaited }
  }

  /// Stops waiting for the present change and for all later ones. From now on, a change without an answer fails as soon as no transition
  /// is in flight. If the stage is being restored, the same applies to the steps of the restoration.
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

  /// Returns the error that ends the transaction if its destination is not visible. Returns any other error unchanged.
  ///
  /// The result is ``OvertakenByMove`` if a move of the user or of the app is the cause. The move has altered a change, has removed the
  /// destination from the tree, or has made a container show another child. Otherwise the result is a failure.
  ///
  /// If app code of the transaction has begun, the result is always a failure, because that code may have hidden the destination.
  private func overtaken(_ error: any Error) -> any Error {
    guard let error = error as? DestinationNotVisible else { return error }
    if !begun.contains(where: { $0 is AppCode }) {
      if let moved = checkpoint?.movedByOthers(of: begun).first {
        return OvertakenByMove("a move of the user or of the app's own code after \(moved.name)")
      }
      if !error.isInTree {
        return OvertakenByMove("a move of the user or of the app's own code that took \(error.name) away")
      }
      if error.isHiddenByMove {
        return OvertakenByMove("a move of the user or of the app's own code that hid \(error.name)")
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

  /// The result of a change that has released its answer or was given up.
  private var missingAnswer: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(current?.name ?? "")) }

  private func didAnswer(_ result: RoutingResult, _ turn: Int) {
    guard case .changing(turn, _) = state else { return }
    guard current is AppCode, case .success = result else { return ended(result) }
    // App code may answer before its transitions end. The change ends when no transition is in flight.
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

  /// Ends the wait for the present change if the transaction was given up. If the change has not answered when no transition is in
  /// flight, it fails.
  ///
  /// Does nothing before the call that makes the change has returned, or while the change runs an animation.
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

  /// Adds the changes that a move has altered to an error ``OvertakenByMove``. Returns any other error unchanged.
  ///
  /// Adds the completed changes that were altered, except those that the transaction's own app code has altered. Also adds the present
  /// change, unless the move has only undone it. The error may already contain changes of an inner transaction that app code has run.
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
