import Foundation

/// An immutable registry of modules, made from a list.
///
/// Most apps set one registry at launch with `Router.register`. A test makes a registry and uses it for its own calls. Tests
/// that run at the same time then share no modules:
///
/// ```swift
/// let modules = try ModuleRegistry { EditorModule.self }
/// let editor = modules.use { Router.makeDestination(to: RoutableView<EditorViewInput>()) }
/// ```
nonisolated public struct ModuleRegistry: Sendable {
  /// The contents of the registry. They are one object, so that a copy of the registry copies only a reference.
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
  ///   - report: Receives each ``ModuleRoutingError`` of a call that does not throw and returns `nil`, such as
  ///     `Router.makeDestination`. It does not receive errors of other types, such as an error that a module defines. It also
  ///     receives ``ModuleRoutingError/registeredTooLate(_:)`` and, in debug builds, ``ModuleRoutingError/staysAlive(_:)``. The
  ///     closure runs on the thread of the call. By default it writes to standard error.
  ///   - modules: The modules, one on each line.
  /// - Throws: ``ModuleRegistrationError`` with all problems, or the error of the closure `modules`.
  /// - Complexity: O(*n*) in the number of registrations.
  @MainActor public init(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void = ModuleRegistry.writeToStandardError,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    let (registration, _) = try OpenRegistration.collect(modules)
    storage = Storage(try registration.finished(), report)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// Returns a registry with the modules of this registry and of a list. For each key in both, the module of the list replaces
  /// the module of this registry. In the same manner, a guard of the list replaces a guard with the same name.
  ///
  /// Use it in a test to replace one module of the app with a stub.
  ///
  /// - Throws: ``ModuleRegistrationError`` with all problems, or the error of the closure `modules`.
  @MainActor public func replacing(
    @ModuleList with modules: () throws -> [any RoutableModule.Type]
  ) throws -> ModuleRegistry {
    let (registration, _) = try OpenRegistration.collect(modules)
    return ModuleRegistry(Storage(try registration.finished(over: self.modules), storage.report))
  }

  var modules: RegisteredModules { storage.modules }

  func view(_ key: ModuleKey) -> RouteTable<ViewKind>.Found? { modules.views[key] }

  func service(_ key: ModuleKey) -> RouteTable<ServiceKind>.Found? { modules.services[key] }

  func report(_ error: ModuleRoutingError) { storage.report(error) }

  /// Writes the error to standard error, on one line.
  public static func writeToStandardError(_ error: ModuleRoutingError) {
    FileHandle.standardError.write(Data("Wayfinder: \(error)\n".utf8))
  }
}

// MARK: - The current registry

nonisolated extension ModuleRegistry {
  @TaskLocal private static var scoped: ModuleRegistry?

  /// The registry in which calls look up modules: the registry of the innermost surrounding `use` call, or else the registry of
  /// `Router.register`. `nil` if there is neither.
  public static var current: ModuleRegistry? { scoped ?? LaunchModules.registry }

  /// Runs a closure with this registry as ``current``, and returns its result.
  @discardableResult public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: body)
  }

  /// Runs a closure with this registry as ``current``. If this registry is already current, only runs the closure.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.current?.storage === storage { return try body() }
    return try use(body)
  }

  /// Runs an asynchronous closure with this registry as ``current``, and returns its result. Tasks that the closure starts have
  /// the same current registry, except detached tasks.
  @discardableResult nonisolated(nonsending) public func use<Result>(_ body: () async throws -> Result) async rethrows
    -> Result
  {
    try await Self.$scoped.withValue(self, operation: body)
  }
}
