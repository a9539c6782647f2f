import NavigationCore
import RouteComposition
import ViewHierarchy

extension AppFlowController {
  func failure(_ error: AppFlowControllerError, at node: Int? = nil) -> NavigationFailure {
    NavigationFailure(caught: error, step: node.map { "page \(tree.nodes[$0].identifier)" })
  }

  func preparedRouter() throws -> Router {
    guard let router, router.window != nil else {
      throw AppFlowControllerError.missingConfiguration
    }
    return router
  }

  /// Makes a request, refusing at once what can be told to be wrong as the tree is now.
  func request(_ wanted: PageGoal.Wanted) throws -> NavigationRequest<UIViewController> {
    let router = try preparedRouter()
    if router.isIdle {
      do {
        try check(wanted, in: router.live)
      } catch let failure as NavigationFailure {
        throw failure.reason
      }
    }
    return NavigationRequest(
      value: { destination in
        guard let destination = destination as? UIViewController else {
          throw AppFlowControllerError.missingConfiguration
        }
        return destination
      }, on: { PageGoal(self, wanted, in: $0) })
  }

  private func check(_ wanted: PageGoal.Wanted, in live: LiveTree) throws {
    // Nothing can be told before the window has a root.
    if case .show = wanted, live.isEmpty { return }
    // Where no page was ever left out, the tree need not be read for it.
    if case .show(let showing) = wanted, !showing.skipped.contains(showing.node), isIn(live), !records.haveLeftOut {
      return
    }
    try PageResolver(self, live).check(wanted)
  }

  /// Whether the tree is the one that the pages stand in.
  private func isIn(_ live: LiveTree) -> Bool {
    switch ground {
    case .standing(let stack): live.contains(stack)
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
    router.perform(request) { completion?($0) }
  }

  func outcome(of request: () throws -> NavigationRequest<UIViewController>) async -> Outcome<UIViewController> {
    do {
      return await (try preparedRouter()).outcome(of: try request())
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}
