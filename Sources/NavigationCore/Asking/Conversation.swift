/// Asks questions one after the other, until all are answered with yes. It ends earlier if an answer is no, or if a guard or screen
/// releases its completion without an answer.
///
/// After an immediate answer, the running loop asks the next question. Calls therefore do not nest.
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

  /// The questions that remain, in reverse order.
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
  /// Called to ask each question, for instance within a task-local value. The closure must call its second argument, which asks the
  /// question.
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

  /// The question that waits for its answer; `nil` if none does.
  package var asked: Question? { if case .awaiting(_, let question) = state { question } else { nil } }

  /// Asks the questions. `ended` is called once, unless ``cutOff()`` is called before. `ended` may be called before this method returns.
  package func begin(_ ended: @escaping (Ending) -> Void) {
    self.ended = ended
    state = .putting
    loop()
  }

  /// Ends the conversation. Stops the current question and ignores its answer. `ended` is not called.
  package func cutOff() {
    let stop = stop
    close()
    stop?()
  }

  /// Answers the current question with a refusal, in place of its guard. Does nothing if no question waits for an answer.
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
    // `willAsk` may have ended the conversation.
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
    // `didAnswer` may have ended the conversation.
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

  /// Releases the questions and the closures. A guard that keeps its completion then keeps none of them alive.
  private func close() {
    state = .over
    open = []
    (stop, ended, willAsk, didAnswer, within) = (nil, nil, nil, nil, nil)
  }
}

/// The error of a question whose completion was released without an answer.
private struct Unanswered: Error {}
