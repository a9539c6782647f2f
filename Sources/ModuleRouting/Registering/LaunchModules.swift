import NavigationCore

/// The storage of the registry that an app registers at launch. It is set once, and any thread may read it.
nonisolated final class LaunchModules: Sendable {
  /// The storage of this process.
  static let process = LaunchModules()

  private let place = Guarded<ModuleRegistry?>(nil)

  var registry: ModuleRegistry? { place.value }

  /// Registers a list of modules.
  ///
  /// - Throws: ``ModuleRegistrationError`` with the problems of the list. If a registry is already registered, each module of
  ///   the list is a problem.
  @MainActor func register(
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
    place.change { $0 = registry }
  }
}
