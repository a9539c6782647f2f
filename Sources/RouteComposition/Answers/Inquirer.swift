import NavigationCore

/// A caller that waits for a screen's answer. Its completion is called once, at the latest when the caller is released.
final class Inquirer<Answer> {
  private enum State {
    /// The navigation runs.
    case navigating
    /// The navigation runs, and the screen has answered and is being removed.
    case answered
    /// The navigation runs, and the outcome of the question is known.
    case ended(Outcome<Answer>)
    case waiting
    case over
  }

  /// Whether the screens stay after the answer.
  let leavesOpen: Bool
  /// The inquiry that the caller takes part in. The screen keeps it.
  weak var inquiry: Inquiry<Answer>?
  private var state = State.navigating
  private var completion: ((Outcome<Answer>) -> Void)?
  /// Completes with ``Outcome/cancelled`` if the caller is released before the outcome is known.
  private var giveUp: (@MainActor () -> Void)?

  init(leavingOpen leavesOpen: Bool, _ completion: @escaping @MainActor (Outcome<Answer>) -> Void) {
    self.leavesOpen = leavesOpen
    self.completion = completion
    giveUp = { completion(.cancelled) }
  }

  deinit {
    guard let giveUp else { return }
    Task { @MainActor in giveUp() }
  }

  private func end(_ outcome: Outcome<Answer>) {
    guard let completion else { return }
    state = .over
    (self.completion, giveUp, inquiry) = (nil, nil, nil)
    completion(outcome)
  }

  /// Whether the navigation runs and the outcome of the question is not known.
  var isNavigating: Bool { if case .navigating = state { true } else { false } }

  /// Records that the screen has answered. The answer follows when the screen has left.
  func screenAnswered() { if case .navigating = state { state = .answered } }

  /// Receives the outcome of the question.
  func receive(_ outcome: Outcome<Answer>) {
    switch state {
    case .navigating, .answered: state = .ended(outcome)
    case .waiting: end(outcome)
    case .ended, .over: break
    }
  }

  /// Receives the outcome of the navigation.
  ///
  /// - Parameter isCancelled: Whether the caller was cancelled while the navigation ran.
  func navigationEnded<Screen>(_ outcome: Outcome<Screen>, isCancelled: Bool) {
    if let ending = outcome.ending(as: Answer.self) {
      inquiry?.leave(self)
      return end(ending)
    }
    switch state {
    case .ended(let ending): end(ending)
    case .answered: state = .waiting
    case .navigating:
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
