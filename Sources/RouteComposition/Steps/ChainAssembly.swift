import ViewHierarchy

/// A builder that begins a chain with a step instead of a finder and a factory.
///
/// ```swift
/// let stack = ChainAssembly()
///   .from(NavigationControllerStep<UINavigationController, Any?>())
///   .using(GeneralAction.presentModally())
///   .from(GeneralStep.current())
///   .assemble()
/// ```
public struct ChainAssembly {
  /// Begins a chain.
  public init() {}

  /// Makes the step the destination. `using` comes next and sets the action that joins its screen.
  public func from<ViewController, Context>(
    _ integrator: any StepIntegrator<ViewController, Context>
  ) -> OpenChain<ViewController, Context> {
    integrator.step
  }

  /// Makes an assembled step the destination.
  public func from<ViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: step)
  }
}
