/// A module that makes a service of any type, class, structure or actor, from a configuration, and prepares it.
///
/// The hooks are those of ``ViewRouter``, in the same order. They run wherever the service is asked for.
nonisolated open class ServiceRouter<Destination, Configuration: ServiceRouteConfiguration>: AnyServiceRouter {
  /// Makes the configuration that a caller is handed.
  ///
  /// Has to be overridden, unless the configuration is a ``ServiceRouteConfiguration`` or a
  /// ``ZIKServiceMakeableConfiguration`` itself.
  /// - Throws: ``ModuleRoutingError/noDefaultConfiguration(router:configuration:)`` unless it is overridden.
  open class func defaultRouteConfiguration() throws -> Configuration {
    try defaultConfiguration(ServiceRouteConfiguration(), ZIKServiceMakeableConfiguration<Destination>())
  }

  /// Makes the service; `nil` where it cannot be made, for instance for want of parameters.
  ///
  /// Unless it is overridden, the configuration makes it.
  /// - Throws: Why it could not be made.
  open func destination(with configuration: Configuration) throws -> Destination? {
    configuration.makeable?.makeByItself() as? Destination
  }

  /// Prepares the service, after the caller and the configuration have. Does nothing unless it is overridden.
  ///
  /// This is where to ask for modules that may ask for this one.
  open func prepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Called when the service is prepared. Does nothing unless it is overridden.
  open func didFinishPrepareDestination(_ destination: Destination, configuration: Configuration) {}

  // MARK: What the router is asked without its types

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
  /// The configuration that this router was found with; `nil` for one made by hand.
  public var configuration: Configuration? { configurationStore as? Configuration }
}

/// The name that ZIKRouter has for ``ServiceRouter``.
public typealias ZIKServiceRouter = ServiceRouter

/// A module that is a closure.
nonisolated final class ClosureServiceRouter: ServiceRouter<Any, ServiceRouteConfiguration> {
  override func destination(with configuration: ServiceRouteConfiguration) throws -> Any? {
    if let make = module?.making.destination { return try make(configuration) }
    return configuration.makeable?.makeByItself()
  }
}
