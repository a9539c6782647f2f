public import NavigationCore
public import ViewHierarchy

// Overloads of `show` for pages that declare the type of their parameter.
extension AppFlowController {
  /// Shows a page with a value of the type that it declares. `value` replaces an entry for the page in `parameters`.
  ///
  /// - Throws: ``AppFlowControllerError`` under the same conditions as
  ///   ``AppFlowController/show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
  public func show<Value>(
    page: AppFlowControllerTypedPage<Value>, with value: Value, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws {
    try show(
      page: page.page, variant: variant, parameters: (parameters ?? []) + [page.parameter(value, variant)],
      animated: animated, skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }

  /// Shows a page with a value of the type that it declares, and calls the completion once, with the outcome. Every error is part
  /// of the outcome.
  ///
  /// `value` replaces an entry for the page in `parameters`. For the other parameters, see
  /// ``AppFlowController/show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
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
}

extension AppFlowControllerTypedPage {
  func parameter(_ value: Parameter, _ variant: AppFlowControllerPage?) -> AppFlowControllerParameter {
    AppFlowControllerParameter(page: self, variant: variant, value: value)
  }
}
