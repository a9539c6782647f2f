import NavigationCore

/// The registration in progress. Calls of `register…` add their modules to it.
nonisolated final class OpenRegistration: Sendable {
  @TaskLocal private static var current: OpenRegistration?
  /// The names of modules registered outside a list. The next call of `Router.register` throws them as problems, unless a
  /// registry is already set.
  private static let strays = Locked<[String]>([])

  private let registration = Locked(ModuleRegistration())

  /// Evaluates a list, and collects the registrations of its modules.
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

  /// Changes the registration in progress.
  ///
  /// If no registration is in progress, notes the module as registered outside a list instead. The current registry, if there is
  /// one, reports ``ModuleRoutingError/registeredTooLate(_:)``.
  ///
  /// - Parameters:
  ///   - what: The name of the module or adapter. It is needed only if no registration is in progress.
  ///   - enter: Changes the registration.
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
