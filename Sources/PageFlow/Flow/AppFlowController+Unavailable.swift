// This overload is unavailable; it exists for its message.

extension AppFlowController {
  /// Unavailable, because the page takes a value.
  @available(*, unavailable, message: "the page takes a value: show(page: page, with: value)")
  public func show<Value>(
    page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true
  ) throws {}
}
