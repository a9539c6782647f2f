package import NavigationCore

/// A transition that says beforehand what it will change, so that screens can be asked about it, and so that it can be
/// made together with others and put back.
package protocol PlannableTransition: NavigationTransitionProtocol {
  /// What it would do to what is on screen now. Changes nothing.
  ///
  /// - Parameter tree: What the router changes; `nil` where it does not know.
  /// - Throws: What would make it fail.
  func plan(in tree: (any RestorableTree)?) throws -> TransitionPlan
}

/// What a transition is going to do.
package struct TransitionPlan {
  /// What is to be asked before it: the screens that would go.
  package var questions: [Question]
  /// The changes, in order; none where what is wanted is there already.
  package var changes: [any TreeChange]
  /// Puts back what is no part of the tree. Called when the tree has been put back.
  package var undo: () -> Void

  package init(questions: [Question] = [], changes: [any TreeChange], undo: @escaping () -> Void = {}) {
    self.questions = questions
    self.changes = changes
    self.undo = undo
  }
}

/// Lets a transition of the app's own make its change, and hears its completion once.
final class OwnTransition: TreeChange {
  private let transition: any NavigationTransitionProtocol
  /// Runs the transition where it looks for what is on screen.
  private let scope: ((() -> Void) -> Void)?
  private weak var answer: OnceOnly<RoutingResult>?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ transition: any NavigationTransitionProtocol, scope: ((() -> Void) -> Void)?) {
    self.transition = transition
    self.scope = scope
  }

  func apply(completion: @escaping (RoutingResult) -> Void) {
    let answer = OnceOnly(ifReleased: self.unanswered) { result in
      guard case .failure(let reason) = result else { return completion(result) }
      completion(.failure(self.blamed(reason)))
    }
    self.answer = answer
    let perform = { self.transition.perform { answer($0) } }
    if let scope { scope(perform) } else { perform() }
  }

  /// Ends the wait for a completion that is kept for ever.
  func giveUp() { answer?(unanswered) }

  private var name: String { "\(type(of: transition))" }

  private var unanswered: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(name)) }

  private func blamed(_ reason: any Error) -> any Error {
    if reason is NavigationFailure || reason is any RemediedError { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
