package import NavigationCore
package import ViewHierarchy

/// The screen of a step without the way that leads to it, for a goal that makes several screens and joins them itself: with
/// the factory and the tasks of its step, the guards of the step and of all steps below it, and the context of one request.
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

  /// The class of the screen, as plans name it.
  package var name: String { step.screenName }

  /// What it is shown with.
  package var context: Any? { step.contextValue }

  /// Whether it cannot be made alone, because its container brings it along.
  package var isMadeBelow: Bool { step.isMadeBelow }

  /// The guards of its chain as questions. A guard that screens in several places have in common is one question.
  package func questions(at place: String, _ run: Executor) -> [Question] {
    guards.map { one in
      let (step, position) = (one.link.step, one.position)
      return run.question(
        one.id(at: place), asker: step.guardIdentity(position), name: { step.guardName(position) },
        ask: { step.ask(position, for: $0, $1) })
    }
  }

  /// The questions of its guards, as ``questions(at:_:)`` numbers them.
  package func questionIDs(at place: String) -> [Question.ID] { guards.map { $0.id(at: place) } }

  /// The first gate of its chain whose condition does not hold, in words; `nil` if all are open.
  package var closedGate: String? {
    guards.lazy.compactMap { Gate.of($0.link.step.interceptor($0.position)) }.first(where: \.isClosed)?.roleName
  }

  /// Lets the guards of its chain check that they have what they need.
  package func prepareGuards() throws {
    for one in guards { try one.link.step.prepareGuards() }
  }

  /// Lets the tasks and the factory of its step check that they have what they need.
  package func prepare() throws { try step.prepare(building: true) }

  /// Makes the screen; it is not set up yet.
  package func build() throws -> UIViewController { try step.build(integrating: ChildCoordinator()) }

  /// Has the tasks of the step set the screen up.
  package func setUp(_ screen: UIViewController) throws { try step.runContextTasks(on: screen) }
}

/// A guard of a step, with the place of the step in its chain.
private struct ChainGuard {
  let link: ChainLink
  let depth: Int
  let position: Int
  /// Whether the step outlives the request, so that other screens may stand on the same one.
  let isShared: Bool

  /// A guard with the same context is the same question for every screen. Contexts that cannot be compared are told by place.
  func id(at place: String) -> Question.ID {
    let step = link.step
    guard isShared, let context = ComparedContext(step.contextValue) else {
      return .step(
        depth: depth, branches: link.branches, position: position, name: "\(step.guardName(position)) at \(place)")
    }
    return .shared(step.guardIdentity(position), context: context.value)
  }
}

/// A context that can be compared with others: none, nothing to know, or a hashable value.
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
  /// The step of a screen that a factory makes and that these guards guard, without a way that leads to it.
  package init(
    _ factory: any Factory<ViewController, Context>, guards: [any RoutingInterceptor<Context>]
  ) {
    let parts = StepParts(finder: NilFinder<ViewController, Context>(), factory: factory, interceptors: guards)
    self.init(node: ScreenNode(parts, action: nil, below: nil))
  }
}
