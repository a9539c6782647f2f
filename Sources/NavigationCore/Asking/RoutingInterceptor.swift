/// A guard, which decides whether a screen may be reached.
///
/// A guard may show screens of its own. To answer with a completion, conform to ``AnsweringInterceptor``. A screen that decides
/// whether it may be *left* conforms to `RoutingInterceptable`.
@MainActor public protocol RoutingInterceptor<Context> {
  /// The value that describes the requested screen.
  associatedtype Context

  /// Checks the guard's requirements before the guard is asked. The default does nothing.
  ///
  /// - Throws: The reason why a requirement is not met. The navigation then ends ``Outcome/failed(_:)``.
  mutating func prepare(with context: Context) throws

  /// Returns if the navigation may continue, and throws otherwise.
  ///
  /// While this method waits, other navigations run. This method may start navigations too.
  ///
  /// - Throws: The reason for a refusal. The navigation then ends ``Outcome/blocked(by:)`` and has changed nothing.
  func perform(with context: Context) async throws

  /// Returns if the navigation may continue, and throws otherwise.
  ///
  /// Routers call this method. The default calls ``perform(with:)``.
  ///
  /// - Parameter request: The guarded request.
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
  /// Unavailable. Implement `perform(with:)` for the guard's context, or conform to ``AnsweringInterceptor``.
  @available(
    *, unavailable,
    message: "write perform(with:) async throws, or conform to AnsweringInterceptor and write perform(with:completion:)"
  )
  public func perform(with context: Any?) async throws {}
}

extension RoutingInterceptor where Context == Any? {
  /// Calls ``prepare(with:)`` without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Calls ``perform(with:)`` without a context.
  public func perform() async throws { try await perform(with: nil) }
}

extension RoutingInterceptor where Context == Void {
  /// Calls ``prepare(with:)`` without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Calls ``perform(with:)`` without a context.
  public func perform() async throws { try await perform(with: ()) }
}

/// A guard that answers with a completion, and can answer before its call returns.
@MainActor public protocol AnsweringInterceptor<Context>: RoutingInterceptor {
  associatedtype Context

  /// Decides whether the navigation may continue, and calls the completion once with the answer.
  ///
  /// - Parameter completion: Calls after the first are ignored. If the guard releases the completion without calling it, the
  ///   navigation fails.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Decides whether the navigation may continue, and calls the completion once with the answer.
  ///
  /// Routers call this method. The default calls ``perform(with:completion:)``.
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

  /// Calls ``perform(with:completion:)`` and waits for the answer.
  ///
  /// - Throws: The reason for a refusal, or ``NavigationError/guardDidNotAnswer(_:)`` if the guard releases the completion.
  public func perform(with context: Context) async throws {
    try await answer { perform(with: context, completion: $0) }
  }

  /// Calls ``perform(with:for:completion:)`` and waits for the answer.
  ///
  /// - Throws: The reason for a refusal, or ``NavigationError/guardDidNotAnswer(_:)`` if the guard releases the completion.
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
  /// Calls ``perform(with:completion:)`` without a context.
  ///
  /// - Parameter completion: The completion that the guard calls with its answer.
  public func perform(completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(with: nil, completion: completion)
  }
}

extension AnsweringInterceptor where Context == Void {
  /// Calls ``perform(with:completion:)`` without a context.
  ///
  /// - Parameter completion: The completion that the guard calls with its answer.
  public func perform(completion: @escaping @MainActor (RoutingResult) -> Void) {
    perform(with: (), completion: completion)
  }
}

/// Asks a guard by its completion form if it has one, and otherwise by its async form.
///
/// A guard in completion form may answer before this function returns.
///
/// - Returns: A closure that cancels the task of a guard in async form; `nil` for a guard in completion form.
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

/// Asks a guard in completion form. Returns `false` without asking if the context does not have the guard's context type.
///
/// The function is generic because the context type of an `any AnsweringInterceptor` is unknown.
private func askNow<Interceptor: AnsweringInterceptor, Context>(
  _ interceptor: Interceptor, with context: Context, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>
) -> Bool {
  guard let context = context as? Interceptor.Context else { return false }
  interceptor.perform(with: context, for: request) { answer($0) }
  return true
}
