/// Changes that take effect all together or not at all.
///
/// They are made one after the other, each when the one before has ended. When one fails, what they touch is put back as
/// it was before the first. The checkpoint keeps what was removed alive until the transaction ends.
package final class TreeTransaction {
  private enum State {
    /// Nothing is being changed; the next step may be taken.
    case idle
    /// A change is being made: which one of them, and whether its call has returned.
    case changing(Int, hasBegun: Bool)
    case over
  }

  private let stage: any Stage
  private let animated: Bool
  private let probe: CallProbe?
  private var checkpoint: (any Checkpoint)?
  /// What has been done, and behind that what is still to be done.
  private var steps: [TransactionStep]
  /// The first of those that are still to be done.
  private var next = 0
  private var state = State.idle
  /// Whether the loop that takes the steps runs, so that an answer that comes at once is a turn of it.
  private var isInLoop = false
  private var count = 0
  private var current: (any TreeChange)?
  private var isGivenUp = false
  /// What did not stand any more when the app's own code had ended, which is what has undone it.
  private var undoneByAppCode: [any TreeChange] = []
  private var completion: ((RoutingResult) -> Void)?

  nonisolated deinit {}

  package init(on stage: any Stage, _ steps: [TransactionStep], animated: Bool, probe: CallProbe? = nil) {
    self.stage = stage
    self.animated = animated
    self.probe = probe
    self.steps = steps
  }

  /// Makes the changes. The completion is called once, when all are made, or when one has failed and all is put back.
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

  /// Those of them that were made.
  private var made: [any TreeChange] { current == nil ? begun : begun.dropLast() }

  /// The names of the app's own code that has begun, in order.
  var appCodeBegun: [String] { begun.compactMap { ($0 as? AppCode)?.name } }

  /// Whether any change was made.
  package private(set) var hasChanged = false

  /// The event that ends the change under way, or the one that puts the stage back; `nil` between changes.
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

  /// Where the package's own changes were made as planned and the destination is not there all the same, somebody else has
  /// moved since: what was changed, or the destination, which may have stood where nothing had to be changed.
  private func overtaken(_ error: any Error) -> any Error {
    guard let error = error as? DestinationNotThere else { return error }
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
      // It has not begun.
      next -= 1
      return rollBack(because: error)
    }
    count += 1
    let turn = count
    current = change
    hasChanged = true
    state = .changing(turn, hasBegun: false)
    let answer = OnceOnly<RoutingResult>(ifReleased: self.silence) { self.heard($0, turn) }
    change.apply(animated: animated, answer: answer)
    guard case .changing(turn, hasBegun: false) = state else { return }
    state = .changing(turn, hasBegun: true)
    endWait()
  }

  /// What stands for the answer of the change under way, where nobody can give it any more.
  private var silence: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(current?.name ?? "")) }

  private func heard(_ result: RoutingResult, _ turn: Int) {
    guard case .changing(turn, _) = state else { return }
    guard current is AppCode, case .success = result else { return ended(result) }
    // Whatever the app's code says, it is over when nothing is in flight.
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

  /// What is still being begun is not cut off: it could not know that it is over.
  private func endWait() {
    guard isGivenUp, case .changing(let turn, hasBegun: true) = state, let current, !current.isAnimating else { return }
    stage.whenSettled {
      self.heardNothing(of: current, turn)
    }
  }

  private func heardNothing(of change: any TreeChange, _ turn: Int) {
    guard case .changing(turn, _) = state else { return }
    rollBack(because: NavigationError.transitionDidNotAnswer(change.name))
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

  /// A move with all the changes that it has overtaken. App code may have heard of it from a transaction of its own.
  private func withAllOvertaken(_ reason: any Error) -> any Error {
    guard var overtaken = reason as? OvertakenByMove else { return reason }
    overtaken.changes += (checkpoint?.movedByOthers(of: made) ?? []).filter { moved in
      !undoneByAppCode.contains { $0 === moved }
    }
    if let current, !overtaken.takesBack { overtaken.changes.append(current) }
    return overtaken
  }

  private func end(_ result: RoutingResult) {
    state = .over
    let completion = completion.take()
    // What was removed is deallocated here, and may look at this transaction: both are `nil` by then.
    _ = checkpoint.take()
    _ = current.take()
    completion?(result)
    (steps, next) = ([], 0)
  }
}
