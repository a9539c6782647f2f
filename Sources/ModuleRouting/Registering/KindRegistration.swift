/// The registered modules of one kind, and the records for checks that need all registrations.
nonisolated struct KindRegistration<Kind: ModuleKind>: Sendable {
  typealias Module = RegisteredModule<Kind>

  private(set) var modules = KindModules<Kind>()
  /// The exclusive module of each class that has one.
  private var exclusive: [ObjectIdentifier: Module] = [:]
  /// The registrations for protocols that declare parameters. The default configuration of the module must conform to the
  /// protocol.
  private var withParameters: [(route: DeclaredRoute, module: Module)] = []
  /// The router classes that are registered for a key other than a protocol with parameters. A check makes their default
  /// configurations, because making them may fail.
  private var routers: [ObjectIdentifier: Module] = [:]

  /// Adds a module for a key. Returns the problem of this registration, or `nil`.
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
    return .duplicate(name, first: first, second: module.name)
  }

  /// Checks a registration for a class, and records the module if it is exclusive. Returns a problem if another module also makes
  /// the class, and one of the two modules is exclusive.
  private mutating func claim(
    _ type: AnyClass, _ module: Module, _ isExclusive: Bool
  ) -> ModuleRegistrationError.Problem? {
    let key = ObjectIdentifier(type)
    let first = exclusive[key] ?? (isExclusive ? modules.others(than: module, making: type).first : nil)
    if isExclusive { exclusive[key] = module }
    guard let first, first.identity != module.identity else { return nil }
    return .notExclusive(type: String(describing: type), first: first.name, second: module.name)
  }

  /// Adds an adapter. Returns the problem of this registration, or `nil`.
  mutating func adapt(
    _ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?
  ) -> ModuleRegistrationError.Problem? {
    guard required.isDeclared else { return .notDeclared(required) }
    guard provided.isDeclared else { return .notDeclared(provided) }
    return modules.routes.adapt(required, to: provided, conversion).map { first in
      .duplicate(required.spelling, first: first, second: "an adapter to \(provided.spelling)")
    }
  }

  /// Makes the default configuration for each registration that must be checked, and returns the problems.
  func configurationProblems(_ make: (Module) throws -> Kind.Configuration) -> [ModuleRegistrationError.Problem] {
    withParameters.compactMap { Self.problem($0.module, $0.route, make) }
      + routers.values.compactMap { Self.problem($0, nil, make) }
  }

  /// Makes the default configuration of a module. If a protocol is given, checks that the configuration conforms to it. Returns
  /// the problem, or `nil`.
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
