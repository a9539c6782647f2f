public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Goes back to the page below the current one. A tab is left together with its bar.
  ///
  /// Where there is nothing to go back to, nothing moves; the forms with an outcome say why.
  public func goBack(animated: Bool = true) { goBack(animated: animated) { _ in } }

  /// Goes back to the page below the current one, and hands how that ended to the completion, which is called once.
  public func goBack(animated: Bool = true, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void) {
    do {
      perform(try request(.back).animated(animated), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Goes back to the page below the current one, and returns how that ended.
  public func outcomeOfGoingBack(animated: Bool = true) async -> Outcome<UIViewController> {
    await outcome { try request(.back).animated(animated) }
  }

  /// Goes back to the page below the current one, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func back(animated: Bool = true) async throws -> UIViewController {
    try await outcomeOfGoingBack(animated: animated).get()
  }

  /// Goes back to a page that is on screen, in whatever navigation controller it stands.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - variant: The page before it, for a page that supports variants.
  ///   - animated: Whether the changes are animated.
  /// - Throws: ``AppFlowControllerError`` where the page is skipped, not on screen or not registered.
  public func pop(to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true) throws {
    perform(try popRequest(page, variant).animated(animated))
  }

  /// Goes back to a page that is on screen, and hands how that ended to the completion, which is called once.
  public func pop(
    to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    do {
      perform(try popRequest(page, variant).animated(animated), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Goes back to a page that is on screen, and returns how that ended.
  public func outcome(
    poppingTo page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true
  ) async -> Outcome<UIViewController> {
    await outcome { try popRequest(page, variant).animated(animated) }
  }

  /// Goes back to a page that is on screen, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func go(
    backTo page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true
  ) async throws -> UIViewController {
    try await outcome(poppingTo: page, variant: variant, animated: animated).get()
  }

  private func popRequest(
    _ page: AppFlowControllerPage, _ variant: AppFlowControllerPage?
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    return try request(.pop(try tree.node(of: page, variant: variant)))
  }

  /// Leaves every page: the root navigation controller is empty, nothing is presented on it, the registrations stay. Pages
  /// that are presented over other screens are dismissed.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - completionBlock: Called once, also where there was nothing to leave.
  public func reset(animated: Bool = false, completionBlock: (() -> Void)? = nil) {
    guard let request = try? request(.reset) else {
      completionBlock?()
      return
    }
    perform(request.animated(animated)) { _ in completionBlock?() }
  }
}
