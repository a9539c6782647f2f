/// What a list of modules has registered, and what is wrong with it: a value that grows, and is frozen in the end.
nonisolated struct ModuleRegistration: Sendable {
  var views = KindRegistration<ViewKind>()
  var services = KindRegistration<ServiceKind>()
  private var interceptors: [NamedInterceptor] = []
  private var declared: [(route: DeclaredRoute, module: any Any.Type)] = []
  private var problems: [ModuleRegistrationError.Problem] = []

  /// Notes that a module declares what others may ask for.
  mutating func declare(_ route: DeclaredRoute, by module: any Any.Type) {
    if route.isDeclared { declared.append((route, module)) } else { note(.notDeclared(route)) }
  }

  mutating func enter(_ interceptor: NamedInterceptor) {
    if interceptors.contains(where: { $0.name == interceptor.name }) { note(.guardTwice(interceptor.name)) }
    interceptors.append(interceptor)
  }

  /// Notes what is wrong, if something is.
  mutating func note(_ problem: ModuleRegistrationError.Problem?) {
    if let problem { problems.append(problem) }
  }
}

// MARK: - Finishing

nonisolated extension ModuleRegistration {
  /// What has been registered so far.
  var content: RegisteredModules {
    RegisteredModules(views: views.modules, services: services.modules, interceptors: interceptors)
  }

  /// Freezes what was registered.
  ///
  /// - Parameter base: What is there besides, where it was not registered anew.
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong.
  @MainActor func finished(over base: RegisteredModules? = nil) throws -> RegisteredModules {
    var content = base.map(content.over) ?? content
    var problems = problems + content.views.routes.followAdapters() + content.services.routes.followAdapters()
    problems += declared.filter { !content.contains($0.route) }.map {
      .neverRegistered(route: $0.route.asWritten, declaredBy: String(describing: $0.module))
    }
    problems += views.configurationProblems { try $0.making.configuration() }
    problems += services.configurationProblems { try $0.making.configuration() }
    guard problems.isEmpty else { throw ModuleRegistrationError(problems: problems) }
    return content
  }
}
