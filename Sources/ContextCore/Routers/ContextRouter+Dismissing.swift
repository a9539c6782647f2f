public import NavigationCore

extension ContextRouter {
  /// Dismisses or removes the screen of a context.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func dismiss(_ context: Context, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(context)], policy: policy)
  }

  /// Dismisses or removes the screen of a context.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ context: Context, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(context)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes the screens of several contexts, one after another.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func dismiss(_ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn)
    async throws
  {
    try await perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Dismisses or removes the screens of several contexts, one after another.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes the screen of the context with this type and no payload.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func dismiss(_ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(type)], policy: policy)
  }

  /// Dismisses or removes the screen of the context with this type and no payload.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(type)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes, one after another, the screens of the contexts with these types and no payload.
  ///
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`.
  public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  )
    async throws
  {
    try await perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Dismisses or removes, one after another, the screens of the contexts with these types and no payload.
  ///
  /// - Parameter completion: A closure that receives the outcome once. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}
