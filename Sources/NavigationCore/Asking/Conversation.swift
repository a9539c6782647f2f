/// Puts questions one after the other, until all are answered with yes or one with no.
///
/// An answer that comes at once is a turn of a loop and not a call within a call.
package final class Conversation {
  package enum Ending {
    case agreed
    case refused(Question, any Error)
    /// Who was asked let go of the completion.
    case unanswered(Question)
  }

  private enum State {
    case putting
    case awaiting(turn: Int, Question)
    case over
  }

  /// Still to be put, the next one last.
  private var open: [Question]
  private var state = State.over
  private var turn = 0
  private var isInLoop = false
  private var stop: (() -> Void)?
  private var ended: ((Ending) -> Void)?
  /// Told of each question before it is put.
  private var willAsk: ((Question) -> Void)?
  /// Told of each answer.
  private var didHear: ((Question, RoutingResult) -> Void)?
  /// What each question is put within.
  private var within: ((Question, () -> Void) -> Void)?

  nonisolated deinit {}

  package init(
    _ questions: [Question], willAsk: ((Question) -> Void)? = nil, didHear: ((Question, RoutingResult) -> Void)? = nil,
    within: ((Question, () -> Void) -> Void)? = nil
  ) {
    open = questions.reversed()
    self.willAsk = willAsk
    self.didHear = didHear
    self.within = within
  }

  /// The question that waits for its answer.
  package var asked: Question? { if case .awaiting(_, let question) = state { question } else { nil } }

  /// Begins to ask. `ended` is called once, unless it is cut off.
  package func begin(_ ended: @escaping (Ending) -> Void) {
    self.ended = ended
    state = .putting
    loop()
  }

  /// Ends it without an ending: who is being asked is told to stop, and is not heard any more.
  package func cutOff() {
    let stop = stop
    close()
    stop?()
  }

  /// Has the one that is being asked refuse, for a reason of somebody else's.
  package func refuse(because reason: any Error) {
    guard case .awaiting(let turn, _) = state else { return }
    hear(.failure(reason), turn)
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
    // Who was told may have cut it off.
    guard case .putting = state else { return }
    turn += 1
    let turn = turn
    state = .awaiting(turn: turn, question)
    let answer = OnceOnly(ifReleased: RoutingResult.failure(Unanswered())) { self.hear($0, turn) }
    guard let within else { return keep(question.ask(answer), turn) }
    within(question) { self.keep(question.ask(answer), turn) }
  }

  private func keep(_ stop: (() -> Void)?, _ turn: Int) {
    if case .awaiting(turn, _) = state { self.stop = stop }
  }

  private func hear(_ result: RoutingResult, _ turn: Int) {
    guard case .awaiting(turn, let question) = state else { return }
    stop = nil
    state = .putting
    didHear?(question, result)
    // Who was told may have cut it off.
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

  /// Lets go of everything: whoever keeps an answer keeps nothing else.
  private func close() {
    state = .over
    open = []
    (stop, ended, willAsk, didHear, within) = (nil, nil, nil, nil, nil)
  }
}

/// Stands for the answer of somebody who let go of the completion.
private struct Unanswered: Error {}
