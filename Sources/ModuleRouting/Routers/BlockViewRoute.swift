public import NavigationCore
public import ViewHierarchy

/// A module that makes and shows a view with blocks, in place of a small subclass of ``ViewRouter``.
///
/// The methods that set blocks return a changed copy. The methods named `register…` register the module; call them in the list
/// of modules, or in `registerRoutableDestination()` of a module of the list.
///
/// ```swift
/// BlockViewRoute { _ in EditorViewController() }
///   .prepareDestination { editor, _ in editor.presenter = EditorPresenter() }
///   .register(RoutableView<EditorViewInput>())
/// ```
///
/// The blocks correspond to the methods of ``ViewRouter`` with the same names, and run in the same order. The block `making`
/// corresponds to ``ViewRouter/destination(with:)``, and `configuration` to ``ViewRouter/defaultRouteConfiguration()``.
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

  /// Makes a module from a block that makes the destination.
  ///
  /// - Parameters:
  ///   - configuration: Makes a default configuration. Each route gets a new one.
  ///   - making: Makes the destination. It returns `nil` if it cannot make the destination.
  public init(
    configuration: @escaping @MainActor () throws -> Configuration,
    making: @escaping @MainActor (Configuration) throws -> Destination?
  ) {
    makeConfiguration = configuration
    make = making
  }

  /// Makes a module from a block that makes the destination.
  ///
  /// - Parameter making: Makes the destination. It returns `nil` if it cannot make the destination.
  public init(making: @escaping @MainActor (Configuration) throws -> Destination?)
  where Configuration == ViewRouteConfiguration {
    self.init(configuration: { ViewRouteConfiguration() }, making: making)
  }
}

extension BlockViewRoute {
  /// Returns a copy with a block that prepares the destination. The block runs after the preparations of the caller and the
  /// configuration.
  public func prepareDestination(_ block: @escaping @MainActor (Destination, Configuration) -> Void) -> Self {
    with { $0.prepare = block }
  }

  /// Returns a copy with a block that runs after all preparations.
  public func didFinishPrepareDestination(_ block: @escaping @MainActor (Destination, Configuration) -> Void) -> Self {
    with { $0.finish = block }
  }

  /// Returns a copy with a block that shows the destination, for ``ViewRoutePath/custom(from:)``. The block calls its
  /// completion once, when the destination is shown or showing it has failed.
  public func performCustomRoute(
    _ block:
      @escaping @MainActor (
        Destination, UIViewController, Configuration, @escaping @MainActor (RoutingResult) -> Void
      ) -> Void
  ) -> Self {
    with { $0.show = block }
  }

  /// Returns a copy with a block that removes the destination of a custom route. The block calls its completion once, when the
  /// destination is removed or removing it has failed. Without the block, the destination is removed from its current position
  /// in the tree.
  public func removeCustomRoute(
    _ block: @escaping @MainActor (Destination, Configuration, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) -> Self {
    with { $0.remove = block }
  }

  /// Returns a copy that supports only these kinds of paths. Unless this method is called, the module supports all kinds.
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
  /// Registers the module for a protocol of its destination, or for the protocol of its configuration.
  public func register(_ route: some ViewDeclaration) { enter(.route(route.declaration)) }

  /// Registers the module for the class of its destination. Other modules may make the class too.
  public func registerView() { enter(.viewClass(Destination.self)) }

  /// Registers the module for an identifier.
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

/// ZIKRouter's name for ``BlockViewRoute``.
public typealias ZIKViewRoute = BlockViewRoute

/// The router that calls the blocks.
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
