public import ViewHierarchy

/// A step in the middle of a chain, after `expectingContainer` or `adaptingContext`.
public struct FittedStep<ViewController: UIViewController, Context>: StepIntegrator {
  /// The step as a chain that is not joined to a step below yet.
  public let step: OpenChain<ViewController, Context>

  init(close: @escaping (AnyJoin, StepNode<Context>) -> StepNode<Context>) { step = OpenChain(close: close) }
}

extension StepIntegrator {
  /// Declares that the screen of this step is in a container, and returns the step with that container as its view
  /// controller.
  ///
  /// When the route runs, it looks for a view controller of the class `Container`: first the screen itself, then the
  /// containers around it, from the inside out. If there is none, the navigation fails with an error that names this
  /// class and the screen. A chain that continues through this step then changes nothing. If this step is the
  /// destination, the navigation fails after it has shown the screen.
  public func expectingContainer<Container: ContainerViewController>() -> FittedStep<Container, Context> {
    FittedStep(close: step.close)
  }

  /// Returns the same step for a chain of another context. The transformer makes the context of this step from the
  /// context of the chain.
  ///
  /// Only this step receives the adapted context. The steps below receive the context of the chain.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> FittedStep<ViewController, Transformer.SourceContext> where Transformer.TargetContext == Context {
    let close = step.close
    return FittedStep { action, below in
      let returning = ReturningNode<Transformer.SourceContext, Context>(below)
      return SelfAdaptingNode(AdaptingNode(transformer, target: close(action, returning)), above: returning)
    }
  }
}

extension StepIntegrator {
  /// Returns the same step for a chain of another context. The closure makes the context of this step from the context
  /// of the chain, for instance a hall from an exhibit:
  ///
  /// ```swift
  /// .from(hall.expectingContainer().adaptingContext { (exhibit: Exhibit) in exhibit.hall })
  /// ```
  ///
  /// Only this step receives the adapted context. If the closure throws an error, the navigation fails with this error
  /// and changes nothing.
  public func adaptingContext<Source>(
    _ adapt: @escaping (Source) throws -> Context
  ) -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer(adapt))
  }
}

extension StepIntegrator where Context == Any? {
  /// Returns the same step for a chain of any context. The step receives the context of the chain as `Any?`.
  public func adaptingContext<Source>() -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (source: Source) -> Any? in source })
  }
}

extension StepIntegrator where Context == Void {
  /// Returns the same step for a chain of any context. The step receives no context.
  public func adaptingContext<Source>() -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (_: Source) in })
  }
}
