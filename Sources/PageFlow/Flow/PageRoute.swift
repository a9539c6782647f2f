import NavigationCore
import RouteComposition
import ViewHierarchy

/// A page to show.
struct PageStep {
  let node: Int
  let skipped: [Int]
  /// The page's screen, for use in plans before the screen is made.
  let newcomer: NewScreen
  /// The maker of the navigation controller in which the page is presented, or `nil` if the page is not presented.
  let modal: PageStack?
  /// A Boolean value that indicates whether the first change of the tree pushes the page. Later changes show the other pages.
  var isPushedFirst = false
}

/// The route from the tree as it is now to the aim of a request.
struct PageRoute {
  /// The screen to reveal first: the last page that stays. If no page stays, this is the root navigation controller, or the
  /// screen over which the flow is presented.
  let anchor: UIViewController
  /// The view controller of the last page on the path that is in the tree, or `nil` if there is none.
  ///
  /// The first new page may have been preloaded with this page. The anchor may be another page that stays above this page.
  var parent: UIViewController?
  /// A Boolean value that indicates whether every screen of the stack leaves. The anchor is then this stack.
  var replacesAll = false
  /// A Boolean value that indicates whether all pages leave and no page is shown in the end.
  var isReset = false
  /// The pages to show, in order.
  var steps: [PageStep] = []
  /// The existing screens that get a new parameter: pages that stay, and pages that were preloaded with them. The page to show
  /// is included if it stays, even if its parameter is `nil`.
  var parameters: [(controller: UIViewController, parameter: PageParameter?)] = []
  /// The pages that leave by transition classes of the app, in the order in which they leave: the innermost first.
  var leftByAppCode: [LivePages.Entry] = []
  /// The screens of ``leftByAppCode`` that are the visible page or a page below it. The others are hidden, for instance in
  /// another tab.
  var seen: Set<ObjectIdentifier> = []
  /// The view controllers that contain pages, and that are children of a container without an adapter; the outermost first.
  var inPlainContainers: [UIViewController] = []

  /// Plans the first change: reveals the anchor, and pushes the first pages onto its stack.
  func plan(in live: LiveTree) throws -> TreePlan {
    let pages = steps.prefix { $0.isPushedFirst }.map(\.newcomer)
    return try PagePush(pages, onto: anchor, replacingAll: replacesAll).plan(in: live)
  }

  /// Returns all screens that leave: the screens that the planned first change removes, then the screens that transition
  /// classes of the app remove, then the contents of leaving containers without an adapter. Within each group, the outermost
  /// screen comes first.
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
      // Before the page is left, it is revealed. Revealing it removes the screens above it.
      var above = TreePlan(plan.live)
      above.reveal(entry.controller)
      for screen in above.removed { add(screen) }
    }
    for child in inPlainContainers where child.isWithin(gone) { plan.live.forEach(from: child) { add($0) } }
    return removed
  }
}
