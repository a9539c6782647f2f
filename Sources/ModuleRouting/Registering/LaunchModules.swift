import NavigationCore

/// The registry that `Router.register` sets, once at launch. Any thread may read it.
nonisolated enum LaunchModules {
  private static let storage = Locked<ModuleRegistry?>(nil)

  static var registry: ModuleRegistry? { storage.value }

  /// Makes a registry from a list of modules, and sets it.
  ///
  /// - Throws: ``ModuleRegistrationError`` with the problems of the list, or the error of the closure `modules`. If the registry
  ///   is already set, the error contains only the modules of the list, as registered too late. Otherwise, if modules were
  ///   registered outside a list, the error contains only these modules.
  @MainActor static func register(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    guard registry == nil else {
      let (registration, modules) = try OpenRegistration.collect(modules)
      let names = Set(modules.map { String(describing: $0) } + registration.content.names)
      throw ModuleRegistrationError(problems: names.sorted().map { .tooLate($0) })
    }
    let strays = OpenRegistration.takeStrays()
    guard strays.isEmpty else { throw ModuleRegistrationError(problems: strays.map { .tooLate($0) }) }
    let registry = try ModuleRegistry(reportingTo: report, modules)
    storage.change { $0 = registry }
  }
}
