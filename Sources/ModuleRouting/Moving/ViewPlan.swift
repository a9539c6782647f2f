import NavigationCore
import ViewHierarchy

/// A performance in the words of plans.
struct ViewPlan {
  private let destination: String
  private let path: ViewRoutePath

  init(_ destination: String, _ path: ViewRoutePath) {
    self.destination = destination
    self.path = path
  }

  func changes(_ place: ViewPlace, _ plan: TreePlan) -> [RoutePlan.Change] {
    var changes: [RoutePlan.Change] = []
    if case .segue = path.kind {} else { changes.append(.build(destination)) }
    let shown = path.container?.name ?? destination
    if path.container != nil { changes += [.build(shown), .embed(destination, in: shown)] }
    changes += plan.told
    switch place {
    case .stack, .over: break
    case .appCode, .child, .view: changes.append(.opaque(path.name, screen: shown))
    }
    return changes
  }
}
