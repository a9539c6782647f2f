import NavigationCore

/// One step, seen with the stack as it is when its turn comes.
final class ContextPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let position: Int
  /// What is done, which a redirection has changed.
  let step: NavigationStep<ContextType>
  let isRedirection: Bool
  let stack: [Element]
  /// Brings forward, or takes away, what is there; `nil` where something has to be made.
  let transition: (any NavigationTransitionProtocol)?
  /// What the transition is going to do, where that is known beforehand.
  let plan: TransitionPlan?
  /// What carries it out, where the provider has answered with a destination.
  let goal: (any Goal)?

  nonisolated deinit {}

  init(
    position: Int, step: NavigationStep<ContextType>, isRedirection: Bool, stack: [Element],
    transition: (any NavigationTransitionProtocol)?, plan: TransitionPlan?, goal: (any Goal)?
  ) {
    (self.position, self.step, self.isRedirection, self.stack) = (position, step, isRedirection, stack)
    (self.transition, self.plan, self.goal) = (transition, plan, goal)
  }

  /// Returns what has to be asked for the step, and whether the step waits until somebody sees the stage. An element that is not
  /// made yet tells both later (``BuiltPart/late``).
  ///
  /// - Parameter wanted: The proposal of the destination that the provider has answered with, which tells both.
  func resolution(by wanted: (any Proposal)?) -> Resolution {
    guard var resolution = wanted?.resolution else {
      return Resolution(leaving: plan?.leaving ?? [], needsAudience: plan?.needsAudience ?? (transition != nil))
    }
    resolution.guards = resolution.guards.map { $0.asked(forPart: position) }
    return resolution
  }
}

/// A step whose element is made, or is there already.
final class BuiltPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let part: ContextPart<ContextType, Element>
  /// What was made for it, if nothing that is there suits. The transition may know it by a container around it.
  private(set) var element: Element?
  let transition: (any NavigationTransitionProtocol)?
  let plan: TransitionPlan?
  /// What carries it out, where the provider has answered with a destination.
  let commit: (any Commit)?
  /// The screen that this destination was found to be, before anything was made.
  private let found: AnyObject?
  /// What the transition has shown in the place of the element.
  var replacement: AnyObject?

  nonisolated deinit {}

  /// A step that is carried out with what is there.
  init(_ part: ContextPart<ContextType, Element>) {
    (self.part, transition, plan, commit, found) = (part, part.transition, part.plan, nil, nil)
  }

  /// A step for which an element was made.
  init(
    _ part: ContextPart<ContextType, Element>, _ element: Element,
    shownBy way: (transition: any NavigationTransitionProtocol, plan: TransitionPlan?)
  ) {
    (self.part, self.element, transition, plan, commit, found) = (part, element, way.transition, way.plan, nil, nil)
  }

  /// A step whose destination carries it out.
  init(_ part: ContextPart<ContextType, Element>, _ commit: any Commit, found: AnyObject?) {
    (self.part, self.commit, self.found, transition, plan) = (part, commit, found, nil, nil)
  }

  private var context: NavigationContext<ContextType> { part.step.context }

  /// The screen that it is about, made or found, where that is an object.
  var screen: AnyObject? { element.map { $0 as AnyObject } ?? plan?.found }

  /// What turns out only now.
  var late: Resolution? {
    if let commit { return commit.late }
    guard element != nil else { return nil }
    return Resolution(leaving: plan?.leaving ?? [], needsAudience: plan?.needsAudience ?? true)
  }

  /// The screen that is shown instead, in words: the type of its context, or else its class.
  var redirectionName: String? {
    guard let replacement else { return part.isRedirection ? "\(context.type)" : nil }
    let known = (replacement as? Element)?.getNavigationContext(withContextType: ContextType.self)
    return known.map { "\($0.type)" } ?? "\(type(of: replacement))"
  }

  /// The last steps of its plan, where that shows another screen than the element that was made for it.
  func arrival(_ run: Executor) -> [TransactionStep] {
    guard let shown = plan?.shown, let element = element.map({ $0 as AnyObject }), shown !== element,
      let transition = transition as? any PlannableTransition
    else { return [] }
    return transition.arrival(of: element, on: run.stage) { leaf in
      // It may be the container that is known by the context.
      let screens = [leaf, shown].lazy.compactMap { $0 as? Element }
      guard let known = screens.first(where: { $0.hasContext(self.context) }) else {
        self.replacement = leaf
        return
      }
      self.element = known
      try run.setUp(known as AnyObject, with: self.context)
    }
  }

  /// Has set up what was found for it.
  func setUpFound(_ run: Executor) throws {
    if let commit { return try commit.setUpFound(run) }
    // What is brought forward in the place of an element does not show what that was made for.
    if element == nil, let found = plan?.found { try run.setUp(found, with: context) }
  }

  /// Has the screen of its destination known by what it was asked for as, where it is known already which that is.
  func nameFound(_ run: Executor) {
    // The destination's own word goes before what it was asked for as, so that comes first.
    guard let element = commit?.destination as? Element else { return }
    element.beKnown(as: context, replacing: found === commit?.destination, run)
  }
}

extension NavigationElementProtocol {
  /// Has an element known by what it was asked for as, unless it brings its own context.
  func beKnown<ContextType: Equatable>(
    as context: NavigationContext<ContextType>, replacing: Bool = false, _ run: Executor? = nil
  ) {
    let before = getNavigationContext(withContextType: ContextType.self)
    guard before == nil ? !hasContext : replacing && before != context, !(self is any ContextShowing) else { return }
    setNavigationContext(context)
    run?.onFailure { setNavigationContext(before) }
  }
}
