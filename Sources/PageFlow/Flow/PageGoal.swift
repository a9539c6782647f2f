import NavigationCore
import RouteComposition
import ViewHierarchy

/// The goal of a request of a page flow.
final class PageGoal: Goal {
  /// The aim of a request: showing a page, going back, or leaving all pages.
  enum Aim: Hashable {
    case show(Showing)
    case back
    case pop(Int)
    case reset
  }

  /// A page to show, with the details of the request.
  struct Showing: Hashable {
    let node: Int
    var parameters: [Int: PageParameter] = [:]
    var skipped: Set<Int> = []
    /// A Boolean value that indicates whether the pages on screen stay below the new pages.
    var keepsPages = false
  }

  private let flow: AppFlowController
  private let aim: Aim
  private let live: LiveTree

  nonisolated deinit {}

  init(_ flow: AppFlowController, _ aim: Aim, in live: LiveTree) {
    self.flow = flow
    self.aim = aim
    self.live = live
  }

  var name: String {
    switch aim {
    case .show(let showing): "page \(flow.tree.pathString(to: showing.node))"
    case .back: "going back a page"
    case .pop(let node): "popping to page \(flow.tree.pathString(to: node))"
    case .reset: "resetting the pages"
    }
  }

  var context: Any? {
    guard case .show(let showing) = aim else { return nil }
    return showing.parameters[showing.node]?.value
  }

  var sameness: AnyHashable? { AimKey(flow: ObjectIdentifier(flow), aim: AnyHashable(aim)) }

  var destinationType: (any Any.Type)? {
    switch aim {
    case .show(let showing): flow.tree.nodes[showing.node].page.viewControllerType
    case .pop(let node): flow.tree.nodes[node].page.viewControllerType
    case .back, .reset: nil
    }
  }

  var onlyRemoves: Bool { aim == .back }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    guard case .show(let showing) = aim else { return destinationType.map(suits) ?? false }
    return flow.tree.path(to: showing.node).contains { suits(flow.tree.nodes[$0].page.viewControllerType) }
  }

  private var parameters: [Int: PageParameter] {
    if case .show(let showing) = aim { showing.parameters } else { [:] }
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    let route = try PageResolver(flow, live).route(for: aim)
    return PageProposal(route, of: flow, in: live, plan: try route.plan(in: live), parameters: parameters)
  }
}

/// The identity of a page request: its flow and its aim.
private nonisolated struct AimKey: Hashable {
  let flow: ObjectIdentifier
  let aim: AnyHashable
}

/// The proposal of a page request: a route, and the first change that the route makes to the tree.
private final class PageProposal: Proposal {
  private let route: PageRoute
  private let flow: AppFlowController
  private let live: LiveTree
  /// The plan of the first change, for the tree in which the route was found.
  private let plan: TreePlan
  private let parameters: [Int: PageParameter]
  let resolution: Resolution

  nonisolated deinit {}

  init(
    _ route: PageRoute, of flow: AppFlowController, in live: LiveTree, plan: TreePlan, parameters: [Int: PageParameter]
  ) {
    (self.route, self.flow, self.live, self.plan, self.parameters) = (route, flow, live, plan, parameters)
    let waits = route.steps.contains { flow.needsAudience($0) } || !route.leftByAppCode.isEmpty
    resolution = plan.resolution(leaving: route.removed(by: plan), forAppCode: waits)
  }

  var found: AnyObject? { route.anchor }

  func describe(in description: inout RoutePlan) {
    description.setStart(route.anchor)
    description.changes = flow.describe(route, plan)
    description.removed = route.removed(by: plan).map(\.typeName)
  }

  func build(_ run: Executor) throws -> any Commit {
    let construction = PageConstruction(flow, leaving: plan.removed, live: live, run: run, parameters: parameters)
    try construction.build(route)
    return PageCommit(route, construction, plan, of: flow, in: live)
  }
}

extension AppFlowController {
  /// Returns a Boolean value that indicates whether a page waits until the window is visible.
  ///
  /// A page waits if it is presented, or if app code shows it. A push or a tab does not wait.
  fileprivate func needsAudience(_ step: PageStep) -> Bool {
    step.modal != nil || tree.nodes[step.node].join == .appCode
  }
}
