import NavigationCore

/// The registration under way, which the class methods of routers write to from wherever they are called.
nonisolated final class OpenRegistration: Sendable {
  @TaskLocal private static var current: OpenRegistration?
  /// What was registered outside of any list, to be reported by the next one.
  private static let strays = Guarded<[String]>([])

  private let registration = Guarded(ModuleRegistration())

  /// Goes through a list of modules.
  ///
  /// - Returns: What they have registered, and the list.
  @MainActor static func goThrough(
    @ModuleList _ list: () throws -> [any RoutableModule.Type]
  ) rethrows -> (registration: ModuleRegistration, modules: [any RoutableModule.Type]) {
    let open = OpenRegistration()
    let modules = try $current.withValue(open) {
      let modules = try list()
      for module in modules {
        for declaration in module.declaredRoutes {
          enter(declaration.declaration.asWritten) { $0.declare(declaration.declaration, by: module) }
        }
        module.registerRoutableDestination()
      }
      return modules
    }
    return (open.registration.value, modules)
  }

  /// Lets the registration under way enter something. Outside of one it is reported: now if anybody listens, and by the
  /// next list.
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
