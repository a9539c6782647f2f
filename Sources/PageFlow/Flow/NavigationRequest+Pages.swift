public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension NavigationRequest where Value == UIViewController {
  /// Returns a request that shows a page of a flow from the current screen. The navigation goes back to the last page that both
  /// paths share, then forward along the registered path.
  ///
  /// For the parameters, see ``AppFlowController/show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
  ///
  /// The request fails with ``AppFlowControllerError`` if the page is not registered or cannot be shown.
  public static func page(
    _ page: AppFlowControllerPage, in flow: AppFlowController, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) -> NavigationRequest {
    .pages(flow) {
      .show(
        try flow.showing(
          page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
          skipPages: skipPages))
    }
  }

  /// Returns a request that shows a page with a value of the type that the page declares.
  ///
  /// `value` replaces an entry for the page in `parameters`. For the other parameters, see
  /// ``AppFlowController/show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
  public static func page<Parameter>(
    _ page: AppFlowControllerTypedPage<Parameter>, with value: Parameter, in flow: AppFlowController,
    variant: AppFlowControllerPage? = nil, parameters: [AppFlowControllerParameter]? = nil,
    skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage]? = nil
  ) -> NavigationRequest {
    .page(
      page.page, in: flow, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }

  /// Unavailable, because the page takes a value.
  @available(*, unavailable, message: "the page takes a value: .page(page, with: value, in: flow)")
  public static func page<Parameter>(
    _ page: AppFlowControllerTypedPage<Parameter>, in flow: AppFlowController, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) -> NavigationRequest {
    .failing("a page", because: CancellationError())
  }

  /// Returns a request that goes back to the page below the current page. From a tab, the request goes back to the page below
  /// the tab bar. From the first page of a presented flow, the request dismisses the flow.
  public static func back(in flow: AppFlowController) -> NavigationRequest { .pages(flow) { .back } }

  /// Returns a request that goes back to a page that is on screen. The page may be in any navigation controller of the tree.
  ///
  /// The request fails with ``AppFlowControllerError`` if the page is skipped, not on screen or not registered.
  public static func back(
    to page: AppFlowControllerPage, in flow: AppFlowController, variant: AppFlowControllerPage? = nil
  ) -> NavigationRequest {
    .pages(flow) { .pop(try flow.tree.node(of: page, variant: variant)) }
  }

  /// Returns a request of a flow. The closure looks up the pages each time that the request is carried out.
  static func pages(
    _ flow: AppFlowController, _ aim: @escaping () throws -> PageGoal.Aim
  ) -> NavigationRequest {
    .made { _ in
      do {
        let aim = try aim()
        return NavigationRequest(
          value: { destination in
            guard let destination = destination as? UIViewController else {
              throw AppFlowControllerError.missingConfiguration
            }
            return destination
          }, on: { PageGoal(flow, aim, in: $0) })
      } catch {
        return .failing("a page", because: error)
      }
    }
  }
}
