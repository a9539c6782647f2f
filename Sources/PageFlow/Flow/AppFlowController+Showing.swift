public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Shows a page, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func go(
    to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil, policy: OverlapPolicy = .waitTurn
  ) async throws -> UIViewController {
    try await outcome(
      showing: page, variant: variant, parameters: parameters, animated: animated,
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages, policy: policy
    ).get()
  }

  /// The request that shows a page: for a router that plans it, or carries it out with guards of its own.
  ///
  /// - Throws: ``AppFlowControllerError`` where it can be told at once that the page cannot be shown.
  public func request(
    toShow page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    var showing = PageGoal.Showing(node: try tree.node(of: page, variant: variant))
    showing.leavesPagesStanding = skipDismissTransitions
    let way = tree.way(to: showing.node)
    if let skipPages, !skipPages.isEmpty { showing.skipped = try nodes(of: skipPages, on: way) }
    if let parameters, !parameters.isEmpty { try add(parameters, to: &showing, on: way) }
    return try request(.show(showing))
  }

  /// What showing a page would do, as the screen is now. Changes nothing.
  ///
  /// - Throws: ``AppFlowControllerError``, or the `NavigationFailure` that the request would end with.
  public func plan(
    toShow page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws -> RoutePlan {
    try preparedRouter().plan(
      request(
        toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
        skipPages: skipPages))
  }

  private func nodes(of pages: [AppFlowControllerPage], on way: [Int]) throws -> Set<Int> {
    let byName = Dictionary(way.map { (tree.nodes[$0].page.name, $0) }) { first, _ in first }
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
    _ parameters: [AppFlowControllerParameter], to showing: inout PageGoal.Showing, on way: [Int]
  ) throws {
    let met = Set(way).subtracting(showing.skipped)
    for parameter in parameters {
      let node = try tree.node(of: parameter.page, variant: parameter.variant)
      // What cannot be made without its value is on the way with what it is made together with.
      guard met.contains(node) || tree.nodes[node].page.needsParameter && isMade(node, togetherWithOneOf: met) else {
        throw AppFlowControllerError.parameterOutsidePath(
          identifier: tree.nodes[node].identifier, path: tree.path(to: showing.node))
      }
      showing.parameters[node] = parameter.parameter
    }
  }

  private func isMade(_ node: Int, togetherWithOneOf met: Set<Int>) -> Bool {
    guard let parent = tree.nodes[node].parent, tree.preloaded(by: parent).contains(node) else { return false }
    return met.contains(parent) || isMade(parent, togetherWithOneOf: met)
  }
}
