import NavigationCore
import RouteComposition
import ViewHierarchy

/// How a destination can be taken off, found by looking at where it stands now.
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
      let live = LiveTree(window: window, locator: DefaultContainerAdapterLocator())
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
      next = current.parent
    }
    return false
  }

  private static func way(of shown: UIViewController, in live: LiveTree) throws -> RemovalWay {
    guard let parent = shown.parent else {
      guard let presenter = shown.presentingViewController else {
        throw ModuleRoutingError.keptBy(shown.typeName, holder: "the window, whose root it is,")
      }
      return .dismiss(shown, from: presenter)
    }
    if let stack = parent as? UINavigationController {
      guard let position = stack.viewControllers.firstIndex(of: shown) else {
        throw ModuleRoutingError.notOnScreen(shown.typeName)
      }
      if position > 0 { return .pop(Array(stack.viewControllers[position...]), from: stack) }
      guard stack.viewControllers.count == 1, stack.parent == nil, let presenter = stack.presentingViewController else {
        throw ModuleRoutingError.firstOfItsStack(shown.typeName)
      }
      return .dismiss(stack, from: presenter)
    }
    if parent.arrangesItsChildren { throw ModuleRoutingError.keptBy(shown.typeName, holder: parent.typeName) }
    return live.adapter(of: parent) == nil ? .removeChild(shown) : .takeOut(shown, of: parent)
  }

  /// The planned part of the way.
  func tree(in live: LiveTree) -> PlannedTree {
    var tree = PlannedTree(live)
    switch self {
    case .pop(let screens, let stack):
      for screen in screens.reversed() {
        if let presented = screen.directlyPresented { tree.dismiss(presented, from: screen) }
        tree.remove(screen, from: stack)
      }
    case .dismiss(let shown, let presenter): tree.dismiss(shown, from: presenter)
    case .takeOut(let child, let container): tree.remove(child, from: container)
    case .removeChild(let child):
      if let presented = child.directlyPresented { tree.dismiss(presented, from: child) }
    case .removeView, .custom: break
    }
    return tree
  }

  /// What goes besides what the planned tree tells of.
  var removedBesides: [UIViewController] {
    if case .removeChild(let child) = self { [child] } else { [] }
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

/// One removal of a route: looked up, checked, and turned into changes of the tree.
final class ViewRemoval: StagedGoal {
  private let router: AnyViewRouter
  private var way: RemovalWay?
  private var foreignChildren: ForeignChildren?

  init(_ router: AnyViewRouter) { self.router = router }

  var destination: UIViewController? { nil }

  func resolve(in live: LiveTree) throws -> StagedPlan {
    let way = try RemovalWay(router)
    self.way = way
    let tree = way.tree(in: live)
    return StagedPlan(found: router.presence.shown, removed: tree.removed + way.removedBesides) {
      [name = router.name] in
      switch way {
      case .pop, .dismiss, .takeOut: tree.told { _ in name }
      case .removeChild, .removeView, .custom:
        tree.told { _ in name } + [.opaque(way.move.rawValue, screen: name)]
      }
    }
  }

  func build(in live: LiveTree, probe: CallProbe?) throws -> [UIViewController] { [] }

  func changes(in live: LiveTree, animated: Bool, ownTransitions: ForeignChanges) -> [any TreeChange] {
    guard let way else { return [] }
    router.willRemove()
    var changes = way.tree(in: live).treeChanges(in: live, animated: animated) { _ in nil }
    switch way {
    case .pop, .dismiss, .takeOut: break
    case .removeChild, .removeView, .custom:
      foreignChildren = ForeignChildren(live)
      changes.append(
        ownTransitions.change(named: "the removal of \(self.router.name)", settlingIn: live) {
          way.remove(animated: animated, $0)
        })
    }
    return changes
  }

  func ended(arrived: Bool) {
    if !arrived { foreignChildren?.putBack() }
    foreignChildren = nil
  }
}

extension RemovalWay {
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
