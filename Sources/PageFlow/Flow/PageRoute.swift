import NavigationCore
import RouteComposition
import ViewHierarchy

/// A page to show.
struct PageStep {
  let node: Int
  let skipped: [Int]
  /// The page's screen, as plans contain it before it is made.
  let newcomer: NewScreen
  /// Makes the navigation controller to present the page in; `nil` if the page is not presented.
  let modal: PageStack?
  /// A Boolean value that indicates whether the first change pushes the page.
  var isPushedFirst = false
}

/// The route from the tree as it is now to the aim of a request.
struct PageRoute {
  /// The screen to reveal first: the last page that stays, or the root navigation controller.
  let anchor: UIViewController
  /// The page before the first new page on its path.
  ///
  /// The new page may have been preloaded with it. The anchor may be a later page that stays above it.
  var parent: UIViewController?
  /// A Boolean value that indicates whether every screen of the anchor's stack leaves.
  var replacesAll = false
  /// A Boolean value that indicates whether all pages leave, so that no page is shown in the end.
  var isReset = false
  /// The pages to show, in order.
  var steps: [PageStep] = []
  /// The screens of pages that stay, each with its new parameter.
  var parameters: [(controller: UIViewController, parameter: PageParameter?)] = []
  /// The pages that leave by transitions of the app's own, the last one first.
  var leftByAppCode: [LivePages.Entry] = []
  /// The screens of ``leftByAppCode`` that the user sees.
  var seen: Set<ObjectIdentifier> = []
  /// The children that contain pages and whose container has no adapter, the outermost first.
  var inPlainContainers: [UIViewController] = []

  /// Plans the first change: reveals the anchor, and pushes the first pages onto its stack.
  func plan(in live: LiveTree) throws -> TreePlan {
    let pages = steps.prefix { $0.isPushedFirst }.map(\.newcomer)
    return try PagePush(pages, onto: anchor, replacingAll: replacesAll).plan(in: live)
  }

  /// Returns all screens that leave, the outermost first: by the planned first change, by transitions of the app's own, and
  /// inside leaving containers without an adapter.
  func removed(by plan: TreePlan) -> [UIViewController] {
    var removed = plan.removed
    if leftByAppCode.isEmpty, inPlainContainers.isEmpty { return removed }
    var gone = Set(removed.map(ObjectIdentifier.init))
    func add(_ screen: UIViewController) {
      if gone.insert(ObjectIdentifier(screen)).inserted { removed.append(screen) }
    }
    for entry in leftByAppCode.reversed() {
      plan.live.forEach(from: entry.controller) { add($0) }
      guard seen.contains(ObjectIdentifier(entry.controller)) else { continue }
      // The page is revealed before it is left. That removes the screens above it.
      var above = TreePlan(plan.live)
      above.reveal(entry.controller)
      for screen in above.removed { add(screen) }
    }
    for child in inPlainContainers where child.isWithin(gone) { plan.live.forEach(from: child) { add($0) } }
    return removed
  }
}
