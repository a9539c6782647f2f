/// A guard: says whether a screen may be reached; a screen that says whether it may be *left* is a `RoutingInterceptable`.
///
/// It may show screens of its own to find out. A guard that answers by a completion is an ``AnsweringInterceptor``.
@MainActor public protocol RoutingInterceptor<Context> {
  /// What it is told about the screen that is wanted.
  associatedtype Context

  /// Checks that everything needed is there, before anybody is asked. The default does nothing.
  mutating func prepare(with context: Context) throws

  /// Returns if the navigation may go on.
  ///
  /// While it waits, other navigations run, those that it makes itself among them.
  ///
  /// - Throws: Why the navigation may not go on; it then ends ``Outcome/blocked(by:)`` and has changed nothing.
  func perform(with context: Context) async throws

  /// The same, told what is guarded. This is the form that routers call; unless it is written it calls the one above.
  func perform(with context: Context, for request: GuardedRequest) async throws
}

extension RoutingInterceptor {
  /// Nothing to prepare by default.
  public mutating func prepare(with context: Context) throws {}

  /// Asks without a word about what is guarded.
  public func perform(with context: Context, for request: GuardedRequest) async throws {
    try await perform(with: context)
  }
}

extension RoutingInterceptor {
  /// Refused: a guard that answers by a completion is an ``AnsweringInterceptor``.
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

/// A guard that answers by a completion, and so can answer before it returns.
@MainActor public protocol AnsweringInterceptor<Context>: RoutingInterceptor {
  associatedtype Context

  /// Answers by the completion, once.
  ///
  /// - Parameter completion: The first call counts. One that is let go of without a call fails the navigation.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// The same, told what is guarded. This is the form that routers call; unless it is written it calls the one above.
  func perform(
    with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension AnsweringInterceptor {
  /// Asks without a word about what is guarded.
  public func perform(
    with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: context, completion: completion)
  }

  /// The async form, made from the completion form.
  public func perform(with context: Context) async throws {
    try await answer { perform(with: context, completion: $0) }
  }

  /// The async form, made from the completion form.
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

/// Asks a guard in the form it has: one in completion form may answer before this returns.
///
/// - Returns: What stops the asking, where it can be stopped.
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

/// Asks a guard in completion form; opened rather than cast to its parameter, which costs many times as much.
private func askNow<Interceptor: AnsweringInterceptor, Context>(
  _ interceptor: Interceptor, with context: Context, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>
) -> Bool {
  guard let context = context as? Interceptor.Context else { return false }
  interceptor.perform(with: context, for: request) { answer($0) }
  return true
}
