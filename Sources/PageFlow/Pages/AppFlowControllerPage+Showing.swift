public import ContextCore
import ViewHierarchy

nonisolated extension AppFlowControllerPage {
  /// Returns the page with a context that describes its screen, so that context navigation finds the screen: `.showing { id in
  /// NavigationContext(type: Place.order, payload: OrderNumber(id)) }`.
  ///
  /// - Parameter shown: A closure that receives the string that the page is shown with, or `nil` if there is none, and returns
  ///   the context. If the closure returns `nil`, the page sets no context. A `ContextShowing` view controller then still
  ///   provides its own.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping @MainActor @Sendable (String?) -> NavigationContext<ContextType>?
  ) -> AppFlowControllerPage {
    var page = self
    page.identity = { parameter in shown(parameter?.value as? String).map { BoxedContext($0) } }
    return page
  }
}

nonisolated extension AppFlowControllerTypedPage {
  /// Returns the page with a context that describes its screen, so that context navigation finds the screen: `.showing { id in
  /// NavigationContext(type: Place.order, payload: OrderNumber(id)) }`.
  ///
  /// - Parameter shown: A closure that receives the value that the page is shown with, and returns the context. The closure is
  ///   not called if the page is shown without a value. If the closure returns `nil`, the page sets no context. A
  ///   `ContextShowing` view controller then still provides its own.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping @MainActor @Sendable (Parameter) -> NavigationContext<ContextType>?
  ) -> AppFlowControllerTypedPage {
    var page = page
    page.identity = { parameter in
      guard let value = parameter?.value as? Parameter else { return nil }
      return shown(value).map { BoxedContext($0) }
    }
    return AppFlowControllerTypedPage(page)
  }
}

extension AppFlowControllerPage {
  /// Sets the context that the page gives for a view controller.
  ///
  /// - Returns: A closure that restores the earlier context, or `nil` if the page gives no context and nothing was set.
  @discardableResult func setIdentity(
    of screen: UIViewController, with parameter: PageParameter?
  ) -> (() -> Void)? {
    guard let identity = identity?(parameter) else { return nil }
    let before = ScreenIdentity.of(screen)
    ScreenIdentity.set(identity, of: screen)
    return { ScreenIdentity.set(before, of: screen) }
  }
}
