package import NavigationCore
package import ViewHierarchy

/// The screen of a step without the route to it, for a goal that makes several screens and joins them itself.
///
/// It has the factory and the tasks of its step, the guards of the step and of all steps below, and the context of one
/// request.
package final class StepScreen {
  private let step: any BoundStep
  private let guards: [ChainGuard]

  nonisolated deinit {}

  package init<Screen: UIViewController, Context>(_ step: DestinationStep<Screen, Context>, with context: Context)
    throws
  {
    var walk = Walk()
    walk.begin()
    self.step = try step.node.bind(context, &walk)
    let chain = try self.step.chain(&walk)
    guards = chain.enumerated().flatMap { depth, link in
      let isShared = !walk.hasMade(link.step.number)
      return (0..<link.step.guardCount).map { ChainGuard(link: link, depth: depth, position: $0, isShared: isShared) }
    }
  }

  /// The name of the screen in plans.
  package var name: String { step.screenName }

  /// The context of the screen.
  package var context: Any? { step.contextValue }

  /// Whether a step below makes the screen, so that it cannot be made alone.
  package var isMadeBelow: Bool { step.isMadeBelow }

  /// Returns a question for each guard of the chain. Screens in several places share the question of a common guard, if
  /// its context is equal in all places.
  package func questions(at place: String, _ run: Executor) -> [Question] {
    guards.map { chainGuard in
      let (step, position) = (chainGuard.link.step, chainGuard.position)
      return run.question(
        chainGuard.id(at: place), asker: step.guardIdentity(position), name: { step.guardName(position) },
        ask: { step.ask(position, for: $0, $1) })
    }
  }

  /// Returns the identifiers of the questions that ``questions(at:_:)`` returns.
  package func questionIDs(at place: String) -> [Question.ID] { guards.map { $0.id(at: place) } }

  /// The name of the first closed gate of the chain, or `nil` if all gates are open.
  package var closedGate: String? {
    guards.lazy.compactMap { Gate.of($0.link.step.interceptor($0.position)) }.first(where: \.isClosed)?.roleName
  }

  /// Prepares the guards of the chain.
  package func prepareGuards() throws {
    for chainGuard in guards { try chainGuard.link.step.prepareGuards() }
  }

  /// Prepares the guards, the tasks and the factory of the step. Each is prepared once.
  package func prepare() throws { try step.prepare(building: true) }

  /// Makes the screen, without setting it up.
  package func build() throws -> UIViewController { try step.build(integrating: ChildCoordinator()) }

  /// Sets the screen up with the tasks of the step.
  package func setUp(_ screen: UIViewController) throws { try step.runContextTasks(on: screen) }
}

/// A guard of a step, with the place of the step in its chain.
private struct ChainGuard {
  let link: ChainLink
  let depth: Int
  let position: Int
  /// Whether the step outlives the request, so that several screens can share its guards. A step that a switch makes
  /// for each request does not.
  let isShared: Bool

  /// Returns the identifier of the guard's question. A shared guard with an equal context is one question for all
  /// screens. If the guard is not shared, or its context cannot be compared, the place makes the question unique.
  func id(at place: String) -> Question.ID {
    let step = link.step
    guard isShared, let context = ComparedContext(step.contextValue) else {
      return .step(
        depth: depth, branches: link.branches, position: position, name: "\(step.guardName(position)) at \(place)")
    }
    return .shared(step.guardIdentity(position), context: context.value)
  }
}

/// A context that can be compared: no context, `Void` or a hashable value.
private struct ComparedContext {
  let value: AnyHashable?

  init?(_ context: Any?) {
    guard let context, !(context is Void) else {
      value = nil
      return
    }
    guard let hashable = context as? AnyHashable else { return nil }
    value = hashable
  }
}

extension DestinationStep {
  /// Creates a step from a factory and guards, without a route to its screen.
  package init(
    _ factory: any Factory<ViewController, Context>, guards: [any RoutingInterceptor<Context>]
  ) {
    let parts = StepParts(finder: NilFinder<ViewController, Context>(), factory: factory, interceptors: guards)
    self.init(node: ScreenNode(parts, action: nil, below: nil))
  }
}
