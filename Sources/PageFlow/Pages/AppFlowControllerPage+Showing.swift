public import ContextCore
import ViewHierarchy

nonisolated extension AppFlowControllerPage {
  /// The same page, which says what it shows when it is shown with a string, so that context navigation finds it:
  /// `.showing { id in NavigationContext(type: Place.order, payload: OrderNumber(id)) }`.
  ///
  /// - Parameter shown: Called with the string, `nil` where the page is shown without one. Returns `nil` where the page is
  ///   known by nothing, or by what its view controller says itself.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping @MainActor @Sendable (String?) -> NavigationContext<ContextType>?
  ) -> AppFlowControllerPage {
    var page = self
    page.identity = { parameter in shown(parameter?.value as? String).map { KnownContext($0) } }
    return page
  }
}

nonisolated extension AppFlowControllerTypedPage {
  /// The same page, which says what it shows when it is shown with a value, so that context navigation finds it:
  /// `.showing { id in NavigationContext(type: Place.order, payload: OrderNumber(id)) }`.
  ///
  /// - Parameter shown: Returns `nil` where the page is known by nothing, or by what its view controller says itself.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping @MainActor @Sendable (Parameter) -> NavigationContext<ContextType>?
  ) -> AppFlowControllerTypedPage {
    var page = page
    page.identity = { parameter in
      guard let value = parameter?.value as? Parameter else { return nil }
      return shown(value).map { KnownContext($0) }
    }
    return AppFlowControllerTypedPage(page)
  }
}

extension AppFlowControllerPage {
  /// Has contexts know a view controller by what the page says that it shows. Returns what takes that back.
  @discardableResult func beKnown(_ screen: UIViewController, with parameter: PageParameter?) -> (() -> Void)? {
    guard let identity = identity?(parameter) else { return nil }
    let before = ScreenIdentity.of(screen)
    ScreenIdentity.set(identity, of: screen)
    return { ScreenIdentity.set(before, of: screen) }
  }
}
