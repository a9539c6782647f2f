import NavigationCore

/// A router without its types: what is registered as a module, and what one has in hand of a route.
///
/// Modules derive from ``ViewRouter``, or register a closure by one of this class's methods. What `Router.perform` returns
/// is one of these: it tells where the route stands, removes it, and performs it again.
@MainActor open class AnyViewRouter: RoutableModule {
  var module: RegisteredModule<ViewKind>?
  var configurationStore: ViewRouteConfiguration?
  /// Where the modules are looked for that this one asks for.
  let registry = ModuleRegistry.current
  /// Turns what was made into what the caller knows it as.
  var adopt: (Any) throws -> Any = { $0 }
  let presence = ViewPresence()
  var told = RouteState.unrouted

  /// Made by the registry; a router made by hand cannot route.
  public required init() {}

  /// Says, by calls of `register…`, what the module can be asked for.
  open class func registerRoutableDestination() {}

  /// What the module declares that others may ask for; nothing by default.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// What kinds of paths the router's destination may be shown by. Others are refused before anything moves. All unless
  /// it is overridden.
  open class func supportedRouteTypes() -> ViewRouteTypeMask { .all }

  // MARK: Told about routes

  /// Called on every router of the destination's class before a route to such a destination is performed.
  open class func router(_ router: AnyViewRouter, willPerformRouteOn destination: Any) {}

  /// Called on every router of the destination's class after a route to such a destination was performed.
  open class func router(_ router: AnyViewRouter, didPerformRouteOn destination: Any) {}

  /// Called on every router of the destination's class before a router removes such a destination.
  open class func router(_ router: AnyViewRouter, willRemoveRouteOn destination: Any) {}

  /// Called on every router of the destination's class after such a destination was removed, by whatever hand.
  open class func router(_ router: AnyViewRouter, didRemoveRouteOn destination: Any) {}

  // MARK: For ViewRouter

  class func makeConfiguration() throws -> ViewRouteConfiguration { ViewRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}

  /// Whether a view controller that a storyboard has made is of the kind that this router makes.
  func takes(_ destination: Any) -> Bool { false }

  var customRoute: (any CustomRouting)? { nil }
}

extension AnyViewRouter {
  /// The configuration that this router was found with, whatever its type.
  public var anyConfiguration: ViewRouteConfiguration {
    if let configurationStore { return configurationStore }
    let configuration = ViewRouteConfiguration()
    configurationStore = configuration
    return configuration
  }

  /// The destination, as long as it is on screen or something holds it.
  public var destination: AnyObject? { presence.destination }
}

extension AnyViewRouter: @MainActor ModuleRouter {
  static var makingStack: MakingStack { .views }

  var standing: RouteState { presence.state }

  static func configuration(by making: ViewKind.Making) throws -> ViewRouteConfiguration { try making.configuration() }

  static func converted(_ provided: Any, by convert: ViewKind.Conversion) throws -> Any? { try convert(provided) }

  static func change(
    _ registration: inout ModuleRegistration,
    _ change: (inout KindRegistration<ViewKind>) -> ModuleRegistrationError.Problem?
  ) {
    registration.note(change(&registration.views))
  }
}

nonisolated extension ViewKind { typealias Router = AnyViewRouter.Type }

/// The name that ZIKRouter has for ``AnyViewRouter``.
public typealias ZIKAnyViewRouter = AnyViewRouter
