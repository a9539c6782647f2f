import NavigationCore
import RouteComposition
import ViewHierarchy

/// The removal of a destination from its current position, or by code of the router or the path.
struct RouteRemoval {
  /// The manner of the removal, for plans and for ``ViewRouteHandle/canRemove``.
  let manner: RemovalManner
  /// A closure that adds the planned changes to a plan.
  private var edit: (inout TreePlan) -> Void = { _ in }
  /// A closure that makes the change that is not planned, after the planned changes; `nil` if all changes are planned.
  private(set) var act: CustomRemoval?

  private init(_ manner: RemovalManner, _ edit: @escaping (inout TreePlan) -> Void = { _ in }) {
    (self.manner, self.edit) = (manner, edit)
  }

  private init(_ manner: RemovalManner, by act: @escaping CustomRemoval) { (self.manner, self.act) = (manner, act) }

  /// Makes the removal of a route's destination, by code of the router or the path if there is any.
  ///
  /// - Throws: ``ModuleRoutingError`` if the destination cannot be removed.
  init(_ route: ViewPerformer) throws {
    if let custom = route.customRemoval {
      self.init(.custom, by: custom)
      return
    }
    let presence = route.presence
    switch presence.destination {
    case let viewController as UIViewController:
      guard let window = presence.currentWindow, presence.isOnScreen, !presence.isOutsideTree else {
        throw ModuleRoutingError.notOnScreen(viewController.typeName)
      }
      let live = WindowEngine.of(window).defaults.live
      let shown = presence.shown.flatMap { Self.contains($0, viewController) ? $0 : nil } ?? viewController
      self = try Self.removal(of: shown, in: live)
    case let view as UIView where view.superview != nil:
      self.init(.removeFromSuperview) { _, completion in
        view.removeFromSuperview()
        completion(.success)
      }
    default: throw ModuleRoutingError.notOnScreen(presence.destination.map { "\(type(of: $0))" } ?? route.router.name)
    }
  }

  private static func contains(_ container: UIViewController, _ viewController: UIViewController) -> Bool {
    var next: UIViewController? = viewController
    while let current = next {
      if current === container { return true }
      next = current.parentInTree
    }
    return false
  }

  private static func removal(of shown: UIViewController, in live: LiveTree) throws -> RouteRemoval {
    guard let parent = live.owner(of: shown) else {
      guard let presenter = shown.presenterInTree else {
        throw ModuleRoutingError.removalNotAllowed(shown.typeName, holder: "the window, whose root it is,")
      }
      return RouteRemoval(.dismiss) { $0.dismiss(shown, from: presenter) }
    }
    if let stack = parent as? UINavigationController { return try removal(of: shown, outOf: stack) }
    if parent.arrangesItsChildren {
      throw ModuleRoutingError.removalNotAllowed(shown.typeName, holder: parent.typeName)
    }
    if live.adapter(of: parent) != nil { return RouteRemoval(.removeFromParent) { $0.take(shown, outOf: parent) } }
    return removal(ofChild: shown)
  }

  /// Returns the removal that pops the screen with all screens above it. If the screen is the only one of a presented
  /// navigation controller, the removal dismisses the navigation controller.
  ///
  /// - Throws: ``ModuleRoutingError/firstOfItsStack(_:)`` if the screen is the first and the navigation controller cannot be
  ///   dismissed instead.
  private static func removal(of shown: UIViewController, outOf stack: UINavigationController) throws -> RouteRemoval {
    guard let position = stack.viewControllers.firstIndex(of: shown) else {
      throw ModuleRoutingError.notOnScreen(shown.typeName)
    }
    if position > 0 {
      let screens = stack.viewControllers[position...]
      return RouteRemoval(.pop) { plan in
        for screen in screens.reversed() { plan.take(screen, outOf: stack) }
      }
    }
    guard stack.viewControllers.count == 1, stack.parentInTree == nil, let presenter = stack.presenterInTree else {
      throw ModuleRoutingError.firstOfItsStack(shown.typeName)
    }
    return RouteRemoval(.dismiss) { $0.dismiss(stack, from: presenter) }
  }

  /// Returns the removal of a child from a container without an adapter. A modal that the child presents is dismissed first.
  private static func removal(ofChild child: UIViewController) -> RouteRemoval {
    var removal = RouteRemoval(.removeFromParent) { plan in
      if let presented = child.directlyPresented { plan.dismiss(presented, from: child) }
      plan.removeUnreported([child])
    }
    removal.act = { _, completion in
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      completion(.success)
    }
    return removal
  }

  /// Returns the planned changes of the removal as a plan of this tree.
  func plan(in live: LiveTree) -> TreePlan {
    var plan = TreePlan(live)
    edit(&plan)
    return plan
  }
}

/// The goal of one removal: finds, checks and removes the destination.
final class ViewRemoval: Goal {
  let onlyRemoves = true
  private let route: ViewPerformer
  private let prepare: ((Any) -> Void)?
  private let live: LiveTree

  nonisolated deinit {}

  init(_ route: ViewPerformer, preparedBy prepare: ((Any) -> Void)?, in live: LiveTree) {
    self.route = route
    self.prepare = prepare
    self.live = live
  }

  var name: String { "removing \(route.router.name)" }

  var context: Any? { route.configuration }

  func resolve(_ run: Executor) throws -> any Proposal {
    let removal = try RouteRemoval(route)
    return RemovalProposal(of: route, preparedBy: prepare, removal, removal.plan(in: live))
  }
}

/// The proposal of a `ViewRemoval`, with the planned changes.
private final class RemovalProposal: Proposal, Commit {
  private let route: ViewPerformer
  private let prepare: ((Any) -> Void)?
  private let removal: RouteRemoval
  private let plan: TreePlan
  let resolution: Resolution

  nonisolated deinit {}

  init(of route: ViewPerformer, preparedBy prepare: ((Any) -> Void)?, _ removal: RouteRemoval, _ plan: TreePlan) {
    (self.route, self.prepare, self.removal, self.plan) = (route, prepare, removal, plan)
    resolution = plan.resolution(forAppCode: removal.act != nil)
  }

  func describe(in description: inout RoutePlan) {
    description.setStart(route.presence.shown)
    description.changes =
      plan.description + (removal.act == nil ? [] : [.opaque(removal.manner.rawValue, screen: route.router.name)])
    description.removed = plan.removed.map(\.typeName)
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    if let prepare, let destination = route.presence.destination { prepare(destination) }
    route.willRemove()
    guard let act = removal.act else { return plan.steps }
    let code = AppCode("the removal of \(self.route.router.name)", on: WindowStage(plan.live)) { animated, answer in
      act(animated) { answer($0) }
    }
    return plan.steps + [.change(code)]
  }
}
