import NavigationCore

/// A caller that waits for a screen's answer. Its completion is called once, at the latest when the caller is released.
final class Inquirer<Answer> {
  private enum State {
    /// The navigation runs.
    case going
    /// The navigation runs, and the screen has answered and is being removed.
    case goingAnswered
    /// The navigation runs, and the outcome of the asking is known.
    case goingEnded(Outcome<Answer>)
    case waiting
    case over
  }

  /// Whether the screens stay after the answer.
  let leavesOpen: Bool
  /// The inquiry that the caller takes part in. The screen keeps it.
  weak var inquiry: Inquiry<Answer>?
  private var state = State.going
  private var tell: ((Outcome<Answer>) -> Void)?
  /// Completes with ``Outcome/cancelled`` if the caller is released before the outcome is known.
  private var giveUp: (@MainActor () -> Void)?

  init(leavingOpen leavesOpen: Bool, _ tell: @escaping @MainActor (Outcome<Answer>) -> Void) {
    self.leavesOpen = leavesOpen
    self.tell = tell
    giveUp = { tell(.cancelled) }
  }

  deinit {
    guard let giveUp else { return }
    Task { @MainActor in giveUp() }
  }

  private func end(_ outcome: Outcome<Answer>) {
    guard let tell else { return }
    state = .over
    (self.tell, giveUp, inquiry) = (nil, nil, nil)
    tell(outcome)
  }

  /// Whether the navigation runs and the outcome of the asking is not known.
  var isGoing: Bool { if case .going = state { true } else { false } }

  /// Records that the screen has answered. The answer follows when the screen has left.
  func learnOfAnswer() { if case .going = state { state = .goingAnswered } }

  /// Receives the outcome of the asking.
  func hear(_ outcome: Outcome<Answer>) {
    switch state {
    case .going, .goingAnswered: state = .goingEnded(outcome)
    case .waiting: end(outcome)
    case .goingEnded, .over: break
    }
  }

  /// Receives the outcome of the navigation.
  ///
  /// - Parameter isCancelled: Whether the caller was cancelled while the navigation ran.
  func went<Screen>(_ outcome: Outcome<Screen>, isCancelled: Bool) {
    if let ending = outcome.ending(as: Answer.self) {
      inquiry?.leave(self)
      return end(ending)
    }
    switch state {
    case .goingEnded(let ending): end(ending)
    case .goingAnswered: state = .waiting
    case .going:
      state = .waiting
      if isCancelled { return cancel() }
      guard let inquiry else { return end(.cancelled) }
      inquiry.watch()
    case .waiting, .over: break
    }
  }

  /// Ends the wait for the answer. While the navigation runs this has no effect, because the navigation itself is
  /// cancelled.
  func cancel() {
    guard case .waiting = state else { return }
    inquiry?.giveUp(self)
    end(.cancelled)
  }
}

extension Outcome {
  /// Returns the same outcome with another type of value, or `nil` for an arrival.
  fileprivate func ending<Other>(as other: Other.Type) -> Outcome<Other>? {
    switch self {
    case .arrived, .alreadyThere: nil
    case .redirected(let request): .redirected(to: request)
    case .superseded(let request): .superseded(by: request)
    case .blocked(let obstacle): .blocked(by: obstacle)
    case .cancelled: .cancelled
    case .failed(let failure): .failed(failure)
    }
  }
}
