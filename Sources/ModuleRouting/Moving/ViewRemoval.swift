import NavigationCore
import RouteComposition
import ViewHierarchy

/// How a destination can be removed from where it is now.
enum RemovalWay {
  /// Popping it, with all above it.
  case pop([UIViewController], from: UINavigationController)
  case dismiss(UIViewController, from: UIViewController)
  /// Taking it out of a container that an adapter knows.
  case takeOut(UIViewController, of: UIViewController)
  case removeChild(UIViewController)
  case removeView(UIView)
  /// By the router's or the path's own way.
  case custom((Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void)

  /// - Throws: ``ModuleRoutingError`` where it cannot be taken off.
  init(_ router: AnyViewRouter) throws {
    if let own = router.ownRemoval {
      self = .custom(own)
      return
    }
    let presence = router.presence
    switch presence.destination {
    case let viewController as UIViewController:
      guard let window = presence.windowNow, presence.isThere, !presence.isElsewhere else {
        throw ModuleRoutingError.notOnScreen(viewController.typeName)
      }
      let live = WindowEngine.of(window).standing.live
      let shown = presence.shown.flatMap { Self.isStill($0, around: viewController) ? $0 : nil } ?? viewController
      self = try Self.way(of: shown, in: live)
    case let view as UIView where view.superview != nil: self = .removeView(view)
    default: throw ModuleRoutingError.notOnScreen(presence.destination.map { "\(type(of: $0))" } ?? router.name)
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
      return .dismiss(shown, from: presenter)
    }
    if let stack = parent as? UINavigationController {
      guard let position = stack.viewControllers.firstIndex(of: shown) else {
        throw ModuleRoutingError.notOnScreen(shown.typeName)
      }
      if position > 0 { return .pop(Array(stack.viewControllers[position...]), from: stack) }
      guard stack.viewControllers.count == 1, stack.parentInTree == nil, let presenter = stack.presenterInTree else {
        throw ModuleRoutingError.firstOfItsStack(shown.typeName)
      }
      return .dismiss(stack, from: presenter)
    }
    if parent.arrangesItsChildren { throw ModuleRoutingError.keptBy(shown.typeName, holder: parent.typeName) }
    return live.adapter(of: parent) == nil ? .removeChild(shown) : .takeOut(shown, of: parent)
  }

  /// The planned part of the way.
  func plan(in live: LiveTree) throws -> TreePlan {
    var plan = TreePlan(live)
    switch self {
    case .pop(let screens, let stack):
      for screen in screens.reversed() { plan.take(screen, outOf: stack) }
    case .dismiss(let shown, let presenter): plan.dismiss(shown, from: presenter)
    case .takeOut(let child, let container): plan.take(child, outOf: container)
    case .removeChild(let child):
      if let presented = child.directlyPresented { plan.dismiss(presented, from: child) }
      plan.removeBesides([child])
    case .removeView, .custom: break
    }
    return plan
  }

  /// The way, as plans name it.
  var move: RemovalMove {
    switch self {
    case .pop: .pop
    case .dismiss: .dismiss
    case .takeOut, .removeChild: .removeFromParent
    case .removeView: .removeFromSuperview
    case .custom: .custom
    }
  }
}

/// One removal of a route: the destination is looked up, checked, and removed by changes of the tree.
final class ViewRemoval: Goal {
  let onlyTakesAway = true
  private let router: AnyViewRouter
  private let prepare: ((Any) -> Void)?
  private let live: LiveTree

  nonisolated deinit {}

  init(_ router: AnyViewRouter, preparedBy prepare: ((Any) -> Void)?, in live: LiveTree) {
    self.router = router
    self.prepare = prepare
    self.live = live
  }

  var name: String { "removing \(router.name)" }

  var context: Any? { router.anyConfiguration }

  func resolve(_ run: Executor) throws -> any Proposal {
    let way = try RemovalWay(router)
    return PlannedRemoval(of: router, preparedBy: prepare, way, try way.plan(in: live))
  }
}

/// A removal whose way is found.
private final class PlannedRemoval: Proposal, Commit {
  private let router: AnyViewRouter
  private let prepare: ((Any) -> Void)?
  private let way: RemovalWay
  private let plan: TreePlan
  let resolution: Resolution

  nonisolated deinit {}

  init(of router: AnyViewRouter, preparedBy prepare: ((Any) -> Void)?, _ way: RemovalWay, _ plan: TreePlan) {
    (self.router, self.prepare, self.way, self.plan) = (router, prepare, way, plan)
    resolution = Resolution(
      leaving: TreePlan.questions(leaving: plan.removed), needsAudience: plan.needsAudience || way.isAppCode)
  }

  func tell(_ told: inout RoutePlan) {
    told.begins(at: router.presence.shown)
    told.changes = plan.told + (way.isAppCode ? [.opaque(way.move.rawValue, screen: router.name)] : [])
    told.removed = plan.removed.map(\.typeName)
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    if let prepare, let destination = router.presence.destination { prepare(destination) }
    router.willRemove()
    guard way.isAppCode else { return plan.steps }
    let code = AppCode("the removal of \(self.router.name)", on: plan.live) { [way] animated, answer in
      way.remove(animated: animated) { answer($0) }
    }
    return plan.steps + [.change(code)]
  }
}

extension RemovalWay {
  /// Whether it makes changes that cannot be planned.
  fileprivate var isAppCode: Bool {
    switch self {
    case .pop, .dismiss, .takeOut: false
    case .removeChild, .removeView, .custom: true
    }
  }

  fileprivate func remove(animated: Bool, _ completion: @escaping @MainActor (RoutingResult) -> Void) {
    switch self {
    case .removeChild(let child):
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      completion(.success)
    case .removeView(let view):
      view.removeFromSuperview()
      completion(.success)
    case .custom(let remove): remove(animated, completion)
    case .pop, .dismiss, .takeOut: completion(.success)
    }
  }
}
