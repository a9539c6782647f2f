import NavigationCore
import ViewHierarchy

extension AppFlowController {
  /// Returns descriptions of the changes that a route makes, for a plan.
  func describe(_ route: PageRoute, _ plan: TreePlan) -> [RoutePlan.Change] {
    var changes: [RoutePlan.Change] = []
    var below = route.parent
    var isFound = true
    for step in route.steps {
      let preloaded = isFound ? below.flatMap { records[key: $0]?.preloaded[step.node] } : nil
      if let modal = step.modal { changes.append(.build(modal.name)) }
      if preloaded == nil { build(step.node, isInside: !isFound, &changes) }
      isFound = preloaded != nil
      if let preloaded { below = preloaded }
    }
    for entry in route.leftByAppCode {
      changes.append(.opaque("\(type(of: tree.nodes[entry.node].backward))", screen: entry.controller.typeName))
    }
    changes += plan.description
    describeJoining(route, &changes)
    return changes
  }

  /// Describes the changes after the first change, page by page.
  private func describeJoining(_ route: PageRoute, _ changes: inout [RoutePlan.Change]) {
    var container: String?
    for (position, step) in route.steps.enumerated() where !step.isPushedFirst {
      let name = typeName(step.node)
      let before = position == 0 ? route.anchor.typeName : typeName(route.steps[position - 1].node)
      if let modal = step.modal {
        container = modal.name
        changes += [.embed(name, in: modal.name), .present(modal.name, on: before)]
        continue
      }
      let node = tree.nodes[step.node]
      switch node.join {
      case .push, .modal: changes.append(.embed(name, in: container ?? "UINavigationController"))
      case .tab:
        container = node.stack?.name
        changes.append(.select(name, in: before))
      case .appCode:
        container = nil
        changes.append(.opaque("\(type(of: node.forward))", screen: name))
      }
    }
  }

  /// Describes the screens that are built for a page: the page's screen, and the screens that are made together with it.
  ///
  /// - Parameter isInside: A Boolean value that indicates whether the page before is built too. If the page is made together with
  ///   the page before, this method describes nothing, because the call for the page before has described it.
  private func build(_ node: Int, isInside: Bool, _ changes: inout [RoutePlan.Change]) {
    let transition = tree.nodes[node].forward
    let isPreloaded = isInside && tree.nodes[node].join != .push && transition.shouldPreloadViewController()
    guard !isPreloaded else { return }
    changes.append(.build(typeName(node)))
    buildPreloaded(by: node, &changes)
  }

  private func buildPreloaded(by node: Int, _ changes: inout [RoutePlan.Change]) {
    for child in tree.preloaded(by: node) {
      if tree.nodes[child].join == .tab, let stack = tree.nodes[child].stack { changes.append(.build(stack.name)) }
      changes.append(.build(typeName(child)))
      buildPreloaded(by: child, &changes)
    }
  }

  /// Returns the name of a page for failures.
  func place(of node: Int) -> String { "page \(tree.nodes[node].identifier)" }

  func typeName(_ node: Int) -> String { String(describing: tree.nodes[node].page.viewControllerType) }
}
