public import ViewHierarchy

// These overloads are unavailable and never run; each exists for its message. If a chain lacks a link, the compiler
// selects one of them and reports which link is missing.

extension StepAssembler {
  /// Unavailable: the finder comes first.
  @available(*, unavailable, message: "say first how the screen is found, for instance by .finder(.classFinder)")
  public func factory(
    _ factory: AnyFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: NilFinder(), factory: factory)
  }

  /// Unavailable: the finder comes first.
  @available(*, unavailable, message: "say first how the screen is found, for instance by .finder(.classFinder)")
  public func factory(
    _ factory: any Factory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: NilFinder(), factory: factory)
  }
}

extension FoundStep {
  /// Unavailable: the factory comes first.
  @available(*, unavailable, message: "say first how the screen is made, for instance by .factory(.classFactory)")
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Unavailable: the factory comes first.
  @available(*, unavailable, message: "say first how the screen is made, for instance by .factory(.classFactory)")
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Unavailable: the factory comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is made, for instance by .factory(.nilFactory) if a step below makes it"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Unavailable: the action comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is joined to that step, for instance by .using(GeneralAction.presentModally())"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }

  /// Unavailable: the action comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is joined to that step, for instance by .using(UINavigationController.push())"
  )
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Unavailable: the action comes first.
  @available(
    *, unavailable, message: "say first how the screen is joined to that step, for instance by .using(.push)"
  )
  public func from<Host: UIViewController>(
    _ integrator: AnyStepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Unavailable: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Unavailable: a step below makes the screen, so no action joins it.
  @available(
    *, unavailable,
    message: "a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)"
  )
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Unavailable: a step below makes the screen, so no action joins it.
  @available(
    *, unavailable,
    message: "a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)"
  )
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Unavailable: the chain has no end.
  @available(*, unavailable, message: "the chain has no end yet: .from(…) names the step that makes the screen")
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

extension JoinedStep {
  /// Unavailable: the step below comes first.
  @available(*, unavailable, message: "say first what the step is joined to, by .from(…)")
  public func using<Next: UIViewController>(_ action: any Action<Next>) -> JoinedStep<ViewController, Next, Context> {
    JoinedStep<ViewController, Next, Context> { $0 }
  }

  /// Unavailable: the step below comes first.
  @available(*, unavailable, message: "say first what the step is joined to, by .from(…)")
  public func using<Next: UIViewController>(_ action: AnyAction<Next>) -> JoinedStep<ViewController, Next, Context> {
    JoinedStep<ViewController, Next, Context> { $0 }
  }

  /// Unavailable: the chain has no end.
  @available(*, unavailable, message: "the chain has no end yet: .from(…) says what the step is joined to")
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }

}

extension OpenChain {
  /// Unavailable: the action comes first.
  @available(
    *, unavailable, message: "say first how the step before is joined to this one, for instance by .using(.present)"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }

  /// Unavailable: the action comes first.
  @available(
    *, unavailable, message: "say first how the step before is joined to this one, for instance by .using(.present)"
  )
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Unavailable: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

// These overloads match if the app declares the type of a step but does not finish its chain. Without them, the
// compiler would report a mismatch of types and not the missing call. There are no overloads for a chain that ends
// after its second `using` or later, because they would slow the type checking of every long chain.
extension JoinedStep {
  /// Unavailable: a chain is no step until it is assembled.
  @available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
  public func from(_ step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Unavailable: a chain is no step until it is assembled.
  @available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Unavailable: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the screen is joined to, then .assemble()"
  )
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }

  /// Unavailable: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the screen is joined to, then .assemble()"
  )
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

// Placeholders that the unavailable overloads return.
extension UnassembledChain {
  fileprivate static var none: Self { Self(step: GeneralStep.custom(using: NilFinder())) }
}

extension OpenChain {
  fileprivate static var none: Self { Self { _, below in below } }
}
