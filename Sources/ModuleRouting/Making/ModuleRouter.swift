import NavigationCore

/// A router as making sees it: the class that all routers of views derive from, which conforms on the main actor, or that
/// of services, which stands on no actor. Making is written here, once for both, and runs where the router stands.
nonisolated protocol ModuleRouter: AnyObject {
  associatedtype Kind: ModuleKind where Kind.Configuration: MakingConfiguration

  init()
  /// The module that it was made for; `nil` for a router made by hand.
  var module: RegisteredModule<Kind>? { get set }
  var configurationStore: Kind.Configuration? { get set }
  /// Turns what was made into what the caller knows it as.
  var adopt: (Any) throws -> Any { get set }
  /// Where the modules are looked for that this one asks for.
  var registry: ModuleRegistry? { get }
  /// Where the route stands now.
  var standing: RouteState { get }
  /// The state that was told last.
  var told: RouteState { get set }

  func makeDestination() throws -> Any?
  func prepareByRouter(_ destination: Any) throws
  func finishPreparing(_ destination: Any)

  /// The modules that are being made where the router stands.
  static var makingStack: MakingStack { get }
  static func configuration(by making: Kind.Making) throws -> Kind.Configuration
  static func converted(_ provided: Any, by convert: Kind.Conversion) throws -> Any?
  /// Changes what has been registered of the kind, and notes what is wrong with that.
  static func change(
    _ registration: inout ModuleRegistration,
    _ change: (inout KindRegistration<Kind>) -> ModuleRegistrationError.Problem?)
}

/// A destination, as the module made it and as its caller knows it.
nonisolated struct MadeDestination {
  let destination: Any
  let adopted: Any
  /// Whether the configuration had made it as the parameters were handed over, so that its caller may have it.
  var isHandedOut = false
}

typealias MadeView = MadeDestination

nonisolated extension ModuleRouter {
  /// The module, as errors name it.
  var name: String { module?.name ?? String(describing: type(of: self)) }

  /// Makes and prepares the destination, or takes the one that the configuration has made already.
  ///
  /// - Throws: Why there is none.
  func makeHere() throws -> MadeDestination {
    guard let module, let configuration = configurationStore else {
      throw ModuleRoutingError.madeByHand(router: name)
    }
    if let destination = configuration.makeable?.takeMade() {
      try module.check(destination)
      var made = try adopted(destination)
      made.isHandedOut = true
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
      try makeAnew(module, configuration, stack)
    }
    guard let made else { throw endless ?? whyNothingWasMade(configuration) }
    return made
  }

  private func makeAnew(
    _ module: RegisteredModule<Kind>, _ configuration: Kind.Configuration, _ stack: MakingStack
  ) throws -> MadeDestination? {
    guard let destination = try makeDestination() else { return nil }
    try module.check(destination)
    let made = try adopted(destination)
    stack.willPrepare(destination)
    try prepare(made, configuration)
    return finished(made, configuration)
  }

  /// Prepares a destination that was made elsewhere.
  func prepareHere(_ destination: Any, with configuration: Kind.Configuration) throws -> MadeDestination {
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

// Around the making.
nonisolated extension ModuleRouter {
  /// Makes or prepares a destination at once, and calls the handlers.
  func telling(_ body: () throws -> MadeDestination) throws -> Any {
    do {
      let made = try body().adopted
      configurationStore?.hear(.arrived(made))
      return made
    } catch {
      configurationStore?.hear(.failed(NavigationFailure(caught: error)))
      throw error
    }
  }

  /// Runs a call in which modules are looked for where this one was found.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let registry else { return try body() }
    return try registry.within(body)
  }

  /// Changes what is known of the destination, and tells of a new state.
  func noticing<Result>(_ change: () throws -> Result) rethrows -> Result {
    defer { tellState() }
    return try change()
  }

  /// Tells of the state where it is another than was told last, also one that has come without the router.
  func tellState() {
    let (old, new) = (told, standing)
    guard old != new else { return }
    told = new
    configurationStore?.stateNotifier?(old, new)
  }
}

// What the typed classes of routers share.
nonisolated extension ModuleRouter {
  /// The configuration, as the router's class knows it.
  func typedConfiguration<Wanted: AnyObject>() throws -> Wanted {
    if let configuration = configurationStore as? Wanted { return configuration }
    guard let configurationStore else { throw ModuleRoutingError.madeByHand(router: name) }
    throw ModuleRoutingError.wrongConfiguration(
      found: String(describing: type(of: configurationStore)), expected: String(describing: Wanted.self), module: name)
  }

  /// A configuration that needs no override: the first that is of the type that the router's class knows.
  static func defaultConfiguration<Wanted>(
    _ plain: @autoclosure () -> Kind.Configuration, _ makeable: @autoclosure () -> Kind.Configuration
  ) throws -> Wanted {
    if let configuration = plain() as? Wanted ?? makeable() as? Wanted { return configuration }
    throw ModuleRoutingError.noDefaultConfiguration(
      router: String(describing: self), configuration: String(describing: Wanted.self))
  }
}

/// Turns what was made into what is known of it.
///
/// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` where it is something else.
nonisolated func cast<Wanted>(_ made: Any, from module: @autoclosure () -> String) throws -> Wanted {
  if let made = made as? Wanted { return made }
  // A closure that ends in an optional call returns `Void?`: it has nothing to say about the destination.
  if let nothing = () as? Wanted { return nothing }
  throw ModuleRoutingError.doesNotConform(
    made: String(describing: type(of: made)), expected: String(describing: Wanted.self), module: module())
}
