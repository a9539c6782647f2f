/// The registered modules of one kind, and the checks that follow when all modules are registered.
nonisolated struct KindRegistration<Kind: ModuleKind>: Sendable {
  typealias Module = RegisteredModule<Kind>

  private(set) var modules = KindModules<Kind>()
  /// The modules that are registered as the only one to make a class.
  private var exclusive: [ObjectIdentifier: Module] = [:]
  /// The modules with a protocol to which their default configuration must conform.
  private var withParameters: [(route: DeclaredRoute, module: Module)] = []
  /// The routers' own modules, each of which may override the creation of its default configuration.
  private var routers: [ObjectIdentifier: Module] = [:]

  /// Adds a module. Returns the problem with it, or `nil`.
  mutating func enter(_ module: Module, for key: ModuleKey) -> ModuleRegistrationError.Problem? {
    if case .route(let route) = key, !route.isDeclared { return .notDeclared(route) }
    if case .route(let route) = key, route.declaresParameters {
      withParameters.append((route, module))
    } else if module.isRouterClass {
      routers[module.identity] = module
    }
    let problem: ModuleRegistrationError.Problem? =
      if case .viewClass(let type, let isExclusive) = key { claim(type, module, isExclusive) } else { nil }
    guard let first = modules.enter(module, for: key) else { return problem }
    let name = if case .identifier = key { "“\(key.name)”" } else { key.name }
    return .duplicate(name, first: first.name, second: module.name)
  }

  /// Records that a module makes a class. Returns a problem if another module makes the class and one of them is exclusive.
  private mutating func claim(
    _ type: AnyClass, _ module: Module, _ isExclusive: Bool
  ) -> ModuleRegistrationError.Problem? {
    let key = ObjectIdentifier(type)
    let first = exclusive[key] ?? (isExclusive ? modules.others(than: module, making: type).first : nil)
    if isExclusive { exclusive[key] = module }
    guard let first, first.identity != module.identity else { return nil }
    return .notExclusive(type: String(describing: type), first: first.name, second: module.name)
  }

  /// Adds an adapter. Returns the problem with it, or `nil`.
  mutating func adapt(
    _ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?
  ) -> ModuleRegistrationError.Problem? {
    guard required.isDeclared else { return .notDeclared(required) }
    guard provided.isDeclared else { return .notDeclared(provided) }
    if modules.routes.adapt(required, to: provided, conversion) { return nil }
    return .duplicate(required.spelling, first: "another", second: "an adapter to \(provided.spelling)")
  }

  /// Makes each default configuration once, and returns the problems with them.
  func configurationProblems(_ make: (Module) throws -> Kind.Configuration) -> [ModuleRegistrationError.Problem] {
    withParameters.compactMap { Self.problem($0.module, $0.route, make) }
      + routers.values.compactMap { Self.problem($0, nil, make) }
  }

  /// Makes a default configuration and checks that it conforms to the protocol.
  private static func problem(
    _ module: Module, _ route: DeclaredRoute?, _ make: (Module) throws -> Kind.Configuration
  ) -> ModuleRegistrationError.Problem? {
    do {
      let configuration = try make(module)
      guard let route, !conforms(configuration, to: route.type) else { return nil }
      return .configurationDoesNotConform(
        found: String(describing: type(of: configuration)), expected: route.name, module: module.name)
    } catch {
      return .noConfiguration(module: module.name, reason: "\(error)")
    }
  }
}

nonisolated extension ModuleRegistrationError.Problem {
  static func notDeclared(_ route: DeclaredRoute) -> Self {
    .notDeclared(routable: route.kind.rawValue, protocol: route.name)
  }
}
