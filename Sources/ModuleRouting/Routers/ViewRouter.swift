public import NavigationCore
public import ViewHierarchy

/// A module that makes a view or a view controller from a configuration, prepares it, and lets it be shown and removed.
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
/// The hooks are called in this order: ``defaultRouteConfiguration()``, the closure of the caller, ``destination(with:)``,
/// the caller's and the configuration's preparation, ``prepareDestination(_:configuration:)``,
/// ``didFinishPrepareDestination(_:configuration:)``, and the configuration's `didMakeDestination`. A destination that the
/// configuration has made already is only prepared by the caller and finished.
@MainActor open class ViewRouter<Destination, Configuration: ViewRouteConfiguration>: AnyViewRouter {
  /// Makes the configuration that a caller is handed.
  ///
  /// Has to be overridden, unless the configuration is a ``ViewRouteConfiguration`` or a
  /// ``ZIKViewMakeableConfiguration`` itself.
  /// - Throws: ``ModuleRoutingError/noDefaultConfiguration(router:configuration:)`` unless it is overridden.
  open class func defaultRouteConfiguration() throws -> Configuration {
    try defaultConfiguration(ViewRouteConfiguration(), ZIKViewMakeableConfiguration<Destination>())
  }

  /// Makes the destination; `nil` where it cannot be made, for instance for want of parameters.
  ///
  /// Unless it is overridden, the configuration makes it.
  /// - Throws: Why it could not be made. The route then fails, and nothing has moved.
  open func destination(with configuration: Configuration) throws -> Destination? {
    configuration.makeable?.makeByItself() as? Destination
  }

  /// Prepares the destination, after the caller and the configuration have. Does nothing unless it is overridden.
  ///
  /// This is where to ask for modules that may ask for this one.
  open func prepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Called when the destination is prepared. Does nothing unless it is overridden.
  open func didFinishPrepareDestination(_ destination: Destination, configuration: Configuration) {}

  /// Shows the destination by a way of the router's own, for ``ViewRoutePath/custom(from:)``. Refuses unless it is
  /// overridden.
  ///
  /// - Parameters:
  ///   - destination: The destination, made and prepared.
  ///   - source: The source of the path.
  ///   - configuration: The configuration of the route.
  ///   - completion: To be called once, when the destination is shown or cannot be.
  open func performCustomRoute(
    on destination: Destination, from source: UIViewController, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(ModuleRoutingError.noCustomRoute(router: name)))
  }

  /// Whether a custom route is removed by ``removeCustomRoute(on:configuration:completion:)``; if not, as it is found on
  /// screen. `false` unless it is overridden.
  open var removesCustomRoute: Bool { false }

  /// Removes what ``performCustomRoute(on:from:configuration:completion:)`` has shown. Refuses unless it is overridden.
  ///
  /// - Parameters:
  ///   - destination: The destination on screen.
  ///   - configuration: The configuration of the route.
  ///   - completion: To be called once, when the destination is gone or cannot go.
  open func removeCustomRoute(
    on destination: Destination, configuration: Configuration,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(ModuleRoutingError.noCustomRoute(router: name)))
  }

  // MARK: What the router is asked without its types

  override class func makeConfiguration() throws -> ViewRouteConfiguration { try defaultRouteConfiguration() }

  override func makeDestination() throws -> Any? { try destination(with: typedConfiguration()) }

  override func prepareByRouter(_ destination: Any) throws {
    try prepareDestination(cast(destination, from: name), configuration: typedConfiguration())
  }

  override func finishPreparing(_ destination: Any) {
    guard let destination = destination as? Destination, let configuration else { return }
    didFinishPrepareDestination(destination, configuration: configuration)
  }

  override func takes(_ destination: Any) -> Bool { destination is Destination }

  override var customRoute: (any CustomRouting)? { self }
}

extension ViewRouter {
  /// The configuration that this router was found with; `nil` for one made by hand.
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

/// The name that ZIKRouter has for ``ViewRouter``.
public typealias ZIKViewRouter = ViewRouter

/// A module that is a closure.
final class ClosureViewRouter: ViewRouter<Any, ViewRouteConfiguration> {
  override func destination(with configuration: ViewRouteConfiguration) throws -> Any? {
    if let make = module?.making.destination { return try make(configuration) }
    return configuration.makeable?.makeByItself()
  }

  override func takes(_ destination: Any) -> Bool { module.map { conforms(destination, to: $0.type) } ?? true }
}
