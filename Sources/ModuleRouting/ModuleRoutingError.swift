public import Foundation
public import NavigationCore

/// The reason why a module could not be found, made, shown or removed, with a remedy.
///
/// If UIKit itself would refuse the screen, the error is the one that every vocabulary gets.
nonisolated public enum ModuleRoutingError: Error, Hashable {
  // MARK: Finding

  /// The value was not made by the extension that declares its protocol.
  case notDeclared(routable: String, protocol: String)
  /// No module is registered for what was asked for.
  case notRegistered(String)
  /// No module is registered for an identifier.
  case identifierNotRegistered(String)
  /// No module is registered for a class or another type.
  case typeNotRegistered(String)
  /// Registered outside of the list of modules, or after it was gone through, and so not at all.
  case registeredTooLate(String)
  /// The router has a configuration of its own and does not say how one is made.
  case noDefaultConfiguration(router: String, configuration: String)
  /// The configuration is not of the type that the router or the caller needs.
  case wrongConfiguration(found: String, expected: String, module: String)

  // MARK: Making

  /// The parameters were not handed over.
  case parametersMissing(module: String, calls: [String])
  /// The module made nothing.
  case madeNothing(module: String)
  /// What was made is not what it is registered for.
  case doesNotConform(made: String, expected: String, module: String)
  /// Modules ask for each other without end while they are made; the first is the last again.
  case endlessMaking([String])
  /// A router was made by hand, and not found by what it is registered for.
  case madeByHand(router: String)

  // MARK: Showing

  /// The view controller or view that a path starts from no longer exists.
  case sourceIsGone(path: String)
  /// The view controller or view that a path starts from is in no window.
  case sourceOutsideWindow(String)
  /// The path starts from a view controller that belongs to the system.
  case ownedBySystem(String)
  /// There is no navigation controller to push onto.
  case noStack(source: String)
  /// A popover with nothing to point at, in whatever width.
  case noAnchor(String)
  /// A container arranges its children itself.
  case arrangesItsChildren(String)
  /// The path shows view controllers, and the module made something else.
  case notAViewController(String, path: String)
  /// The path shows views, and the module made something else.
  case notAView(String)
  /// No view controller that fits came by a segue.
  case segueShowedNothing(identifier: String, expected: String)
  /// The router says nothing about how it shows its destination.
  case noCustomRoute(router: String)
  /// The router does not support paths of that kind.
  case pathNotSupported(router: String, path: String)
  /// The router is routing or removing, or its destination is on screen.
  case isBusy(router: String, state: RouteState)

  // MARK: Removing

  /// There is nothing on screen to remove.
  case notOnScreen(String)
  /// The first of a stack cannot be taken out of it.
  case firstOfItsStack(String)
  /// Its container does not let it be taken out.
  case keptBy(String, holder: String)
  /// In a build for debugging: what was removed is still alive.
  case staysAlive(String)
}

nonisolated extension ModuleRoutingError: RemediedError, CustomStringConvertible, LocalizedError {
  /// What is wrong, as a sentence without its stop.
  public var reason: String { sentences.reason }

  /// What to do about it, as a sentence without its stop.
  public var remedy: String { sentences.remedy }

  /// What is wrong, and what to do about it.
  public var description: String { "\(reason); \(remedy)" }

  /// What is wrong, and what to do about it.
  public var errorDescription: String? { description }

  private var sentences: (reason: String, remedy: String) {
    switch self {
    case .notDeclared(let routable, let name):
      ("\(routable)<\(name)> was not made by its declaration", "write: \(Self.declaration(routable, name))")
    case .notRegistered(let route):
      (
        "no module is registered for \(route)",
        "write register(\(route)) in the registerRoutableDestination() of its "
          + "module, and list the module in Router.register { … }"
      )
    case .identifierNotRegistered(let identifier):
      (
        "no module is registered for “\(identifier)”",
        "write registerIdentifier(\"\(identifier)\") in the "
          + "registerRoutableDestination() of its module"
      )
    case .typeNotRegistered(let type):
      (
        "no module is registered for the class \(type)",
        "write registerView(\(type).self), for a service "
          + "registerService(\(type).self), in the registerRoutableDestination() of its module"
      )
    case .registeredTooLate(let module):
      ("\(module) was registered outside of the list of Router.register { … }, or after it", "put it into that list")
    case .noDefaultConfiguration(let router, let configuration):
      ("\(router) does not say how its \(configuration) is made", "override defaultRouteConfiguration()")
    case .wrongConfiguration(let found, let expected, let module):
      (
        "the configuration of \(module) is a \(found), which is no \(expected)",
        "let defaultRouteConfiguration() return "
          + "one that is"
      )
    case .parametersMissing(let module, let calls):
      (
        "\(module) was not handed its parameters",
        "call \(calls.map { "\($0)(…)" }.joined(separator: " or ")) on the "
          + "configuration, in the closure of the call"
      )
    case .madeNothing(let module):
      (
        "\(module) made no destination",
        "look at its destination(with:), its making closure, and what the configuration "
          + "was told"
      )
    case .doesNotConform(let made, let expected, let module):
      ("\(module) made a \(made), which is no \(expected)", "let it conform, or register the module for what it makes")
    case .endlessMaking(let names):
      (
        "these modules ask for each other while they are made, without end: \(names.joined(separator: " → "))",
        "ask in "
          + "prepareDestination(_:configuration:), where the one that asks is there already"
      )
    case .madeByHand(let router): ("this \(router) was made by hand", "get it from Router.perform or Router.to")
    case .sourceIsGone(let path):
      ("what the \(path) was to start from no longer exists", "start from what is on screen")
    case .sourceOutsideWindow(let source): ("\(source) is in no window", "start from what is on screen")
    case .ownedBySystem(let source): ("\(source) belongs to the system", "start from the screen under it")
    case .noStack(let source): ("\(source) is in no navigation controller", "present, or put a stack around \(source)")
    case .noAnchor(let type):
      ("the popover of \(type) has nothing to point at", "set sourceView or barButtonItem in the configure closure")
    case .arrangesItsChildren(let container): ("\(container) arranges its children itself", "push, or set its children")
    case .notAViewController(let type, let path):
      ("\(type) is no view controller, and the \(path) shows only those", "show it by another path")
    case .notAView(let type): ("\(type) is no view", "show a view controller by another path")
    case .segueShowedNothing(let identifier, let expected):
      ("the segue “\(identifier)” showed no \(expected)", "look at its identifier and at the class in the storyboard")
    case .noCustomRoute(let router):
      ("\(router) has no custom route", "override performCustomRoute(on:from:configuration:completion:)")
    case .pathNotSupported(let router, let path):
      ("\(router) does not support this path: \(path)", "take another path, or let supportedRouteTypes() have it")
    case .isBusy(let router, let state):
      ("\(router) is \(state) already", "remove its route first, or take a new router")
    case .notOnScreen(let type): ("\(type) is not on screen, so there is nothing to remove", "perform its route first")
    case .firstOfItsStack(let type): ("\(type) is the first of its stack", "remove the stack, or show another in it")
    case .keptBy(let type, let holder): ("\(holder) keeps \(type)", "show another in its place")
    case .staysAlive(let type): ("\(type) was removed and stays alive", "look for what holds on to it")
    }
  }

  static func declaration(_ routable: String, _ name: String) -> String {
    let prefix = routable.hasPrefix("RoutableService") ? "nonisolated " : ""
    return
      "extension \(routable) where Protocol == \(name) { \(prefix)init() { self.init(declaredProtocol: Protocol.self) } }"
  }
}
