/// A module that makes a view, a view controller, or any other object of the main actor.
nonisolated final class RegisteredView: Sendable {
  /// Where destination and configuration come from.
  enum Making: Sendable {
    /// From the overrides of a router's own class.
    case router
    /// The destination from a closure, with a plain configuration.
    case destination(@MainActor (ViewRouteConfiguration) throws -> Any?)
    /// The configuration from a closure; it makes the destination.
    case configuration(@MainActor () -> ViewRouteConfiguration)
  }

  let router: AnyViewRouter.Type
  let making: Making
  /// What it was registered for; `nil` for a class or an identifier.
  let route: DeclaredRoute?
  /// The class it makes, where that was said.
  let view: AnyClass?

  init(router: AnyViewRouter.Type, making: Making, route: DeclaredRoute?, view: AnyClass?) {
    self.router = router
    self.making = making
    self.route = route
    self.view = view
  }

  /// The same for two registrations of one module.
  var identity: ObjectIdentifier {
    if case .router = making { return ObjectIdentifier(router) }
    return route?.key ?? view.map(ObjectIdentifier.init) ?? ObjectIdentifier(router)
  }

  var name: String {
    if case .router = making { return String(describing: router) }
    return route?.asWritten ?? view.map { String(describing: $0) } ?? String(describing: router)
  }

  @MainActor func makeConfiguration() throws -> ViewRouteConfiguration {
    switch making {
    case .router: try router.makeConfiguration()
    case .destination: ViewRouteConfiguration()
    case .configuration(let make): make()
    }
  }

  @MainActor func makeRouter(_ configuration: ViewRouteConfiguration) -> AnyViewRouter {
    let router = router.init()
    router.begin(as: self, with: configuration)
    return router
  }
}

typealias ViewConversion = @MainActor (Any) throws -> Any?
typealias ViewTable = RouteTable<RegisteredView, ViewConversion>
