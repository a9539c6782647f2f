import NavigationCore
import ViewHierarchy

/// A path that makes the destination a child of the source.
struct ChildPath: PathKind {
  let addView: ((UIViewController, @escaping () -> Void) -> Void)?

  let name = "addition of a child"
  let routeType = ViewRouteTypeMask.addAsChildViewController

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let parent: UIViewController = try path.source()
    if parent.arrangesItsChildren { throw ModuleRoutingError.arrangesItsChildren(parent.typeName) }
    var place = ViewPlace(from: parent, plan: TreePlan(live)) { [addView] shown, _, completion in
      guard let child = shown.viewController else { return completion(.success) }
      parent.addChild(child)
      let ended = {
        child.didMove(toParent: parent)
        completion(.success)
      }
      if let addView { return addView(child, ended) }
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      ended()
    }
    // A child joins its parent even if the parent is not visible.
    place.proof = .inTree
    place.check = { try parent.check(canHold: [$0]) }
    return place
  }
}

/// A path that adds the destination to the source as a subview.
struct SubviewPath: PathKind {
  let name = "addition of a subview"
  let routeType = ViewRouteTypeMask.addAsSubview
  let shows = PathDestination.view

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let view: UIView = try path.source()
    return ViewPlace(from: nil, plan: TreePlan(live)) { shown, _, completion in
      if let subview = shown.destination as? UIView { view.addSubview(subview) }
      completion(.success)
    }
  }
}
