import RouteComposition

/// What is registered while a list of modules is gone through; frozen into a ``ModuleRegistry`` when it has been.
final class ModuleRegistration {
  /// The registration under way, which the class methods of routers write to.
  private(set) static var current: ModuleRegistration?

  private(set) var content = RegisteredModules()
  private var problems: [ModuleRegistrationError.Problem] = []
  /// The modules that have said they make a class alone.
  private var exclusive: [ObjectIdentifier: RegisteredView] = [:]
  private var declared: [(route: DeclaredRoute, module: any RoutableModule.Type)] = []
  /// The modules whose default configuration has to conform to a protocol.
  private var viewsWithParameters: [(route: DeclaredRoute, module: RegisteredView)] = []
  private var servicesWithParameters: [(route: DeclaredRoute, module: RegisteredService)] = []
  /// The routers that may override how their default configuration is made.
  private var viewRouters: [ObjectIdentifier: RegisteredView] = [:]
  private var serviceRouters: [ObjectIdentifier: RegisteredService] = [:]

  /// Goes through a list of modules, and returns it.
  @discardableResult func register(
    @ModuleList _ list: () throws -> [any RoutableModule.Type]
  ) rethrows -> [any RoutableModule.Type] {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let modules = try list()
    for module in modules {
      for declaration in module.declaredRoutes {
        let route = declaration.declaration
        if check(route) { declared.append((route, module)) }
      }
      module.registerRoutableDestination()
    }
    return modules
  }

  /// Whether the value comes from a declaration; it is a problem if it does not.
  private func check(_ route: DeclaredRoute) -> Bool {
    if !route.isDeclared { problems.append(.notDeclared(routable: route.kind.rawValue, protocol: route.name)) }
    return route.isDeclared
  }

  private func taken(_ route: @autoclosure () -> String, _ first: String, _ second: String) {
    problems.append(.takenTwice(route(), first: first, second: second))
  }
}

// MARK: - Outside of any list

extension ModuleRegistration {
  private static var strays: [String] = []

  /// Lets the registration under way enter something. Outside of one it is reported, now if anybody listens, and by the
  /// next list.
  static func enter(_ what: @autoclosure () -> String, _ enter: (ModuleRegistration) -> Void) {
    if let current { return enter(current) }
    strays.append(what())
    ModuleRegistry.current?.report(.registeredTooLate(what()))
  }

  static func takeStrays() -> [String] {
    defer { strays = [] }
    return strays
  }
}

// MARK: - Views

extension ModuleRegistration {
  func enter(_ module: RegisteredView, for route: DeclaredRoute) {
    guard check(route) else { return }
    if route.kind == .viewModule {
      if let first = content.viewModules.enter(module, for: route) { taken(route.asWritten, first.name, module.name) }
      viewsWithParameters.append((route, module))
    } else {
      if let first = content.views.enter(module, for: route) { taken(route.asWritten, first.name, module.name) }
      noteRouter(of: module)
    }
  }

  func enter(_ module: RegisteredView, forIdentifier identifier: String) {
    if let first = content.viewIdentifiers.updateValue(module, forKey: identifier) {
      taken("“\(identifier)”", first.name, module.name)
    }
    noteRouter(of: module)
  }

  /// Enters a module for the class that it makes.
  func enter(_ module: RegisteredView, forClass view: AnyClass, isExclusive: Bool = false) {
    let key = ObjectIdentifier(view)
    let others = content.viewClasses[key, default: []].filter { $0.identity != module.identity }
    if let first = exclusive[key] ?? (isExclusive ? others.first : nil), first.identity != module.identity {
      problems.append(.notExclusive(type: String(describing: view), first: first.name, second: module.name))
    }
    if isExclusive { exclusive[key] = module }
    content.viewClasses[key] = others + [module]
    noteRouter(of: module)
  }

  func adapt(view required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: ViewConversion?) {
    guard check(required), check(provided) else { return }
    let isFirst =
      required.kind == .viewModule
      ? content.viewModules.adapt(required, to: provided, conversion)
      : content.views.adapt(required, to: provided, conversion)
    if !isFirst { taken(required.asWritten, "another", "an adapter to \(provided.asWritten)") }
  }

  func enter(_ interceptor: any RoutingInterceptor<Any?>, named name: String) {
    if content.interceptors.contains(where: { $0.name == name }) {
      taken("the guard “\(name)”", "\(name)", "\(name)")
    }
    content.interceptors.append(NamedInterceptor(name: name, interceptor: interceptor))
  }

  private func noteRouter(of module: RegisteredView) {
    if case .router = module.making { viewRouters[module.identity] = module }
  }
}

// MARK: - Services

extension ModuleRegistration {
  func enter(_ module: RegisteredService, for route: DeclaredRoute) {
    guard check(route) else { return }
    if route.kind == .serviceModule {
      if let first = content.serviceModules.enter(module, for: route) {
        taken(route.asWritten, first.name, module.name)
      }
      servicesWithParameters.append((route, module))
    } else {
      if let first = content.services.enter(module, for: route) { taken(route.asWritten, first.name, module.name) }
      noteRouter(of: module)
    }
  }

  func enter(_ module: RegisteredService, forType service: any Any.Type) {
    if let first = content.serviceTypes.updateValue(module, forKey: ObjectIdentifier(service)) {
      taken(String(describing: service), first.name, module.name)
    }
    noteRouter(of: module)
  }

  func enter(_ module: RegisteredService, forIdentifier identifier: String) {
    if let first = content.serviceIdentifiers.updateValue(module, forKey: identifier) {
      taken("“\(identifier)”", first.name, module.name)
    }
    noteRouter(of: module)
  }

  func adapt(service required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: ServiceConversion?) {
    guard check(required), check(provided) else { return }
    let isFirst =
      required.kind == .serviceModule
      ? content.serviceModules.adapt(required, to: provided, conversion)
      : content.services.adapt(required, to: provided, conversion)
    if !isFirst { taken(required.asWritten, "another", "an adapter to \(provided.asWritten)") }
  }

  private func noteRouter(of module: RegisteredService) {
    if case .router = module.making { serviceRouters[module.identity] = module }
  }
}

// MARK: - Finishing

extension ModuleRegistration {
  /// Freezes what was registered.
  ///
  /// - Parameter base: What is there besides, where it was not registered anew.
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong.
  func finished(over base: RegisteredModules? = nil) throws -> RegisteredModules {
    var content = base.map(content.over) ?? content
    problems += content.followAdapters()
    problems += declared.filter { !content.contains($0.route) }.map {
      .neverRegistered(route: $0.route.asWritten, declaredBy: String(describing: $0.module))
    }
    checkConfigurations()
    guard problems.isEmpty else { throw ModuleRegistrationError(problems: problems) }
    return content
  }

  private func checkConfigurations() {
    for (route, module) in viewsWithParameters { check(route, module.name) { try module.makeConfiguration() } }
    for (route, module) in servicesWithParameters { check(route, module.name) { try module.makeConfiguration() } }
    for module in viewRouters.values { check(nil, module.name) { try module.makeConfiguration() } }
    for module in serviceRouters.values { check(nil, module.name) { try module.makeConfiguration() } }
  }

  /// Makes a default configuration and holds it against the protocol that it has to conform to.
  private func check(_ route: DeclaredRoute?, _ module: @autoclosure () -> String, _ make: () throws -> AnyObject) {
    do {
      let configuration = try make()
      guard let route, !conforms(configuration, to: route.type) else { return }
      let found = String(describing: type(of: configuration))
      problems.append(.configurationDoesNotConform(found: found, expected: route.name, module: module()))
    } catch {
      problems.append(.noConfiguration(module: module(), reason: "\(error)"))
    }
  }
}

/// Whether a value is of a type that is known only now, which may be a protocol.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
