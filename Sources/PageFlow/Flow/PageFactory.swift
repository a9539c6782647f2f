public import RouteComposition
public import ViewHierarchy

/// A factory that makes the view controller of a page for a navigation outside the page's flow.
///
/// The flow recognizes the view controller as its page. Get a factory from ``AppFlowController/factory(for:)``.
public struct PageFactory: Factory {
  private let flow: AppFlowController
  private let node: Int

  init(_ flow: AppFlowController, _ node: Int) { (self.flow, self.node) = (flow, node) }

  /// Makes the view controller of the page, without a parameter. The context is ignored.
  ///
  /// - Throws: The error of the page's closure, storyboard or factory, or `AppFlowControllerError` if the page requires a
  ///   parameter. If the view controller is not of the class that the page declares, throws a `NavigationFailure`. Its reason is
  ///   an `AppFlowControllerError`.
  public func build(with context: Any?) throws -> UIViewController {
    flow.making.append(PageInMaking(record: PageRecord(node: node)))
    defer { flow.making.removeLast() }
    let page = flow.tree.nodes[node].page
    let screen = try page.make(nil)
    guard page.isOfRightType(screen) else {
      throw flow.failure(.unregisteredViewControllerType(viewControllerType: type(of: screen)), at: node)
    }
    flow.records[key: screen] = PageRecord(node: node)
    page.setIdentity(of: screen, with: nil)
    return screen
  }

  /// Returns a Boolean value that indicates whether a view controller is the screen of this page.
  public func hasMade(_ screen: UIViewController) -> Bool { flow.records[key: screen]?.node == node }
}

extension AppFlowController {
  /// Returns a factory of a page's view controller for navigations outside this flow, for instance for restoring.
  ///
  /// - Parameter page: A registered page that does not require a parameter. For a variant, pass
  ///   ``AppFlowControllerPage/under(_:)``.
  /// - Throws: `AppFlowControllerError` if the page is not registered, or if it has variants and `page` names none of them.
  public func factory(for page: AppFlowControllerPage) throws -> PageFactory {
    PageFactory(self, try tree.node(of: page))
  }
}
