import NavigationCore
public import ViewHierarchy

/// Assembles a fork: which step a chain goes on with is decided when the router gets there, by what is on screen then or
/// by the context.
///
/// ```swift
/// let somewhere = SwitchAssembly<UINavigationController, Int>()
///   .addCase(expecting: ClassFinder<UINavigationController, Int>(options: .visible))
///   .assemble(default: newStack)
/// ```
///
/// The first case that applies wins. Cases are asked only when the walk reaches the switch, with the context as it has
/// been adapted by then. When guards have been asked the walk is made anew. A closure that makes a guarded step may then be asked twice,
/// which tells what it makes each time from what it has made now and keeps; it should change nothing.
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  private var cases: [SwitchCase<Context>] = []

  /// Begins a switch without cases.
  public init() {}

  /// Adds a case that a closure decides: it applies if the closure returns a step.
  public func addCase(
    _ resolve: @escaping (Context) throws -> DestinationStep<ViewController, Context>?
  ) -> Self {
    adding { context in
      guard let step = try resolve(context) else { return .declined("its closure returned no step") }
      return .step(step.node)
    }
  }

  /// Adds a case that applies if the finder finds something.
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

  /// Adds a case that applies if the condition is true by then.
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

  /// Adds a case that applies if the finder finds the screen, which the chain then goes on from.
  public func addCase(from finder: any Finder<ViewController, Context>) -> Self { adding(found: finder) }

  /// Adds a case that applies if the finder finds something; the chain goes on from the container around it, or from what
  /// was found where that is the container.
  public func addCase<Found: UIViewController>(expecting finder: any Finder<Found, Context>) -> Self
  where ViewController: ContainerViewController {
    adding(found: finder)
  }

  /// The switch as a step. If no case applies the navigation fails and says why each one did not.
  public func assemble() -> DestinationStep<ViewController, Context> { DestinationStep(node: SwitchNode(cases)) }

  /// The switch as a step that goes on with `step` if no case applies.
  public func assemble(
    default step: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: { step })
  }

  /// The switch as a step that goes on with what the closure makes if no case applies.
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
      // What was found is handed on rather than searched for again.
      let step = GeneralStep.custom(using: FoundFinder<Found, Context>(finder: finder, found: found))
      return .found(step.node)
    }
  }

  private func adding(_ resolve: @escaping (Context) throws -> SwitchAnswer<Context>) -> Self {
    var copy = self
    copy.cases.append(SwitchCase(resolve: resolve))
    return copy
  }
}

/// What a case of a switch answers.
enum SwitchAnswer<Context> {
  case step(StepNode<Context>)
  /// A step for what was found, which nobody guards.
  case found(StepNode<Context>)
  case declined(String)
}

struct SwitchCase<Context> {
  let resolve: (Context) throws -> SwitchAnswer<Context>
}

/// A fork in a chain.
final class SwitchNode<Context>: StepNode<Context> {
  private let cases: [SwitchCase<Context>]

  init(_ cases: [SwitchCase<Context>]) { self.cases = cases }

  override func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    var declined: [String] = []
    for (position, one) in cases.enumerated() {
      let last = StepNumber.last
      switch try one.resolve(context) {
      case .step(let node):
        walk.branches.append(position)
        return try settled(node, madeAfter: last, by: one, context, &walk).bind(context, &walk)
      case .found(let node):
        walk.branches.append(position)
        return try node.bind(context, &walk)
      case .declined(let reason): declined.append("case \(position + 1): \(reason)")
      }
    }
    throw CompositionError.noCaseApplied(declined: declined)
  }

  /// What a case gives. Where it has made steps that may be taken for others, whose guards have agreed, it is asked once more: what
  /// it gives then too it has made now and keeps, as a `static let` is made when it is asked for first.
  private func settled(
    _ node: StepNode<Context>, madeAfter last: Int, by one: SwitchCase<Context>, _ context: Context, _ walk: inout Walk
  ) throws -> StepNode<Context> {
    let now = StepNumber.last
    guard now > last, walk.mayMistakeSteps, case .step(let again) = try one.resolve(context) else { return node }
    walk.askAgain(afterMaking: last + 1...now)
    return again
  }
}

/// Answers with what another finder has found a moment ago.
private struct FoundFinder<ViewController: UIViewController, Context>: Finder, WrappingRole {
  let finder: any Finder<ViewController, Context>
  weak var found: ViewController?

  package var wrapped: Any { finder }

  func findViewController(with context: Context) throws -> ViewController? { found }
}
