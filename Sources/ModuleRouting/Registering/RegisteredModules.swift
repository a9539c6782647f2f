/// All registered modules and guards.
nonisolated struct RegisteredModules: Sendable {
  var views = KindModules<ViewKind>()
  var services = KindModules<ServiceKind>()
  /// The guards of all modules, in the order in which requests ask them.
  var interceptors: [NamedInterceptor] = []

  func contains(_ route: DeclaredRoute) -> Bool {
    route.isOfService ? services.routes.contains(route.key) : views.routes.contains(route.key)
  }

  var names: [String] { views.all.map(\.name) + services.all.map(\.name) }

  /// Returns these modules together with other modules. If both have a module for a key, the module of this value remains.
  func layered(over other: RegisteredModules) -> RegisteredModules {
    RegisteredModules(
      views: views.layered(over: other.views), services: services.layered(over: other.services),
      interceptors: other.interceptors.filter { old in !interceptors.contains { $0.name == old.name } } + interceptors)
  }
}

/// The modules of one kind, by their keys.
nonisolated struct KindModules<Kind: ModuleKind>: Sendable {
  typealias Module = RegisteredModule<Kind>

  var routes = RouteTable<Kind>()
  /// The modules by the type of service or the class that they make, in the order of registration. A type of service has only one
  /// module.
  private(set) var types: [ObjectIdentifier: [Module]] = [:]
  private var identifiers: [String: Module] = [:]

  subscript(key: ModuleKey) -> RouteTable<Kind>.Found? {
    switch key {
    case .route(let route): routes[route.key]
    case .type(let type), .viewClass(let type as any Any.Type, _):
      types[ObjectIdentifier(type)]?.first.map { RouteTable.Found(module: $0) }
    case .identifier(let identifier): identifiers[identifier].map { RouteTable.Found(module: $0) }
    }
  }

  /// Adds a module. Returns the name of the registration that conflicts with it, or `nil`. Different modules for one class do not
  /// conflict.
  mutating func enter(_ module: Module, for key: ModuleKey) -> String? {
    switch key {
    case .route(let route): return routes.enter(module, for: route)
    case .type(let type): return types.updateValue([module], forKey: ObjectIdentifier(type))?.first?.name
    case .viewClass(let type, _):
      let modules = types[ObjectIdentifier(type), default: []]
      if let same = modules.first(where: { $0.identity == module.identity }) { return same.name }
      types[ObjectIdentifier(type)] = modules + [module]
      return nil
    case .identifier(let identifier): return identifiers.updateValue(module, forKey: identifier)?.name
    }
  }

  /// Returns the modules for a class, except this module.
  func others(than module: Module, making type: AnyClass) -> [Module] {
    types[ObjectIdentifier(type), default: []].filter { $0.identity != module.identity }
  }

  /// Each module once, in alphabetical order of the names. A module with several names appears under the first one.
  var all: [Module] {
    let entries = Array(routes.modules.values) + types.values.joined() + identifiers.values
    let each = Dictionary(entries.map { ($0.identity, $0) }) { $0.name <= $1.name ? $0 : $1 }
    return each.values.sorted { $0.name < $1.name }
  }

  /// Returns these modules together with other modules. If both have a module for a key, the module of this value remains.
  func layered(over other: KindModules) -> KindModules {
    var all = self
    all.routes = routes.layered(over: other.routes)
    all.types.merge(other.types) { own, _ in own }
    all.identifiers.merge(other.identifiers) { own, _ in own }
    return all
  }
}
