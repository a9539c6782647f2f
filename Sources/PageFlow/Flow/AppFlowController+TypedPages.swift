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
}

extension AppFlowControllerTypedPage {
  func parameter(_ value: Parameter, _ variant: AppFlowControllerPage?) -> AppFlowControllerParameter {
    AppFlowControllerParameter(page: self, variant: variant, value: value)
  }
}
