import NavigationCore
import RouteComposition
import ViewHierarchy

/// The commit of a page request. Its new screens are already made. The commit shows them, and sets the parameters of screens
/// that existed before the request.
final class PageCommit: Commit {
  private let route: PageRoute
  private let construction: PageConstruction
  private let plan: TreePlan
  private let flow: AppFlowController
  private let live: LiveTree

  nonisolated deinit {}

  init(
    _ route: PageRoute, _ construction: PageConstruction, _ plan: TreePlan, of flow: AppFlowController,
    in live: LiveTree
  ) {
    (self.route, self.construction, self.plan, self.flow, self.live) = (route, construction, plan, flow, live)
  }

  private var screen: UIViewController { construction.last ?? route.anchor }

  var destination: AnyObject? { screen }

  func setUpFound(_ run: Executor) throws {
    for (screen, parameter) in foundPages {
      guard let node = flow.records[key: screen]?.node else {
        try run.setUp(screen, with: parameter?.value)
        continue
      }
      try flow.joining(screen, node, parameter) { try run.setUp(screen, with: parameter?.value) }
    }
  }

  /// The existing screens that the router's tasks set up: the screens in the route's `parameters`. If the request shows no new
  /// page, and the anchor is a page, the anchor is set up too, with its present parameter.
  private var foundPages: [(controller: UIViewController, parameter: PageParameter?)] {
    var pages = route.parameters
    if route.steps.isEmpty, !pages.contains(where: { $0.controller === route.anchor }),
      flow.records[key: route.anchor] != nil
    {
      pages.append((route.anchor, flow.parameter(of: route.anchor)))
    }
    return pages
  }

  var visits: [Visit] {
    foundPages.filter { flow.records[key: $0.controller]?.isShown ?? true }
      .map { Visit($0.controller, $0.parameter?.value) }
      + (construction.made + construction.preloaded.map(\.controller)).compactMap { screen in
        guard let record = flow.records[key: screen], record.isShown else { return nil }
        return Visit(screen, record.parameter(of: screen)?.value)
      }
  }
}

// MARK: - Changing the tree

extension PageCommit {
  func steps(_ run: Executor) throws -> [TransactionStep] {
    for (controller, parameter) in route.parameters + construction.preloaded {
      flow.change(controller, run) { $0.show(parameter, on: controller) }
      guard let node = flow.records[key: controller]?.node else { continue }
      if let undo = flow.tree.nodes[node].page.setIdentity(of: controller, with: parameter) { run.onFailure(undo) }
    }
    var steps = route.leftByAppCode.isEmpty ? plan.steps : []
    for entry in route.leftByAppCode {
      if route.seen.contains(ObjectIdentifier(entry.controller)) { steps.append(reveal(entry.controller)) }
      steps.append(.change(leave(entry, run)))
    }
    if !route.leftByAppCode.isEmpty {
      // The first change follows the transitions of the app. They may rearrange the tree, so it is planned again after them.
      steps.append(.late(.everything, needsAudience: false) { try self.route.plan(in: self.live).steps })
    }
    steps += construction.steps
    if !route.isReset, !steps.isEmpty { live.addArrival(to: &steps, by: arriving) { self.screen } }
    return steps
  }

  /// Marks each new page as shown if a navigation controller of the app reports its screen as visible.
  func made(_ run: Executor) -> Sequel {
    for screen in construction.made where flow.records[key: screen]?.isShown == false && screen.isReportedVisible {
      flow.records[key: screen]?.isShown = true
    }
    return .done
  }

  private var arriving: Arriving {
    if construction.usesAppCode || !route.leftByAppCode.isEmpty { return .appCode }
    return .planned(around: route.anchor, making: construction.made.compactMap { $0 as? UISplitViewController })
  }

  private func reveal(_ screen: UIViewController) -> TransactionStep {
    .late(.everything, needsAudience: false) { [live] in TreePlan(live) { $0.reveal(screen) }.steps }
  }

  private func leave(_ entry: LivePages.Entry, _ run: Executor) -> AppCode {
    let node = flow.tree.nodes[entry.node]
    return AppCode("\(type(of: node.backward))", on: WindowStage(live), place: self.flow.place(of: entry.node)) {
      [flow] animated, answer in
      if node.isShownByAppCode { flow.change(entry.controller, run) { $0.leave() } }
      node.backward.backwardTransitionBlock(animated: animated) { answer(.success) }(entry.controller)
    }
  }
}
