import Foundation

/// The modules of an app: an immutable value, made from a list of modules.
///
/// Most apps have one, registered at launch by `Router.register`. A test makes its own and runs within it, so that tests
/// which run at the same time do not see each other's modules:
///
/// ```swift
/// let modules = try ModuleRegistry { EditorModule.self }
/// let editor = modules.use { Router.makeDestination(to: RoutableView<EditorViewInput>()) }
/// ```
nonisolated public struct ModuleRegistry: Sendable {
  /// One reference, since the registry is handed on at every call.
  private final class Storage: Sendable {
    let modules: RegisteredModules
    let report: @Sendable (ModuleRoutingError) -> Void

    init(_ modules: RegisteredModules, _ report: @escaping @Sendable (ModuleRoutingError) -> Void) {
      self.modules = modules
      self.report = report
    }
  }

  private let storage: Storage

  /// Goes through a list of modules and freezes what they register.
  ///
  /// - Parameters:
  ///   - report: Told why a call that does not throw, such as `Router.makeDestination`, came to nothing; and, in builds
  ///     for debugging, of removed destinations that stay alive. Called on the thread of that call. Writes to standard
  ///     error unless it is given.
  ///   - modules: The modules, a line each.
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong.
  /// - Complexity: Linear in what is registered.
  @MainActor public init(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void = ModuleRegistry.writeToStandardError,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    let (registration, _) = try OpenRegistration.goThrough(modules)
    storage = Storage(try registration.finished(), report)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// The registry with other modules in the place of those registered for the same, and with what these add.
  ///
  /// For tests: the app's modules with one replaced by a stand-in.
  ///
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong.
  @MainActor public func replacing(
    @ModuleList with modules: () throws -> [any RoutableModule.Type]
  ) throws -> ModuleRegistry {
    let (registration, _) = try OpenRegistration.goThrough(modules)
    return ModuleRegistry(Storage(try registration.finished(over: self.modules), storage.report))
  }

  var modules: RegisteredModules { storage.modules }

  // Not by way of `modules`, a copy of which costs more than the lookup.

  func view(_ key: ModuleKey) -> RouteTable<ViewKind>.Found? { storage.modules.views[key] }

  func service(_ key: ModuleKey) -> RouteTable<ServiceKind>.Found? { storage.modules.services[key] }

  func report(_ error: ModuleRoutingError) { storage.report(error) }

  /// Writes a line to standard error.
  public static func writeToStandardError(_ error: ModuleRoutingError) {
    FileHandle.standardError.write(Data("Wayfinder: \(error)\n".utf8))
  }
}

// MARK: - Which registry counts

nonisolated extension ModuleRegistry {
  @TaskLocal private static var scoped: ModuleRegistry?

  /// The registry that calls look in now: the one being used, else the one registered at launch; `nil` before that.
  public static var current: ModuleRegistry? { scoped ?? LaunchModules.process.registry }

  /// Runs a call in which this registry counts, in the place of the one registered at launch.
  @discardableResult public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: body)
  }

  /// Runs a call in which this registry counts, without any cost where it does so already.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.current?.storage === storage { return try body() }
    return try use(body)
  }

  /// Runs a call in which this registry counts, in the place of the one registered at launch; also in the tasks that it
  /// starts.
  @discardableResult nonisolated(nonsending) public func use<Result>(_ body: () async throws -> Result) async rethrows
    -> Result
  {
    try await Self.$scoped.withValue(self, operation: body)
  }
}
