public import NavigationCore

extension ContextRouter {
  /// Shows the screen of a context.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func present(_ context: Context, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.present(context)], policy: policy)
  }

  /// Shows the screen of a context.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func present(
    _ context: Context, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.present(context)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows the screens of several contexts, one after another.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func present(_ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn)
    async throws
  {
    try await perform(steps: contexts.map { .present($0) }, sequence: sequence, policy: policy)
  }

  /// Shows the screens of several contexts, one after another.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func present(
    _ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: contexts.map { .present($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows the screen of the context with this type and no payload.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func present(_ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.present(type)], policy: policy)
  }

  /// Shows the screen of the context with this type and no payload.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func present(
    _ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.present(type)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Shows, one after another, the screens of the contexts with these types and no payload.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func present(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  )
    async throws
  {
    try await perform(steps: types.map { .present($0) }, sequence: sequence, policy: policy)
  }

  /// Shows, one after another, the screens of the contexts with these types and no payload.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func present(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: types.map { .present($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}
