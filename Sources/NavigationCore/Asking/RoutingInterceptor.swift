/// A guard, which decides whether a screen may be reached. A `RoutingInterceptable` screen decides whether it may be *left*.
///
/// A guard may show screens of its own. A guard that answers with a completion is an ``AnsweringInterceptor``.
@MainActor public protocol RoutingInterceptor<Context> {
  /// The value that describes the requested screen.
  associatedtype Context

  /// Checks the guard's requirements, before any guard is asked. The default does nothing.
  mutating func prepare(with context: Context) throws

  /// Returns if the navigation may continue.
  ///
  /// Other navigations run while this method waits, including those that it starts itself.
  ///
  /// - Throws: The reason for a refusal. The navigation then ends ``Outcome/blocked(by:)`` and has changed nothing.
  func perform(with context: Context) async throws

  /// Returns if the navigation may continue. Routers call this method; the default calls ``perform(with:)``.
  ///
  /// - Parameter request: The request that is guarded.
  /// - Throws: The reason for a refusal.
  func perform(with context: Context, for request: GuardedRequest) async throws
}

extension RoutingInterceptor {
  /// Does nothing.
  public mutating func prepare(with context: Context) throws {}

  /// Calls ``perform(with:)``.
  public func perform(with context: Context, for request: GuardedRequest) async throws {
    try await perform(with: context)
  }
}

extension RoutingInterceptor {
  /// Unavailable: a guard that answers with a completion conforms to ``AnsweringInterceptor``.
  @available(
    *, unavailable,
    message: "write perform(with:) async throws, or conform to AnsweringInterceptor and write perform(with:completion:)"
  )
  public func perform(with context: Any?) async throws {}
}

extension RoutingInterceptor where Context == Any? {
  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Asks without a context.
  public func perform() async throws { try await perform(with: nil) }
}

extension RoutingInterceptor where Context == Void {
  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Asks without a context.
  public func perform() async throws { try await perform(with: ()) }
}

/// A guard that answers with a completion, and can answer before its call returns.
@MainActor public protocol AnsweringInterceptor<Context>: RoutingInterceptor {
  associatedtype Context

  /// Answers with the completion, once.
  ///
  /// - Parameter completion: The first call counts. If it is released without a call, the navigation fails.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Answers with the completion, once. Routers call this method; the default calls ``perform(with:completion:)``.
  func perform(
    with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension AnsweringInterceptor {
  /// Calls ``perform(with:completion:)``.
  public func perform(
    with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: context, completion: completion)
  }

  /// Waits for the completion form.
  public func perform(with context: Context) async throws {
    try await answer { perform(with: context, completion: $0) }
  }

  /// Waits for the completion form.
  public func perform(with context: Context, for request: GuardedRequest) async throws {
    try await answer { perform(with: context, for: request, completion: $0) }
  }

  private func answer(_ ask: (@escaping @MainActor (RoutingResult) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let answer = OnceOnly<RoutingResult>(
        ifReleased: .failure(NavigationError.guardDidNotAnswer(String(describing: Self.self)))
      ) { result in
        switch result {
        case .success: continuation.resume()
        case .failure(let reason): continuation.resume(throwing: reason)
        }
      }
      ask { answer($0) }
    }
  }
}

extension AnsweringInterceptor where Context == Any? {
  /// Asks without a context.
  ///
  /// - Parameter completion: Called once with the answer.
  public func perform(completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(with: nil, completion: completion)
  }
}

extension AnsweringInterceptor where Context == Void {
  /// Asks without a context.
  ///
  /// - Parameter completion: Called once with the answer.
  public func perform(completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(with: (), completion: completion)
  }
}

/// Asks a guard in the form that it implements. A guard in completion form may answer before this function returns.
///
/// - Returns: A closure that stops asking, if that is possible.
package func askInterceptor<Context>(
  _ interceptor: any RoutingInterceptor<Context>, with context: Context, for request: GuardedRequest,
  _ answer: OnceOnly<RoutingResult>
) -> (() -> Void)? {
  if let answering = interceptor as? any AnsweringInterceptor, askNow(answering, with: context, for: request, answer) {
    return nil
  }
  let task = immediateTask {
    do {
      try await interceptor.perform(with: context, for: request)
      answer(.success)
    } catch {
      answer(.failure(error))
    }
  }
  return { task.cancel() }
}

/// Asks a guard in completion form. Opening the existential costs far less than casting it to one with a primary associated type.
private func askNow<Interceptor: AnsweringInterceptor, Context>(
  _ interceptor: Interceptor, with context: Context, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>
) -> Bool {
  guard let context = context as? Interceptor.Context else { return false }
  interceptor.perform(with: context, for: request) { answer($0) }
  return true
}
