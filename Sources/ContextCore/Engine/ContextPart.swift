import NavigationCore

/// A resolved step. It is resolved with the elements that are on screen when the step begins.
final class ContextPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let position: Int
  /// The step to perform. If the provider redirects the step, this step has the context of the redirection.
  let step: NavigationStep<ContextType>
  let isRedirection: Bool
  let stack: [Element]
  /// The transition that reuses a screen, dismisses a screen, or leads to a destination; `nil` if a new element is made.
  let transition: (any NavigationTransitionProtocol)?
  /// The plan of the transition; `nil` if there is no transition, or the transition cannot be planned.
  let plan: TransitionPlan?
  /// The goal of the destination; `nil` if the provider returned no destination.
  let goal: (any Goal)?

  nonisolated deinit {}

  init(
    position: Int, step: NavigationStep<ContextType>, isRedirection: Bool, stack: [Element],
    transition: (any NavigationTransitionProtocol)?, plan: TransitionPlan?, goal: (any Goal)?
  ) {
    (self.position, self.step, self.isRedirection, self.stack) = (position, step, isRedirection, stack)
    (self.transition, self.plan, self.goal) = (transition, plan, goal)
  }

  /// Returns the guards and screens to ask, and whether the step waits until the stage is visible.
  ///
  /// If the step makes a new element, the screens that would leave are known only after the build; see ``BuiltPart/late``.
  ///
  /// - Parameter destination: The proposal of the destination; `nil` if the provider returned no destination. If there is a
  ///   destination, the result is its resolution, and its guards are asked for this step.
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
  /// The element that was made for the step; `nil` if the step does not show a new element.
  ///
  /// The transition may show another screen that has the context, such as a container around the element. ``arrival(_:)`` then
  /// sets this property to the other screen.
  private(set) var element: Element?
  let transition: (any NavigationTransitionProtocol)?
  let plan: TransitionPlan?
  /// The commit of the destination; `nil` if the provider returned no destination.
  let commit: (any Commit)?
  /// The screen that the destination's proposal found before the build.
  private let found: AnyObject?
  /// The screen that the transition showed in place of the element; `nil` if the transition showed the element.
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

  /// Creates a part that performs the commit of a destination.
  init(_ part: ContextPart<ContextType, Element>, _ commit: any Commit, found: AnyObject?) {
    (self.part, self.commit, self.found, transition, plan) = (part, commit, found, nil, nil)
  }

  private var context: NavigationContext<ContextType> { part.step.context }

  /// The new element, or the screen that the transition reuses. `nil` if the step has neither, for example for a destination.
  var screen: AnyObject? { element.map { $0 as AnyObject } ?? plan?.found }

  /// The resolution that is known only after the build; `nil` if the proposal's resolution still applies.
  var late: Resolution? {
    if let commit { return commit.late }
    guard element != nil else { return nil }
    return Resolution(leaving: plan?.leaving ?? [], needsAudience: plan?.needsAudience ?? true)
  }

  /// The name of the screen that the step shows in place of the wanted screen; `nil` if the step is not redirected.
  ///
  /// The name is the type of the screen's context. If the screen has no context of this `ContextType`, the name is the class of
  /// the screen.
  var redirectionName: String? {
    guard let replacement else { return part.isRedirection ? "\(context.type)" : nil }
    let known = (replacement as? Element)?.getNavigationContext(withContextType: ContextType.self)
    return known.map { "\($0.type)" } ?? "\(type(of: replacement))"
  }

  /// Returns the last steps of a transition that shows another screen than the new element, such as a container around the
  /// element. The result is empty for other transitions.
  func arrival(_ run: Executor) -> [TransactionStep] {
    guard let shown = plan?.shown, let element = element.map({ $0 as AnyObject }), shown !== element,
      let transition = transition as? any PlannableTransition
    else { return [] }
    return transition.arrival(of: element, on: run.stage) { leaf in
      // Either the visible screen or the container around it may have the context.
      let screens = [leaf, shown].lazy.compactMap { $0 as? Element }
      guard let known = screens.first(where: { $0.hasContext(self.context) }) else {
        self.replacement = leaf
        return
      }
      self.element = known
      try run.setUp(known as AnyObject, with: self.context)
    }
  }

  /// Runs the router's tasks on the screen that the step reuses. A destination sets up its screen itself.
  func setUpFound(_ run: Executor) throws {
    if let commit { return try commit.setUpFound(run) }
    // A new element is set up when it is made. A screen that is reused to show the new element, such as a container, is not set
    // up.
    if element == nil, let found = plan?.found { try run.setUp(found, with: context) }
  }

  /// Sets the context on the destination's screen. Does nothing if the screen is not made or found yet.
  func identifyDestination(_ run: Executor) {
    // Call this method before the destination's own steps, because a context that these steps set takes precedence.
    guard let element = commit?.destination as? Element else { return }
    element.identify(as: context, replacing: found === commit?.destination, run)
  }
}

extension NavigationElementProtocol {
  /// Sets the context of the element, unless the element has a context already or is ``ContextShowing``. If the request
  /// fails, the earlier context is set again.
  ///
  /// - Parameters:
  ///   - context: The requested context.
  ///   - replacing: A Boolean value that indicates whether the context replaces an earlier context with the same
  ///     `ContextType`.
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
