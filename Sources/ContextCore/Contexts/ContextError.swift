public import NavigationCore

/// An error of a request made of contexts.
nonisolated public enum ContextError: Error, Hashable {
  /// The transition provider refused the step. It returned `nil` for the transition that shows a new element, or for the
  /// transition that dismisses the screen of a context.
  case noTransition(step: String, provider: String)
  /// The factory returned no element for a context.
  case notMade(context: String, factory: String)
  /// A request of several steps has the policy ``SequencePolicy/allOrNothing``, but the router cannot restore the elements of
  /// this stack provider.
  case cannotRestore(provider: String)
  /// The transition provider returned a transition to a step's destination when the router asked it to show a new element. Return
  /// such a transition from ``NavigationTransitionProviderProtocol/makeReuseTransition(for:in:)``.
  case destinationForElement(step: String, provider: String)
  /// The app gave a router another queue than the queue of its stack provider. The queue of a provider that reads a window is the
  /// window's queue.
  case queueOfAnotherStage
}

nonisolated extension ContextError {
  /// A Boolean value that indicates whether the transition provider refused the step. The request then ends blocked instead of
  /// failed.
  var isRefusal: Bool {
    if case .noTransition = self { true } else { false }
  }
}

nonisolated extension ContextError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence, without the remedy.
  public var description: String {
    switch self {
    case .noTransition(let step, let provider): "\(provider) has no transition to \(step)"
    case .notMade(let context, let factory): "\(factory) makes nothing for \(context)"
    case .cannotRestore(let provider): "what \(provider) tells of cannot be put back if a later step fails"
    case .destinationForElement(let step, let provider):
      "\(provider) answers with a destination how the element made to \(step) is to be shown"
    case .queueOfAnotherStage: "the router was given a queue that is not its window's"
    }
  }

  package var mayLackRoot: Bool { isRefusal }

  /// A suggestion for a fix.
  package var remedy: String {
    switch self {
    case .noTransition: "Return one for it, or redirect to another context."
    case .notMade: "Let makeElement(for:) return an element for it."
    case .cannotRestore:
      "Use a ViewControllerStackProvider, or perform the steps one by one."
    case .destinationForElement: "Return it from makeReuseTransition(for:in:), before anything is made."
    case .queueOfAnotherStage: "Leave the queue out, or give ContextQueue(window:)."
    }
  }
}
