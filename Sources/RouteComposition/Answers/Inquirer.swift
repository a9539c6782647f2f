import NavigationCore

/// A caller that waits for a screen's answer. The completion is called once. If this object is released before the
/// outcome is known, the completion receives ``Outcome/cancelled``.
final class Inquirer<Answer> {
  private enum State {
    /// The navigation runs.
    case navigating
    /// The navigation runs. The screen has answered and is being removed.
    case answered
    /// The navigation runs, and the outcome of the question is known.
    case ended(Outcome<Answer>)
    case waiting
    case over
  }

  /// Whether the screen, and the screens that were shown in order to ask, stay after the answer.
  let leavesOpen: Bool
  /// The inquiry that this caller shares. The screen keeps the inquiry alive.
  weak var inquiry: Inquiry<Answer>?
  private var state = State.navigating
  private var completion: ((Outcome<Answer>) -> Void)?
  /// A closure that completes with ``Outcome/cancelled``. The deinitializer calls it if the outcome is not known yet.
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

  /// Whether the navigation runs, and neither an answer nor the outcome of the question is known.
  var isNavigating: Bool { if case .navigating = state { true } else { false } }

  /// Records that the screen has answered while the navigation runs. ``receive(_:)`` delivers the answer after the
  /// screen has left.
  func screenAnswered() { if case .navigating = state { state = .answered } }

  /// Receives the outcome of the question. Completes with the outcome at once if the navigation has ended, and
  /// otherwise when it ends.
  func receive(_ outcome: Outcome<Answer>) {
    switch state {
    case .navigating, .answered: state = .ended(outcome)
    case .waiting: end(outcome)
    case .ended, .over: break
    }
  }

  /// Receives the outcome of the navigation. If the navigation did not arrive, completes with its outcome. If it
  /// arrived, completes with the outcome of the question, at once or later.
  ///
  /// - Parameter isCancelled: Whether the caller was cancelled while the navigation ran. If it was, and the screen has
  ///   not answered, completes with ``Outcome/cancelled``.
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

  /// Ends the wait for the answer with ``Outcome/cancelled``. While the navigation runs, this method has no effect,
  /// because the queue then cancels the navigation itself.
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
