public import ViewHierarchy

/// Begins a chain in the short style.
///
/// ```swift
/// let login = StepAssembler<LoginScreen, Any?>()
///   .finder(.classFinder)
///   .factory(.classFactory { LoginScreen() })
///   .using(.push).from(.navigationController)
///   .using(.present).from(.current)
///   .assemble()
/// ```
public struct StepAssembler<ViewController: UIViewController, Context> {
  /// Begins a chain whose destination is a screen of this class, shown with a context of this type.
  public init() {}

  /// Says how the screen is found, with a leading dot.
  public func finder(_ finder: AnyFinder<ViewController, Context>) -> FoundStep<ViewController, Context> {
    FoundStep(finder: finder)
  }

  /// Says how the screen is found.
  public func finder(_ finder: any Finder<ViewController, Context>) -> FoundStep<ViewController, Context> {
    FoundStep(finder: finder)
  }
}

/// A chain in the short style that knows how its destination is found, and not yet how it is made.
public struct FoundStep<ViewController: UIViewController, Context> {
  let finder: any Finder<ViewController, Context>

  /// Says how the screen is made, with a leading dot.
  public func factory(
    _ factory: AnyFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: finder, factory: factory.unwrapped)
  }

  /// Says how the screen is made.
  public func factory(
    _ factory: any Factory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: finder, factory: factory)
  }

  /// Says that a step below makes the screen.
  public func factory(
    _ factory: NilFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, MadeByAStepBelow> {
    StepAssembly(finder: finder, factory: factory)
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Says how the screen is joined to that of the step below, with a leading dot.
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    using(action as any Action<Host>)
  }
}

extension StepIntegrator {
  /// Begins a chain with this step, joined by an action that is named with a leading dot.
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    using(action as any Action<Host>)
  }
}

extension OpenChain {
  /// Says how the lowest step so far is joined to the one below, with a leading dot.
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    using(action as any Action<Host>)
  }
}

extension JoinedStep {
  /// Goes on with a container that has to be made, with a leading dot.
  public func from(_ integrator: AnyStepIntegrator<Host, Context>) -> OpenChain<ViewController, Context> {
    from(integrator as any StepIntegrator<Host, Context>)
  }
}
