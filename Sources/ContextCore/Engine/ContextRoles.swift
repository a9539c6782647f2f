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
    let step = steps[position]
    let redirected = step.intent == .present ? redirection(of: steps, position, stack) : nil
    let context = redirected ?? step.context
    let transition: (any NavigationTransitionProtocol)?
    switch step.intent {
    case .present: transition = transitions.makeReuseTransition(for: context, in: stack)
    case .dismiss:
      transition = transitions.makeDismissTransition(for: context, in: stack)
      if transition == nil { throw refusal(of: step) }
    }
    let plan = try plan(of: transition, run)
    return ContextPart(
      position: position, step: redirected.map { .present($0) } ?? step, isRedirection: redirected != nil,
      stack: stack, transition: transition, plan: plan,
      goal: plan == nil ? (transition as? any GoalTransition)?.goal(on: run.stage) : nil)
  }

  /// Makes the element that a step is for, and has it set up.
  func make(_ context: Context, _ run: Executor) throws -> MadeElement<ContextType, Element> {
    try run.probe?(.factory)
    guard let element = factory.makeElement(for: context) else {
      throw ContextError.notMade(context: "\(context)", factory: "\(type(of: factory))")
    }
    let made = MadeElement(element, for: context)
    made.beKnown(run)
    try run.setUp(element as AnyObject, with: context)
    return made
  }

  /// Finds out how an element is shown. Changes nothing.
  func show(
    _ element: Element, for part: ContextPart<ContextType, Element>, _ run: Executor
  ) throws -> (transition: any NavigationTransitionProtocol, plan: TransitionPlan?) {
    guard let transition = transitions.makePresentTransition(for: element, in: part.stack) else {
      throw refusal(of: part.step)
    }
    guard !(transition is any GoalTransition) else {
      throw ContextError.destinationForElement(step: "\(part.step)", provider: providerName)
    }
    return (transition, try plan(of: transition, run))
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
  private let hasOwnContext: Bool
  /// Whether it stays known by what it was made for, shown or not.
  var staysKnown = false

  nonisolated deinit {}

  init(_ element: Element, for context: NavigationContext<ContextType>) {
    (self.element, self.context) = (element, context)
    hasOwnContext = element.hasContext || element.getNavigationContext(withContextType: ContextType.self) != nil
  }

  /// Has it known by what it was made for, unless it is not shown after all.
  func beKnown(_ run: Executor) {
    guard !hasOwnContext else { return }
    element.setNavigationContext(context)
    run.onFailure {
      if !self.staysKnown { self.element.setNavigationContext(nil as NavigationContext<ContextType>?) }
    }
  }
}
