public import NavigationCore
public import ViewHierarchy

/// A router that makes a view or a view controller from a configuration, prepares it, shows it and removes it.
///
/// ```swift
/// final class EditorRouter: ViewRouter<EditorViewController, ViewRouteConfiguration> {
///   override class func registerRoutableDestination() {
///     registerView(EditorViewController.self)
///     register(RoutableView<EditorViewInput>())
///   }
///
///   override func destination(with configuration: ViewRouteConfiguration) -> EditorViewController? {
///     EditorViewController()
///   }
/// }
/// ```
///
/// The order of the calls is:
///
/// - ``defaultRouteConfiguration()``
/// - the caller's closure that fills in the configuration
/// - ``destination(with:)``
/// - the preparations of the caller, the configuration and the router; the last is ``prepareDestination(_:configuration:)``
/// - ``didFinishPrepareDestination(_:configuration:)``
/// - the configuration's `didMakeDestination`
///
/// If the configuration has already made the destination with `makeAtOnce()`, it has also prepared the destination. Then
/// ``destination(with:)`` and the preparations of the configuration and the router are not called.
@MainActor open class ViewRouter<Destination, Configuration: ViewRouteConfiguration>: AnyViewRouter {
  /// Makes a default configuration. Each route gets a new one. The registration also makes one, to check it.
  ///
  /// Override this unless the configuration is exactly a ``ViewRouteConfiguration`` or a ``ZIKViewMakeableConfiguration``.
  /// - Throws: ``ModuleRoutingError/noDefaultConfiguration(router:configuration:)`` if the configuration has another class and
  ///   this method is not overridden.
  open class func defaultRouteConfiguration() throws -> Configuration {
    try defaultConfiguration(ViewRouteConfiguration(), ZIKViewMakeableConfiguration<Destination>())
  }

  /// Makes the destination. Returns `nil` if it cannot make the destination, for example because parameters are missing.
  ///
  /// Unless overridden, the configuration makes the destination. The result is `nil` if the configuration is no
  /// ``ZIKConfigurationMakeable``.
  /// - Throws: The reason why the destination cannot be made. The route then fails before the first change.
  open func destination(with configuration: Configuration) throws -> Destination? {
    configuration.makeable?.makeByItself() as? Destination
  }

  /// Prepares the destination. It is called after the preparations of the caller and the configuration. Does nothing unless
  /// overridden.
  ///
  /// If two modules request each other, request the other module here. It then receives this destination instead of a new one.
  open func prepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Called after all preparations of the destination. Does nothing unless overridden.
  open func didFinishPrepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Shows the destination for the path ``ViewRoutePath/custom(from:)``. Fails unless overridden.
  ///
  /// - Parameters:
  ///   - destination: The prepared destination.
  ///   - source: The source of the path.
  ///   - configuration: The configuration of the route.
  ///   - completion: Call it once, when the destination is shown or showing it has failed.
  open func performCustomRoute(
    on destination: Destination, from source: UIViewController, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(ModuleRoutingError.noCustomRoute(router: name)))
  }

  /// A Boolean value that indicates whether ``removeCustomRoute(on:configuration:completion:)`` removes the destination of a
  /// custom route.
  ///
  /// If it is `false`, which is the default, the destination is removed from its current position in the tree.
  open var removesCustomRoute: Bool { false }

  /// Removes a destination that ``performCustomRoute(on:from:configuration:completion:)`` has shown. Called only if
  /// ``removesCustomRoute`` is `true`. Fails unless overridden.
  ///
  /// - Parameters:
  ///   - destination: The destination on screen.
  ///   - configuration: The configuration of the route.
  ///   - completion: Call it once, when the destination is removed or removing it has failed.
  open func removeCustomRoute(
    on destination: Destination, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(ModuleRoutingError.noCustomRoute(router: name)))
  }

  // MARK: Overrides of the base class

  override class func makeConfiguration() throws -> ViewRouteConfiguration { try defaultRouteConfiguration() }

  override func makeDestination() throws -> Any? { try destination(with: typedConfiguration()) }

  override func prepareByRouter(_ destination: Any) throws {
    try prepareDestination(cast(destination, from: name), configuration: typedConfiguration())
  }

  override func finishPreparing(_ destination: Any) {
    guard let destination = destination as? Destination, let configuration else { return }
    didFinishPrepareDestination(destination, configuration: configuration)
  }

  override var declaredType: any Any.Type { Destination.self }

  override var customRoute: (any CustomRouting)? { self }
}

extension ViewRouter {
  /// The configuration of this router. If the app made the router directly, this is `nil`, unless
  /// ``AnyViewRouter/anyConfiguration`` has made a configuration of this type.
  public var configuration: Configuration? { configurationStore as? Configuration }
}

extension ViewRouter: CustomRouting {
  var removesByItself: Bool { removesCustomRoute }

  func show(
    _ destination: Any, from source: UIViewController, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    route(destination, completion) {
      performCustomRoute(on: $0, from: source, configuration: $1, completion: completion)
    }
  }

  func remove(_ destination: Any, completion: @escaping @MainActor (RoutingResult) -> Void) {
    route(destination, completion) { removeCustomRoute(on: $0, configuration: $1, completion: completion) }
  }

  private func route(
    _ destination: Any, _ completion: (RoutingResult) -> Void, _ body: (Destination, Configuration) -> Void
  ) {
    do {
      try body(cast(destination, from: name), typedConfiguration())
    } catch {
      completion(.failure(error))
    }
  }
}

/// ZIKRouter's name for ``ViewRouter``.
public typealias ZIKViewRouter = ViewRouter

/// The router of a module without a router class. The registered closure makes the destination. If the closure makes
/// configurations instead, the configuration makes the destination.
final class ClosureViewRouter: ViewRouter<Any, ViewRouteConfiguration> {
  override func destination(with configuration: ViewRouteConfiguration) throws -> Any? {
    if let make = module?.making.destination { return try make(configuration) }
    return configuration.makeable?.makeByItself()
  }

  override var declaredType: any Any.Type { module?.type ?? Any.self }
}
