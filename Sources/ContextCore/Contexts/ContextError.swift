public import NavigationCore

/// The errors of requests made of contexts. Each prints as a sentence.
nonisolated public enum ContextError: Error, Hashable {
  /// The transition provider returned no transition for a context.
  case noTransition(step: String, provider: String)
  /// The factory made no element for a context.
  case notMade(context: String, factory: String)
  /// A sequence is all or nothing, but the router cannot restore the elements of this stack provider.
  case cannotRestore(provider: String)
  /// The transition provider returned a step's destination as the transition for a new element.
  case destinationForElement(step: String, provider: String)
  /// A router of a window was given a queue that is not the window's.
  case queueOfAnotherStage
}

nonisolated extension ContextError {
  /// A Boolean value that indicates whether the transition provider refused, rather than failed.
  var isRefusal: Bool {
    if case .noTransition = self { true } else { false }
  }
}

nonisolated extension ContextError: RemediedError, CustomStringConvertible {
  /// The error as a sentence.
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
