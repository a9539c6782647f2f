package import Wayfinder

/// A guard that answers at once by a closure.
package struct Guard<Context>: AnsweringInterceptor {
  private let prepared: (Context) throws -> Void
  private let decide: (Context) -> RoutingResult

  package init(
    prepared: @escaping (Context) throws -> Void = { _ in }, _ decide: @escaping (Context) -> RoutingResult
  ) {
    self.prepared = prepared
    self.decide = decide
  }

  package mutating func prepare(with context: Context) throws { try prepared(context) }

  package func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(decide(context))
  }
}

/// A guard in the async form.
package struct PatientGuard<Context>: RoutingInterceptor {
  private let decide: (Context) async throws -> Void

  package init(_ decide: @escaping (Context) async throws -> Void) { self.decide = decide }

  package func perform(with context: Context) async throws { try await decide(context) }
}

/// A guard that keeps its completions until a test answers.
package final class KeepingGuard<Context>: AnsweringInterceptor {
  package private(set) var asked: [Context] = []
  private var completions: [@MainActor (RoutingResult) -> Void] = []

  package init() {}

  package func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    asked.append(context)
    completions.append(completion)
  }

  /// Answers the question that has waited longest.
  package func answer(_ result: RoutingResult = .success) {
    guard !completions.isEmpty else { return }
    completions.removeFirst()(result)
  }

  /// Drops all completions without calling them.
  package func forget() { completions = [] }
}

/// An action that fails.
package struct FailingAction<Host: UIViewController>: Action {
  private let error: any Error

  package init(_ error: any Error = Refusal()) { self.error = error }

  package func perform(
    with viewController: UIViewController, on existingController: Host, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.failure(error)) }
}

extension Outcome {
  package var isArrival: Bool { if case .arrived = self { true } else { false } }

  package var isAlreadyThere: Bool { if case .alreadyThere = self { true } else { false } }

  /// The outcome in one or two words.
  package var kind: String {
    switch self {
    case .arrived: "arrived"
    case .alreadyThere: "already there"
    case .redirected(let request): "redirected to \(request.name)"
    case .superseded: "superseded"
    case .blocked(.screen(let name)): "held by \(name)"
    case .blocked: "blocked"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
