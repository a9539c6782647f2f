/// Asks questions one after the other, until all are answered with yes or one with no.
///
/// An immediate answer becomes the loop's next turn, so calls do not nest.
package final class Conversation {
  package enum Ending {
    case agreed
    case refused(Question, any Error)
    /// The guard or screen released its completion without calling it.
    case unanswered(Question)
  }

  private enum State {
    case putting
    case awaiting(turn: Int, Question)
    case over
  }

  /// The questions that remain, the next one last.
  private var open: [Question]
  private var state = State.over
  private var turn = 0
  private var isInLoop = false
  private var stop: (() -> Void)?
  private var ended: ((Ending) -> Void)?
  /// Called before each question is asked.
  private var willAsk: ((Question) -> Void)?
  /// Called after each answer.
  private var didAnswer: ((Question, RoutingResult) -> Void)?
  /// Called with each question and the closure that asks it.
  private var within: ((Question, () -> Void) -> Void)?

  nonisolated deinit {}

  package init(
    _ questions: [Question], willAsk: ((Question) -> Void)? = nil,
    didAnswer: ((Question, RoutingResult) -> Void)? = nil, within: ((Question, () -> Void) -> Void)? = nil
  ) {
    open = questions.reversed()
    self.willAsk = willAsk
    self.didAnswer = didAnswer
    self.within = within
  }

  /// The question that waits for its answer.
  package var asked: Question? { if case .awaiting(_, let question) = state { question } else { nil } }

  /// Asks the first question. `ended` is called once, unless the conversation is cut off.
  package func begin(_ ended: @escaping (Ending) -> Void) {
    self.ended = ended
    state = .putting
    loop()
  }

  /// Stops the current question and ignores its answer. `ended` is not called.
  package func cutOff() {
    let stop = stop
    close()
    stop?()
  }

  /// Refuses in place of the guard that is being asked.
  package func refuse(because reason: any Error) {
    guard case .awaiting(let turn, _) = state else { return }
    receive(.failure(reason), turn)
  }

  private func loop() {
    guard !isInLoop else { return }
    isInLoop = true
    defer { isInLoop = false }
    while case .putting = state {
      guard let question = open.popLast() else { return end(.agreed) }
      put(question)
    }
  }

  private func put(_ question: Question) {
    willAsk?(question)
    // The observer may have cut the conversation off.
    guard case .putting = state else { return }
    turn += 1
    let turn = turn
    state = .awaiting(turn: turn, question)
    let answer = OnceOnly(ifReleased: RoutingResult.failure(Unanswered())) { self.receive($0, turn) }
    guard let within else { return keep(question.ask(answer), turn) }
    within(question) { self.keep(question.ask(answer), turn) }
  }

  private func keep(_ stop: (() -> Void)?, _ turn: Int) {
    if case .awaiting(turn, _) = state { self.stop = stop }
  }

  private func receive(_ result: RoutingResult, _ turn: Int) {
    guard case .awaiting(turn, let question) = state else { return }
    stop = nil
    state = .putting
    didAnswer?(question, result)
    // The observer may have cut the conversation off.
    guard case .putting = state else { return }
    switch result {
    case .success: loop()
    case .failure(is Unanswered): end(.unanswered(question))
    case .failure(let reason): end(.refused(question, reason))
    }
  }

  private func end(_ ending: Ending) {
    let ended = ended
    close()
    ended?(ending)
  }

  /// Releases everything, so that an answer that is kept holds nothing else.
  private func close() {
    state = .over
    open = []
    (stop, ended, willAsk, didAnswer, within) = (nil, nil, nil, nil, nil)
  }
}

/// The error of an answer whose completion was released.
private struct Unanswered: Error {}
