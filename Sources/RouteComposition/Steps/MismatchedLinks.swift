public import NavigationCore
public import ViewHierarchy

// These overloads are unavailable and never run; each exists for its message. If a role or a step does not fit a chain,
// the compiler selects one of them and reports which role or step fits.

// MARK: - Finder and factory

extension StepAssembly where Making == BuiltByItsFactory {
  /// Unavailable: finder and factory are for different screens or contexts.
  @available(
    *, unavailable, message: "finder and factory of a step are for one class of screen and one type of context"
  )
  public init<Made: UIViewController, Other>(
    finder: any Finder<ViewController, Context>, factory: any Factory<Made, Other>
  ) {
    self.init(finder: NilFinder(), factory: ClassFactory())
  }
}

extension SingleStep {
  /// Unavailable: finder and factory are for different screens or contexts.
  @available(
    *, unavailable, message: "finder and factory of a step are for one class of screen and one type of context"
  )
  public init<Made: UIViewController, Other>(
    finder: any Finder<ViewController, Context>, factory: any Factory<Made, Other>
  ) {
    self.init(finder: NilFinder(), factory: ClassFactory())
  }
}

extension AnyFinder {
  /// Unavailable: the screen does not conform to ``ContextChecking``.
  @available(
    *, unavailable,
    message: "the screen has to say what it shows: have it conform to ContextChecking, with the context of the step"
  )
  public static var classWithContextFinder: Self { nilFinder }
}

extension AnyFactory {
  /// Unavailable: the closure takes a context of another type than the step's.
  @available(*, unavailable, message: "the closure has to take the context of the step")
  public static func inline<Other>(_ make: @escaping (Other) throws -> ViewController) -> Self { classFactory }
}

// MARK: - Guards and tasks

extension StepAdding {
  /// Unavailable: the guard is for another context.
  @available(*, unavailable, message: "a guard of a step takes the context of the step, or Any?")
  public func adding<Other>(_ interceptor: any RoutingInterceptor<Other>) -> Self { self }
}

extension ContextTaskAdding {
  /// Unavailable: the task is for other screens or another context.
  @available(
    *, unavailable,
    message: "a task is for the screen that it is added to, or for UIViewController, and takes its context, or Any?"
  )
  public func adding<Other: UIViewController, OtherContext>(
    _ contextTask: any ContextTask<Other, OtherContext>
  ) -> Self {
    self
  }
}

extension TaskAdding {
  /// Unavailable: the task is for other screens or another context.
  @available(
    *, unavailable,
    message: "a task is for the screen that it is added to, or for UIViewController, and takes its context, or Any?"
  )
  public func adding<Other: UIViewController, OtherContext>(
    _ postTask: any PostRoutingTask<Other, OtherContext>
  ) -> Self {
    self
  }
}

// MARK: - Steps

extension JoinedStep {
  /// Unavailable: the step has another context.
  @available(
    *, unavailable,
    message:
      "the step has another context than the chain: give it .adaptingContext() if its context is Any? or Void, or .adaptingContext { part of it }"
  )
  public func from<Other>(_ step: DestinationStep<Host, Other>) -> UnassembledChain<ViewController, Context> {
    from(GeneralStep.custom(using: NilFinder()))
  }

  /// Unavailable: the step has another context.
  @available(
    *, unavailable,
    message:
      "the step has another context than the chain: give it .adaptingContext() if its context is Any? or Void, or .adaptingContext { part of it }"
  )
  public func from<Other>(_ integrator: any StepIntegrator<Host, Other>) -> OpenChain<ViewController, Context> {
    from(SingleStep(finder: NilFinder(), factory: NilFactory()))
  }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Unavailable: the step has another context.
  @available(
    *, unavailable,
    message:
      "the step has another context than the chain: give it .adaptingContext() if its context is Any? or Void, or .adaptingContext { part of it }"
  )
  public func from<Host, Other>(_ step: DestinationStep<Host, Other>) -> UnassembledChain<ViewController, Context> {
    from(GeneralStep.custom(using: NilFinder<Host, Context>()))
  }
}

extension AnyStepIntegrator {
  /// Unavailable: the action is for another kind of container.
  @available(*, unavailable, message: "the action before it is not for a navigation controller: .push and its like are")
  public static var navigationController: Self { Self(SingleStep(finder: NilFinder(), factory: NilFactory())) }

  /// Unavailable: the action is for another kind of container.
  @available(*, unavailable, message: "the action before it is not for a tab bar controller: .addTab is")
  public static var tabBarController: Self { Self(SingleStep(finder: NilFinder(), factory: NilFactory())) }
}

extension DestinationStep {
  /// Unavailable: the transformer makes another context.
  @available(*, unavailable, message: "the transformer has to make the context of the step, out of that of the chain")
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext> {
    GeneralStep.custom(using: NilFinder())
  }
}

extension StepIntegrator {
  /// Unavailable: the transformer makes another context.
  @available(*, unavailable, message: "the transformer has to make the context of the step, out of that of the chain")
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> FittedStep<ViewController, Transformer.SourceContext> {
    FittedStep { _, below in below }
  }
}

// MARK: - Containers and switches

extension ChildAdding {
  /// Unavailable: the child has another context.
  @available(
    *, unavailable, message: "the child has another context than the container: say with(…, adapting: transformer)"
  )
  public func with<Child: UIViewController, Other>(
    _ child: any Factory<Child, Other>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ContainerContext> {
    with(ClassFactory<Child, ContainerContext>(), using: nil)
  }

  /// Unavailable: the child has another context.
  @available(
    *, unavailable,
    message: "the child has another context than the container: say with(…, using: …, adapting: transformer)"
  )
  public func with<Child: UIViewController, Other>(
    _ child: any Factory<Child, Other>, using action: any ContainerAction<Container>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ContainerContext> {
    with(ClassFactory<Child, ContainerContext>(), using: nil)
  }
}

extension SwitchAssembly {
  /// Unavailable: the step of the case has another screen or another context.
  @available(
    *, unavailable,
    message:
      "every case has the screen and the context of the switch; a step of another context is adapted by adaptingContext(using:)"
  )
  public func addCase<Other: UIViewController, OtherContext>(
    when condition: @escaping @autoclosure () -> Bool, from step: DestinationStep<Other, OtherContext>
  ) -> Self {
    self
  }

  /// Unavailable: the step of the case has another screen or another context.
  @available(
    *, unavailable,
    message:
      "every case has the screen and the context of the switch; a step of another context is adapted by adaptingContext(using:)"
  )
  public func addCase<Found: UIViewController, Other: UIViewController, OtherContext>(
    when finder: any Finder<Found, Context>, from step: DestinationStep<Other, OtherContext>
  ) -> Self {
    self
  }
}
