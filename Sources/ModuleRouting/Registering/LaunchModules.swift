#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// The place of the registry that an app registers at launch: filled once, read from any thread.
nonisolated final class LaunchModules: Sendable {
  /// That of this process.
  static let process = LaunchModules()

  #if canImport(os)
    private let state = OSAllocatedUnfairLock<ModuleRegistry?>(initialState: nil)
  #else
    private let state = Mutex<ModuleRegistry?>(nil)
  #endif

  var registry: ModuleRegistry? { state.withLock { $0 } }

  /// Registers a list of modules, or reports all of it as too late.
  @MainActor func register(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    guard registry == nil else {
      let late = ModuleRegistration()
      let names = try late.register(modules).map { String(describing: $0) } + late.content.names
      throw ModuleRegistrationError(problems: Set(names).sorted().map { .tooLate($0) })
    }
    let strays = ModuleRegistration.takeStrays()
    guard strays.isEmpty else { throw ModuleRegistrationError(problems: strays.map { .tooLate($0) }) }
    let registry = try ModuleRegistry(reportingTo: report, modules)
    state.withLock { $0 = registry }
  }
}
