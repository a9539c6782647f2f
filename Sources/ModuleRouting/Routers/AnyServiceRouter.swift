/// A service's router without its types: what is registered as a module.
///
/// Modules derive from ``ServiceRouter``, or register a closure by one of this class's methods. A service router stands
/// on no actor; it is used where it is made.
nonisolated open class AnyServiceRouter: RoutableModule {
  private(set) var module: RegisteredService?
  private(set) var configurationStore: ServiceRouteConfiguration?

  /// Made by the registry; a router made by hand makes nothing.
  public required init() {}

  /// Says, by calls of `register…`, what the module can be asked for.
  open class func registerRoutableDestination() {}

  /// What the module declares that others may ask for; nothing by default.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  // MARK: For ServiceRouter

  class func makeConfiguration() throws -> ServiceRouteConfiguration { ServiceRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}
}

nonisolated extension AnyServiceRouter {
  func begin(as module: RegisteredService, with configuration: ServiceRouteConfiguration) {
    self.module = module
    configurationStore = configuration
  }

  /// The module, as errors name it.
  var name: String { module?.name ?? String(describing: type(of: self)) }

  /// Makes and prepares the service, and tells the handlers of it.
  func makeNow<Destination>(adopting adopt: (Any) throws -> Destination) throws -> Destination {
    do {
      let made = try make(adopting: adopt)
      configurationStore?.successHandler?(made)
      return made
    } catch {
      configurationStore?.errorHandler?(error)
      throw error
    }
  }

  /// Makes and prepares the service, or takes the one that the configuration has made already.
  ///
  /// - Parameter adopt: Turns what was made into what the caller knows it as.
  /// - Throws: Why there is none.
  func make<Destination>(adopting adopt: (Any) throws -> Destination) throws -> Destination {
    guard let module, let configuration = configurationStore else {
      throw ModuleRoutingError.madeByHand(router: name)
    }
    if let destination = configuration.takeMade() {
      let adopted = try adopt(destination)
      configuration.prepareDestination?(adopted)
      finish(destination, configuration)
      return adopted
    }
    let stack = MakingStack.ofThread
    let hasParameters = configuration.isReadyToMake
    if !hasParameters, let destination = stack.destinationBeingPrepared(by: module.identity) {
      return try adopt(destination)
    }
    let work: MakingStack.Work = hasParameters ? .makingFromParameters : .making
    let (made, endless) = try stack.run(work, of: module.identity, named: { module.name }) {
      try makeAnew(configuration, stack, adopting: adopt)
    }
    guard let made else { throw endless ?? whyNothingWasMade(configuration) }
    return made
  }

  private func makeAnew<Destination>(
    _ configuration: ServiceRouteConfiguration, _ stack: MakingStack, adopting adopt: (Any) throws -> Destination
  ) throws -> Destination? {
    guard let destination = try makeDestination() else { return nil }
    if case .router? = module?.making {} else { try checkType(of: destination) }
    let adopted = try adopt(destination)
    stack.willPrepare(destination)
    configuration.prepareDestination?(adopted)
    configuration.prepareByItself(destination)
    try prepareByRouter(destination)
    finish(destination, configuration)
    return adopted
  }

  private func finish(_ destination: Any, _ configuration: ServiceRouteConfiguration) {
    finishPreparing(destination)
    configuration.didMake(destination)
  }

  private func checkType(of destination: Any) throws {
    guard let service = module?.service, !conforms(destination, to: service) else { return }
    throw ModuleRoutingError.doesNotConform(
      made: String(describing: type(of: destination)), expected: String(describing: service), module: name)
  }

  private func whyNothingWasMade(_ configuration: ServiceRouteConfiguration) -> ModuleRoutingError {
    let calls = configuration.makingCalls
    if !configuration.isReadyToMake, !calls.isEmpty { return .parametersMissing(module: name, calls: calls) }
    return .madeNothing(module: name)
  }
}

/// The name that ZIKRouter has for ``AnyServiceRouter``.
public typealias ZIKAnyServiceRouter = AnyServiceRouter
