import NavigationCore

/// A guard of all modules, with its registered name. The guard has the same identity in all requests.
final class NamedInterceptor {
  nonisolated let name: String
  private let interceptor: any RoutingInterceptor<Any?>
  private let identity: RouterGuard

  init(name: String, interceptor: any RoutingInterceptor<Any?>) {
    self.name = name
    self.interceptor = interceptor
    identity = RouterGuard(interceptor)
  }

  /// Returns the guard for one request. The guard receives the visit as its context.
  func routerGuard(for visit: Any) -> RouterGuard {
    if let answering = interceptor as? any AnsweringInterceptor<Any?> {
      return identity.asking(NamedAnsweringGuard(roleName: name, visit: visit, interceptor: answering))
    }
    return identity.asking(NamedGuard(roleName: name, visit: visit, interceptor: interceptor))
  }
}

/// A guard that calls the registered guard with the visit in place of the request's context.
private struct NamedGuard: RoutingInterceptor, NamedRole, WrappingRole {
  let roleName: String
  let visit: Any
  var interceptor: any RoutingInterceptor<Any?>
  var wrapped: Any { interceptor }

  mutating func prepare(with context: Any?) throws { try interceptor.prepare(with: visit) }

  func perform(with context: Any?) async throws { try await interceptor.perform(with: visit) }

  func perform(with context: Any?, for request: GuardedRequest) async throws {
    try await interceptor.perform(with: visit, for: request)
  }
}

private struct NamedAnsweringGuard: AnsweringInterceptor, NamedRole, WrappingRole {
  let roleName: String
  let visit: Any
  var interceptor: any AnsweringInterceptor<Any?>
  var wrapped: Any { interceptor }

  mutating func prepare(with context: Any?) throws { try interceptor.prepare(with: visit) }

  func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    interceptor.perform(with: visit, completion: completion)
  }

  func perform(
    with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    interceptor.perform(with: visit, for: request, completion: completion)
  }
}
