import NavigationCore
import RouteComposition

/// A guard of all modules, with the name that it was registered under.
final class NamedInterceptor {
  nonisolated let name: String
  private let interceptor: any RoutingInterceptor<Any?>

  init(name: String, interceptor: any RoutingInterceptor<Any?>) {
    self.name = name
    self.interceptor = interceptor
  }

  /// The guard as a router takes it.
  var role: any RoutingInterceptor<Any?> {
    if let answering = interceptor as? any AnsweringInterceptor<Any?> {
      return NamedAnsweringGuard(roleName: name, interceptor: answering)
    }
    return NamedGuard(roleName: name, interceptor: interceptor)
  }
}

private struct NamedGuard: RoutingInterceptor, NamedRole {
  let roleName: String
  var interceptor: any RoutingInterceptor<Any?>

  mutating func prepare(with context: Any?) throws { try interceptor.prepare(with: context) }

  func perform(with context: Any?) async throws { try await interceptor.perform(with: context) }
}

private struct NamedAnsweringGuard: AnsweringInterceptor, NamedRole {
  let roleName: String
  var interceptor: any AnsweringInterceptor<Any?>

  mutating func prepare(with context: Any?) throws { try interceptor.prepare(with: context) }

  func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    interceptor.perform(with: context, completion: completion)
  }
}
