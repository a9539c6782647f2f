import NavigationCore
import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Goes back to the page below the current one, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func back(animated: Bool = true) async throws -> UIViewController {
    try await outcomeOfGoingBack(animated: animated).get()
  }

  /// Goes back to a page that is on screen, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func go(
    backTo page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true
  ) async throws -> UIViewController {
    try await outcome(poppingTo: page, variant: variant, animated: animated).get()
  }

  func popRequest(
    _ page: AppFlowControllerPage, _ variant: AppFlowControllerPage?
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    return try request(.pop(try tree.node(of: page, variant: variant)))
  }
}
