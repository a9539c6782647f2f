import NavigationCore

/// A step that is resolved with the elements on screen at its turn.
final class ContextPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let position: Int
  /// The step to perform. A redirection replaces its context.
  let step: NavigationStep<ContextType>
  let isRedirection: Bool
  let stack: [Element]
  /// The transition that reuses or dismisses a screen; `nil` if a new element is made.
  let transition: (any NavigationTransitionProtocol)?
  /// The plan of the transition, if the transition can be planned.
  let plan: TransitionPlan?
  /// The goal of the destination, if the provider returned one.
  let goal: (any Goal)?

  nonisolated deinit {}

  init(
    position: Int, step: NavigationStep<ContextType>, isRedirection: Bool, stack: [Element],
    transition: (any NavigationTransitionProtocol)?, plan: TransitionPlan?, goal: (any Goal)?
  ) {
    (self.position, self.step, self.isRedirection, self.stack) = (position, step, isRedirection, stack)
    (self.transition, self.plan, self.goal) = (transition, plan, goal)
  }

  /// Returns the guards and screens to ask, and whether the step waits until the stage is visible. An element that is
  /// not made yet adds its own; see ``BuiltPart/late``.
  ///
  /// - Parameter destination: The proposal of the destination, if the provider returned one. Its resolution then applies.
  func resolution(of destination: (any Proposal)?) -> Resolution {
    guard var resolution = destination?.resolution else {
      return Resolution(leaving: plan?.leaving ?? [], needsAudience: plan?.needsAudience ?? (transition != nil))
    }
    resolution.guards = resolution.guards.map { $0.asked(forPart: position) }
    return resolution
  }
}

/// A step that is ready to commit.
final class BuiltPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let part: ContextPart<ContextType, Element>
  /// The element that was made for the step, or `nil` if the step reuses a screen. If another screen has the context,
  /// such as a container around the element, ``arrival(_:)`` replaces the element by that screen.
  private(set) var element: Element?
  let transition: (any NavigationTransitionProtocol)?
  let plan: TransitionPlan?
  /// The commit of the destination, if the provider returned one.
  let commit: (any Commit)?
  /// The screen that the destination's proposal found before the build.
  private let found: AnyObject?
  /// The screen that the transition showed in place of the element.
  var replacement: AnyObject?

  nonisolated deinit {}

  /// Creates a part whose transition reuses or dismisses a screen.
  init(_ part: ContextPart<ContextType, Element>) {
    (self.part, transition, plan, commit, found) = (part, part.transition, part.plan, nil, nil)
  }

  /// Creates a part that shows a new element.
  init(
    _ part: ContextPart<ContextType, Element>, _ element: Element,
    presentation: (transition: any NavigationTransitionProtocol, plan: TransitionPlan?)
  ) {
    (self.part, self.element, commit, found) = (part, element, nil, nil)
    (transition, plan) = presentation
  }

  /// Creates a part that the commit of a destination performs.
  init(_ part: ContextPart<ContextType, Element>, _ commit: any Commit, found: AnyObject?) {
    (self.part, self.commit, self.found, transition, plan) = (part, commit, found, nil, nil)
  }

  private var context: NavigationContext<ContextType> { part.step.context }

  /// The screen that the step made or found.
  var screen: AnyObject? { element.map { $0 as AnyObject } ?? plan?.found }

  /// The resolution that is known only after the build, or `nil` if the proposal's resolution still applies.
  var late: Resolution? {
    if let commit { return commit.late }
    guard element != nil else { return nil }
    return Resolution(leaving: plan?.leaving ?? [], needsAudience: plan?.needsAudience ?? true)
  }

  /// The name of the screen that is shown instead: the type of its context, or its class. It is `nil` if there is no
  /// redirection.
  var redirectionName: String? {
    guard let replacement else { return part.isRedirection ? "\(context.type)" : nil }
    let known = (replacement as? Element)?.getNavigationContext(withContextType: ContextType.self)
    return known.map { "\($0.type)" } ?? "\(type(of: replacement))"
  }

  /// Returns the last steps if the plan shows another screen than the element, such as a container around it.
  func arrival(_ run: Executor) -> [TransactionStep] {
    guard let shown = plan?.shown, let element = element.map({ $0 as AnyObject }), shown !== element,
      let transition = transition as? any PlannableTransition
    else { return [] }
    return transition.arrival(of: element, on: run.stage) { leaf in
      // The context may belong to the visible screen or to the container around it.
      let screens = [leaf, shown].lazy.compactMap { $0 as? Element }
      guard let known = screens.first(where: { $0.hasContext(self.context) }) else {
        self.replacement = leaf
        return
      }
      self.element = known
      try run.setUp(known as AnyObject, with: self.context)
    }
  }

  /// Sets up the screen that the step found.
  func setUpFound(_ run: Executor) throws {
    if let commit { return try commit.setUpFound(run) }
    // A screen that is reused in place of a new element does not show the element's content.
    if element == nil, let found = plan?.found { try run.setUp(found, with: context) }
  }

  /// Sets the context on the destination's screen, if that screen is already made or found.
  func identifyDestination(_ run: Executor) {
    // This comes before the destination's own steps, because a context that they set takes precedence.
    guard let element = commit?.destination as? Element else { return }
    element.identify(as: context, replacing: found === commit?.destination, run)
  }
}

extension NavigationElementProtocol {
  /// Sets the context of the element, unless the element has a context of its own. If the request fails, the earlier
  /// context is set again.
  ///
  /// - Parameters:
  ///   - context: The requested context.
  ///   - replacing: A Boolean value that indicates whether the context replaces an earlier one of the same type.
  ///   - run: The executor of the request; `nil` if the request can no longer fail.
  func identify<ContextType: Equatable>(
    as context: NavigationContext<ContextType>, replacing: Bool = false, _ run: Executor? = nil
  ) {
    let before = getNavigationContext(withContextType: ContextType.self)
    guard before == nil ? !hasContext : replacing && before != context, !(self is any ContextShowing) else { return }
    setNavigationContext(context)
    run?.onFailure { setNavigationContext(before) }
  }
}
