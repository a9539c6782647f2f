public import ViewHierarchy

/// A step in the middle of a chain that its author has vouched for, or that has a context of its own.
public struct FittedStep<ViewController: UIViewController, Context>: StepIntegrator {
  /// The step, before it is known how it is joined, and to what.
  public let step: OpenStep<ViewController, Context>

  init(close: @escaping (AnyJoin, StepNode<Context>) -> StepNode<Context>) { step = OpenStep(close: close) }
}

extension StepIntegrator {
  /// Vouches that the screen of this step stands in a container of the kind that the next action needs.
  ///
  /// The container is the nearest one around the screen when the route runs. If there is none then, the navigation
  /// fails, names both types, and has changed nothing.
  public func expectingContainer<Container: ContainerViewController>() -> FittedStep<Container, Context> {
    FittedStep(close: step.close)
  }

  /// The same step in a chain of another context, which `transformer` turns into this one's.
  ///
  /// It is turned for this step alone: the steps below have the context of the chain.
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
  /// The same step in a chain of another context, of which the closure makes this one's: the hall of an exhibit.
  ///
  /// ```swift
  /// .from(hall.expectingContainer().adaptingContext { (exhibit: Exhibit) in exhibit.hall })
  /// ```
  ///
  /// What the closure throws fails the navigation, which has changed nothing.
  public func adaptingContext<Source>(
    _ adapt: @escaping (Source) throws -> Context
  ) -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer(adapt))
  }
}

extension StepIntegrator where Context == Any? {
  /// The same step in a chain of any context.
  public func adaptingContext<Source>() -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (source: Source) -> Any? in source })
  }
}

extension StepIntegrator where Context == Void {
  /// The same step in a chain of any context.
  public func adaptingContext<Source>() -> FittedStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (_: Source) in })
  }
}
