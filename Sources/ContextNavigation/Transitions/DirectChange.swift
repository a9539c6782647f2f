import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// The change of a transition that runs immediately, outside of any queue.
///
/// The change is planned, and the screens that would leave are asked. Their answers may take time, so the change is planned
/// again after the answers. This repeats until all screens that would leave have agreed. If a screen refuses, the change fails.
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
      try checkWindowIsFree(for: last)
      ask(open)
    } catch {
      completion(.failure(error))
    }
  }

  /// Throws an error if a request holds the window. The obstacle in the error is the screen that would ask its user.
  ///
  /// A screen presents its question by a request. That request would wait for the request that holds the window.
  private func checkWindowIsFree(for question: Question) throws {
    guard let window = live.window, WindowEngine.of(window).queue.isHeld else { return }
    throw NavigationInterruption.blocked(by: question.obstacle(ScreenStays()))
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
