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
  /// Creates an empty builder.
  public init() {}

  /// Begins the chain with a step as its destination. Call `using` next, to set the action that joins the screen to the
  /// step below.
  public func from<ViewController, Context>(
    _ integrator: any StepIntegrator<ViewController, Context>
  ) -> OpenChain<ViewController, Context> {
    integrator.step
  }

  /// Begins the chain with an assembled step as its destination. The chain is then complete: call `assemble()` next.
  public func from<ViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: step)
  }
}
