import NavigationCore

/// The registration in progress, to which the class methods of routers add their modules.
nonisolated final class OpenRegistration: Sendable {
  @TaskLocal private static var current: OpenRegistration?
  /// The names of modules registered outside a list. The next list throws them as problems.
  private static let strays = Locked<[String]>([])

  private let registration = Locked(ModuleRegistration())

  /// Registers the modules of a list.
  ///
  /// - Returns: The registrations, and the modules of the list.
  @MainActor static func collect(
    @ModuleList _ list: () throws -> [any RoutableModule.Type]
  ) rethrows -> (registration: ModuleRegistration, modules: [any RoutableModule.Type]) {
    let open = OpenRegistration()
    let modules = try $current.withValue(open) {
      let modules = try list()
      for module in modules {
        for declaration in module.declaredRoutes {
          enter(declaration.declaration.spelling) { $0.declare(declaration.declaration, by: module) }
        }
        module.registerRoutableDestination()
      }
      return modules
    }
    return (open.registration.value, modules)
  }

  /// Adds something to the registration in progress.
  ///
  /// If no registration is in progress, the current registry reports the name, and the next list throws it as a problem.
  static func enter(_ what: @autoclosure () -> String, _ enter: (inout ModuleRegistration) -> Void) {
    if let current { return current.registration.change(enter) }
    let name = what()
    strays.change { $0.append(name) }
    ModuleRegistry.current?.report(.registeredTooLate(name))
  }

  static func takeStrays() -> [String] {
    strays.change { names in
      defer { names = [] }
      return names
    }
  }
}
