public import NavigationCore

extension ContextRouter {
  /// Dismisses or removes the screen of a context.
  ///
  /// - Throws: An error for every outcome other than arrival; see `Outcome.get()`.
  public func dismiss(_ context: Context, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(context)], policy: policy)
  }

  /// Dismisses or removes the screen of a context.
  ///
  /// - Parameter completion: A closure that receives the outcome once, or `nil`.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ context: Context, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(context)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes the screens of contexts, one after the other.
  ///
  /// - Throws: An error for every outcome other than arrival; see `Outcome.get()`.
  public func dismiss(_ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn)
    async throws
  {
    try await perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Dismisses or removes the screens of contexts, one after the other.
  ///
  /// - Parameter completion: A closure that receives the outcome once, or `nil`.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ contexts: [Context], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: contexts.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes the screen of a type.
  ///
  /// - Throws: An error for every outcome other than arrival; see `Outcome.get()`.
  public func dismiss(_ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn) async throws {
    try await perform(steps: [.dismiss(type)], policy: policy)
  }

  /// Dismisses or removes the screen of a type.
  ///
  /// - Parameter completion: A closure that receives the outcome once, or `nil`.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ type: ElementFactory.ContextType, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: [.dismiss(type)], policy: policy, completion: completion)
  }
}

extension ContextRouter {
  /// Dismisses or removes the screens of types, one after the other.
  ///
  /// - Throws: An error for every outcome other than arrival; see `Outcome.get()`.
  public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  )
    async throws
  {
    try await perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy)
  }

  /// Dismisses or removes the screens of types, one after the other.
  ///
  /// - Parameter completion: A closure that receives the outcome once, or `nil`.
  /// - Returns: A handle that cancels the request.
  @discardableResult public func dismiss(
    _ types: [ElementFactory.ContextType], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    perform(steps: types.map { .dismiss($0) }, sequence: sequence, policy: policy, completion: completion)
  }
}
