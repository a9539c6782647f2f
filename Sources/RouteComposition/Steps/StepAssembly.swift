public import ViewHierarchy

/// Marks a step whose factory builds its screen. `using` comes next and sets the action. The compiler infers this type.
public enum BuiltByItsFactory {}

/// Marks a step with a ``NilFactory``. `from` comes next and names the step below. A step below makes the screen, or the
/// tree contains the screen already. The compiler infers this type.
public enum MadeByAStepBelow {}

/// A builder of a chain of steps, from the destination back to a screen that is in the window already.
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
/// Every call returns a new value. You can continue a half-built chain twice and get two independent chains.
public struct StepAssembly<ViewController: UIViewController, Context, Making>: StepOfParts {
  /// The finder, factory, guards and tasks of the step so far.
  public var parts: StepParts<ViewController, Context>
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Creates a chain from the finder and the factory of its destination.
  public init(finder: any Finder<ViewController, Context>, factory: any Factory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: factory)
  }

  /// Sets the action that joins the screen to the screen of the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (parts, join) = (parts, AnyJoin.of(action))
    return JoinedStep { ScreenNode(parts, action: join, below: $0) }
  }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Creates a chain whose destination is made by a step below, or is in the tree already; see ``NilFactory``.
  public init(finder: any Finder<ViewController, Context>, factory: NilFactory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: nil)
  }

  /// Ends the chain at an assembled step. This step or one below it makes the screen, or the tree contains the screen
  /// already.
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: ScreenNode(parts, action: nil, below: step.node)))
  }

  /// Adds the step below, most often a container. This step or one below it makes the screen, or the tree contains the
  /// screen already.
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    let (parts, step) = (parts, integrator.step)
    return OpenChain { action, below in ScreenNode(parts, action: nil, below: step.close(action, below)) }
  }
}

/// A chain after `using`. `from` comes next and names the step below. The action joins the screen to the screen of that
/// step.
public struct JoinedStep<ViewController: UIViewController, Host: UIViewController, Context> {
  let close: (StepNode<Context>) -> StepNode<Context>

  /// Ends the chain at an assembled step.
  public func from(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: close(step.node)))
  }

  /// Adds the step below, most often a container. `using` comes next and sets the action that joins its screen.
  public func from(_ integrator: any StepIntegrator<Host, Context>) -> OpenChain<ViewController, Context> {
    let (close, step) = (close, integrator.step)
    return OpenChain { action, below in close(step.close(action, below)) }
  }

  /// Ends the chain at an assembled step, and returns the destination of the chain.
  public func assemble(from step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    from(step).assemble()
  }
}

// An action for `UIViewController` fits a step of any class. These overloads are disfavoured for two reasons. If the
// host of the action is inferred, it becomes the class of the step below. And the type checker tries fewer overloads.
extension JoinedStep where Host == UIViewController {
  /// Ends the chain at an assembled step, whose screen may be of any class.
  @_disfavoredOverload
  public func from<Subclass: UIViewController>(
    _ step: DestinationStep<Subclass, Context>
  ) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: DestinationStep(node: close(step.node)))
  }

  /// Adds the step below, whose screen may be of any class.
  @_disfavoredOverload
  public func from<Subclass: UIViewController>(
    _ integrator: any StepIntegrator<Subclass, Context>
  ) -> OpenChain<ViewController, Context> {
    let (close, step) = (close, integrator.step)
    return OpenChain { action, below in close(step.close(action, below)) }
  }
}

/// A chain whose lowest step is not joined yet. `using` comes next and sets the action.
public struct OpenChain<ViewController: UIViewController, Context> {
  let close: (AnyJoin, StepNode<Context>) -> StepNode<Context>

  init(close: @escaping (AnyJoin, StepNode<Context>) -> StepNode<Context>) { self.close = close }

  /// Creates a chain of one step.
  init(_ parts: StepParts<ViewController, Context>) {
    self.init { action, below in ScreenNode(parts, action: action, below: below) }
  }

  /// Sets the action that joins the lowest step so far to the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (close, join) = (close, AnyJoin.of(action))
    return JoinedStep { close(join, $0) }
  }
}

/// A complete chain. Call ``assemble()`` to get its destination, a step to which you can navigate.
public struct UnassembledChain<ViewController: UIViewController, Context> {
  private let step: DestinationStep<ViewController, Context>

  init(step: DestinationStep<ViewController, Context>) { self.step = step }

  /// Returns the destination of the chain.
  public func assemble() -> DestinationStep<ViewController, Context> { step }
}
