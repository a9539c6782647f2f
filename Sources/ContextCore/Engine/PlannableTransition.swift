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

/// A transition of the app's own.
struct OwnTransition<Element>: ForeignCode {
  let transition: any NavigationTransitionProtocol
  /// Where the transition looks for what is on screen, if that is known.
  let place: (any NavigationPlace<Element>)?

  var name: String { "\(type(of: transition))" }

  func begin(answer: OnceOnly<RoutingResult>) {
    guard let place else { return perform(answer) }
    place.scope { perform(answer) }
  }

  private func perform(_ answer: OnceOnly<RoutingResult>) {
    transition.perform { result in
      guard case .failure(let reason) = result else { return answer(result) }
      answer(.failure(blamed(reason)))
    }
  }

  private func blamed(_ reason: any Error) -> any Error {
    if reason is NavigationFailure || reason is any RemediedError { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
