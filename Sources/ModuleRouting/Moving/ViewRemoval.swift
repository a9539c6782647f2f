import NavigationCore
import RouteComposition
import ViewHierarchy

/// How a destination can be removed from where it is now.
struct RemovalWay {
  /// The way, as plans name it.
  let move: RemovalMove
  /// Plans the changes that can be planned.
  private var edit: (inout TreePlan) -> Void = { _ in }
  /// The change by UIKit or the app; `nil` if all is planned.
  private(set) var act: OwnRemoval?

  private init(_ move: RemovalMove, _ edit: @escaping (inout TreePlan) -> Void = { _ in }) {
    (self.move, self.edit) = (move, edit)
  }

  private init(_ move: RemovalMove, by act: @escaping OwnRemoval) { (self.move, self.act) = (move, act) }

  /// - Throws: ``ModuleRoutingError`` if the destination cannot be removed.
  init(_ route: ViewPerformer) throws {
    if let own = route.ownRemoval {
      self.init(.custom, by: own)
      return
    }
    let presence = route.presence
    switch presence.destination {
    case let viewController as UIViewController:
      guard let window = presence.windowNow, presence.isThere, !presence.isElsewhere else {
        throw ModuleRoutingError.notOnScreen(viewController.typeName)
      }
      let live = WindowEngine.of(window).standing.live
      let shown = presence.shown.flatMap { Self.isStill($0, around: viewController) ? $0 : nil } ?? viewController
      self = try Self.way(of: shown, in: live)
    case let view as UIView where view.superview != nil:
      self.init(.removeFromSuperview) { _, completion in
        view.removeFromSuperview()
        completion(.success)
      }
    default: throw ModuleRoutingError.notOnScreen(presence.destination.map { "\(type(of: $0))" } ?? route.router.name)
    }
  }

  private static func isStill(_ container: UIViewController, around viewController: UIViewController) -> Bool {
    var next: UIViewController? = viewController
    while let current = next {
      if current === container { return true }
      next = current.parentInTree
    }
    return false
  }

  private static func way(of shown: UIViewController, in live: LiveTree) throws -> RemovalWay {
    guard let parent = live.owner(of: shown) else {
      guard let presenter = shown.presenterInTree else {
        throw ModuleRoutingError.keptBy(shown.typeName, holder: "the window, whose root it is,")
      }
      return RemovalWay(.dismiss) { $0.dismiss(shown, from: presenter) }
    }
    if let stack = parent as? UINavigationController { return try way(of: shown, outOf: stack) }
    if parent.arrangesItsChildren { throw ModuleRoutingError.keptBy(shown.typeName, holder: parent.typeName) }
    if live.adapter(of: parent) != nil { return RemovalWay(.removeFromParent) { $0.take(shown, outOf: parent) } }
    return removal(ofChild: shown)
  }

  /// Pops with all above, or dismisses the stack of which it is the only one.
  private static func way(of shown: UIViewController, outOf stack: UINavigationController) throws -> RemovalWay {
    guard let position = stack.viewControllers.firstIndex(of: shown) else {
      throw ModuleRoutingError.notOnScreen(shown.typeName)
    }
    if position > 0 {
      let screens = stack.viewControllers[position...]
      return RemovalWay(.pop) { plan in
        for screen in screens.reversed() { plan.take(screen, outOf: stack) }
      }
    }
    guard stack.viewControllers.count == 1, stack.parentInTree == nil, let presenter = stack.presenterInTree else {
      throw ModuleRoutingError.firstOfItsStack(shown.typeName)
    }
    return RemovalWay(.dismiss) { $0.dismiss(stack, from: presenter) }
  }

  /// Takes a child out of a container that no adapter knows, and dismisses what it presents.
  private static func removal(ofChild child: UIViewController) -> RemovalWay {
    var way = RemovalWay(.removeFromParent) { plan in
      if let presented = child.directlyPresented { plan.dismiss(presented, from: child) }
      plan.removeUnreported([child])
    }
    way.act = { _, completion in
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      completion(.success)
    }
    return way
  }

  /// The planned part of the way.
  func plan(in live: LiveTree) -> TreePlan {
    var plan = TreePlan(live)
    edit(&plan)
    return plan
  }
}

/// One removal of a route: the destination is looked up, checked, and removed by changes of the tree.
final class ViewRemoval: Goal {
  let onlyTakesAway = true
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
    let way = try RemovalWay(route)
    return PlannedRemoval(of: route, preparedBy: prepare, way, way.plan(in: live))
  }
}

/// A removal whose way is found.
private final class PlannedRemoval: Proposal, Commit {
  private let route: ViewPerformer
  private let prepare: ((Any) -> Void)?
  private let way: RemovalWay
  private let plan: TreePlan
  let resolution: Resolution

  nonisolated deinit {}

  init(of route: ViewPerformer, preparedBy prepare: ((Any) -> Void)?, _ way: RemovalWay, _ plan: TreePlan) {
    (self.route, self.prepare, self.way, self.plan) = (route, prepare, way, plan)
    resolution = plan.resolution(forAppCode: way.act != nil)
  }

  func tell(_ told: inout RoutePlan) {
    told.begins(at: route.presence.shown)
    told.changes = plan.told + (way.act == nil ? [] : [.opaque(way.move.rawValue, screen: route.router.name)])
    told.removed = plan.removed.map(\.typeName)
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    if let prepare, let destination = route.presence.destination { prepare(destination) }
    route.willRemove()
    guard let act = way.act else { return plan.steps }
    let code = AppCode("the removal of \(self.route.router.name)", on: WindowStage(plan.live)) { animated, answer in
      act(animated) { answer($0) }
    }
    return plan.steps + [.change(code)]
  }
}
