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

  /// Checks an aim with ``checkNow(_:)``, and returns a request with this aim.
  ///
  /// - Throws: The errors of ``checkNow(_:)``.
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

  /// Checks that the flow is prepared. If no other request runs, also checks that a request can be carried out in the present
  /// tree.
  ///
  /// - Throws: ``AppFlowControllerError`` if a check fails.
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
    // If the window has no root yet, there are no pages to check against.
    if case .show = aim, live.isEmpty { return }
    // Showing is refused only for a skipped page. If no page was ever skipped, the pages in the tree need not be read.
    if case .show(let showing) = aim, !showing.skipped.contains(showing.node), isIn(live), !records.hasSkippedPages {
      return
    }
    try PageResolver(self, live).check(aim)
  }

  /// Returns a Boolean value that indicates whether this tree contains the flow's root navigation controller or, for a
  /// presented flow, any root.
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
