public import NavigationCore

/// An error in a route that is made of steps.
nonisolated public enum CompositionError: Error, Hashable {
  /// No finder of the route found a screen, and the step at the start of the route makes none.
  ///
  /// `start` is the class of the screen at the start of the route. It is `nil` if the route starts at the root or at
  /// the current screen. The window is then empty.
  case chainHasNoStart(destination: String, start: String?)
  /// The screen that the finder found is not in the router's window.
  case foundElsewhere(type: String)
  /// The action needs a host of the class `needed`. Neither `around` nor a container around it is of this class.
  case noHost(needed: String, around: String)
  /// The screen cannot be made from its class alone, because `init?(coder:)` returned `nil`.
  case notMadeFromType(String)
  /// The bundle does not contain the nib that the factory names.
  case noNib(named: String, bundle: String)
  /// The split view controller has no details to push onto.
  case noDetails(split: String)
  /// The split view controller has no primary view controller, and details need one.
  case noPrimary(split: String)
  /// The factory hands out the screen that its finder finds, but the finder found none.
  case nothingFound(finder: String)
  /// The steps below did not make the screen that the finder of this step looks for.
  case notMadeBelow(type: String, finder: String)
  /// The action replaces the root, but its host is not the root.
  case notTheRoot(found: String)
  /// There is no view controller to present from, for instance because the expression of the starting point returned
  /// `nil`.
  case noPresenter
  /// No visible stack can pop, and the current screen is in no modal.
  case nothingToGoBackFrom
  /// The view controller to close or to show is not in the window.
  case notInWindow(type: String)
  /// The view controller is the root, or its container does not give it up.
  case cannotClose(type: String, holder: String)
  /// The window has no tab bar controller, or no tab at this position. Positions are counted from 0.
  case noSuchTab(Int)
  /// No case of the switch applied, and the switch has no default step.
  case noCaseApplied(declined: [String])
  /// The destination is of another class than the request expects, and no container around it is of the expected class.
  case unexpectedType(found: String, expected: String)
  /// The screens of the request belong to another window than the router's.
  case requestOfAnotherWindow
  /// The root view controller of the request's stack provider is `nil`.
  case providerWithoutRoot
  /// The factory returned a screen that is in front already, and the action would join the screen again.
  case alreadyInFront(type: String, factory: String)
  /// The factory returned a screen outside the window, and the step's action joins the screen to nothing.
  case joinedToNothing(type: String, factory: String)
  /// The screen compares contexts of another type than the context of its route.
  case unfitContext(type: String, compares: String, given: String)
  /// A finder, an action or a task received a screen of another class than it accepts.
  case screenOfAnotherType(found: String, expected: String, role: String)
}

nonisolated extension CompositionError: RemediedError, CustomStringConvertible {
  /// The reason, as a sentence without its full stop. The remedy is not part of the sentence.
  public var description: String {
    switch self {
    case .chainHasNoStart(let destination, let start?) where destination == start:
      "\(start) was not found, and its route makes no \(start)"
    case .chainHasNoStart(let destination, let start?):
      "the route to \(destination) starts at \(start), which was not found"
    case .chainHasNoStart(let destination, nil):
      "the window has no root view controller from which the route to \(destination) could start"
    case .foundElsewhere(let type): "the \(type) that was found is not in the window of this router"
    case .noHost(let needed, let around): "the action needs a \(needed), and there is none around \(around)"
    case .notMadeFromType(let type): "\(type) cannot be made from its type: its init?(coder:) returned nil"
    case .noNib(let name, let bundle): "there is no nib \(name) in \(bundle)"
    case .noDetails(let split): "\(split) has no details to push onto"
    case .noPrimary(let split): "\(split) has no primary view controller beside which details could stand"
    case .nothingFound(let finder): "\(finder) found nothing"
    case .notMadeBelow(let type, let finder): "no step below made the \(type) that \(finder) looks for"
    case .notTheRoot(let found): "\(found) is not the root of the window, so the root cannot be replaced from it"
    case .noPresenter: "there is no view controller to present from"
    case .nothingToGoBackFrom: "there is nothing to go back from"
    case .notInWindow(let type): "this \(type) is not in the window of this router"
    case .cannotClose(let type, let holder): "\(type) cannot be taken out of \(holder)"
    case .noSuchTab(let position): "there is no tab \(position)"
    case .noCaseApplied(let declined):
      "the switch had no answer: " + (declined.isEmpty ? "it has no cases" : declined.joined(separator: "; "))
    case .unexpectedType(let found, let expected): "arrived at a \(found) where a \(expected) was asked for"
    case .requestOfAnotherWindow: "the screens of this request are those of another window"
    case .providerWithoutRoot: "the stack provider has no root view controller, which would tell the window"
    case .alreadyInFront(let type, let factory): "\(factory) handed out a \(type) that is in front already"
    case .joinedToNothing(let type, let factory):
      "\(factory) handed out a \(type) that is not in the window of this router, and its action joins it to nothing"
    case .unfitContext(let type, let compares, let given):
      "\(type) compares contexts of \(compares), and its route has a \(given)"
    case .screenOfAnotherType(let found, let expected, let role): "\(role) is for a \(expected) and got a \(found)"
    }
  }

  package var mayLackRoot: Bool {
    switch self {
    case .chainHasNoStart, .foundElsewhere, .noHost, .nothingFound, .noPresenter, .notInWindow, .noSuchTab,
      .noCaseApplied:
      true
    default: false
    }
  }

  /// The remedy as a sentence.
  package var remedy: String {
    switch self {
    case .chainHasNoStart(_, let start?):
      "Show the \(start) first, or give it a route that makes it: Route.push(onto:), Route.present, Route.root. "
        + "A route that makes all its screens ends with GeneralStep.current() or GeneralStep.root()."
    case .chainHasNoStart(_, nil): "Set the window's rootViewController."
    case .foundElsewhere: "Let the finder look in the router's window."
    case .noHost("UINavigationController", let around):
      "Put \(around) into a UINavigationController, or write inStack: true in the route that presents it."
    case .noHost(let needed, _): "Put a step that makes a \(needed) below, or start from one that is on screen."
    case .notMadeFromType(let type): "Write ClassFactory { \(type)(…) }."
    case .noNib(let name, _): "Add \(name) to that bundle, or give the factory the bundle that holds it."
    case .noDetails: "Show details first, with pushToDetails()."
    case .noPrimary: "Give it a primary view controller first, with setAsPrimary()."
    case .nothingFound: "Make sure that what it looks for is on screen by then."
    case .notMadeBelow: "Let a factory of a step below make that screen, or give this step a factory of its own."
    case .notTheRoot: "Start from GeneralStep.root()."
    case .noPresenter: "Start from GeneralStep.current()."
    case .nothingToGoBackFrom: "Ask for a destination in its place."
    case .notInWindow: "Show it first, or ask the router of its window."
    case .cannotClose: "Replace the root, or choose another tab."
    case .noSuchTab: "Tabs are counted from 0; show the tab bar controller first."
    case .noCaseApplied: "Give the switch a default, or a case for this."
    case .unexpectedType(_, let expected): "Navigate to a step whose screen is a \(expected)."
    case .requestOfAnotherWindow: "Give it to a router of that window."
    case .providerWithoutRoot:
      "Make it by ViewControllerStackProvider(window:), whose requests wait for a root, or give it a root first."
    case .alreadyInFront(let type, _):
      "Give the step a finder that finds the \(type), or let the factory make a new one."
    case .joinedToNothing(let type, _):
      "Join it by another action, or let the factory hand out a \(type) that has its place already."
    case .unfitContext(_, let compares, _):
      "Let the route's closure take a \(compares), or name a finder with foundBy:."
    case .screenOfAnotherType(_, let expected, _): "Let the step's factory make a \(expected)."
    }
  }
}

/// Runs code of a role, such as a factory or a task of the app.
///
/// - Parameters:
///   - role: The role.
///   - kind: The kind of the role, for the remedy: `finder`, `factory`, `guard`, `task`.
/// - Throws: A failure that contains the error of the role and names the role; see `blamed(_:on:_:)`.
func blaming<Result>(
  _ role: @autoclosure () -> Any, _ kind: String, _ body: () throws -> Result
) throws -> Result {
  do {
    return try body()
  } catch {
    throw blamed(error, on: describe(role()), kind)
  }
}

/// Returns a failure that contains an error and names the role that threw it. The errors of the package itself are
/// returned unchanged: `NavigationFailure`, `RemediedError` and `OvertakenByMove`.
///
/// - Parameter kind: The kind of the role, for the remedy: `finder`, `factory`, `guard`, `task` or `action`.
func blamed(_ error: any Error, on role: String, _ kind: String) -> any Error {
  if error is NavigationFailure || error is any RemediedError || error is OvertakenByMove { return error }
  let remedy = "It was thrown by \(role), the \(kind) of this step; see what it needs."
  return NavigationFailure(reason: error, remedy: remedy)
}
