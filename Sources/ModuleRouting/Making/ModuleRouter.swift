import NavigationCore

/// The part of a router that makes destinations.
///
/// `AnyViewRouter` conforms on the main actor, and `AnyServiceRouter` on no actor. Both share the code that makes destinations.
/// It runs in the isolation of the router.
nonisolated protocol ModuleRouter: AnyObject {
  associatedtype Kind: ModuleKind where Kind.Configuration: MakingConfiguration

  init()
  /// The module of the router; `nil` for a router that the app made directly.
  var module: RegisteredModule<Kind>? { get set }
  var configurationStore: Kind.Configuration? { get set }
  /// A closure that converts the destination from the module's type to the caller's type.
  var adopt: (Any) throws -> Any { get set }
  /// The registry in which the router's module finds other modules.
  var registry: ModuleRegistry? { get }
  /// The current state of the route.
  var currentState: RouteState { get }
  /// The state that was last reported.
  var reportedState: RouteState { get set }

  /// Makes and prepares the destination, calls the handlers, and returns the destination as the caller's type.
  func makeNow() throws -> Any
  func makeDestination() throws -> Any?
  func prepareByRouter(_ destination: Any) throws
  func finishPreparing(_ destination: Any)

  /// The modules that are making destinations on the actor or thread of the router.
  static var makingStack: MakingStack { get }
  static func configuration(by making: Kind.Making) throws -> Kind.Configuration
  static func converted(_ provided: Any, by convert: Kind.Conversion) throws -> Any?
}

/// A destination in two forms: `destination` is the object of the module, and `adopted` is the converted object for the caller.
nonisolated struct MadeDestination {
  let destination: Any
  let adopted: Any
  /// A Boolean value that indicates whether the configuration made the destination when the caller passed the parameters. The
  /// caller may then already hold the destination.
  var isDelivered = false
}

nonisolated extension ModuleRouter {
  /// The name of the module in errors.
  var name: String { module?.name ?? String(describing: type(of: self)) }

  /// Makes and prepares the destination.
  ///
  /// If the configuration has already made the destination, only the caller's preparation follows. If the module is preparing a
  /// destination for an outer call, and neither call has parameters, returns that destination without preparing it again.
  ///
  /// - Throws: The reason why there is no destination.
  func makePrepared() throws -> MadeDestination {
    guard let module, let configuration = configurationStore else {
      throw ModuleRoutingError.madeByHand(router: name)
    }
    if let destination = configuration.makeable?.takeMade() {
      try module.check(destination)
      var made = try adopted(destination)
      made.isDelivered = true
      configuration.prepareDestination?(made.adopted)
      return finished(made, configuration)
    }
    let stack = Self.makingStack
    let hasParameters = configuration.makeable?.isReadyToMake ?? false
    if !hasParameters, let destination = stack.destinationBeingPrepared(by: module.identity) {
      return try adopted(destination)
    }
    let work: MakingStack.Work = hasParameters ? .makingFromParameters : .making
    let (made, endless) = try stack.run(work, of: module.identity, named: { module.name }) {
      try makeNew(module, configuration, stack)
    }
    guard let made else { throw endless ?? whyNothingWasMade(configuration) }
    return made
  }

  private func makeNew(
    _ module: RegisteredModule<Kind>, _ configuration: Kind.Configuration, _ stack: MakingStack
  ) throws -> MadeDestination? {
    guard let destination = try makeDestination() else { return nil }
    try module.check(destination)
    let made = try adopted(destination)
    stack.willPrepare(destination)
    try prepare(made, configuration)
    return finished(made, configuration)
  }

  /// Prepares an existing destination with the preparations of the caller, the configuration and the router, in this order. Does
  /// not call `didMakeDestination`.
  func prepareExisting(_ destination: Any, with configuration: Kind.Configuration) throws -> MadeDestination {
    try module?.check(destination)
    let made = try adopted(destination)
    try prepare(made, configuration)
    finishPreparing(destination)
    return made
  }

  private func adopted(_ destination: Any) throws -> MadeDestination {
    MadeDestination(destination: destination, adopted: try adopt(destination))
  }

  private func prepare(_ made: MadeDestination, _ configuration: Kind.Configuration) throws {
    configuration.prepareDestination?(made.adopted)
    configuration.makeable?.prepareByItself(made.destination)
    try prepareByRouter(made.destination)
  }

  private func finished(_ made: MadeDestination, _ configuration: Kind.Configuration) -> MadeDestination {
    finishPreparing(made.destination)
    configuration.makeable?.didMake(made.destination)
    return made
  }

  private func whyNothingWasMade(_ configuration: Kind.Configuration) -> ModuleRoutingError {
    guard let makeable = configuration.makeable, !makeable.isReadyToMake else { return .madeNothing(module: name) }
    return .parametersMissing(module: name, calls: makeable.makingCalls)
  }
}

// Functions that run a closure in the context of the router.
nonisolated extension ModuleRouter {
  /// Runs a closure that makes or prepares a destination, and calls the handlers with the outcome.
  func callingHandlers(_ body: () throws -> MadeDestination) throws -> Any {
    do {
      let made = try body().adopted
      configurationStore?.callHandlers(.arrived(made))
      return made
    } catch {
      configurationStore?.callHandlers(.failed(NavigationFailure(caught: error)))
      throw error
    }
  }

  /// Runs a closure with the router's registry as the current registry.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let registry else { return try body() }
    return try registry.within(body)
  }

  /// Runs a closure that changes the state of the route, and reports the new state.
  func changingState<Result>(_ change: () throws -> Result) rethrows -> Result {
    defer { reportState() }
    return try change()
  }

  /// Reports the state if it differs from the last reported state. The state also changes without a call of the router, for example
  /// if the user dismisses the destination.
  func reportState() {
    let (old, new) = (reportedState, currentState)
    guard old != new else { return }
    reportedState = new
    configurationStore?.stateNotifier?(old, new)
  }
}

// Functions for the typed router classes.
nonisolated extension ModuleRouter {
  /// Returns the configuration as the type that the router class declares.
  ///
  /// - Throws: ``ModuleRoutingError`` if the configuration has another type, or if the app made the router.
  func typedConfiguration<Wanted: AnyObject>() throws -> Wanted {
    if let configuration = configurationStore as? Wanted { return configuration }
    guard let configurationStore else { throw ModuleRoutingError.madeByHand(router: name) }
    throw ModuleRoutingError.wrongConfiguration(
      found: String(describing: type(of: configurationStore)), expected: String(describing: Wanted.self), module: name)
  }

  /// Makes the default configuration for a router class that does not override `defaultRouteConfiguration()`. Returns the first of
  /// two configurations that has the type that the router class declares.
  ///
  /// - Parameters:
  ///   - plain: Makes a configuration of the base class.
  ///   - makeable: Makes a configuration that makes the destination itself. Called only if the plain one has another type.
  /// - Throws: ``ModuleRoutingError/noDefaultConfiguration(router:configuration:)`` if neither configuration has the type.
  static func defaultConfiguration<Wanted>(
    _ plain: @autoclosure () -> Kind.Configuration, _ makeable: @autoclosure () -> Kind.Configuration
  ) throws -> Wanted {
    if let configuration = plain() as? Wanted ?? makeable() as? Wanted { return configuration }
    throw ModuleRoutingError.noDefaultConfiguration(
      router: String(describing: self), configuration: String(describing: Wanted.self))
  }
}

/// Casts a destination to the type that the caller expects. If `Wanted` is `Void`, returns an empty tuple.
///
/// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` if the destination has another type.
nonisolated func cast<Wanted>(_ made: Any, from module: @autoclosure () -> String) throws -> Wanted {
  if let made = made as? Wanted { return made }
  // If a caller's closure ends in an optional call, such as `$0.start?()`, the compiler infers `Void`. The destination may then
  // have any type.
  if let nothing = () as? Wanted { return nothing }
  throw ModuleRoutingError.doesNotConform(
    made: String(describing: type(of: made)), expected: String(describing: Wanted.self), module: module())
}
