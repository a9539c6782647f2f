import NavigationCore

/// The factory, the stack provider and the transition provider of a router. Requests retain this object, so that a request in
/// progress can end after the router was released.
final class ContextRoles<ContextType: Equatable, Element: NavigationElementProtocol> {
  typealias Context = NavigationContext<ContextType>

  private let factory: any NavigationElementFactoryProtocol<ContextType, Element>
  private let stackProvider: any NavigationStackProviderProtocol<Element>
  private let transitions: any NavigationTransitionProviderProtocol<ContextType, Element>
  /// The stack provider as a ``StagedStackProvider``; `nil` if it has no shared stage.
  let staged: (any StagedStackProvider)?
  /// A flag that is set when the router is released. The router may be released on any thread.
  nonisolated let routerReleased = CancellationFlag()

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

  /// Returns a copy for another router. The copy has a ``routerReleased`` flag of its own.
  func copy() -> ContextRoles { ContextRoles(factory: factory, stackProvider: stackProvider, transitions: transitions) }

  var providerName: String { describe(transitions) }

  var stackProviderName: String { "\(type(of: stackProvider))" }

  /// Reads the elements on screen and resolves the step at an index. Changes nothing.
  ///
  /// - Throws: ``ContextError/noTransition(step:provider:)`` if the provider refuses to dismiss. Rethrows the errors of planning
  ///   the transition.
  func resolve(
    _ steps: [NavigationStep<ContextType>], _ position: Int, _ run: Executor
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

  /// Makes the element of a context, and sets the element up with the router's tasks. If the new element has no context, also
  /// sets its context.
  ///
  /// - Throws: ``ContextError/notMade(context:factory:)`` if the factory returns no element. Rethrows the errors of the tasks.
  func make(_ context: Context, _ run: Executor) throws -> MadeElement<ContextType, Element> {
    try run.probe?(.factory)
    guard let element = factory.makeElement(for: context) else {
      throw ContextError.notMade(context: "\(context)", factory: "\(type(of: factory))")
    }
    let made = MadeElement(element, for: context)
    made.setContext(run)
    try run.setUp(element as AnyObject, with: context)
    return made
  }

  /// Returns the transition that shows a new element, with the plan of the transition. The plan is `nil` if the transition
  /// cannot be planned. Changes nothing.
  ///
  /// - Throws: ``ContextError/noTransition(step:provider:)`` if the provider refuses, or
  ///   ``ContextError/destinationForElement(step:provider:)`` if the provider returns a destination. Rethrows the errors of
  ///   planning the transition.
  func presentation(
    of element: Element, for part: ContextPart<ContextType, Element>, _ run: Executor
  ) throws -> (transition: any NavigationTransitionProtocol, plan: TransitionPlan?) {
    guard let transition = transitions.makePresentTransition(for: element, in: part.stack) else {
      throw refusal(of: part.step)
    }
    guard !(transition is any GoalTransition) else {
      throw ContextError.destinationForElement(step: "\(part.step)", provider: providerName)
    }
    return (transition, try plan(of: transition, run))
  }

  /// Returns the context to present in place of the wanted context; `nil` if the provider does not redirect the step.
  ///
  /// If the provider's context has a payload of the app's own, the context is returned unchanged. Otherwise its payload becomes
  /// an ``AuthorizationContextPayload`` with the wanted context and the steps after it.
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

/// A new element that was made for a step.
///
/// This type is a class, because passing a generic structure makes the runtime look up its type.
final class MadeElement<ContextType: Equatable, Element: NavigationElementProtocol> {
  let element: Element
  /// The context that the element was made for.
  let context: NavigationContext<ContextType>
  /// A Boolean value that indicates whether the factory has made the element with a context.
  private let hasOwnContext: Bool
  /// A Boolean value that indicates whether the element keeps the context if the request fails.
  var keepsContext = false

  nonisolated deinit {}

  init(_ element: Element, for context: NavigationContext<ContextType>) {
    (self.element, self.context) = (element, context)
    hasOwnContext = element.hasContext || element.getNavigationContext(withContextType: ContextType.self) != nil
  }

  /// Sets the context on the element, unless the factory has made the element with a context. If the request fails, the
  /// context is cleared, unless ``keepsContext`` is `true`.
  func setContext(_ run: Executor) {
    guard !hasOwnContext else { return }
    element.setNavigationContext(context)
    run.onFailure {
      if !self.keepsContext { self.element.setNavigationContext(nil as NavigationContext<ContextType>?) }
    }
  }
}
