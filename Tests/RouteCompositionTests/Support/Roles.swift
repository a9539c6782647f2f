import TestStage
import Wayfinder

/// The error of a role that fails in a test.
struct Mishap: Error, CustomStringConvertible {
  var description: String { "the shelf is empty" }
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

extension Outcome {
  var reason: CompositionError? { failure?.reason as? CompositionError }
}
