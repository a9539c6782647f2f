public import RouteComposition
public import ViewHierarchy

/// Makes the view controller of a page outside of a navigation of its flow, so that the flow knows it all the same; see
/// ``AppFlowController/factory(for:)``.
public struct PageFactory: Factory {
  private let flow: AppFlowController
  private let node: Int

  init(_ flow: AppFlowController, _ node: Int) { (self.flow, self.node) = (flow, node) }

  /// Makes the view controller of the page, which stands for the page from now on.
  ///
  /// - Throws: What making it threw; `AppFlowControllerError` where it is of another class than the page says.
  public func build(with context: Any?) throws -> UIViewController {
    flow.making.append(PageInMaking(record: PageRecord(node: node)))
    defer { flow.making.removeLast() }
    let page = flow.tree.nodes[node].page
    let screen = try page.make(nil)
    guard page.isOfRightType(screen) else {
      throw flow.failure(.unregisteredViewControllerType(viewControllerType: type(of: screen)), at: node)
    }
    flow.records[key: screen] = PageRecord(node: node)
    return screen
  }

  /// Whether a view controller stands for the page.
  public func hasMade(_ screen: UIViewController) -> Bool { flow.records[key: screen]?.node == node }
}

extension AppFlowController {
  /// A factory for the view controller of a page, for what puts it on screen without a navigation of the flow, as restoring does.
  ///
  /// - Parameter page: A registered page without a parameter.
  /// - Throws: `AppFlowControllerError` for a page that is not registered.
  public func factory(for page: AppFlowControllerPage) throws -> PageFactory {
    PageFactory(self, try tree.node(of: page))
  }
}
