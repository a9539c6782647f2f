public import NavigationCore
public import ViewHierarchy

/// A guard made from a closure.
public struct InlineInterceptor<Context>: AnsweringInterceptor {
  private let ask: (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  private let prepare: ((Context) throws -> Void)?

  /// Makes a guard from a closure that answers by its completion, once.
  ///
  /// - Parameter prepare: Called before anybody is asked; throws what is missing.
  public init(
    prepare: ((Context) throws -> Void)? = nil,
    _ ask: @escaping (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.prepare = prepare
    self.ask = ask
  }

  /// Makes a guard from a closure that returns if the navigation may go on, and throws why it may not.
  ///
  /// - Parameter prepare: Called before anybody is asked; throws what is missing.
  public init(prepare: ((Context) throws -> Void)? = nil, _ check: @escaping (Context) throws -> Void) {
    self.prepare = prepare
    ask = { context, completion in
      do {
        try check(context)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// Checks that everything needed is there.
  public func prepare(with context: Context) throws { try prepare?(context) }

  /// Asks the closure.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    ask(context, completion)
  }
}

/// A task made from a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let body: (ViewController, Context) throws -> Void

  /// Makes a task from a closure that sets the screen up.
  public init(_ body: @escaping (ViewController, Context) throws -> Void) { self.body = body }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try body(viewController, context)
  }
}

/// A task for after the arrival made from a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let body: (ViewController, Context, [UIViewController]) -> Void

  /// Makes a task from a closure.
  public init(_ body: @escaping (ViewController, Context, [UIViewController]) -> Void) { self.body = body }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    body(viewController, context, routingStack)
  }
}

/// A container factory made from a closure.
public struct InlineContainerFactory<ViewController: ContainerViewController, Context>: SimpleContainerFactory {
  private let make: (Context, [UIViewController]) throws -> ViewController

  /// Makes a factory from a closure that gets the context and the children.
  public init(_ make: @escaping (Context, [UIViewController]) throws -> ViewController) { self.make = make }

  /// Calls the closure.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    try make(context, viewControllers)
  }
}
