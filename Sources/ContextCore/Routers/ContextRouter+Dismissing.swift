public import NavigationCore

extension ContextRouter {
  /// Takes away the screen of a context.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func dismiss(_ context: Context, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(context)], policy: policy)
  }

  /// Takes away the screen of a context, and calls the completion once, with the outcome. Pass `nil` where nobody waits
  /// for it.
  @discardableResult public func dismiss(
    _ context: Context, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(context)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Takes away the screens of contexts, one after the other.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func dismiss(_ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn)
    async throws
  {
    try await perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Takes away the screens of contexts, one after the other, and calls the completion once, with the outcome. Pass
  /// `nil` where nobody waits for it.
  @discardableResult public func dismiss(
    _ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Takes away the screen of this type.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func dismiss(_ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(type)], policy: policy)
  }

  /// Takes away the screen of this type, and calls the completion once, with the outcome. Pass `nil` where nobody waits
  /// for it.
  @discardableResult public func dismiss(
    _ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(type)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Takes away the screens of these types, one after the other.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`.
  public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  )
    async throws
  {
    try await perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Takes away the screens of these types, one after the other, and calls the completion once, with the outcome. Pass
  /// `nil` where nobody waits for it.
  @discardableResult public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}
