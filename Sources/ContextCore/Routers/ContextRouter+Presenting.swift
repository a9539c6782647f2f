public import NavigationCore

extension ContextRouter {
  /// Shows the screen of a context.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func present(_ context: Context, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.present(context)], policy: policy)
  }

  /// Shows the screen of a context, and calls the completion once, with the outcome. Pass `nil` where nobody waits for
  /// it.
  @discardableResult public func present(
    _ context: Context, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.present(context)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows the screens of contexts, one after the other.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func present(_ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn)
    async throws
  {
    try await perform(steps: contexts.map { .present($0) }, sequence: sequence, policy: policy)
  }

  /// Shows the screens of contexts, one after the other, and calls the completion once, with the outcome. Pass `nil`
  /// where nobody waits for it.
  @discardableResult public func present(
    _ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: contexts.map { .present($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows the screen of this type.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func present(_ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.present(type)], policy: policy)
  }

  /// Shows the screen of this type, and calls the completion once, with the outcome. Pass `nil` where nobody waits for
  /// it.
  @discardableResult public func present(
    _ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.present(type)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows the screens of these types, one after the other.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func present(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  )
    async throws
  {
    try await perform(steps: types.map { .present($0) }, sequence: sequence, policy: policy)
  }

  /// Shows the screens of these types, one after the other, and calls the completion once, with the outcome. Pass `nil`
  /// where nobody waits for it.
  @discardableResult public func present(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: types.map { .present($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}
