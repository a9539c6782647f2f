/// What a list of modules has registered, and what is wrong with it: a value that grows, and is frozen in the end.
nonisolated struct ModuleRegistration: Sendable {
  private(set) var content = RegisteredModules()
  private var problems: [ModuleRegistrationError.Problem] = []
  /// The modules that have said they make a class alone.
  private var exclusive: [ObjectIdentifier: RegisteredView] = [:]
  private var declared: [(route: DeclaredRoute, module: any Any.Type)] = []
  /// The modules whose default configuration has to conform to a protocol.
  private var viewsWithParameters: [(route: DeclaredRoute, module: RegisteredView)] = []
  private var servicesWithParameters: [(route: DeclaredRoute, module: RegisteredService)] = []
  /// The routers that may override how their default configuration is made.
  private var viewRouters: [ObjectIdentifier: RegisteredView] = [:]
  private var serviceRouters: [ObjectIdentifier: RegisteredService] = [:]

  /// Notes that a module declares what others may ask for.
  mutating func declare(_ route: DeclaredRoute, by module: any Any.Type) {
    if check(route) { declared.append((route, module)) }
  }

  /// Whether the value comes from a declaration; it is a problem if it does not.
  private mutating func check(_ route: DeclaredRoute) -> Bool {
    if !route.isDeclared { problems.append(.notDeclared(routable: route.kind.rawValue, protocol: route.name)) }
    return route.isDeclared
  }

  private mutating func taken(_ route: @autoclosure () -> String, _ first: String, _ second: String) {
    problems.append(.takenTwice(route(), first: first, second: second))
  }
}

// MARK: - Views

nonisolated extension ModuleRegistration {
  mutating func enter(_ module: RegisteredView, for route: DeclaredRoute) {
    guard check(route) else { return }
    if route.kind == .viewModule {
      if let first = content.viewModules.enter(module, for: route) { taken(route.asWritten, first.name, module.name) }
      viewsWithParameters.append((route, module))
    } else {
      if let first = content.views.enter(module, for: route) { taken(route.asWritten, first.name, module.name) }
      noteRouter(of: module)
    }
  }

  mutating func enter(_ module: RegisteredView, forIdentifier identifier: String) {
    if let first = content.viewIdentifiers.updateValue(module, forKey: identifier) {
      taken("“\(identifier)”", first.name, module.name)
    }
    noteRouter(of: module)
  }

  /// Enters a module for the class that it makes.
  mutating func enter(_ module: RegisteredView, forClass view: AnyClass, isExclusive: Bool = false) {
    let key = ObjectIdentifier(view)
    let others = content.viewClasses[key, default: []].filter { $0.identity != module.identity }
    if let first = exclusive[key] ?? (isExclusive ? others.first : nil), first.identity != module.identity {
      problems.append(.notExclusive(type: String(describing: view), first: first.name, second: module.name))
    }
    if isExclusive { exclusive[key] = module }
    content.viewClasses[key] = others + [module]
    noteRouter(of: module)
  }

  mutating func adapt(view required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: ViewConversion?) {
    guard check(required), check(provided) else { return }
    let isFirst =
      required.kind == .viewModule
      ? content.viewModules.adapt(required, to: provided, conversion)
      : content.views.adapt(required, to: provided, conversion)
    if !isFirst { taken(required.asWritten, "another", "an adapter to \(provided.asWritten)") }
  }

  mutating func enter(_ interceptor: NamedInterceptor) {
    if content.interceptors.contains(where: { $0.name == interceptor.name }) {
      problems.append(.guardTwice(interceptor.name))
    }
    content.interceptors.append(interceptor)
  }

  private mutating func noteRouter(of module: RegisteredView) {
    if case .router = module.making { viewRouters[module.identity] = module }
  }
}

// MARK: - Services

nonisolated extension ModuleRegistration {
  mutating func enter(_ module: RegisteredService, for route: DeclaredRoute) {
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

  mutating func enter(_ module: RegisteredService, forType service: any Any.Type) {
    if let first = content.serviceTypes.updateValue(module, forKey: ObjectIdentifier(service)) {
      taken(String(describing: service), first.name, module.name)
    }
    noteRouter(of: module)
  }

  mutating func enter(_ module: RegisteredService, forIdentifier identifier: String) {
    if let first = content.serviceIdentifiers.updateValue(module, forKey: identifier) {
      taken("“\(identifier)”", first.name, module.name)
    }
    noteRouter(of: module)
  }

  mutating func adapt(service required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: ServiceConversion?) {
    guard check(required), check(provided) else { return }
    let isFirst =
      required.kind == .serviceModule
      ? content.serviceModules.adapt(required, to: provided, conversion)
      : content.services.adapt(required, to: provided, conversion)
    if !isFirst { taken(required.asWritten, "another", "an adapter to \(provided.asWritten)") }
  }

  private mutating func noteRouter(of module: RegisteredService) {
    if case .router = module.making { serviceRouters[module.identity] = module }
  }
}

// MARK: - Finishing

nonisolated extension ModuleRegistration {
  /// Freezes what was registered.
  ///
  /// - Parameter base: What is there besides, where it was not registered anew.
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong.
  @MainActor func finished(over base: RegisteredModules? = nil) throws -> RegisteredModules {
    var content = base.map(content.over) ?? content
    var problems = problems + content.followAdapters()
    problems += declared.filter { !content.contains($0.route) }.map {
      .neverRegistered(route: $0.route.asWritten, declaredBy: String(describing: $0.module))
    }
    problems += configurationProblems()
    guard problems.isEmpty else { throw ModuleRegistrationError(problems: problems) }
    return content
  }

  @MainActor private func configurationProblems() -> [ModuleRegistrationError.Problem] {
    var problems = viewsWithParameters.map { route, module in
      Self.problem(route, module.name) { try module.makeConfiguration() }
    }
    problems += servicesWithParameters.map { route, module in
      Self.problem(route, module.name) { try module.makeConfiguration() }
    }
    problems += viewRouters.values.map { module in Self.problem(nil, module.name) { try module.makeConfiguration() } }
    problems += serviceRouters.values.map { module in Self.problem(nil, module.name) { try module.makeConfiguration() }
    }
    return problems.compactMap(\.self)
  }

  /// Makes a default configuration and holds it against the protocol that it has to conform to.
  private static func problem(
    _ route: DeclaredRoute?, _ module: @autoclosure () -> String, _ make: () throws -> AnyObject
  ) -> ModuleRegistrationError.Problem? {
    do {
      let configuration = try make()
      guard let route, !conforms(configuration, to: route.type) else { return nil }
      let found = String(describing: type(of: configuration))
      return .configurationDoesNotConform(found: found, expected: route.name, module: module())
    } catch {
      return .noConfiguration(module: module(), reason: "\(error)")
    }
  }
}

/// Whether a value is of a type that is known only now, which may be a protocol.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
