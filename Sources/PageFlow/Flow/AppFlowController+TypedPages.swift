public import NavigationCore
public import ViewHierarchy

// Pages with a parameter of a type that they declare; each form is as that for pages without.
extension AppFlowController {
  /// Shows a page with a value of the type that it declares.
  ///
  /// - Throws: ``AppFlowControllerError`` where it can be told at once that the page cannot be shown; nothing moves then.
  public func show<Value>(
    page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws {
    try show(
      page: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      animated: animated, skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }

  /// Shows a page with a value of the type that it declares, and calls the completion once, with the outcome.
  public func show<Value>(
    page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    show(
      page: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      animated: animated, skipDismissTransitions: skipDismissTransitions, skipPages: skipPages, policy: policy,
      completion: completion)
  }

  /// Shows a page with a value of the type that it declares, and returns the outcome.
  public func outcome<Value>(
    showing page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(
      showing: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      animated: animated, skipDismissTransitions: skipDismissTransitions, skipPages: skipPages, policy: policy)
  }

  /// Shows a page with a value of the type that it declares, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func go<Value>(
    to page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil, policy: OverlapPolicy = .waitTurn
  ) async throws -> UIViewController {
    try await outcome(
      showing: page, with: value, variant: variant, parameters: parameters, animated: animated,
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages, policy: policy
    ).get()
  }

  /// The request that shows a page with a value of the type that it declares: for a router that plans it, or carries it
  /// out with guards of its own.
  ///
  /// - Throws: ``AppFlowControllerError`` where it can be told at once that the page cannot be shown.
  public func request<Value>(
    toShow page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws -> NavigationRequest<UIViewController> {
    try request(
      toShow: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }

  /// What showing a page with a value of the type that it declares would do, as the screen is now. Changes nothing.
  ///
  /// - Throws: ``AppFlowControllerError``, or the `NavigationFailure` that the request would end with.
  public func plan<Value>(
    toShow page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws -> RoutePlan {
    try plan(
      toShow: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }
}

extension AppFlowControllerTypedPage {
  fileprivate func parameter(_ value: Parameter, _ variant: AppFlowControllerPage?) -> AppFlowControllerParameter {
    AppFlowControllerParameter(page: self, variant: variant, value: value)
  }
}
