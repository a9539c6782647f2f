import Foundation

/// An immutable value with the modules of an app, made from a list of modules.
///
/// Most apps register one at launch with `Router.register`. A test makes its own and runs within it, so that tests that run at
/// the same time do not share modules:
///
/// ```swift
/// let modules = try ModuleRegistry { EditorModule.self }
/// let editor = modules.use { Router.makeDestination(to: RoutableView<EditorViewInput>()) }
/// ```
nonisolated public struct ModuleRegistry: Sendable {
  /// The contents behind one reference, because each call copies the registry.
  private final class Storage: Sendable {
    let modules: RegisteredModules
    let report: @Sendable (ModuleRoutingError) -> Void

    init(_ modules: RegisteredModules, _ report: @escaping @Sendable (ModuleRoutingError) -> Void) {
      self.modules = modules
      self.report = report
    }
  }

  private let storage: Storage

  /// Makes a registry from a list of modules.
  ///
  /// - Parameters:
  ///   - report: Receives the reason when a call that does not throw, such as `Router.makeDestination`, fails. In debug builds
  ///     it also receives each removed destination that stays alive. It runs on the thread of the call. By default it writes to
  ///     standard error.
  ///   - modules: The modules, one on each line.
  /// - Throws: ``ModuleRegistrationError`` with all problems.
  /// - Complexity: O(*n*) in the number of registrations.
  @MainActor public init(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void = ModuleRegistry.writeToStandardError,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    let (registration, _) = try OpenRegistration.collect(modules)
    storage = Storage(try registration.finished(), report)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// Returns a registry in which the modules of a list replace those registered for the same keys. Other modules of the list
  /// are added.
  ///
  /// A test replaces one module of the app with a stub this way.
  ///
  /// - Throws: ``ModuleRegistrationError`` with all problems.
  @MainActor public func replacing(
    @ModuleList with modules: () throws -> [any RoutableModule.Type]
  ) throws -> ModuleRegistry {
    let (registration, _) = try OpenRegistration.collect(modules)
    return ModuleRegistry(Storage(try registration.finished(over: self.modules), storage.report))
  }

  var modules: RegisteredModules { storage.modules }

  // These read the storage directly, because a copy of `modules` costs more than the lookup.

  func view(_ key: ModuleKey) -> RouteTable<ViewKind>.Found? { storage.modules.views[key] }

  func service(_ key: ModuleKey) -> RouteTable<ServiceKind>.Found? { storage.modules.services[key] }

  func report(_ error: ModuleRoutingError) { storage.report(error) }

  /// Writes the error to standard error, on one line.
  public static func writeToStandardError(_ error: ModuleRoutingError) {
    FileHandle.standardError.write(Data("Wayfinder: \(error)\n".utf8))
  }
}

// MARK: - The current registry

nonisolated extension ModuleRegistry {
  @TaskLocal private static var scoped: ModuleRegistry?

  /// The registry in which calls look modules up. It is the registry of the surrounding `use` call, or the one registered at
  /// launch. `nil` before launch registration.
  public static var current: ModuleRegistry? { scoped ?? LaunchModules.registry }

  /// Runs a closure in which ``current`` is this registry.
  @discardableResult public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: body)
  }

  /// Runs a closure in which ``current`` is this registry. Costs nothing if it already is.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.current?.storage === storage { return try body() }
    return try use(body)
  }

  /// Runs an asynchronous closure in which ``current`` is this registry, also for the tasks that the closure starts.
  @discardableResult nonisolated(nonsending) public func use<Result>(_ body: () async throws -> Result) async rethrows
    -> Result
  {
    try await Self.$scoped.withValue(self, operation: body)
  }
}
