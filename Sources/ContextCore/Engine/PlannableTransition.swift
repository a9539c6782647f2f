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

extension ForeignChanges {
  /// The change that a transition of the app's own makes.
  ///
  /// - Parameter scope: Runs the transition where it looks for what is on screen.
  func change(
    by transition: any NavigationTransitionProtocol, in scope: ((() -> Void) -> Void)?
  ) -> any TreeChange {
    let name = { "\(type(of: transition))" }
    return change(named: name) { answer in
      let perform = {
        transition.perform { result in
          guard case .failure(let reason) = result else { return answer(result) }
          answer(.failure(Self.blamed(reason, on: name())))
        }
      }
      if let scope { scope(perform) } else { perform() }
    }
  }

  private static func blamed(_ reason: any Error, on name: String) -> any Error {
    if reason is NavigationFailure || reason is any RemediedError { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
