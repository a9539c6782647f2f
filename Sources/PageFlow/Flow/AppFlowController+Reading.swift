import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Registers a view controller as the screen of a page if this flow has not shown it, for instance after a segue.
  ///
  /// Call this method in the view controller's `viewDidLoad`. If the view controller was made for a transition of your own, call
  /// the method after you have shown the view controller.
  ///
  /// If several variants have the name, the parent of the variant decides. The method looks for these parents among the pages on
  /// screen, from the visible page downwards. The first parent that it finds counts.
  ///
  /// - Parameters:
  ///   - viewController: The view controller on screen.
  ///   - name: The name of its page, or the identifier of a variant.
  /// - Throws: ``AppFlowControllerError`` if no page has this name, or if several variants have it and the method finds none of
  ///   their parents.
  public func updateCurrentPage(with viewController: UIViewController, for name: String) throws {
    var nodes = tree.nodes(named: name)
    if nodes.isEmpty, let variant = tree.byIdentifier[name] { nodes = [variant] }
    if let known = records[key: viewController], nodes.contains(known.node) {
      // The code of a page that is being made may have loaded this view. Loading the view in this way does not show its page.
      if !known.isShown, beingMade == nil { records[key: viewController]?.isShown = true }
      return
    }
    if let beingMade, nodes.contains(beingMade.node) { return }
    let node = try node(named: name, among: nodes, for: viewController)
    var record = PageRecord(node: node)
    record.show(nil, on: viewController)
    records[key: viewController] = record
    tree.nodes[node].page.setIdentity(of: viewController, with: nil)
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

  /// Returns the registered path to the current page, as the identifiers of its pages. Returns `nil` if there is no current page.
  public func currentPathComponents() -> String? { currentRecord.map { tree.pathString(to: $0.node) } }

  /// Returns the string that the current page was shown with.
  ///
  /// Returns `nil` if there is no current page, if the page was shown without a string, or if a context has updated its screen
  /// since.
  public func currentPageParameter() -> String? {
    if let reading = readingPage() { return reading.parameter?.value as? String }
    return (livePages?.line.first).flatMap { parameter(of: $0.controller) }?.value as? String
  }

  /// Returns the string that a page on screen was last shown with.
  ///
  /// - Returns: The string, or `nil` if the page is not on screen, if it was shown without a string, or if a context has
  ///   updated its screen since.
  /// - Throws: ``AppFlowControllerError`` if the page is not registered, or if `variant` is missing or does not fit the page.
  public func parameter(for page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> String? {
    try value(for: page, variant) as? String
  }

  /// Returns the value that a page on screen was last shown with.
  ///
  /// - Returns: The value, or `nil` if the page is not on screen, if it was shown without a value, or if a context has updated
  ///   its screen since.
  /// - Throws: ``AppFlowControllerError`` if the page is not registered, or if `variant` is missing or does not fit the page.
  public func parameter<Value>(
    for page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil
  ) throws -> Value? {
    try value(for: page.page, variant) as? Value
  }

  /// The pages that are skipped now. A skipped page is not on screen, and was left out of the path when a page on screen was
  /// shown.
  ///
  /// Showing one of them fails with ``AppFlowControllerError/showingSkippedPage(identifier:)`` until the page that skips it is
  /// left.
  ///
  /// - Complexity: Linear in the number of view controllers in the tree if any page was ever skipped; otherwise constant.
  public var skippedPages: [AppFlowControllerPage] {
    guard records.hasSkippedPages, let pages = livePages else { return [] }
    return tree.nodes.indices.filter(pages.isSkipped).map { tree.nodes[$0].page }
  }

  private func value(for page: AppFlowControllerPage, _ variant: AppFlowControllerPage?) throws -> Any? {
    let node = try tree.node(of: page, variant: variant)
    if let making = making.last(where: { $0.record.node == node }) { return making.record.parameter?.value }
    guard let entry = livePages?.byNode()[node] else { return nil }
    return parameter(of: entry.controller)?.value
  }

  /// Returns the parameter that a page's view controller was last shown with, or `nil` if it had none or a context has updated
  /// the view controller since.
  func parameter(of controller: UIViewController) -> PageParameter? {
    records[key: controller]?.parameter(of: controller)
  }

  var livePages: LivePages? { router.flatMap { LivePages(of: self, in: $0.live) } }

  var currentRecord: PageRecord? {
    if let reading = readingPage() { return reading }
    guard let entry = livePages?.line.first else { return nil }
    return records[key: entry.controller]
  }
}
