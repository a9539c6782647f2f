public import NavigationCore

extension RoutingInterceptor where Self == Gate {
  /// Returns a guard that allows requests while a condition holds, and otherwise asks a screen first; see ``Gate``.
  ///
  /// Each call makes a new gate. Store the gate to share it among routes.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking request: NavigationRequest<Screen>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: request, beforeAsking: beforeAsking)
  }

  /// Returns a guard that allows requests while a condition holds, and otherwise asks the screen of a step first; see
  /// ``Gate``.
  public static func gate<Screen: Answering, Context>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Context>, with context: Context,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request(with: context), beforeAsking: beforeAsking)
  }

  /// Returns a guard that allows requests while a condition holds, and otherwise asks the screen of a step first; see
  /// ``Gate``.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Any?>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request, beforeAsking: beforeAsking)
  }

  /// Returns a guard that allows requests while a condition holds, and otherwise asks the screen of a step first; see
  /// ``Gate``.
  public static func gate<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking step: DestinationStep<Screen, Void>,
    beforeAsking: @escaping () throws -> Void = {}
  ) -> Gate {
    Gate(until: isOpen, asking: step.request(with: ()), beforeAsking: beforeAsking)
  }

  /// Unavailable: a gate does not receive the answer.
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
