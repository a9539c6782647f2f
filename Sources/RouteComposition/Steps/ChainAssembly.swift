import ViewHierarchy

/// Begins a chain with a step in place of a finder and a factory.
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

  /// Makes a step the destination; how it is joined comes next.
  public func from<ViewController, Context>(
    _ integrator: any StepIntegrator<ViewController, Context>
  ) -> OpenChain<ViewController, Context> {
    OpenChain(close: integrator.step.close)
  }

  /// Makes a step that is assembled already the destination.
  public func from<ViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> UnassembledChain<ViewController, Context> {
    UnassembledChain(step: step)
  }
}
