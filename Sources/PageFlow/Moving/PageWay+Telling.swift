import RouteComposition
import ViewHierarchy

extension AppFlowController {
  /// What a way would do, as plans tell it.
  func told(_ way: PageWay, _ planned: PlannedTree) -> [RoutePlan.Change] {
    var changes: [RoutePlan.Change] = []
    var below = way.anchor
    var isFound = true
    for step in way.steps {
      let preloaded = isFound ? records[key: below]?.preloaded[step.node] : nil
      if preloaded == nil { build(step.node, isInside: !isFound, &changes) }
      isFound = preloaded != nil
      if let preloaded { below = preloaded }
    }
    for entry in way.leftByOwn {
      changes.append(.opaque("\(type(of: tree.nodes[entry.node].backward))", screen: entry.controller.typeName))
    }
    changes += planned.told { typeName(way.steps[$0].node) }
    var container: String?
    for (position, step) in way.steps.enumerated().dropFirst(way.pushedFirst) {
      let name = typeName(step.node)
      switch tree.join(of: step.node) {
      case .push: changes.append(.embed(name, in: container ?? "UINavigationController"))
      case .modal:
        container = wrapper(step.node)
        changes.append(.embed(name, in: container ?? ""))
        let presenter = position == 0 ? way.anchor.typeName : typeName(way.steps[position - 1].node)
        changes.append(.present(container ?? name, on: presenter))
      case .tab:
        container = wrapper(step.node)
        changes.append(.select(name, in: position == 0 ? way.anchor.typeName : typeName(way.steps[position - 1].node)))
      case .opaque:
        container = nil
        changes.append(.opaque("\(type(of: tree.nodes[step.node].forward))", screen: name))
      }
    }
    return changes
  }

  /// What is built for a page: itself unless its parent has built it already, and what is made together with it.
  private func build(_ node: Int, isInside: Bool, _ changes: inout [RoutePlan.Change]) {
    let transition = tree.nodes[node].forward
    let isPreloaded = isInside && tree.join(of: node) != .push && transition.shouldPreloadViewController()
    guard !isPreloaded else { return }
    if tree.join(of: node) == .modal, let wrapper = wrapper(node) { changes.append(.build(wrapper)) }
    changes.append(.build(typeName(node)))
    buildPreloaded(by: node, &changes)
  }

  private func buildPreloaded(by node: Int, _ changes: inout [RoutePlan.Change]) {
    for child in tree.nodes[node].preloadable where tree.nodes[child].forward.shouldPreloadViewController() {
      if tree.join(of: child) == .tab, let wrapper = wrapper(child) { changes.append(.build(wrapper)) }
      changes.append(.build(typeName(child)))
      buildPreloaded(by: child, &changes)
    }
  }

  private func wrapper(_ node: Int) -> String? {
    (tree.nodes[node].forward as? any WrappingTransition)?.wrapperName
  }

  private func typeName(_ node: Int) -> String { String(describing: tree.nodes[node].page.viewControllerType) }
}
