/// All that is registered, by what it can be asked for.
nonisolated struct RegisteredModules: Sendable {
  var views = ViewTable()
  var viewModules = ViewTable()
  var services = ServiceTable()
  var serviceModules = ServiceTable()
  /// The modules that make a class, in the order in which they were registered.
  var viewClasses: [ObjectIdentifier: [RegisteredView]] = [:]
  var viewIdentifiers: [String: RegisteredView] = [:]
  var serviceTypes: [ObjectIdentifier: RegisteredService] = [:]
  var serviceIdentifiers: [String: RegisteredService] = [:]
  /// The guards of all modules, in the order in which they are asked.
  var interceptors: [NamedInterceptor] = []

  func contains(_ route: DeclaredRoute) -> Bool {
    switch route.kind {
    case .view: views.contains(route.key)
    case .viewModule: viewModules.contains(route.key)
    case .service: services.contains(route.key)
    case .serviceModule: serviceModules.contains(route.key)
    }
  }

  /// The modules, by name.
  var names: [String] {
    views.modules.values.map(\.name) + viewModules.modules.values.map(\.name) + viewIdentifiers.values.map(\.name)
      + viewClasses.values.joined().map(\.name) + services.modules.values.map(\.name)
      + serviceModules.modules.values.map(\.name) + serviceTypes.values.map(\.name)
      + serviceIdentifiers.values.map(\.name)
  }

  /// These, with what others have and these do not.
  func over(_ other: RegisteredModules) -> RegisteredModules {
    var all = self
    all.views = views.over(other.views)
    all.viewModules = viewModules.over(other.viewModules)
    all.services = services.over(other.services)
    all.serviceModules = serviceModules.over(other.serviceModules)
    all.viewClasses.merge(other.viewClasses) { own, _ in own }
    all.viewIdentifiers.merge(other.viewIdentifiers) { own, _ in own }
    all.serviceTypes.merge(other.serviceTypes) { own, _ in own }
    all.serviceIdentifiers.merge(other.serviceIdentifiers) { own, _ in own }
    all.interceptors =
      other.interceptors.filter { old in !interceptors.contains { $0.name == old.name } } + interceptors
    return all
  }

  /// Lets the adapters of all kinds lead to modules, and returns what is wrong with those that do not.
  mutating func followAdapters() -> [ModuleRegistrationError.Problem] {
    views.followAdapters() + viewModules.followAdapters() + services.followAdapters() + serviceModules.followAdapters()
  }
}
