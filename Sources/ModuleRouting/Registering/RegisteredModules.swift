/// All that is registered.
nonisolated struct RegisteredModules: Sendable {
  var views = KindModules<ViewKind>()
  var services = KindModules<ServiceKind>()
  /// The guards of all modules, in the order in which they are asked.
  var interceptors: [NamedInterceptor] = []

  /// The modules that make a class, in the order in which they were registered.
  var viewClasses: [ObjectIdentifier: [RegisteredModule<ViewKind>]] { views.types }

  func contains(_ route: DeclaredRoute) -> Bool {
    route.isOfService ? services.routes.contains(route.key) : views.routes.contains(route.key)
  }

  /// The modules, by name.
  var names: [String] { views.all.map(\.name) + services.all.map(\.name) }

  /// These, with what others have and these do not.
  func over(_ other: RegisteredModules) -> RegisteredModules {
    RegisteredModules(
      views: views.over(other.views), services: services.over(other.services),
      interceptors: other.interceptors.filter { old in !interceptors.contains { $0.name == old.name } } + interceptors)
  }
}

/// The modules of a kind, by what they can be asked for.
nonisolated struct KindModules<Kind: ModuleKind>: Sendable {
  typealias Module = RegisteredModule<Kind>

  var routes = RouteTable<Kind>()
  /// The modules that make a type, in the order in which they were registered.
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

  /// Enters a module, and returns the one that was there in its place.
  mutating func enter(_ module: Module, for key: ModuleKey) -> Module? {
    switch key {
    case .route(let route): return routes.enter(module, for: route)
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

  /// Each module once, whatever it is registered for, in alphabetical order. A route of blocks has a name for each of that,
  /// and the first of these counts.
  var all: [Module] {
    let entries = Array(routes.modules.values) + types.values.joined() + identifiers.values
    let each = Dictionary(entries.map { ($0.identity, $0) }) { $0.name <= $1.name ? $0 : $1 }
    return each.values.sorted { $0.name < $1.name }
  }

  /// These, with what others have and these do not.
  func over(_ other: KindModules) -> KindModules {
    var all = self
    all.routes = routes.over(other.routes)
    all.types.merge(other.types) { own, _ in own }
    all.identifiers.merge(other.identifiers) { own, _ in own }
    return all
  }
}
