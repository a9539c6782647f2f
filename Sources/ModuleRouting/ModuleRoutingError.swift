public import Foundation
public import NavigationCore

/// The reason why a module could not be found, made, shown or removed, with a remedy.
///
/// If UIKit would refuse the screen, the request fails with an error of another type, as a request without modules does.
nonisolated public enum ModuleRoutingError: Error, Hashable {
  // MARK: Finding

  /// The declaration was made in a function other than the `init()` of an extension.
  case notDeclared(routable: String, protocol: String)
  /// No module is registered for the declaration.
  case notRegistered(String)
  /// No module is registered for the identifier.
  case identifierNotRegistered(String)
  /// No module is registered for the class or other type.
  case typeNotRegistered(String)
  /// A call of `register…` came outside of a list of modules, and had no effect.
  case registeredTooLate(String)
  /// The router has a configuration class of its own, and does not override `defaultRouteConfiguration()`.
  case noDefaultConfiguration(router: String, configuration: String)
  /// The configuration does not have the type that the router or the caller requires.
  case wrongConfiguration(found: String, expected: String, module: String)

  // MARK: Making

  /// The caller did not pass the parameters. The `calls` are the constructors of the configuration.
  case parametersMissing(module: String, calls: [String])
  /// The module made no destination, or its adapter returned `nil`.
  case madeNothing(module: String)
  /// The destination does not have the registered type, or the type that the caller expects.
  case doesNotConform(made: String, expected: String, module: String)
  /// Modules request each other without end while they are made. The list of their names begins and ends with the same module.
  case endlessMaking([String])
  /// The app made the router itself, and only the library may make routers. The error is also thrown if a router's first call
  /// of `performRoute` has no path.
  case madeByHand(router: String)

  // MARK: Showing

  /// The source of the path, a view controller or view, no longer exists. Also thrown if a path of the app has no source.
  case sourceIsGone(path: String)
  /// The source of the path, a view controller or view, is in no window.
  case sourceOutsideWindow(String)
  /// The source of the path is a view controller of the system.
  case ownedBySystem(String)
  /// The source is not in a navigation controller, which a push requires.
  case noStack(source: String)
  /// The popover has no anchor: no source view, bar button item or other source item. It requires an anchor in every size
  /// class.
  case noAnchor(String)
  /// The source of the path, the parent, is a container that arranges its children itself.
  case arrangesItsChildren(String)
  /// The path can show only view controllers, and the module made another object.
  case notAViewController(String, path: String)
  /// The path can show only views, and the module made another object.
  case notAView(String)
  /// The segue showed no new view controller of the expected type.
  case segueShowedNothing(identifier: String, expected: String)
  /// The router does not override the method that shows or removes the destination of a custom route.
  case noCustomRoute(router: String)
  /// The module does not support the path, or cannot make its service now.
  case pathNotSupported(router: String, path: String)
  /// The router is making, showing or removing its destination, or its destination is on screen.
  case isBusy(router: String, state: RouteState)

  // MARK: Removing

  /// The destination is not on screen, so it cannot be removed.
  case notOnScreen(String)
  /// The destination is the first screen of a navigation controller. It can be removed only if it is the only screen and the
  /// navigation controller is presented.
  case firstOfItsStack(String)
  /// The container of the destination, or the window, does not allow the removal.
  case removalNotAllowed(String, holder: String)
  /// A removed destination was not released. Only debug builds check this.
  case staysAlive(String)
}

nonisolated extension ModuleRoutingError: RemediedError, CustomStringConvertible, LocalizedError {
  /// The problem, as a sentence without its full stop.
  public var reason: String { sentences.reason }

  /// The remedy, as a sentence without its full stop.
  public var remedy: String { sentences.remedy }

  /// The problem and its remedy.
  public var description: String { "\(reason); \(remedy)" }

  /// The problem and its remedy.
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
      (
        "the popover of \(type) has nothing to point at",
        "set sourceView, barButtonItem or sourceItem in the configure closure"
      )
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
    case .removalNotAllowed(let type, let holder): ("\(holder) keeps \(type)", "show another in its place")
    case .staysAlive(let type): ("\(type) was removed and stays alive", "look for what holds on to it")
    }
  }

  static func declaration(_ routable: String, _ name: String) -> String {
    let prefix = routable.hasPrefix("RoutableService") ? "nonisolated " : ""
    return
      "extension \(routable) where Protocol == \(name) { \(prefix)init() { self.init(declaredProtocol: Protocol.self) } }"
  }
}
