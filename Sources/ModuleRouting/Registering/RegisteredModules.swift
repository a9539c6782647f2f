/// All that is registered.
nonisolated struct RegisteredModules: Sendable {
  var views = ModuleTables<ViewKind>()
  var services = ModuleTables<ServiceKind>()
  /// The guards of all modules, in the order in which they are asked.
  var interceptors: [NamedInterceptor] = []

  /// The modules that make a class, in the order in which they were registered.
  var viewClasses: [ObjectIdentifier: [RegisteredModule<ViewKind>]] { views.types }

  func contains(_ route: DeclaredRoute) -> Bool {
    route.isOfService ? services.contains(route) : views.contains(route)
  }

  /// The modules, by name.
  var names: [String] { views.names + services.names }

  /// These, with what others have and these do not.
  func over(_ other: RegisteredModules) -> RegisteredModules {
    RegisteredModules(
      views: views.over(other.views), services: services.over(other.services),
      interceptors: other.interceptors.filter { old in !interceptors.contains { $0.name == old.name } } + interceptors)
  }
}

/// The modules of a kind, by what they can be asked for.
nonisolated struct ModuleTables<Kind: ModuleKind>: Sendable {
  typealias Module = RegisteredModule<Kind>

  /// By the protocols of what they make.
  private var destinations = RouteTable<Kind>()
  /// By the protocols of their configurations, which declare the parameters.
  private var parameters = RouteTable<Kind>()
  /// The modules that make a type, in the order in which they were registered.
  private(set) var types: [ObjectIdentifier: [Module]] = [:]
  private var identifiers: [String: Module] = [:]

  subscript(key: ModuleKey) -> RouteTable<Kind>.Found? {
    switch key {
    case .route(let route): route.declaresParameters ? parameters[route.key] : destinations[route.key]
    case .type(let type): first(of: ObjectIdentifier(type))
    case .viewClass(let type, _): first(of: ObjectIdentifier(type))
    case .identifier(let identifier): identifiers[identifier].map { RouteTable.Found(module: $0) }
    }
  }

  private func first(of type: ObjectIdentifier) -> RouteTable<Kind>.Found? {
    types[type]?.first.map { RouteTable.Found(module: $0) }
  }

  func contains(_ route: DeclaredRoute) -> Bool {
    route.declaresParameters ? parameters.contains(route.key) : destinations.contains(route.key)
  }

  /// Enters a module, and returns the one that was there in its place.
  mutating func enter(_ module: Module, for key: ModuleKey) -> Module? {
    switch key {
    case .route(let route) where route.declaresParameters: return parameters.enter(module, for: route)
    case .route(let route): return destinations.enter(module, for: route)
    case .type(let type): return types.updateValue([module], forKey: ObjectIdentifier(type))?.first
    case .viewClass(let type, _):
      types[ObjectIdentifier(type)] = others(than: module, making: type) + [module]
      return nil
    case .identifier(let identifier): return identifiers.updateValue(module, forKey: identifier)
    }
  }

  /// The other modules that make a class.
  func others(than module: Module, making type: AnyClass) -> [Module] {
    types[ObjectIdentifier(type), default: []].filter { $0.identity != module.identity }
  }

  /// Enters an adapter, and returns whether it is the first one.
  mutating func adapt(_ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?) -> Bool {
    required.declaresParameters
      ? parameters.adapt(required, to: provided, conversion) : destinations.adapt(required, to: provided, conversion)
  }

  var names: [String] {
    let all = [destinations.modules.values.map(\.self), parameters.modules.values.map(\.self)] + types.values
    return all.joined().map(\.name) + identifiers.values.map(\.name)
  }

  /// The tables with what others have and these do not.
  func over(_ other: ModuleTables) -> ModuleTables {
    var all = self
    all.destinations = destinations.over(other.destinations)
    all.parameters = parameters.over(other.parameters)
    all.types.merge(other.types) { own, _ in own }
    all.identifiers.merge(other.identifiers) { own, _ in own }
    return all
  }

  /// Lets the adapters lead to modules, and returns what is wrong with those that do not.
  mutating func followAdapters() -> [ModuleRegistrationError.Problem] {
    destinations.followAdapters() + parameters.followAdapters()
  }
}
