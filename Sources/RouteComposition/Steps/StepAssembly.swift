public import ViewHierarchy

/// Marks a step whose factory builds its screen: `using` says how that is joined. It is written for you.
public enum BuiltByItsFactory {}

/// Marks a step with a ``NilFactory``: a step below makes its screen, which `from` names. It is written for you.
public enum MadeByAStepBelow {}

/// Assembles a chain, from the destination back to a screen that is surely there.
///
/// ```swift
/// let product = StepAssembly(
///   finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
/// )
/// .using(UINavigationController.push())
/// .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
/// .assemble()
/// ```
///
/// Every call returns a new value; a half-built chain can be used twice and gives two independent chains.
public struct StepAssembly<ViewController: UIViewController, Context, Making>: StepOfParts {
  /// What the step is made of so far.
  public var parts: StepParts<ViewController, Context>
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Begins a chain with its destination.
  public init(finder: any Finder<ViewController, Context>, factory: any Factory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: factory)
  }

  /// Says how the screen is joined to that of the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (parts, join) = (parts, AnyJoin.of(action))
    return JoinedStep { ScreenNode(parts, action: join, below: $0) }
  }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Begins a chain with a destination that a step below makes.
  public init(finder: any Finder<ViewController, Context>, factory: NilFactory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: nil)
  }

  /// Says which step makes the screen, or has it on screen already.
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: ScreenNode(parts, action: nil, below: step.node)))
  }

  /// Goes on with the step that makes the screen, unless it has it on screen already.
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    let (parts, step) = (parts, integrator.step)
    return OpenChain { action, below in ScreenNode(parts, action: nil, below: step.close(action, below)) }
  }
}

/// A chain after `using`: `from` says next what the screen is joined to.
public struct JoinedStep<ViewController: UIViewController, Host: UIViewController, Context> {
  let close: (StepNode<Context>) -> StepNode<Context>

  /// Ends the chain at a step that is assembled already.
  public func from(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: close(step.node)))
  }

  /// Goes on with a container that has to be there, or to be made.
  public func from(_ integrator: any StepIntegrator<Host, Context>) -> OpenChain<ViewController, Context> {
    let (close, step) = (close, integrator.step)
    return OpenChain { action, below in close(step.close(action, below)) }
  }

  /// Ends the chain at a step that is assembled already, and assembles it.
  public func assemble(from step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    from(step).assemble()
  }
}

// An action written for every view controller fits a step of any class. Disfavoured, so that an action whose host is to be
// inferred takes that of the step and the type checker has one way to go.
extension JoinedStep where Host == UIViewController {
  /// Ends the chain at a step of any class.
  @_disfavoredOverload
  public func from<Subclass: UIViewController>(
    _ step: DestinationStep<Subclass, Context>
  ) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: close(step.node)))
  }

  /// Goes on with a step of any class.
  @_disfavoredOverload
  public func from<Subclass: UIViewController>(
    _ integrator: any StepIntegrator<Subclass, Context>
  ) -> OpenChain<ViewController, Context> {
    let (close, step) = (close, integrator.step)
    return OpenChain { action, below in close(step.close(action, below)) }
  }
}

/// A chain after `from` with a step that has to be joined itself: `using` says next how.
public struct OpenChain<ViewController: UIViewController, Context> {
  let close: (AnyJoin, StepNode<Context>) -> StepNode<Context>

  /// Says how the lowest step so far is joined to the one below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (close, join) = (close, AnyJoin.of(action))
    return JoinedStep { close(join, $0) }
  }
}

/// A chain that is complete, and becomes a step by ``assemble()``.
public struct UnassembledChain<ViewController: UIViewController, Context> {
  private let step: DestinationStep<ViewController, Context>

  init(step: DestinationStep<ViewController, Context>) { self.step = step }

  /// The destination that the chain leads to.
  public func assemble() -> DestinationStep<ViewController, Context> { step }
}
