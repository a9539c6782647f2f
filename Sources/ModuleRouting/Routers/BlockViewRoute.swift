public import NavigationCore
public import ViewHierarchy

/// A module made of blocks, for what would be a small subclass of ``ViewRouter``.
///
/// It is a value: each call returns another one, and `register…` registers it, in the list of modules or in a module of the
/// list.
///
/// ```swift
/// BlockViewRoute { _ in EditorViewController() }
///   .prepareDestination { editor, _ in editor.presenter = EditorPresenter() }
///   .register(RoutableView<EditorViewInput>())
/// ```
///
/// The blocks are called as ``ViewRouter``'s methods of the same names are, and in their order.
public struct BlockViewRoute<Destination: AnyObject, Configuration: ViewRouteConfiguration> {
  typealias Show =
    @MainActor (Destination, UIViewController, Configuration, @escaping @MainActor (RoutingResult) -> Void) -> Void
  typealias Remove = @MainActor (Destination, Configuration, @escaping @MainActor (RoutingResult) -> Void) -> Void

  let makeConfiguration: @MainActor () throws -> Configuration
  let make: @MainActor (Configuration) throws -> Destination?
  private(set) var prepare: @MainActor (Destination, Configuration) -> Void = { _, _ in }
  private(set) var finish: @MainActor (Destination, Configuration) -> Void = { _, _ in }
  private(set) var show: Show?
  private(set) var remove: Remove?
  private var types: ViewRouteTypeMask?
  private var identity = BlocksIdentity()

  /// Makes a module from the block that makes its destination.
  ///
  /// - Parameters:
  ///   - configuration: Makes the configuration that a caller is handed.
  ///   - making: Makes the destination; `nil` where it cannot be made.
  public init(
    configuration: @escaping @MainActor () throws -> Configuration,
    making: @escaping @MainActor (Configuration) throws -> Destination?
  ) {
    makeConfiguration = configuration
    make = making
  }

  /// Makes a module from the block that makes its destination.
  ///
  /// - Parameter making: Makes the destination; `nil` where it cannot be made.
  public init(making: @escaping @MainActor (Configuration) throws -> Destination?)
  where Configuration == ViewRouteConfiguration {
    self.init(configuration: { ViewRouteConfiguration() }, making: making)
  }
}

extension BlockViewRoute {
  /// Prepares the destination, after the caller and the configuration have.
  public func prepareDestination(_ block: @escaping @MainActor (Destination, Configuration) -> Void) -> Self {
    with { $0.prepare = block }
  }

  /// Is called when the destination is prepared.
  public func didFinishPrepareDestination(_ block: @escaping @MainActor (Destination, Configuration) -> Void) -> Self {
    with { $0.finish = block }
  }

  /// Shows the destination, for ``ViewRoutePath/custom(from:)``. The block calls its last argument once, when the destination
  /// is shown or cannot be.
  public func performCustomRoute(
    _ block:
      @escaping @MainActor (
        Destination, UIViewController, Configuration, @escaping @MainActor (RoutingResult) -> Void
      ) -> Void
  ) -> Self {
    with { $0.show = block }
  }

  /// Takes off what a custom route has shown. The block calls its last argument once, when the destination is gone or cannot
  /// go.
  public func removeCustomRoute(
    _ block: @escaping @MainActor (Destination, Configuration, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) -> Self {
    with { $0.remove = block }
  }

  /// Says by what kinds of paths the destination may be shown.
  public func supportedRouteTypes(_ types: ViewRouteTypeMask) -> Self { with { $0.types = types } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    copy.identity = BlocksIdentity()
    change(&copy)
    return copy
  }
}

// MARK: - Registering

extension BlockViewRoute {
  /// Lets the module be asked for by a protocol of its destination, or of its configuration, which declares its parameters.
  public func register(_ route: some ViewDeclaration) { enter(.route(route.declaration)) }

  /// Lets the module be asked for by the class of its destination.
  public func registerView() { enter(.viewClass(Destination.self)) }

  /// Lets the module be asked for by a string.
  public func registerIdentifier(_ identifier: String) { enter(.identifier(identifier)) }

  private func enter(_ key: ModuleKey) {
    let make = makeConfiguration
    let blocks = RegisteredBlocks(self, supporting: types, as: identity)
    let making = ViewKind.Making(configuration: { try make() }, blocks: blocks)
    AnyViewRouter.enter(
      RegisteredModule(BlockViewRouter<Destination, Configuration>.self, for: key, making: Destination.self, making),
      for: key)
  }
}

/// The name that ZIKRouter has for ``BlockViewRoute``.
public typealias ZIKViewRoute = BlockViewRoute

/// Calls the blocks.
final class BlockViewRouter<Destination: AnyObject, Configuration: ViewRouteConfiguration>: ViewRouter<
  Destination, Configuration
>
{
  private var blocks: BlockViewRoute<Destination, Configuration>? {
    module?.making.blocks?.route as? BlockViewRoute<Destination, Configuration>
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

  override func performCustomRoute(
    on destination: Destination, from source: UIViewController, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let show = blocks?.show { return show(destination, source, configuration, completion) }
    super.performCustomRoute(on: destination, from: source, configuration: configuration, completion: completion)
  }

  override var removesCustomRoute: Bool { blocks?.remove != nil }

  override func removeCustomRoute(
    on destination: Destination, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let remove = blocks?.remove { return remove(destination, configuration, completion) }
    super.removeCustomRoute(on: destination, configuration: configuration, completion: completion)
  }
}
