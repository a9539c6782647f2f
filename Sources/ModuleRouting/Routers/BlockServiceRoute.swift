/// A service's module made of blocks, for what would be a small subclass of ``ServiceRouter``.
///
/// It is used as a ``BlockViewRoute`` is. Its blocks run wherever the service is asked for.
nonisolated public struct BlockServiceRoute<Destination, Configuration: ServiceRouteConfiguration>: Sendable {
  let makeConfiguration: @Sendable () throws -> Configuration
  let make: @Sendable (Configuration) throws -> Destination?
  private(set) var prepare: @Sendable (Destination, Configuration) -> Void = { _, _ in }
  private(set) var finish: @Sendable (Destination, Configuration) -> Void = { _, _ in }
  private var identity = BlocksIdentity()

  /// Makes a module from the block that makes its service.
  ///
  /// - Parameters:
  ///   - configuration: Makes the configuration that a caller is handed.
  ///   - making: Makes the service; `nil` where it cannot be made.
  public init(
    configuration: @escaping @Sendable () throws -> Configuration,
    making: @escaping @Sendable (Configuration) throws -> Destination?
  ) {
    makeConfiguration = configuration
    make = making
  }

  /// Makes a module from the block that makes its service.
  ///
  /// - Parameter making: Makes the service; `nil` where it cannot be made.
  public init(making: @escaping @Sendable (Configuration) throws -> Destination?)
  where Configuration == ServiceRouteConfiguration {
    self.init(configuration: { ServiceRouteConfiguration() }, making: making)
  }
}

nonisolated extension BlockServiceRoute {
  /// Prepares the service, after the caller and the configuration have.
  public func prepareDestination(_ block: @escaping @Sendable (Destination, Configuration) -> Void) -> Self {
    with { $0.prepare = block }
  }

  /// Is called when the service is prepared.
  public func didFinishPrepareDestination(_ block: @escaping @Sendable (Destination, Configuration) -> Void) -> Self {
    with { $0.finish = block }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    copy.identity = BlocksIdentity()
    change(&copy)
    return copy
  }

  /// Lets the module be asked for by a protocol of its service, or of its configuration, which declares its parameters.
  public func register(_ route: some ServiceDeclaration) { enter(.route(route.declaration)) }

  /// Lets the module be asked for by the type of its service.
  public func registerService() { enter(.type(Destination.self)) }

  /// Lets the module be asked for by a string.
  public func registerIdentifier(_ identifier: String) { enter(.identifier(identifier)) }

  private func enter(_ key: ModuleKey) {
    let make = makeConfiguration
    let making = ServiceKind.Making(configuration: { try make() }, blocks: RegisteredBlocks(self, as: identity))
    AnyServiceRouter.enter(
      RegisteredModule(BlockServiceRouter<Destination, Configuration>.self, for: key, making: Destination.self, making),
      for: key)
  }
}

/// The name that ZIKRouter has for ``BlockServiceRoute``.
public typealias ZIKServiceRoute = BlockServiceRoute

/// Calls the blocks.
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
