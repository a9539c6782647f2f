import NavigationCore
package import ViewHierarchy

/// The manner in which an action joins a screen to its host. Each manner is one conformance, and plans its own changes.
@MainActor package protocol Joining {
  /// Whether the action edits the children of its host.
  var isEmbedding: Bool { get }

  /// Whether the effect of the action is known before its screen is built.
  var isKnownBeforehand: Bool { get }

  /// Whether the effect of the action is unknown, because the action is app code.
  var isOpaque: Bool { get }

  /// Whether a window without a root view controller may be the host. If this property is `false`, the search for a
  /// host fails in such a window. If it is `true`, planning makes the root or throws an error.
  var acceptsEmptyWindow: Bool { get }

  /// Edits the planned children of the host so that they include a new screen. The edit may also remove children.
  func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) throws

  /// Plans the changes that join a screen to a host of the tree. If the action does not edit children, the host may
  /// also be a screen that is not built yet.
  ///
  /// - Parameter sharesList: Whether other screens join the same container.
  /// - Returns: `true` if the changes are planned; `false` if the action has to be performed as app code when its turn
  ///   comes.
  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool
}

extension Joining {
  package var isEmbedding: Bool { false }
  package var isKnownBeforehand: Bool { true }
  package var isOpaque: Bool { false }
  package var acceptsEmptyWindow: Bool { !isEmbedding }
  package func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) throws {}

  /// Performs the action at once, for app code that calls the action itself.
  func perform(
    with screen: UIViewController, on host: UIViewController, in window: UIWindow? = RouterWindowProvider().window,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      // `isOpaque` is `true` for a container action of the app. Such an action plans its edit only if `sharesList` is
      // `true`.
      let plan = try TreePlan(SearchScope.tree(of: window)) {
        _ = try self.plan(NewScreen(screen), on: LiveScreen(host), sharesList: isOpaque, into: &$0)
      }
      plan.perform(animated: animated, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// An action that provides its manner of joining.
package protocol PlannableAction {
  var joining: any Joining { get }
}

extension PlannableAction where Self: Joining {
  package var joining: any Joining { self }
}

/// The manner of an action that joins the screen to nothing.
struct NoJoining: Joining {
  let isKnownBeforehand = false
  let acceptsEmptyWindow = false

  /// Plans to show the screen in its place. Plans nothing if the screen is not in the tree.
  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    if let screen = newcomer.viewController, plan.live.contains(screen) { plan.reveal(screen) }
    return true
  }
}

/// The manner of an action of the app, which cannot be planned.
struct AppJoining: Joining {
  let isOpaque = true
  let acceptsEmptyWindow = false

  func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool { false }
}

/// The manner of a container action of the app. If other screens join the container too, the action's edit is planned.
/// If the screen joins alone, the action is performed.
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

/// A manner of joining that calls a container action to edit the children. The edit is known only when the screen is
/// built.
package protocol ListJoining: Joining {
  var action: any ContainerAction { get }
}

extension ListJoining {
  package var isEmbedding: Bool { true }
  package var isKnownBeforehand: Bool { false }

  /// Calls the container action to edit the children of the host. A screen that is not built yet is planned as the last
  /// child.
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

  /// Plans that the screen joins a container by an edit of its children. Other screens may join by the same change.
  func share(_ newcomer: any PlannedScreen, in container: UIViewController, _ plan: inout TreePlan) throws {
    try plan.contents(of: container).edit(showing: newcomer) { try edit(newcomer, &$0) }
  }
}

extension ListJoining where Self: ContainerAction {
  package var action: any ContainerAction { self }
}

/// A type-erased action, with its manner of joining.
final class AnyJoin {
  let joining: any Joining
  let name: () -> String
  let hostType: UIViewController.Type
  /// Returns whether the action can join a screen to view controllers of a class.
  let acceptsType: (UIViewController.Type) -> Bool
  let accepts: (UIViewController) -> Bool
  let perform: (UIViewController, UIViewController, Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var hostName: String { String(describing: hostType) }

  nonisolated deinit {}

  static func of<Host: UIViewController>(_ action: any Action<Host>) -> AnyJoin {
    (action as? AnyAction<Host>)?.anyJoin ?? AnyJoin(opened: action)
  }

  private init<A: Action>(opened action: A) {
    typealias Host = A.ViewController
    let ownList = (action as? any ContainerAction).map { AppListJoining(action: $0) as any Joining }
    joining = (action as? any PlannableAction)?.joining ?? ownList ?? AppJoining()
    name = { describe(action) }
    hostType = Host.self
    acceptsType = { $0 is Host.Type }
    accepts = { $0 is Host }
    perform = { viewController, host, animated, completion in
      guard let host = host as? Host else {
        let error = CompositionError.screenOfAnotherType(
          found: host.typeName, expected: "\(Host.self)", role: describe(action))
        return completion(.failure(error))
      }
      action.perform(with: viewController, on: host, animated: animated, completion: completion)
    }
  }
}

extension AnyJoin {
  /// Edits the planned children of a container so that they include a new screen, by the rule of the action.
  ///
  /// - Parameters:
  ///   - newcomer: The new screen.
  ///   - list: The planned children. The edit may also remove some of them.
  func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen], _ probe: CallProbe?) throws {
    try probe?(.action)
    try joining.edit(newcomer, &list)
  }

  /// Returns the action as app code. Use this form if the effect of the action is unknown, or if the action can be
  /// planned only when its host exists.
  func appCode(_ newcomer: any PlannedScreen, on host: any PlannedScreen, in live: LiveTree, probe: CallProbe?)
    -> AppCode
  {
    AppCode(
      self.name(), on: WindowStage(live), place: newcomer.place,
      describing: {
        self.joining.isOpaque
          ? [.opaque(self.name(), screen: newcomer.name)] : [.embed(newcomer.name, in: host.name)]
      }
    ) { animated, answer in
      try probe?(.action)
      guard let screen = newcomer.viewController, let host = host.viewController else {
        throw CompositionError.noPresenter
      }
      self.perform(screen, host, animated) { result in
        guard case .failure(let reason) = result else { return answer(result) }
        answer(.failure(blamed(reason, on: self.name(), "action")))
      }
    }
  }
}
