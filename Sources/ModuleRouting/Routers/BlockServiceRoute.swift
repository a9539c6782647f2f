/// A module that makes a service with blocks, in place of a small subclass of ``ServiceRouter``.
///
/// It has the methods of ``BlockViewRoute``, except the methods for paths. The blocks run on the actor or thread of the caller.
nonisolated public struct BlockServiceRoute<Destination, Configuration: ServiceRouteConfiguration>: Sendable {
  let makeConfiguration: @Sendable () throws -> Configuration
  let make: @Sendable (Configuration) throws -> Destination?
  private(set) var prepare: @Sendable (Destination, Configuration) -> Void = { _, _ in }
  private(set) var finish: @Sendable (Destination, Configuration) -> Void = { _, _ in }
  private var identity = BlocksIdentity()

  /// Makes a module from a block that makes the service.
  ///
  /// - Parameters:
  ///   - configuration: Makes a default configuration. Each route gets a new one.
  ///   - making: Makes the service. It returns `nil` if it cannot make the service.
  public init(
    configuration: @escaping @Sendable () throws -> Configuration,
    making: @escaping @Sendable (Configuration) throws -> Destination?
  ) {
    makeConfiguration = configuration
    make = making
  }

  /// Makes a module from a block that makes the service.
  ///
  /// - Parameter making: Makes the service. It returns `nil` if it cannot make the service.
  public init(making: @escaping @Sendable (Configuration) throws -> Destination?)
  where Configuration == ServiceRouteConfiguration {
    self.init(configuration: { ServiceRouteConfiguration() }, making: making)
  }
}

nonisolated extension BlockServiceRoute {
  /// Returns a copy with a block that prepares the service. The block runs after the preparations of the caller and the
  /// configuration.
  public func prepareDestination(_ block: @escaping @Sendable (Destination, Configuration) -> Void) -> Self {
    with { $0.prepare = block }
  }

  /// Returns a copy with a block that runs after all preparations.
  public func didFinishPrepareDestination(_ block: @escaping @Sendable (Destination, Configuration) -> Void) -> Self {
    with { $0.finish = block }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    copy.identity = BlocksIdentity()
    change(&copy)
    return copy
  }

  /// Registers the module for a protocol of its service, or for the protocol of its configuration.
  public func register(_ route: some ServiceDeclaration) { enter(.route(route.declaration)) }

  /// Registers the module for the type of its service.
  public func registerService() { enter(.type(Destination.self)) }

  /// Registers the module for an identifier.
  public func registerIdentifier(_ identifier: String) { enter(.identifier(identifier)) }

  private func enter(_ key: ModuleKey) {
    let make = makeConfiguration
    let making = ServiceKind.Making(configuration: { try make() }, blocks: RegisteredBlocks(self, as: identity))
    AnyServiceRouter.enter(
      RegisteredModule(BlockServiceRouter<Destination, Configuration>.self, for: key, making: Destination.self, making),
      for: key)
  }
}

/// ZIKRouter's name for ``BlockServiceRoute``.
public typealias ZIKServiceRoute = BlockServiceRoute

/// The router that calls the blocks.
nonisolated final class BlockServiceRouter<Destination, Configuration: ServiceRouteConfiguration>: ServiceRouter<
  Destination, Configuration
>
{
  private var blocks: BlockServiceRoute<Destination, Configuration>? {
    module?.making.blocks?.route as? BlockServiceRoute<Destination, Configuration>
  }

  override func destination(with configuration: Configuration) throws -> Destination? {
    try blocks?.make(configuration)
  }

  override func prepareDestination(_ destination: Destination, configuration: Configuration) {
    blocks?.prepare(destination, configuration)
  }

  override func didFinishPrepareDestination(_ destination: Destination, configuration: Configuration) {
    blocks?.finish(destination, configuration)
  }
}
