/// The registrations of a list of modules, with their problems. `finished(over:)` makes an immutable value of them.
nonisolated struct ModuleRegistration: Sendable {
  var views = KindRegistration<ViewKind>()
  var services = KindRegistration<ServiceKind>()
  private var interceptors: [NamedInterceptor] = []
  private var declared: [(route: DeclaredRoute, module: any Any.Type)] = []
  private var problems: [ModuleRegistrationError.Problem] = []

  /// Records a route from the `declaredRoutes` of a module. Records a problem instead if no extension declares the route.
  mutating func declare(_ route: DeclaredRoute, by module: any Any.Type) {
    if route.isDeclared { declared.append((route, module)) } else { note(.notDeclared(route)) }
  }

  mutating func enter(_ interceptor: NamedInterceptor) {
    if interceptors.contains(where: { $0.name == interceptor.name }) { note(.duplicateGuard(interceptor.name)) }
    interceptors.append(interceptor)
  }

  /// Records a problem, unless it is `nil`.
  mutating func note(_ problem: ModuleRegistrationError.Problem?) {
    if let problem { problems.append(problem) }
  }
}

// MARK: - Finishing

nonisolated extension ModuleRegistration {
  /// The modules and guards registered so far, without checks and with adapters not yet resolved.
  var content: RegisteredModules {
    RegisteredModules(views: views.modules, services: services.modules, interceptors: interceptors)
  }

  /// Checks all registrations, resolves the adapters, and returns the result as an immutable value.
  ///
  /// - Parameter base: The modules of another registry, which stay registered unless the list replaces them.
  /// - Throws: ``ModuleRegistrationError`` with all problems.
  @MainActor func finished(over base: RegisteredModules? = nil) throws -> RegisteredModules {
    var content = base.map(content.layered) ?? content
    var problems = problems + content.views.routes.followAdapters() + content.services.routes.followAdapters()
    problems += declared.filter { !content.contains($0.route) }.map {
      .neverRegistered(route: $0.route.spelling, declaredBy: String(describing: $0.module))
    }
    problems += views.configurationProblems { try $0.making.configuration() }
    problems += services.configurationProblems { try $0.making.configuration() }
    guard problems.isEmpty else { throw ModuleRegistrationError(problems: problems) }
    return content
  }
}
