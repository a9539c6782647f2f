public import NavigationCore

/// What can be wrong with a request made of contexts. Each reads as a sentence.
nonisolated public enum ContextError: Error, Hashable {
  /// The transition provider gave no transition for a context.
  case noTransition(step: String, provider: String)
  /// The factory made nothing for a context.
  case notMade(context: String, factory: String)
  /// A sequence was to be all or nothing, and what it changes cannot be put back.
  case cannotBePutBack(provider: String)
  /// The transition provider answered with a step's destination where it was asked how to show a new element.
  case destinationForElement(step: String, provider: String)
  /// A router of a window was given another queue.
  case queueOfAnotherStage
}

nonisolated extension ContextError {
  /// Whether the transition provider did not want to, and nothing went wrong.
  var isRefusal: Bool {
    if case .noTransition = self { true } else { false }
  }
}

nonisolated extension ContextError: RemediedError, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .noTransition(let step, let provider): "\(provider) has no transition to \(step)"
    case .notMade(let context, let factory): "\(factory) makes nothing for \(context)"
    case .cannotBePutBack(let provider): "what \(provider) tells of cannot be put back if a later step fails"
    case .destinationForElement(let step, let provider):
      "\(provider) answers with a destination how the element made to \(step) is to be shown"
    case .queueOfAnotherStage: "the router was given a queue that is not its window's"
    }
  }

  package var mayBeForWantOfRoot: Bool { isRefusal }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .noTransition: "Return one for it, or redirect to another context."
    case .notMade: "Let makeElement(for:) return an element for it."
    case .cannotBePutBack:
      "Use a ViewControllerStackProvider, or perform the steps one by one."
    case .destinationForElement: "Return it from makeReuseTransition(for:in:), before anything is made."
    case .queueOfAnotherStage: "Leave the queue out, or give ContextQueue(window:)."
    }
  }
}
