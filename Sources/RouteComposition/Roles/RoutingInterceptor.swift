public import NavigationCore

/// A guard: says whether a navigation may go on, and may show screens of its own to find out.
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
}

extension RoutingInterceptor {
  /// Nothing to prepare by default.
  public mutating func prepare(with context: Context) throws {}
}

extension RoutingInterceptor where Context == Any? {
  /// Asks without a context.
  public func perform() async throws { try await perform(with: nil) }
}

extension RoutingInterceptor where Context == Void {
  /// Asks without a context.
  public func perform() async throws { try await perform(with: ()) }
}

/// A guard in completion form, which can answer before it returns.
@MainActor public protocol AnsweringInterceptor<Context>: RoutingInterceptor {
  associatedtype Context

  /// Answers by the completion, once.
  ///
  /// - Parameter completion: The first call counts. One that is let go of without a call fails the navigation.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension AnsweringInterceptor {
  /// The async form, made from the completion form.
  public func perform(with context: Context) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let answer = OnceOnly<RoutingResult>(
        ifReleased: .failure(NavigationError.guardDidNotAnswer(String(describing: Self.self)))
      ) { result in
        switch result {
        case .success: continuation.resume()
        case .failure(let reason): continuation.resume(throwing: reason)
        }
      }
      perform(with: context) { answer($0) }
    }
  }
}
