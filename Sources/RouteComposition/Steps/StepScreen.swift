package import NavigationCore
package import ViewHierarchy

/// The screen of a step without the way that leads to it, for a goal that makes several screens and joins them itself: with
/// the guards, the factory and the tasks of its step, and the context of one request.
package final class StepScreen {
  private let step: any BoundStep

  nonisolated deinit {}

  package init<Screen: UIViewController, Context>(_ step: DestinationStep<Screen, Context>, with context: Context)
    throws
  {
    var walk = Walk()
    self.step = try step.node.bind(context, &walk)
  }

  /// A screen that a factory makes and that these guards guard.
  package init<Screen: UIViewController, Context>(
    _ factory: any Factory<Screen, Context>, with context: Context, guards: [any RoutingInterceptor<Context>] = []
  ) {
    let parts = StepParts(finder: NilFinder<Screen, Context>(), factory: factory, interceptors: guards)
    step = BoundScreenStep(ScreenNode(parts, action: nil, below: nil), context)
  }

  /// The class of the screen, as plans name it.
  package var name: String { step.screenName }

  /// What it is shown with.
  package var context: Any? { step.contextValue }

  /// Whether it cannot be made alone, because its container brings it along.
  package var isMadeBelow: Bool { step.isMadeBelow }

  /// Its guards as questions, told from those of the request's other screens by a number.
  package func questions(_ number: Int, _ run: Executor) -> [Question] {
    (0..<step.guardCount).map { [step] position in
      run.question(
        .step(depth: number, branches: [], position: position), asker: step.guardIdentity(position),
        name: { step.guardName(position) }, ask: { step.ask(position, for: $0, $1) })
    }
  }

  /// Lets guards, tasks and the factory check that they have what they need.
  package func prepare() throws { try step.prepare(building: true) }

  /// Makes the screen; it is not set up yet.
  package func build() throws -> UIViewController { try step.build(integrating: ChildCoordinator()) }

  /// Has the tasks of the step set the screen up.
  package func setUp(_ screen: UIViewController) throws { try step.runContextTasks(on: screen) }
}
