public import NavigationCore

extension RoutingInterceptor where Self == Gate {
  /// A guard that lets requests through once a condition holds, and asks a screen until then; see ``Gate``.
  ///
  /// Each call makes a gate. To have several routes share one, keep it.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking request: NavigationRequest<Screen>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: request, beforeAsking: beforeAsking)
  }

  /// A guard that lets requests through once a condition holds, and asks the screen of a step until then; see ``Gate``.
  public static func gate<Screen: Answering, Context>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Context>, with context: Context,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request(with: context), beforeAsking: beforeAsking)
  }

  /// A guard that lets requests through once a condition holds, and asks the screen of a step until then; see ``Gate``.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Any?>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request, beforeAsking: beforeAsking)
  }

  /// A guard that lets requests through once a condition holds, and asks the screen of a step until then; see ``Gate``.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Void>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request(with: ()), beforeAsking: beforeAsking)
  }

  /// Unavailable: a gate is not handed the answer.
  @available(
    *, unavailable,
    message: "a gate is not handed the answer: have the screen keep it before it answers, and the condition look there"
  )
  public static func gate<Screen: Answering, Context>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Context>,
    beforeAsking: @escaping (Screen.Answer) throws -> Void
  ) -> Gate {
    Gate(until: isOpen, asking: NavigationRequest<Screen>.failing("a gate", because: CancellationError()))
  }
}
