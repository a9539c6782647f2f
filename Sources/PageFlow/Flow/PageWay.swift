import NavigationCore
import RouteComposition
import ViewHierarchy

/// One page to come.
struct PageStep {
  let node: Int
  let skipped: [Int]
  /// What it is presented in, where it is the first page of a flow that is presented.
  var ground: PageStack?
}

/// What leads from the tree as it is to where a request wants to go.
struct PageWay {
  /// What is made visible first: the last page that stays, or the root navigation controller.
  let anchor: UIViewController
  /// The page that the first of those to come follows, and may have been made with. The anchor may be one above it that
  /// stays.
  var parent: UIViewController?
  /// Whether nothing of the anchor's stack stays.
  var replacesAll = false
  /// Whether all pages go, and none is to be seen in the end.
  var isReset = false
  /// The pages to come, in order.
  var steps: [PageStep] = []
  /// Those of them that are pushed together with the first change.
  var pushedFirst: [NewScreen] = []
  /// What pages that stay are shown with from now on.
  var parameters: [(controller: UIViewController, parameter: PageParameter?)] = []
  /// The pages left by transitions of the app's own, the last one first.
  var leftByOwn: [LivePages.Entry] = []
  /// Those of them that the user sees.
  var seen: Set<ObjectIdentifier> = []
  /// What plain containers hold that has pages in it, outermost first.
  var inPlainContainers: [UIViewController] = []

  /// The first net change: what stays is made visible, and the first pages are pushed onto it.
  func plan(in live: LiveTree) throws -> TreePlan {
    var plan = TreePlan(live)
    plan.reveal(anchor)
    guard let last = pushedFirst.last else {
      if replacesAll {
        for child in live.children(of: anchor) { plan.take(child, outOf: anchor) }
      }
      return plan
    }
    let stack = replacesAll ? anchor as? UINavigationController : live.stack(around: anchor)
    guard let stack else {
      throw CompositionError.noHost(needed: "UINavigationController", around: anchor.typeName)
    }
    let contents = plan.contents(of: stack)
    if replacesAll { contents.edit(showing: last) { $0 = [] } }
    for newcomer in pushedFirst { contents.join(newcomer, by: .append) }
    return plan
  }

  /// All that leaves, outermost first: by the plan of the first net change, by the transitions of the app's own, and in plain
  /// containers that leave.
  func removed(by plan: TreePlan) -> [UIViewController] {
    var removed = plan.removed
    if leftByOwn.isEmpty, inPlainContainers.isEmpty { return removed }
    var gone = Set(removed.map(ObjectIdentifier.init))
    func add(_ screen: UIViewController) {
      if gone.insert(ObjectIdentifier(screen)).inserted { removed.append(screen) }
    }
    for entry in leftByOwn.reversed() {
      plan.live.forEach(from: entry.controller) { add($0) }
      guard seen.contains(ObjectIdentifier(entry.controller)) else { continue }
      // It is made visible to be left, which takes away what lies above it.
      var above = TreePlan(plan.live)
      above.reveal(entry.controller)
      for screen in above.removed { add(screen) }
    }
    for child in inPlainContainers where child.isWithin(gone) { plan.live.forEach(from: child) { add($0) } }
    return removed
  }
}
