import NavigationCore
import ViewHierarchy

// Paths for which UIKit chooses the place of the destination. The plan makes the source visible first.

/// A path that calls `show(_:sender:)`.
struct ShowPath: PathKind {
  let sender: Any?

  let name = "show"
  let routeType = ViewRouteTypeMask.show

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let source: UIViewController = try path.source()
    var place = try ViewPlace(byUIKitFrom: source, in: live) { [sender] shown in
      if let shown { source.show(shown, sender: sender) }
    }
    let isCollapsed = source.splitViewController?.isCollapsed ?? false
    if !isCollapsed, source is UINavigationController || source.navigationController != nil {
      place.check = { try $0.checkPushable() }
    }
    return place
  }
}

/// A path that calls `showDetailViewController(_:sender:)`.
struct ShowDetailPath: PathKind {
  let sender: Any?

  let name = "showDetail"
  let routeType = ViewRouteTypeMask.showDetail

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let source: UIViewController = try path.source()
    return try ViewPlace(byUIKitFrom: source, in: live) { [sender] shown in
      if let shown { source.showDetailViewController(shown, sender: sender) }
    }
  }
}

/// A path that performs a segue. The storyboard makes the destination.
struct SeguePath: PathKind {
  let identifier: String
  let sender: Any?

  var name: String { "segue “\(identifier)”" }
  let routeType = ViewRouteTypeMask.performSegue
  var segue: String? { identifier }

  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let source: UIViewController = try path.source()
    return try ViewPlace(byUIKitFrom: source, in: live) { [identifier, sender] _ in
      source.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

extension ViewPlace {
  /// Makes a place that UIKit chooses.
  ///
  /// - Parameter show: Calls the method of UIKit with the shown view controller, or with `nil` for a segue. The change counts as
  ///   made when the closure returns, even if a transition is in flight.
  fileprivate init(
    byUIKitFrom source: UIViewController, in live: LiveTree, _ show: @escaping (UIViewController?) -> Void
  ) throws {
    self.init(from: source, plan: TreePlan(live) { $0.reveal(source) }) { shown, animated, completion in
      if animated {
        show(shown.viewController)
      } else {
        UIView.performWithoutAnimation { show(shown.viewController) }
      }
      completion(.success)
    }
  }
}
