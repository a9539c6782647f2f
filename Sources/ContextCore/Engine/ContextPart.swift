import NavigationCore

/// One step, seen with the stack as it is when its turn comes.
final class ContextPart<ContextType: Equatable, Element: NavigationElementProtocol> {
  let position: Int
  /// What is done, which a redirection has changed.
  var step: NavigationStep<ContextType>
  var isRedirection = false
  let stack: [Element]
  /// What was made for it, if nothing that is there suits.
  var element: Element?
  /// What the transition has shown in the place of that.
  var replacement: AnyObject?
  var transition: (any NavigationTransitionProtocol)?
  /// What the transition is going to do, where that is known beforehand.
  var plan: TransitionPlan?
  /// What carries it out, where the provider has answered with a destination.
  var goal: (any Goal)?
  /// The screen that this destination was found to be, before anything was made.
  var found: AnyObject?

  nonisolated deinit {}

  init(position: Int, step: NavigationStep<ContextType>, stack: [Element]) {
    self.position = position
    self.step = step
    self.stack = stack
  }

  /// The screen that it is about, made or found, where that is an object.
  var screen: AnyObject? { element.map { $0 as AnyObject } ?? plan?.found }

  /// What is shown in place of what was asked for, in words: the type of its context, or else the class.
  var redirectionName: String? {
    guard let replacement else { return isRedirection ? "\(step.context.type)" : nil }
    let context = (replacement as? Element)?.getNavigationContext(withContextType: ContextType.self)
    return context.map { "\($0.type)" } ?? "\(type(of: replacement))"
  }

  /// Whether it waits until somebody sees the stage; what is made first tells later.
  var needsAudience: Bool { plan?.needsAudience ?? (transition != nil) }
}

extension ContextPart {
  /// What has to be asked for it, and whether it waits for somebody who sees the stage. One that is answered with a destination
  /// is resolved by the destination's own goal.
  func resolve(_ run: Executor) throws -> Resolution {
    guard let goal else { return Resolution(leaving: plan?.leaving ?? [], needsAudience: needsAudience) }
    var resolution = try goal.resolve(run)
    found = goal.destination
    resolution.guards = resolution.guards.map { $0.asked(forPart: position) }
    return resolution
  }

  /// The last steps of its plan, where that shows another screen than the element that was made for it.
  func arrival(_ run: Executor) -> [TransactionStep] {
    guard let shown = plan?.shown, let element = element.map({ $0 as AnyObject }), shown !== element,
      let transition = transition as? any PlannableTransition
    else { return [] }
    return transition.arrival(of: element, on: run.stage) { leaf in
      // It may be the container that is known by the context.
      let screens = [leaf, shown].lazy.compactMap { $0 as? Element }
      guard let known = screens.first(where: { $0.hasContext(self.step.context) }) else {
        self.replacement = leaf
        return
      }
      self.element = known
      try run.setUp(known as AnyObject, with: self.step.context)
    }
  }

  /// Has set up what was found for it.
  func setUpFound(_ run: Executor) throws {
    if let goal { return try goal.setUpFound(run) }
    // What is brought forward in the place of an element does not show what that was made for.
    if element == nil, let found = plan?.found { try run.setUp(found, with: step.context) }
  }

  /// Has the screen of its destination known by what it was asked for as, where it is known already which that is.
  func nameFound(_ run: Executor) {
    // The destination's own word goes before what it was asked for as, so that comes first.
    guard let element = goal?.destination as? Element else { return }
    element.beKnown(as: step.context, replacing: found === goal?.destination, run)
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
