import NavigationCore
package import ViewHierarchy

/// How an action joins a screen to its host, where that is known before it is done. Each way is one conformance, and what it plans is
/// what is made.
@MainActor package protocol Joining {
  /// Whether it edits the list of what its host contains.
  var isEmbedding: Bool { get }

  /// Whether all that it does is known before its screen is built.
  var isKnownBeforehand: Bool { get }

  /// Whether only the action itself knows what it does.
  var isOpaque: Bool { get }

  /// Whether it says itself what it needs in a window without a root view controller.
  var meetsEmptyWindow: Bool { get }

  /// Edits the list of what its host is going to contain.
  func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) throws

  /// Plans it on a host that stands in the tree; where it edits no list, also on one that is to come.
  ///
  /// - Parameter sharesList: Whether others join the same container.
  /// - Returns: `false` where the action is carried out as it stands when its turn comes.
  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool
}

extension Joining {
  package var isEmbedding: Bool { false }
  package var isKnownBeforehand: Bool { true }
  package var isOpaque: Bool { false }
  package var meetsEmptyWindow: Bool { !isEmbedding }
  package func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) throws {}

  /// Performs it at once, for an action that is called by hand.
  func perform(
    with screen: UIViewController, on host: UIViewController, in window: UIWindow? = RouterWindowProvider().window,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      // An action of the app's own that joined alone would be carried out as it stands, which has led here.
      let plan = try TreePlan(SearchScope.tree(of: window)) {
        _ = try self.plan(NewScreen(screen), on: LiveScreen(host), sharesList: isOpaque, into: &$0)
      }
      plan.perform(animated: animated, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// An action whose way of joining is known.
package protocol PlannableAction {
  var joining: any Joining { get }
}

extension PlannableAction where Self: Joining {
  package var joining: any Joining { self }
}

/// A screen is joined to nothing.
struct NoJoining: Joining {
  let isKnownBeforehand = false
  let meetsEmptyWindow = false

  /// Shows the screen where it has its place.
  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    if let screen = newcomer.viewController, plan.live.contains(screen) { plan.reveal(screen) }
    return true
  }
}

/// Code of the app's own joins a screen.
struct AppJoining: Joining {
  let isOpaque = true
  let meetsEmptyWindow = false

  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool { false }
}

/// A container action of the app's own: its edit is used where others join the container too, and it is carried out where one joins
/// alone.
struct AppListJoining: ListJoining {
  let action: any ContainerAction
  let isOpaque = true

  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard sharesList, let container = host.viewController else { return false }
    try share(newcomer, in: container, &plan)
    return true
  }
}

/// A joining by an edit that only the screen itself tells.
package protocol ListJoining: Joining {
  var action: any ContainerAction { get }
}

extension ListJoining {
  package var isEmbedding: Bool { true }
  package var isKnownBeforehand: Bool { false }

  /// Until the screen is built, it counts as the last.
  package func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) throws {
    guard let screen = newcomer.viewController else { return list.append(newcomer) }
    var screens = list.compactMap(\.viewController)
    do {
      try action.perform(embedding: screen, in: &screens)
    } catch {
      throw blamed(error, on: describe(action), "action")
    }
    let known = [newcomer] + list
    list = screens.map { screen in known.first { $0.viewController === screen } ?? LiveScreen(screen) }
  }

  /// Plans it together with others that join the same container.
  func share(_ newcomer: any PlannedScreen, in container: UIViewController, _ plan: inout TreePlan) throws {
    try plan.contents(of: container).edit(showing: newcomer) { try edit(newcomer, &$0) }
  }
}

extension ListJoining where Self: ContainerAction {
  package var action: any ContainerAction { self }
}
