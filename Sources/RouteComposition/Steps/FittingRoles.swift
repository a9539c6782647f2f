import NavigationCore
import ViewHierarchy

/// A guard for `Any?`, adapted to a step of another context.
struct FittingInterceptor<Context>: RoutingInterceptor, WrappingRole {
  var interceptor: any RoutingInterceptor<Any?>
  package var wrapped: Any { interceptor }

  mutating func prepare(with context: Context) throws { try interceptor.prepare(with: flattened(context)) }

  func perform(with context: Context) async throws { try await interceptor.perform(with: flattened(context)) }

  func perform(with context: Context, for request: GuardedRequest) async throws {
    try await interceptor.perform(with: flattened(context), for: request)
  }
}

/// A guard for `Any?` that answers by a completion, adapted to a step of another context.
struct FittingAnsweringInterceptor<Context>: AnsweringInterceptor, WrappingRole {
  var interceptor: any AnsweringInterceptor<Any?>
  package var wrapped: Any { interceptor }

  mutating func prepare(with context: Context) throws { try interceptor.prepare(with: flattened(context)) }

  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    interceptor.perform(with: flattened(context), completion: completion)
  }

  func perform(
    with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    interceptor.perform(with: flattened(context), for: request, completion: completion)
  }
}

/// A context task for a base class or another context, adapted to a step. The task ignores a screen of another class.
struct FittingContextTask<ViewController: UIViewController, Base: UIViewController, Context, Target>: ContextTask,
  WrappingRole
{
  var task: any ContextTask<Base, Target>
  let adapt: (Context) -> Target
  var wrapped: Any { task }

  mutating func prepare(with context: Context) throws { try task.prepare(with: adapt(context)) }

  func perform(on viewController: ViewController, with context: Context) throws {
    guard let viewController = viewController as? Base else { return }
    try task.perform(on: viewController, with: adapt(context))
  }
}

/// A post task for a base class or another context, adapted to a step. The task ignores a screen of another class.
struct FittingPostTask<ViewController: UIViewController, Base: UIViewController, Context, Target>: PostRoutingTask,
  WrappingRole
{
  let task: any PostRoutingTask<Base, Target>
  let adapt: (Context) -> Target
  var wrapped: Any { task }

  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    guard let viewController = viewController as? Base else { return }
    task.perform(on: viewController, with: adapt(context), routingStack: routingStack)
  }
}
