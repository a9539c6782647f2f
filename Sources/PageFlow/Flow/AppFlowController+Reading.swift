import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Announces that a view controller which this controller has not shown is a registered page, for instance one shown
  /// by a segue. Call it in its `viewDidLoad`; where the page's view controller was made for a transition of your own, once
  /// you have shown it.
  ///
  /// - Parameters:
  ///   - viewController: The view controller.
  ///   - name: The name of its page, or the identifier of a variant.
  /// - Throws: ``AppFlowControllerError`` where there is no such page, or several and none belongs to the current page.
  public func updateCurrentPage(with viewController: UIViewController, for name: String) throws {
    var nodes = tree.nodes(named: name)
    if nodes.isEmpty, let variant = tree.byIdentifier[name] { nodes = [variant] }
    if let known = records[key: viewController], nodes.contains(known.node) {
      // One that is being made together with another page may load its view, and is not shown by that.
      if !known.isShown, beingMade == nil { records[key: viewController]?.isShown = true }
      return
    }
    if let beingMade, nodes.contains(beingMade.node) { return }
    let node = try node(named: name, among: nodes, for: viewController)
    var record = PageRecord(node: node)
    record.show(nil, on: viewController)
    records[key: viewController] = record
    tree.nodes[node].page.beKnown(viewController, with: nil)
  }

  private func node(named name: String, among nodes: [Int], for viewController: UIViewController) throws -> Int {
    if nodes.count == 1 { return nodes[0] }
    guard !nodes.isEmpty else { throw AppFlowControllerError.unregisteredPathIdentifier(identifier: name) }
    let line = livePages?.line ?? []
    for entry in line where entry.controller !== viewController {
      if let node = nodes.first(where: { tree.nodes[$0].parent == entry.node }) { return node }
    }
    throw AppFlowControllerError.missingVariant(identifier: name)
  }

  /// The registered way to the current page; `nil` where there is none.
  public func currentPathComponents() -> String? { currentRecord.map { tree.path(to: $0.node) } }

  /// The string that the current page was shown with. `nil` where it was shown without one, or its screen has been
  /// updated by a context since.
  public func currentPageParameter() -> String? {
    if let asking = askingPage() { return asking.parameter?.value as? String }
    return (livePages?.line.first).flatMap { parameter(of: $0.controller) }?.value as? String
  }

  /// The string that a page was last shown with, as long as it is on screen. `nil` where it was shown without one, or
  /// its screen has been updated by a context since.
  ///
  /// - Throws: ``AppFlowControllerError`` where the page is not registered, or a variant is missing.
  public func parameter(for page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> String? {
    try value(for: page, variant) as? String
  }

  /// The value that a page was last shown with, as long as it is on screen. `nil` where it was shown without one, or
  /// its screen has been updated by a context since.
  ///
  /// - Throws: ``AppFlowControllerError`` where the page is not registered, or a variant is missing.
  public func parameter<Value>(
    for page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil
  ) throws -> Value? {
    try value(for: page.page, variant) as? Value
  }

  /// The pages that are left out by one that is shown. Until that one is left, showing one of them fails with
  /// ``AppFlowControllerError/showingSkippedPage(identifier:)``.
  ///
  /// - Complexity: Linear in the number of view controllers in the tree, where a page was ever left out.
  public var skippedPages: [AppFlowControllerPage] {
    guard records.haveLeftOut, let pages = livePages else { return [] }
    return tree.nodes.indices.filter(pages.isSkipped).map { tree.nodes[$0].page }
  }

  private func value(for page: AppFlowControllerPage, _ variant: AppFlowControllerPage?) throws -> Any? {
    let node = try tree.node(of: page, variant: variant)
    if let making = making.last(where: { $0.record.node == node }) { return making.record.parameter?.value }
    guard let entry = livePages?.byNode()[node] else { return nil }
    return parameter(of: entry.controller)?.value
  }

  /// What the view controller of a page was shown with, where it still shows that.
  func parameter(of controller: UIViewController) -> PageParameter? {
    records[key: controller]?.parameter(of: controller)
  }

  var livePages: LivePages? { router.flatMap { LivePages(of: self, in: $0.live) } }

  var currentRecord: PageRecord? {
    if let asking = askingPage() { return asking }
    guard let entry = livePages?.line.first else { return nil }
    return records[key: entry.controller]
  }
}
