import NavigationCore
import RouteComposition
import ViewHierarchy

extension AppFlowController {
  /// Returns a request that shows a page. If the router is idle, checks first that the page can be shown in the present tree.
  ///
  /// For the parameters, see ``show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
  ///
  /// - Throws: ``AppFlowControllerError`` if the flow is not prepared, if a page is not registered, if a variant is missing or
  ///   does not fit its page, if a parameter is for a page outside the path, or if the check fails.
  func request(
    toShow page: AppFlowControllerPage, variant: AppFlowControllerPage?, parameters: [AppFlowControllerParameter]?,
    skipDismissTransitions: Bool, skipPages: [AppFlowControllerPage]?
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    let showing = try showing(
      page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
      skipPages: skipPages)
    try checkNow(.show(showing))
    return .pages(self) { .show(showing) }
  }

  /// Returns the aim of a request that shows a page. Looks up the page, the skipped pages and the pages with parameters among the
  /// registered pages.
  ///
  /// For the parameters, see ``show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
  ///
  /// - Throws: ``AppFlowControllerError`` if a page is not registered, if a variant is missing or does not fit its page, or if a
  ///   parameter is for a page outside the path.
  func showing(
    _ page: AppFlowControllerPage, variant: AppFlowControllerPage?, parameters: [AppFlowControllerParameter]?,
    skipDismissTransitions: Bool, skipPages: [AppFlowControllerPage]?
  ) throws -> PageGoal.Showing {
    var showing = PageGoal.Showing(node: try tree.node(of: page, variant: variant))
    showing.keepsPages = skipDismissTransitions
    let path = tree.path(to: showing.node)
    if let skipPages, !skipPages.isEmpty { showing.skipped = try nodes(of: skipPages, on: path) }
    if let parameters, !parameters.isEmpty { try add(parameters, to: &showing, on: path) }
    return showing
  }

  private func nodes(of pages: [AppFlowControllerPage], on path: [Int]) throws -> Set<Int> {
    let byName = Dictionary(path.map { (tree.nodes[$0].page.name, $0) }) { first, _ in first }
    var found: Set<Int> = []
    for page in pages {
      if let node = byName[page.name] {
        found.insert(node)
      } else if tree.nodes(named: page.name).isEmpty {
        throw AppFlowControllerError.unregisteredPathIdentifier(identifier: page.identifier)
      }
    }
    return found
  }

  private func add(
    _ parameters: [AppFlowControllerParameter], to showing: inout PageGoal.Showing, on path: [Int]
  ) throws {
    let shown = Set(path).subtracting(showing.skipped)
    for parameter in parameters {
      let node = try tree.node(of: parameter.page, variant: parameter.variant)
      // A page that is made from its value, such as a typed tab, also accepts a value if it is made together with a page on the path.
      let isMadeFromValue = tree.nodes[node].page.parameterUse != .none
      guard shown.contains(node) || isMadeFromValue && isMade(node, togetherWithOneOf: shown) else {
        throw AppFlowControllerError.parameterOutsidePath(
          identifier: tree.nodes[node].identifier, path: tree.pathString(to: showing.node))
      }
      showing.parameters[node] = parameter.parameter
    }
  }

  private func isMade(_ node: Int, togetherWithOneOf shown: Set<Int>) -> Bool {
    guard let parent = tree.nodes[node].parent, tree.preloaded(by: parent).contains(node) else { return false }
    return shown.contains(parent) || isMade(parent, togetherWithOneOf: shown)
  }
}
