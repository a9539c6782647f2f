import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition that is made at once, outside of any queue: it is planned, the screens that would go are asked, and as
/// they may have taken their time it is planned again, until all that would go have agreed.
final class DirectChange {
  private let transition: PlannedTransition
  private let live: LiveTree
  private let completion: (RoutingResult) -> Void
  private var agreed: Set<Question.ID> = []

  nonisolated deinit {}

  init(_ transition: PlannedTransition, of live: LiveTree, completion: @escaping (RoutingResult) -> Void) {
    self.transition = transition
    self.live = live
    self.completion = completion
  }

  func plan() {
    do {
      let plan = try transition.plan(on: WindowStage(live))
      for question in plan.leaving {
        if let obstacle = question.obstacleNow { throw NavigationInterruption.blocked(by: obstacle) }
      }
      let open = plan.leaving.filter { $0.form == .conversation && !agreed.contains($0.id) }
      guard let last = open.last else { return make(plan) }
      try checkNobodyWaitsForTheWindow(last)
      ask(open)
    } catch {
      completion(.failure(error))
    }
  }

  /// What a screen shows to ask its user would wait for the request that holds the window.
  private func checkNobodyWaitsForTheWindow(_ asking: Question) throws {
    guard let window = live.window, WindowEngine.of(window).queue.isHeld else { return }
    throw NavigationInterruption.blocked(by: asking.obstacle(ScreenStays()))
  }

  private func ask(_ questions: [Question]) {
    Conversation(questions).begin { ending in
      switch ending {
      case .agreed:
        for question in questions { self.agreed.insert(question.id) }
        self.plan()
      case .refused(let question, let reason):
        self.completion(.failure(NavigationInterruption.blocked(by: question.obstacle(reason))))
      case .unanswered(let question):
        self.completion(.failure(NavigationError.guardDidNotAnswer(question.name())))
      }
    }
  }

  private func make(_ plan: TransitionPlan) {
    TreeTransaction(on: WindowStage(live), plan.steps, animated: true).run { [completion] result in
      if case .failure = result { plan.undo?() }
      completion(result)
    }
  }
}
