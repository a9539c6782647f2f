public import Foundation

/// The problems of a list of modules. All problems are collected before the error is thrown.
///
/// If this error is thrown, no module of the list is registered.
nonisolated public struct ModuleRegistrationError: Error, Hashable {
  /// The problems; never empty.
  public let problems: [Problem]

  /// A problem of a registration.
  public enum Problem: Hashable, Sendable {
    /// Two registrations of modules or adapters have the same key, or a module is registered twice for a class.
    case duplicate(String, first: String, second: String)
    /// Two guards were registered with the same name.
    case duplicateGuard(String)
    /// Two modules are registered for a class, and one of them is exclusive.
    case notExclusive(type: String, first: String, second: String)
    /// A module lists a route in `declaredRoutes`, and neither a module nor an adapter is registered for the route.
    case neverRegistered(route: String, declaredBy: String)
    /// A declaration was made in a function other than the `init()` of an extension.
    case notDeclared(routable: String, protocol: String)
    /// The default configuration of a module does not conform to the protocol that declares its parameters.
    case configurationDoesNotConform(found: String, expected: String, module: String)
    /// Making the default configuration of a module failed.
    case noConfiguration(module: String, reason: String)
    /// Adapters lead to each other in a circle. The first protocol is also the last.
    case adaptersInACircle([String])
    /// An adapter leads to a protocol for which no module is registered.
    case adaptsNothing(adapter: String, adaptee: String)
    /// A module was registered outside a list, or in a second list of `Router.register`.
    case tooLate(String)
  }
}

nonisolated extension ModuleRegistrationError: CustomStringConvertible, LocalizedError {
  /// The problems, one on each line.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "\(count) with the registered modules:\n" + problems.map { "  - \($0)" }.joined(separator: "\n")
  }

  /// The problems, one on each line.
  public var errorDescription: String? { description }
}

nonisolated extension ModuleRegistrationError.Problem: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .duplicate(let route, let first, let second):
      first == second
        ? "\(first) is registered twice for \(route); register it once"
        : "\(first) and \(second) are both registered for \(route); let one of them declare a protocol of its own"
    case .duplicateGuard(let name): "two guards are registered as “\(name)”; give one of them another name"
    case .notExclusive(let type, let first, let second):
      "\(type) is registered as exclusive by \(first) and made by \(second) too; write registerView(\(type).self) in "
        + "both, or let one go"
    case .neverRegistered(let route, let module):
      "\(module) declares \(route), and nobody is registered for it; write register(\(route)) in "
        + "registerRoutableDestination()"
    case .notDeclared(let routable, let name):
      "\(routable)<\(name)> was not made by its declaration; write: \(ModuleRoutingError.declaration(routable, name))"
    case .configurationDoesNotConform(let found, let expected, let module):
      "the default configuration of \(module) is a \(found), which does not conform to \(expected); write "
        + "extension \(found): \(expected) { … }, or return another from defaultRouteConfiguration()"
    case .noConfiguration(let module, let reason): "\(module) has no default configuration: \(reason)"
    case .adaptersInACircle(let names):
      "these adapters lead in a circle: \(names.joined(separator: " → ")); register a module for one of them"
    case .adaptsNothing(let adapter, let adaptee):
      "\(adapter) is adapted to \(adaptee), for which nobody is registered; write register(\(adaptee)) in its module"
    case .tooLate(let module):
      "\(module) is registered outside of the one list of Router.register { … }, or after it; put it into that list"
    }
  }
}
