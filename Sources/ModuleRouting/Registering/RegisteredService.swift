/// A module that makes a service, wherever it is asked to.
nonisolated final class RegisteredService: Sendable {
  /// Where destination and configuration come from.
  enum Making: Sendable {
    /// From the overrides of a router's own class.
    case router
    /// The destination from a closure, with a plain configuration.
    case destination(@Sendable (ServiceRouteConfiguration) throws -> Any?)
    /// The configuration from a closure; it makes the destination.
    case configuration(@Sendable () -> ServiceRouteConfiguration)
  }

  let router: AnyServiceRouter.Type
  let making: Making
  /// What it was registered for; `nil` for a type or an identifier.
  let route: DeclaredRoute?
  /// The type it makes, where that was said.
  let service: (any Any.Type)?

  init(router: AnyServiceRouter.Type, making: Making, route: DeclaredRoute?, service: (any Any.Type)?) {
    self.router = router
    self.making = making
    self.route = route
    self.service = service
  }

  /// The same for two registrations of one module.
  var identity: ObjectIdentifier {
    if case .router = making { return ObjectIdentifier(router) }
    return route?.key ?? service.map { ObjectIdentifier($0) } ?? ObjectIdentifier(router)
  }

  var name: String {
    if case .router = making { return String(describing: router) }
    return route?.asWritten ?? service.map { String(describing: $0) } ?? String(describing: router)
  }

  func makeConfiguration() throws -> ServiceRouteConfiguration {
    switch making {
    case .router: try router.makeConfiguration()
    case .destination: ServiceRouteConfiguration()
    case .configuration(let make): make()
    }
  }

  func makeRouter(_ configuration: ServiceRouteConfiguration) -> AnyServiceRouter {
    let router = router.init()
    router.begin(as: self, with: configuration)
    return router
  }
}

typealias ServiceConversion = @Sendable (Any) throws -> Any?
typealias ServiceTable = RouteTable<RegisteredService, ServiceConversion>
