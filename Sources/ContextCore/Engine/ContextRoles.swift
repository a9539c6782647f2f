import NavigationCore

/// What a router works with. Its requests keep it, so that one under way ends well when the router goes.
final class ContextRoles<ContextType: Equatable, Element: NavigationElementProtocol> {
  typealias Context = NavigationContext<ContextType>

  private let factory: any NavigationElementFactoryProtocol<ContextType, Element>
  private let stackProvider: any NavigationStackProviderProtocol<Element>
  private let transitions: any NavigationTransitionProviderProtocol<ContextType, Element>
  /// The stack provider, where it tells of a stage that others change too.
  let staged: (any StagedStackProvider)?
  /// Set from wherever the router goes.
  nonisolated let routerIsGone = CancellationFlag()

  nonisolated deinit {}

  init(
    factory: any NavigationElementFactoryProtocol<ContextType, Element>,
    stackProvider: any NavigationStackProviderProtocol<Element>,
    transitions: any NavigationTransitionProviderProtocol<ContextType, Element>
  ) {
    self.factory = factory
    self.stackProvider = stackProvider
    self.transitions = transitions
    staged = stackProvider as? any StagedStackProvider
  }

  /// The same roles for another router.
  func copy() -> ContextRoles { ContextRoles(factory: factory, stackProvider: stackProvider, transitions: transitions) }

  var providerName: String { describe(transitions) }

  var stackProviderName: String { "\(type(of: stackProvider))" }

  /// Looks at the stack as it is, and finds out how a step is done with what is there. Changes nothing.
  func look(
    at steps: [NavigationStep<ContextType>], _ position: Int, _ run: Executor
  ) throws -> ContextPart<ContextType, Element> {
    try run.probe?(.finder)
    let stack = stackProvider.getNavigationStack()
    let part = ContextPart(position: position, step: steps[position], stack: stack)
    switch part.step.intent {
    case .present:
      if let other = redirection(of: steps, position, stack) {
        part.step = .present(other)
        part.isRedirection = true
      }
      part.transition = transitions.makeReuseTransition(for: part.step.context, in: stack)
    case .dismiss:
      part.transition = transitions.makeDismissTransition(for: part.step.context, in: stack)
      if part.transition == nil { throw refusal(of: part.step) }
    }
    part.plan = try plan(of: part.transition, run)
    if part.plan == nil { part.goal = (part.transition as? any GoalTransition)?.goal(on: run.stage) }
    return part
  }

  /// Makes the element that a step is for, and has it set up.
  func make(_ context: Context, _ run: Executor) throws -> MadeElement<ContextType, Element> {
    try run.probe?(.factory)
    guard let element = factory.makeElement(for: context) else {
      throw ContextError.notMade(context: "\(context)", factory: "\(type(of: factory))")
    }
    let hasOwnContext = element.hasContext || element.getNavigationContext(withContextType: ContextType.self) != nil
    if !hasOwnContext { element.setNavigationContext(context) }
    let made = MadeElement(element, for: context, hasOwnContext: hasOwnContext)
    do {
      try run.setUp(element as AnyObject, with: context)
    } catch {
      made.letGo()
      throw error
    }
    return made
  }

  /// Finds out how an element is shown. Changes nothing.
  func complete(_ part: ContextPart<ContextType, Element>, with element: Element, _ run: Executor) throws {
    guard let transition = transitions.makePresentTransition(for: element, in: part.stack) else {
      throw refusal(of: part.step)
    }
    guard !(transition is any GoalTransition) else {
      throw ContextError.destinationForElement(step: "\(part.step)", provider: providerName)
    }
    part.element = element
    part.transition = transition
    part.plan = try plan(of: transition, run)
  }

  /// What is shown in place of a context, with what was wanted and what was to follow.
  private func redirection(
    of steps: [NavigationStep<ContextType>], _ position: Int, _ stack: [Element]
  ) -> Context? {
    let wanted = steps[position].context
    guard let other = transitions.redirect(for: wanted, in: stack), other != wanted else { return nil }
    guard other.payload == nil || other.payload is AuthorizationContextPayload<ContextType> else { return other }
    let payload = AuthorizationContextPayload(wanted: wanted, rest: Array(steps[(position + 1)...]))
    return Context(type: other.type, payload: payload)
  }

  private func refusal(of step: NavigationStep<ContextType>) -> ContextError {
    .noTransition(step: "\(step)", provider: providerName)
  }

  private func plan(of transition: (any NavigationTransitionProtocol)?, _ run: Executor) throws -> TransitionPlan? {
    try (transition as? any PlannableTransition)?.plan(on: run.stage)
  }
}

/// An element that was made for a step.
///
/// A class, so that who hands it on need not know its type, which the runtime would have to look up.
final class MadeElement<ContextType: Equatable, Element: NavigationElementProtocol> {
  let element: Element
  /// What it was made for.
  let context: NavigationContext<ContextType>
  /// Whether it brought its context along.
  let hasOwnContext: Bool

  nonisolated deinit {}

  init(_ element: Element, for context: NavigationContext<ContextType>, hasOwnContext: Bool) {
    (self.element, self.context, self.hasOwnContext) = (element, context, hasOwnContext)
  }

  /// Takes back what the router has set on it, where it is not shown after all.
  func letGo() {
    if !hasOwnContext { element.setNavigationContext(nil as NavigationContext<ContextType>?) }
  }
}
