import NavigationCore

/// Somebody who waits for a screen's answer, and hears once how that ended: at the latest when nobody holds it any more.
final class Inquirer<Answer> {
  private enum State {
    /// Its navigation is under way.
    case going
    /// Its navigation is under way, and the screen has answered and is being taken away.
    case goingAnswered
    /// Its navigation is under way, and how the asking ends is known.
    case goingEnded(Outcome<Answer>)
    case waiting
    case over
  }

  /// Whether what was shown stays after the answer.
  let leavesOpen: Bool
  /// What it has asked; kept with the screen.
  weak var inquiry: Inquiry<Answer>?
  private var state = State.going
  private var tell: ((Outcome<Answer>) -> Void)?
  /// What is done where it dies untold.
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

  /// Whether its navigation is under way, and nothing is known yet of how the asking ends.
  var isGoing: Bool { if case .going = state { true } else { false } }

  /// Learns that the screen has answered. It hears the answer when that has gone.
  func learnOfAnswer() { if case .going = state { state = .goingAnswered } }

  /// Hears what has become of its question.
  func hear(_ outcome: Outcome<Answer>) {
    switch state {
    case .going, .goingAnswered: state = .goingEnded(outcome)
    case .waiting: end(outcome)
    case .goingEnded, .over: break
    }
  }

  /// Its navigation has ended.
  ///
  /// - Parameter isCancelled: Whether it has given up meanwhile.
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

  /// It gives up, when its navigation is over; before that the navigation is cancelled.
  func cancel() {
    guard case .waiting = state else { return }
    inquiry?.giveUp(self)
    end(.cancelled)
  }
}

extension Outcome {
  /// The same outcome of a request for something else; `nil` for an arrival.
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
