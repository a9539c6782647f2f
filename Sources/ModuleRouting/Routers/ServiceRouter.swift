/// A router that makes a service from a configuration and prepares it. A service may be a class, a structure, an actor or
/// another type.
///
/// Override the same methods as in a ``ViewRouter``. They are called in the same order, on the actor or thread of the caller.
nonisolated open class ServiceRouter<Destination, Configuration: ServiceRouteConfiguration>: AnyServiceRouter {
  /// Makes a default configuration. Each route gets a new one. The registration also makes one, to check it.
  ///
  /// Override this unless the configuration is exactly a ``ServiceRouteConfiguration`` or a
  /// ``ZIKServiceMakeableConfiguration``.
  /// - Throws: ``ModuleRoutingError/noDefaultConfiguration(router:configuration:)`` if the configuration has another class and
  ///   this method is not overridden.
  open class func defaultRouteConfiguration() throws -> Configuration {
    try defaultConfiguration(ServiceRouteConfiguration(), ZIKServiceMakeableConfiguration<Destination>())
  }

  /// Makes the service. Returns `nil` if it cannot make the service, for example because parameters are missing.
  ///
  /// Unless overridden, the configuration makes the service. The result is `nil` if the configuration is no
  /// ``ZIKConfigurationMakeable``.
  /// - Throws: The reason why the service cannot be made.
  open func destination(with configuration: Configuration) throws -> Destination? {
    configuration.makeable?.makeByItself() as? Destination
  }

  /// Prepares the service. It is called after the preparations of the caller and the configuration. Does nothing unless
  /// overridden.
  ///
  /// If two modules request each other, request the other module here. It then receives this service instead of a new one.
  open func prepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Called after all preparations of the service. Does nothing unless overridden.
  open func didFinishPrepareDestination(_ destination: Destination, configuration: Configuration) {}

  // MARK: Overrides of the base class

  override class func makeConfiguration() throws -> ServiceRouteConfiguration { try defaultRouteConfiguration() }

  override func makeDestination() throws -> Any? { try destination(with: typedConfiguration()) }

  override func prepareByRouter(_ destination: Any) throws {
    try prepareDestination(cast(destination, from: name), configuration: typedConfiguration())
  }

  override func finishPreparing(_ destination: Any) {
    guard let destination = destination as? Destination, let configuration else { return }
    didFinishPrepareDestination(destination, configuration: configuration)
  }
}

nonisolated extension ServiceRouter {
  /// The configuration of this router; `nil` if the app made the router directly.
  public var configuration: Configuration? { configurationStore as? Configuration }
}

/// ZIKRouter's name for ``ServiceRouter``.
public typealias ZIKServiceRouter = ServiceRouter

/// The router of a module without a router class. The registered closure makes the service. If the closure makes configurations
/// instead, the configuration makes the service.
nonisolated final class ClosureServiceRouter: ServiceRouter<Any, ServiceRouteConfiguration> {
  override func destination(with configuration: ServiceRouteConfiguration) throws -> Any? {
    if let make = module?.making.destination { return try make(configuration) }
    return configuration.makeable?.makeByItself()
  }
}
