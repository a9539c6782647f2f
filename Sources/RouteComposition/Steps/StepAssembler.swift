public import ViewHierarchy

/// A builder that begins a chain in the short style.
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
  /// Creates a builder of a chain. `ViewController` is the class of the destination, and `Context` the type of its
  /// context.
  public init() {}

  /// Sets the finder of the screen, named with a leading dot.
  public func finder(_ finder: AnyFinder<ViewController, Context>) -> FoundStep<ViewController, Context> {
    FoundStep(finder: finder)
  }

  /// Sets the finder of the screen.
  public func finder(_ finder: any Finder<ViewController, Context>) -> FoundStep<ViewController, Context> {
    FoundStep(finder: finder)
  }
}

/// A chain in the short style after `finder`. `factory` comes next and sets how the destination is made.
public struct FoundStep<ViewController: UIViewController, Context> {
  let finder: any Finder<ViewController, Context>

  /// Sets the factory of the screen, named with a leading dot.
  public func factory(
    _ factory: AnyFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: finder, factory: factory.unwrapped)
  }

  /// Sets the factory of the screen.
  public func factory(
    _ factory: any Factory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: finder, factory: factory)
  }

  /// Declares that a step below makes the screen, or that the tree contains the screen already.
  public func factory(
    _ factory: NilFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, MadeByAStepBelow> {
    StepAssembly(finder: finder, factory: factory)
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Sets the action that joins the screen to the screen of the step below, in the form with a leading dot, such as `.push`.
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
  /// Sets the action, named with a leading dot. The action joins the lowest step so far to the step below.
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    using(action as any Action<Host>)
  }
}

extension JoinedStep {
  /// Adds the step below, most often a container, named with a leading dot.
  public func from(_ integrator: AnyStepIntegrator<Host, Context>) -> OpenChain<ViewController, Context> {
    from(integrator as any StepIntegrator<Host, Context>)
  }
}
