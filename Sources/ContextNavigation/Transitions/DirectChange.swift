import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition that is made at once, outside of any queue: it is planned, the screens that would go are asked, and as
/// they may have taken their time it is planned again, until all that would go have agreed.
final class DirectChange {
  private let transition: any PlannedTransition
  private let live: LiveTree
  private let completion: (RoutingResult) -> Void
  private var agreed: Set<Question.ID> = []
  /// Still to be asked, the next one last.
  private var open: [Question] = []
  private var isAwaitingAnswer = false
  private var isAsking = false

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ transition: any PlannedTransition, of live: LiveTree, completion: @escaping (RoutingResult) -> Void) {
    self.transition = transition
    self.live = live
    self.completion = completion
  }

  func plan() {
    do {
      let plan = try transition.plan(in: live)
      open = plan.questions.filter { !agreed.contains($0.id) }.reversed()
      try checkNobodyWaitsForTheWindow()
      if open.isEmpty { make(plan) } else { ask() }
    } catch {
      completion(.failure(error))
    }
  }

  /// What a screen shows to ask its user would wait for the request that holds the window.
  private func checkNobodyWaitsForTheWindow() throws {
    guard let window = live.window, WindowEngine.of(window).queue.isHeld,
      let asking = open.last(where: { $0.form == .conversation })
    else { return }
    throw NavigationInterruption.blocked(by: asking.obstacle(ScreenStays()))
  }

  /// An answer that comes at once is a turn of this loop and not a call within a call.
  private func ask() {
    guard !isAsking else { return }
    isAsking = true
    while !isAwaitingAnswer, let question = open.popLast() { ask(question) }
    isAsking = false
    if !isAwaitingAnswer { plan() }
  }

  private func ask(_ question: Question) {
    isAwaitingAnswer = true
    let unanswered = RoutingResult.failure(NavigationError.guardDidNotAnswer(question.name()))
    let answer = OnceOnly(ifReleased: unanswered) { result in
      switch result {
      case .success:
        self.agreed.insert(question.id)
        self.isAwaitingAnswer = false
        self.ask()
      case .failure(let reason):
        self.completion(.failure(NavigationInterruption.blocked(by: question.obstacle(reason))))
      }
    }
    _ = question.ask(answer)
  }

  private func make(_ plan: TransitionPlan) {
    TreeTransaction(of: live, changes: plan.changes).run { [completion] result in
      if case .failure = result { plan.undo() }
      completion(result)
    }
  }
}
