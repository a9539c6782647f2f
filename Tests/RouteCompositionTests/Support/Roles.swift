import Wayfinder

/// A log of events, in order.
final class Journal {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

/// The error of a role that a test lets fail.
struct Mishap: Error, CustomStringConvertible {
  var description: String { "the shelf is empty" }
}

/// A guard that answers at once by a closure.
struct Guard<Context>: AnsweringInterceptor {
  var prepared: (Context) throws -> Void = { _ in }
  let decide: (Context) -> RoutingResult

  init(prepared: @escaping (Context) throws -> Void = { _ in }, _ decide: @escaping (Context) -> RoutingResult) {
    self.prepared = prepared
    self.decide = decide
  }

  mutating func prepare(with context: Context) throws { try prepared(context) }

  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(decide(context))
  }
}

/// A guard in the async form.
struct PatientGuard<Context>: RoutingInterceptor {
  let decide: (Context) async throws -> Void

  init(_ decide: @escaping (Context) async throws -> Void) { self.decide = decide }

  func perform(with context: Context) async throws { try await decide(context) }
}

/// A task that calls a closure.
struct Setup<ViewController: UIViewController, Context>: ContextTask {
  let prepared: (Context) throws -> Void
  let body: (ViewController, Context) throws -> Void

  init(
    prepared: @escaping (Context) throws -> Void = { _ in }, _ body: @escaping (ViewController, Context) throws -> Void
  ) {
    self.prepared = prepared
    self.body = body
  }

  mutating func prepare(with context: Context) throws { try prepared(context) }

  func perform(on viewController: ViewController, with context: Context) throws { try body(viewController, context) }
}

/// A post task that calls a closure.
struct Afterwards<ViewController: UIViewController, Context>: PostRoutingTask {
  let body: (ViewController, Context, [UIViewController]) -> Void

  init(_ body: @escaping (ViewController, Context, [UIViewController]) -> Void) { self.body = body }

  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    body(viewController, context, routingStack)
  }
}

/// A latch that opens once. Its waiters continue when it opens.
final class Latch {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = false

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

extension Outcome {
  var isArrival: Bool { if case .arrived = self { true } else { false } }
  var isAlreadyThere: Bool { if case .alreadyThere = self { true } else { false } }
  var reason: CompositionError? { failure?.reason as? CompositionError }
}
