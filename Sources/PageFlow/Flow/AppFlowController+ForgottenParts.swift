public import NavigationCore
import RouteComposition
public import ViewHierarchy

// What is here is there to be refused. Where a page is shown without the value that it takes, the compiler takes one of these and
// says so. None of them can be called, so none of them does anything.

extension AppFlowController {
  /// Refused: the page takes a value.
  @available(*, unavailable, message: "the page takes a value: show(page: page, with: value)")
  public func show<Value>(
    page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true
  ) throws {}

  /// Refused: the page takes a value.
  @available(*, unavailable, message: "the page takes a value: go(to: page, with: value)")
  @discardableResult public func go<Value>(
    to page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true
  ) async throws -> UIViewController {
    throw CancellationError()
  }

  /// Refused: the page takes a value.
  @available(*, unavailable, message: "the page takes a value: request(toShow: page, with: value)")
  public func request<Value>(
    toShow page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil
  ) throws -> NavigationRequest<UIViewController> {
    throw CancellationError()
  }
}
