import NavigationCore
import RouteComposition
import ViewHierarchy

extension AppFlowController {
  func failure(_ error: AppFlowControllerError, at node: Int? = nil) -> NavigationFailure {
    NavigationFailure(caught: error, step: node.map(place))
  }

  func preparedRouter() throws -> Router {
    guard let router, router.window != nil else {
      throw AppFlowControllerError.missingConfiguration
    }
    return router
  }

  /// Makes a request. If the router is idle, checks first that the present tree allows it.
  func request(_ aim: PageGoal.Aim) throws -> NavigationRequest<UIViewController> {
    try checkNow(aim)
    return .pages(self) { aim }
  }

  func popRequest(
    _ page: AppFlowControllerPage, _ variant: AppFlowControllerPage?
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    return try request(.pop(try tree.node(of: page, variant: variant)))
  }

  /// Throws if a request cannot be carried out in the tree as it is now. Checks nothing while another request runs.
  func checkNow(_ aim: PageGoal.Aim) throws {
    let router = try preparedRouter()
    guard router.isIdle else { return }
    do {
      try check(aim, in: router.live)
    } catch let failure as NavigationFailure {
      throw failure.reason
    }
  }

  private func check(_ aim: PageGoal.Aim, in live: LiveTree) throws {
    // Without a root in the window, nothing can be checked.
    if case .show = aim, live.isEmpty { return }
    // The tree is read only if a page was ever skipped.
    if case .show(let showing) = aim, !showing.skipped.contains(showing.node), isIn(live), !records.hasSkippedPages {
      return
    }
    try PageResolver(self, live).check(aim)
  }

  /// Returns a Boolean value that indicates whether the flow's pages belong to this tree.
  private func isIn(_ live: LiveTree) -> Bool {
    switch ground {
    case .root(let stack): live.contains(stack)
    case .presented: live.root != nil
    case nil: false
    }
  }

  func perform(
    _ request: NavigationRequest<UIViewController>,
    completion: (@MainActor (Outcome<UIViewController>) -> Void)? = nil
  ) {
    guard let router else {
      completion?(.failed(failure(.missingConfiguration)))
      return
    }
    router.navigate(request) { completion?($0) }
  }
}
