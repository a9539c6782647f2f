public import Foundation

/// Everything that is wrong with a registration, found when the list of modules has been gone through.
///
/// Nothing of the list is registered then.
nonisolated public struct ModuleRegistrationError: Error, Hashable {
  /// What is wrong, in the order in which it was found; never empty.
  public let problems: [Problem]

  /// One thing that is wrong.
  public enum Problem: Hashable, Sendable {
    /// Two modules are registered for the same.
    case takenTwice(String, first: String, second: String)
    /// Two guards of all modules have one name.
    case guardTwice(String)
    /// A class is registered as exclusive, and another module makes it too.
    case notExclusive(type: String, first: String, second: String)
    /// A module declares something and nobody is registered for it.
    case neverRegistered(route: String, declaredBy: String)
    /// The value was not made by the extension that declares its protocol.
    case notDeclared(routable: String, protocol: String)
    /// A module's own configuration does not conform to the protocol of its parameters.
    case configurationDoesNotConform(found: String, expected: String, module: String)
    /// A module's own configuration could not be made.
    case noConfiguration(module: String, reason: String)
    /// Adapters that lead to each other; the first is the last again.
    case adaptersInACircle([String])
    /// An adapter leads to something that nobody is registered for.
    case adaptsNothing(adapter: String, adaptee: String)
    /// Registered outside of the one list, or after it was gone through.
    case tooLate(String)
  }
}

nonisolated extension ModuleRegistrationError: CustomStringConvertible, LocalizedError {
  /// The problems, a line each.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "\(count) with the registered modules:\n" + problems.map { "  - \($0)" }.joined(separator: "\n")
  }

  /// The problems, a line each.
  public var errorDescription: String? { description }
}

nonisolated extension ModuleRegistrationError.Problem: CustomStringConvertible {
  /// The problem, and what to do about it.
  public var description: String {
    switch self {
    case .takenTwice(let route, let first, let second):
      first == second
        ? "\(first) is registered twice for \(route); register it once"
        : "\(first) and \(second) are both registered for \(route); let one of them declare a protocol of its own"
    case .guardTwice(let name): "two guards are registered as “\(name)”; give one of them another name"
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
