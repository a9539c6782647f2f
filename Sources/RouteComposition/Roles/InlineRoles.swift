public import NavigationCore
public import ViewHierarchy

/// A guard that is made from a closure.
public struct InlineInterceptor<Context>: AnsweringInterceptor {
  private let ask: (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  private let prepare: ((Context) throws -> Void)?

  /// Creates a guard from a closure that answers with a completion.
  ///
  /// - Parameters:
  ///   - prepare: A closure that throws an error if the guard lacks a requirement. It runs before the guard is asked.
  ///   - ask: A closure that calls its completion once, with success to allow the navigation or with an error to refuse
  ///     it.
  public init(
    prepare: ((Context) throws -> Void)? = nil,
    _ ask: @escaping (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.prepare = prepare
    self.ask = ask
  }

  /// Creates a guard from a closure that answers at once.
  ///
  /// - Parameters:
  ///   - prepare: A closure that throws an error if the guard lacks a requirement. It runs before the guard is asked.
  ///   - check: A closure that returns to allow the navigation and throws an error to refuse it.
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

  /// Calls the `prepare` closure of the initializer.
  public func prepare(with context: Context) throws { try prepare?(context) }

  /// Calls the closure that answers.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    ask(context, completion)
  }
}

/// A task that is made from a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let body: (ViewController, Context) throws -> Void

  /// Creates a task from a closure that sets the screen up.
  public init(_ body: @escaping (ViewController, Context) throws -> Void) { self.body = body }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try body(viewController, context)
  }
}

/// A post task that is made from a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let body: (ViewController, Context, [UIViewController]) -> Void

  /// Creates a post task from a closure. The closure receives the screen, the context, and the view controllers that
  /// the navigation has found or made, with the destination last.
  public init(_ body: @escaping (ViewController, Context, [UIViewController]) -> Void) { self.body = body }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    body(viewController, context, routingStack)
  }
}

/// A container factory that is made from a closure.
public struct InlineContainerFactory<ViewController: ContainerViewController, Context>: SimpleContainerFactory {
  private let make: (Context, [UIViewController]) throws -> ViewController

  /// Creates a factory from a closure that receives the context and the children.
  public init(_ make: @escaping (Context, [UIViewController]) throws -> ViewController) { self.make = make }

  /// Calls the closure.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    try make(context, viewControllers)
  }
}
