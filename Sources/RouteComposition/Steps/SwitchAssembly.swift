import NavigationCore
public import ViewHierarchy

/// A builder of a switch between steps. When the router reaches the switch, it chooses a step by the screens in the
/// tree or by the context.
///
/// ```swift
/// let somewhere = SwitchAssembly<UINavigationController, Int>()
///   .addCase(expecting: ClassFinder<UINavigationController, Int>(options: .visible))
///   .assemble(default: newStack)
/// ```
///
/// The first case that applies is chosen. The router evaluates the cases only when it reaches the switch. If a step
/// above adapts the context, the cases receive the adapted context. If a closure or a finder throws an error, the
/// navigation fails with this error.
///
/// After guards have been asked, the router evaluates the switch again. If a closure has made a guarded step, the
/// router may then call the closure twice, to find out whether the closure makes a new step each time. The closures
/// should therefore change nothing.
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  private var cases: [SwitchCase<Context>] = []

  /// Creates a switch without cases.
  public init() {}

  /// Adds a case that applies if the closure returns a step for the context. The chain then continues with this step.
  public func addCase(
    _ resolve: @escaping (Context) throws -> DestinationStep<ViewController, Context>?
  ) -> Self {
    adding { context in
      guard let step = try resolve(context) else { return .declined("its closure returned no step") }
      return .step(step.node)
    }
  }

  /// Adds a case that applies if the finder finds a screen. The chain then continues with `step`, not with the found
  /// screen.
  public func addCase<Found: UIViewController>(
    when finder: any Finder<Found, Context>, from step: DestinationStep<ViewController, Context>
  ) -> Self {
    adding { context in
      guard try finder.findViewController(with: context) != nil else {
        return .declined("\(describe(finder)) found nothing")
      }
      return .step(step.node)
    }
  }

  /// Adds a case that applies if the condition is true when the router reaches the switch.
  public func addCase(
    when condition: @escaping @autoclosure () -> Bool, from step: DestinationStep<ViewController, Context>
  ) -> Self {
    adding { _ in condition() ? .step(step.node) : .declined("its condition is false") }
  }

  /// Adds a case that applies if the condition is true for the context.
  public func addCase(
    when condition: @escaping (Context) -> Bool, from step: DestinationStep<ViewController, Context>
  ) -> Self {
    adding { context in condition(context) ? .step(step.node) : .declined("its condition is false for the context") }
  }

  /// Adds a case that applies if the finder finds the screen. The chain then continues from this screen.
  public func addCase(from finder: any Finder<ViewController, Context>) -> Self { adding(found: finder) }

  /// Adds a case that applies if the finder finds a screen. The chain then continues from the container around the
  /// screen, or from the screen itself if it is the container.
  public func addCase<Found: UIViewController>(expecting finder: any Finder<Found, Context>) -> Self
  where ViewController: ContainerViewController {
    adding(found: finder)
  }

  /// Returns the switch as a step. If no case applies, the navigation fails with the reasons of all cases.
  public func assemble() -> DestinationStep<ViewController, Context> { DestinationStep(node: SwitchNode(cases)) }

  /// Returns the switch as a step. If no case applies, the chain continues with the default step.
  public func assemble(
    default step: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: { step })
  }

  /// Returns the switch as a step. If no case applies, the chain continues with the step that the closure makes. The
  /// closure is called like the last case: each time the router evaluates the switch and no earlier case applies.
  public func assemble(
    default makeStep: @escaping () -> DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(node: SwitchNode(adding { _ in .step(makeStep().node) }.cases))
  }

  private func adding<Found: UIViewController>(found finder: any Finder<Found, Context>) -> Self {
    adding { context in
      guard let found = try finder.findViewController(with: context) else {
        return .declined("\(describe(finder)) found nothing")
      }
      // The step reuses the found screen and does not search again.
      let step = GeneralStep.custom(using: FoundFinder<Found, Context>(finder: finder, found: found))
      return .found(step.node)
    }
  }

  private func adding(_ switchCase: @escaping SwitchCase<Context>) -> Self {
    var copy = self
    copy.cases.append(switchCase)
    return copy
  }
}

/// The answer of a case of a switch: a step, a step for a found screen, or the reason why the case declines.
enum SwitchAnswer<Context> {
  case step(StepNode<Context>)
  /// A step for a screen that the case has found. The step has no guards.
  case found(StepNode<Context>)
  case declined(String)
}

typealias SwitchCase<Context> = (Context) throws -> SwitchAnswer<Context>

/// A switch in a chain.
final class SwitchNode<Context>: StepNode<Context> {
  private let cases: [SwitchCase<Context>]

  init(_ cases: [SwitchCase<Context>]) { self.cases = cases }

  override func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    var declined: [String] = []
    for (position, switchCase) in cases.enumerated() {
      let last = StepNumber.last
      switch try switchCase(context) {
      case .step(let node):
        walk.branches.append(position)
        return try settled(node, madeAfter: last, by: switchCase, context, &walk).bind(context, &walk)
      case .found(let node):
        walk.branches.append(position)
        return try node.bind(context, &walk)
      case .declined(let reason): declined.append("case \(position + 1): \(reason)")
      }
    }
    throw CompositionError.noCaseApplied(declined: declined)
  }

  /// Returns the step of a case that was called once.
  ///
  /// If this call has made steps, and an earlier walk has recorded made steps, calls the case once more and returns the
  /// step of the second call. If both calls return the same step, the case keeps its step, like a `static let` at its
  /// first use. The step then does not count as made during the walk.
  ///
  /// - Parameters:
  ///   - node: The step that the first call returned.
  ///   - last: The number of the newest step before the first call.
  private func settled(
    _ node: StepNode<Context>, madeAfter last: Int, by switchCase: SwitchCase<Context>, _ context: Context,
    _ walk: inout Walk
  ) throws -> StepNode<Context> {
    let now = StepNumber.last
    guard now > last, walk.mayMistakeSteps, case .step(let again) = try switchCase(context) else { return node }
    walk.askAgain(afterMaking: last + 1...now)
    return again
  }
}

/// A finder of a screen that another finder has just found. The finder holds the screen weakly and does not search.
private struct FoundFinder<ViewController: UIViewController, Context>: Finder, WrappingRole {
  let finder: any Finder<ViewController, Context>
  weak var found: ViewController?

  package var wrapped: Any { finder }

  func findViewController(with context: Context) throws -> ViewController? { found }
}
