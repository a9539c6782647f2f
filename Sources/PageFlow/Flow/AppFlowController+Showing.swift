public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension AppFlowController {
  /// Shows a page from wherever the user is: back to the last page that both ways share, then forward along the
  /// registered way.
  ///
  /// - Parameters:
  ///   - page: A registered page.
  ///   - variant: The page before it, for a page that supports variants.
  ///   - parameters: Values for the page and for pages on the way. A page that is shown without one has none.
  ///   - animated: Whether the changes are animated.
  ///   - skipDismissTransitions: Whether the pages that would be left stay; going back then meets them. A page that is
  ///     there already is gone back to in any case.
  ///   - skipPages: Pages on the way that are left out, until the page after them has been left.
  /// - Throws: ``AppFlowControllerError`` where it can be told at once that the page cannot be shown; nothing moves then.
  ///   How the request ends is told by the forms with an outcome.
  public func show(
    page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, parameters: [AppFlowControllerParameter] = [],
    animated: Bool = true, skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage] = []
  ) throws {
    perform(
      try request(
        toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
        skipPages: skipPages
      ).animated(animated))
  }

  /// Shows a page, and hands how that ended to the completion, which is called once.
  public func show(
    page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, parameters: [AppFlowControllerParameter] = [],
    animated: Bool = true, skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage] = [],
    policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    do {
      let request = try request(
        toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
        skipPages: skipPages)
      perform(request.animated(animated).policy(policy), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Shows a page, and returns how that ended.
  public func outcome(
    showing page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter] = [], animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage] = [], policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome {
      try request(
        toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
        skipPages: skipPages
      ).animated(animated).policy(policy)
    }
  }

  /// Shows a page, and returns its view controller.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func go(
    to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter] = [], animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage] = [], policy: OverlapPolicy = .waitTurn
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
    parameters: [AppFlowControllerParameter] = [], skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage] = []
  ) throws -> NavigationRequest<UIViewController> {
    _ = try preparedRouter()
    var showing = PageGoal.Showing(node: try tree.node(of: page, variant: variant))
    showing.leavesPagesStanding = skipDismissTransitions
    let way = tree.way(to: showing.node)
    if !skipPages.isEmpty { showing.skipped = try nodes(of: skipPages, on: way) }
    try add(parameters, to: &showing, on: way)
    return try request(.show(showing))
  }

  /// What showing a page would do, as the screen is now. Changes nothing.
  ///
  /// - Throws: ``AppFlowControllerError``, or the `NavigationFailure` that the request would end with.
  public func plan(
    toShow page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter] = [], skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage] = []
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
    guard !parameters.isEmpty else { return }
    let met = Set(way).subtracting(showing.skipped)
    for parameter in parameters {
      let node = try tree.node(of: parameter.page, variant: parameter.variant)
      guard met.contains(node) else {
        throw AppFlowControllerError.parameterOutsidePath(
          identifier: tree.nodes[node].identifier, path: tree.path(to: showing.node))
      }
      showing.parameters[node] = parameter.parameter
    }
  }
}
