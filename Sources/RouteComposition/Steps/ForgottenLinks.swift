public import ViewHierarchy

// What is here is there to be refused. Where a link of a chain is forgotten, the compiler takes one of these and says what is
// missing. None of them can be called, so none of them does anything.

extension StepAssembler {
  /// Refused: the finder comes first.
  @available(*, unavailable, message: "say first how the screen is found, for instance by .finder(.classFinder)")
  public func factory(
    _ factory: AnyFactory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: NilFinder(), factory: factory)
  }

  /// Refused: the finder comes first.
  @available(*, unavailable, message: "say first how the screen is found, for instance by .finder(.classFinder)")
  public func factory(
    _ factory: any Factory<ViewController, Context>
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    StepAssembly(finder: NilFinder(), factory: factory)
  }
}

extension FoundStep {
  /// Refused: the factory comes first.
  @available(*, unavailable, message: "say first how the screen is made, for instance by .factory(.classFactory)")
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Refused: the factory comes first.
  @available(*, unavailable, message: "say first how the screen is made, for instance by .factory(.classFactory)")
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Refused: the factory comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is made, for instance by .factory(.nilFactory) if a step below makes it"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Refused: the action comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is joined to that step, for instance by .using(GeneralAction.presentModally())"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }

  /// Refused: the action comes first.
  @available(
    *, unavailable,
    message: "say first how the screen is joined to that step, for instance by .using(UINavigationController.push())"
  )
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Refused: the action comes first.
  @available(
    *, unavailable, message: "say first how the screen is joined to that step, for instance by .using(.push)"
  )
  public func from<Host: UIViewController>(
    _ integrator: AnyStepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Refused: there is nothing to join.
  @available(
    *, unavailable,
    message: "a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)"
  )
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Refused: there is nothing to join.
  @available(
    *, unavailable,
    message: "a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)"
  )
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> JoinedStep<ViewController, Host, Context> {
    JoinedStep { $0 }
  }

  /// Refused: the chain has no end.
  @available(*, unavailable, message: "the chain has no end yet: .from(…) names the step that makes the screen")
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

extension JoinedStep {
  /// Refused: the step below comes first.
  @available(*, unavailable, message: "say first what the step is joined to, by .from(…)")
  public func using<Next: UIViewController>(_ action: any Action<Next>) -> JoinedStep<ViewController, Next, Context> {
    JoinedStep<ViewController, Next, Context> { $0 }
  }

  /// Refused: the step below comes first.
  @available(*, unavailable, message: "say first what the step is joined to, by .from(…)")
  public func using<Next: UIViewController>(_ action: AnyAction<Next>) -> JoinedStep<ViewController, Next, Context> {
    JoinedStep<ViewController, Next, Context> { $0 }
  }

  /// Refused: the chain has no end.
  @available(*, unavailable, message: "the chain has no end yet: .from(…) says what the step is joined to")
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }

}

extension OpenChain {
  /// Refused: the action comes first.
  @available(
    *, unavailable, message: "say first how the step before is joined to this one, for instance by .using(.present)"
  )
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> UnassembledChain<ViewController, Context> { .none }

  /// Refused: the action comes first.
  @available(
    *, unavailable, message: "say first how the step before is joined to this one, for instance by .using(.present)"
  )
  public func from<Host: UIViewController>(
    _ integrator: any StepIntegrator<Host, Context>
  ) -> OpenChain<ViewController, Context> {
    .none
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { UnassembledChain.none.assemble() }
}

// Where the type of a step is written, the compiler would compare it with that of an unfinished chain, and name both. It takes
// these before that. A chain that ends after a later `using` has none: at each link of a long chain it would be one way more to try.
extension JoinedStep {
  /// Refused: a chain is no step until it is assembled.
  @available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
  public func from(_ step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

extension StepAssembly where Making == MadeByAStepBelow {
  /// Refused: a chain is no step until it is assembled.
  @available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
  public func from<Host>(_ step: DestinationStep<Host, Context>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the screen is joined to, then .assemble()"
  )
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the screen is joined to, then .assemble()"
  )
  public func using<Host: UIViewController>(_ action: AnyAction<Host>) -> DestinationStep<ViewController, Context> {
    UnassembledChain.none.assemble()
  }
}

// What the refused return: they have to return something.
extension UnassembledChain {
  fileprivate static var none: Self { Self(step: GeneralStep.custom(using: NilFinder())) }
}

extension OpenChain {
  fileprivate static var none: Self { Self { _, below in below } }
}
