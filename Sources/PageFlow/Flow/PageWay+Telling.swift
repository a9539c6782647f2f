import NavigationCore
import ViewHierarchy

extension AppFlowController {
  /// Returns the changes of a route, as a plan describes them.
  func told(_ way: PageWay, _ plan: TreePlan) -> [RoutePlan.Change] {
    var changes: [RoutePlan.Change] = []
    var below = way.parent
    var isFound = true
    for step in way.steps {
      let preloaded = isFound ? below.flatMap { records[key: $0]?.preloaded[step.node] } : nil
      if let ground = step.ground { changes.append(.build(ground.name)) }
      if preloaded == nil { build(step.node, isInside: !isFound, &changes) }
      isFound = preloaded != nil
      if let preloaded { below = preloaded }
    }
    for entry in way.leftByOwn {
      changes.append(.opaque("\(type(of: tree.nodes[entry.node].backward))", screen: entry.controller.typeName))
    }
    changes += plan.told
    tellJoining(way, &changes)
    return changes
  }

  /// Describes the changes after the first one, page by page.
  private func tellJoining(_ way: PageWay, _ changes: inout [RoutePlan.Change]) {
    var container: String?
    for (position, step) in way.steps.enumerated().dropFirst(way.pushedFirst.count) {
      let name = typeName(step.node)
      let before = position == 0 ? way.anchor.typeName : typeName(way.steps[position - 1].node)
      switch tree.nodes[step.node].join {
      case _ where step.ground != nil, .modal:
        container = step.ground?.name ?? wrapper(step.node)
        changes.append(.embed(name, in: container ?? ""))
        changes.append(.present(container ?? name, on: before))
      case .push: changes.append(.embed(name, in: container ?? "UINavigationController"))
      case .tab:
        container = wrapper(step.node)
        changes.append(.select(name, in: before))
      case .appCode:
        container = nil
        changes.append(.opaque("\(type(of: tree.nodes[step.node].forward))", screen: name))
      }
    }
  }

  /// Describes the screens that are built for a page: its own, unless its parent has preloaded it, and those made together
  /// with it.
  private func build(_ node: Int, isInside: Bool, _ changes: inout [RoutePlan.Change]) {
    let transition = tree.nodes[node].forward
    let isPreloaded = isInside && tree.nodes[node].join != .push && transition.shouldPreloadViewController()
    guard !isPreloaded else { return }
    if tree.nodes[node].join == .modal, let wrapper = wrapper(node) { changes.append(.build(wrapper)) }
    changes.append(.build(typeName(node)))
    buildPreloaded(by: node, &changes)
  }

  private func buildPreloaded(by node: Int, _ changes: inout [RoutePlan.Change]) {
    for child in tree.preloaded(by: node) {
      if tree.nodes[child].join == .tab, let wrapper = wrapper(child) { changes.append(.build(wrapper)) }
      changes.append(.build(typeName(child)))
      buildPreloaded(by: child, &changes)
    }
  }

  private func wrapper(_ node: Int) -> String? {
    (tree.nodes[node].forward as? any WrappingTransition)?.stack.name
  }

  /// Returns the name of a page for failures.
  func place(of node: Int) -> String { "page \(tree.nodes[node].identifier)" }

  func typeName(_ node: Int) -> String { String(describing: tree.nodes[node].page.viewControllerType) }
}
