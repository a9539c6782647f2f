import NavigationCore
import RouteComposition
import ViewHierarchy

/// Finds a route to a page in the tree as it is now.
struct PageResolver {
  private let flow: AppFlowController
  private let live: LiveTree
  private let pages: LivePages
  /// The navigation controller of the flow. If a presented flow is not on screen, this is the current screen, which will
  /// present the flow.
  private let root: UIViewController
  /// The maker of the navigation controller in which the first page is presented. `nil` if the flow is not presented, or is on
  /// screen already.
  private let ground: PageStack?

  init(_ flow: AppFlowController, _ live: LiveTree) throws {
    guard let pages = LivePages(of: flow, in: live), let root = pages.stack ?? live.screenInFront else {
      throw flow.failure(.missingConfiguration)
    }
    self.flow = flow
    self.live = live
    self.pages = pages
    self.root = root
    if pages.stack == nil, case .presented(let ground) = flow.ground { self.ground = ground } else { ground = nil }
  }

  func route(for aim: PageGoal.Aim) throws -> PageRoute {
    var route =
      switch aim {
      case .show(let showing): try self.route(showing)
      case .back: PageRoute(anchor: try pageBelow())
      case .pop(let node): PageRoute(anchor: try shown(node))
      case .reset: PageRoute(anchor: presenter ?? root, replacesAll: presenter == nil && ground == nil, isReset: true)
      }
    route.inPlainContainers = pages.inPlainContainers
    if !route.isReset { try addPagesLeftByAppCode(to: &route) }
    return route
  }

  /// Checks a request against the present tree before it is made.
  ///
  /// - Throws: A failure if the page to show is skipped, or if the page to pop to is skipped or not on screen.
  func check(_ aim: PageGoal.Aim) throws {
    switch aim {
    case .show(let showing): try checkIsNotSkipped(showing)
    case .pop(let node): _ = try shown(node)
    case .back, .reset: break
    }
  }
}

// MARK: - Showing

extension PageResolver {
  private func checkIsNotSkipped(_ showing: PageGoal.Showing) throws {
    let isLeftOut = showing.skipped.contains(showing.node)
    guard isLeftOut || pages.isSkipped(showing.node) else { return }
    throw flow.failure(.showingSkippedPage(identifier: flow.tree.nodes[showing.node].identifier), at: showing.node)
  }

  /// Checks that every new page gets the parameter that it requires. The check runs before any guard is asked, so that a user
  /// does not log in for a page that cannot be made.
  private func checkParameters(_ showing: PageGoal.Showing, along route: PageRoute) throws {
    var below = route.parent
    for step in route.steps {
      below = below.flatMap { flow.records[key: $0]?.preloaded[step.node] }
      if below == nil { try checkCanBeMade(step.node, with: showing.parameters) }
    }
  }

  /// Checks that a page, and the pages that are made together with it, get the parameters that they require.
  private func checkCanBeMade(_ number: Int, with parameters: [Int: PageParameter]) throws {
    let node = flow.tree.nodes[number]
    if node.page.needsParameter, parameters[number] == nil {
      throw flow.failure(.missingParameter(identifier: node.identifier), at: number)
    }
    for child in flow.tree.preloaded(by: number) { try checkCanBeMade(child, with: parameters) }
  }

  private func route(_ showing: PageGoal.Showing) throws -> PageRoute {
    try checkIsNotSkipped(showing)
    let path = flow.tree.path(to: showing.node)
    var positions: [Int] = []
    positions.reserveCapacity(path.count)
    for position in path.indices where !showing.skipped.contains(path[position]) { positions.append(position) }
    let onScreen = pages.byNode()
    var next = positions.count
    while next > 0, onScreen[path[positions[next - 1]]] == nil { next -= 1 }
    let (staying, missing) = (positions[..<next], positions[next...])
    let base = if let last = staying.last { onScreen[path[last]] } else { LivePages.Entry?.none }
    let anchor = anchor(on: base, showing)
    var route = PageRoute(anchor: anchor, replacesAll: base == nil && ground == nil && anchor === root)
    route.parent = base?.controller
    route.steps = steps(missing, of: path, after: staying.last, in: base == nil ? ground : nil)
    try checkParameters(showing, along: route)
    for node in showing.parameters.keys.sorted() where !path.contains(node) {
      guard let controller = viewController(of: node, onScreen) else { continue }
      route.parameters.append((controller, showing.parameters[node]))
    }
    for position in staying {
      let node = path[position]
      guard node == showing.node || showing.parameters[node] != nil, let entry = onScreen[node] else { continue }
      route.parameters.append((entry.controller, showing.parameters[node]))
    }
    return route
  }

  /// Returns the view controller of a page that is in the tree, or that was preloaded with a page in the tree. Returns `nil` if
  /// there is none.
  private func viewController(of node: Int, _ onScreen: [Int: LivePages.Entry]) -> UIViewController? {
    if let entry = onScreen[node] { return entry.controller }
    guard let parent = flow.tree.nodes[node].parent, let below = viewController(of: parent, onScreen) else {
      return nil
    }
    return flow.records[key: below]?.preloaded[node]
  }

  /// Returns the steps for the new pages of a path. Each step lists the pages that are skipped directly before it.
  ///
  /// - Parameters:
  ///   - missing: The positions of the new pages in `path`.
  ///   - last: The position of the last page that stays, or `nil` if no page stays.
  ///   - ground: The maker of the navigation controller in which the first new page is presented, or `nil` if the flow has its
  ///     navigation controller already.
  private func steps(
    _ missing: ArraySlice<Int>, of path: [Int], after last: Int?, in ground: PageStack?
  ) -> [PageStep] {
    var next = last.map { $0 + 1 } ?? 0
    var steps: [PageStep] = []
    for position in missing {
      let number = path[position]
      let node = flow.tree.nodes[number]
      let modal = steps.isEmpty ? ground ?? node.modal : node.modal
      let newcomer = NewScreen(
        at: { [flow] in flow.place(of: number) }, named: { [flow] in flow.typeName(number) })
      let follows = steps.last?.isPushedFirst ?? true
      steps.append(
        PageStep(
          node: number, skipped: Array(path[next..<position]), newcomer: newcomer, modal: modal,
          isPushedFirst: follows && modal == nil && node.join == .push))
      next = position + 1
    }
    return steps
  }

  /// Returns the view controller from which the new pages are shown: `base`, or the root if `base` is `nil`.
  ///
  /// If the request keeps the pages on screen, the method returns the current page instead in three cases:
  /// - `base` is `nil`, the flow has its navigation controller, and a page is in the tree. If no page is visible, the method
  ///   returns the top view controller of the root.
  /// - `base` is not the page to show, and the current page is above `base`.
  /// - `base` is not the page to show, and revealing `base` would remove a page.
  ///
  /// - Parameter base: The last page of the path that is on screen; skipped pages do not count.
  private func anchor(on base: LivePages.Entry?, _ showing: PageGoal.Showing) -> UIViewController {
    guard let base else {
      guard showing.keepsPages, ground == nil, !pages.entries.isEmpty else { return root }
      // All pages may be hidden, for instance in a tab.
      return pages.line.first?.controller ?? (root as? UINavigationController)?.topViewController ?? root
    }
    guard showing.keepsPages, base.node != showing.node, let current = pages.line.first else {
      return base.controller
    }
    var plan = TreePlan(live)
    plan.reveal(base.controller)
    let gone = Set(plan.removed.map(ObjectIdentifier.init))
    let isLeft = pages.entries.contains { $0.controller.isWithin(gone) }
    let isAbove = pages.isAbove(current, base.controller)
    return isLeft || isAbove ? current.controller : base.controller
  }
}

// MARK: - Going back

extension PageResolver {
  /// Returns the view controller of the page below the visible page. For a tab, this is the page below its tab bar. For the
  /// first page of a presented flow, the result is the presenter.
  ///
  /// - Throws: ``CompositionError/nothingToGoBackFrom`` if there is no such screen.
  private func pageBelow() throws -> UIViewController {
    var line = pages.line[...]
    while let current = line.popFirst(), flow.tree.nodes[current.node].isTab {}
    guard let target = line.first?.controller ?? presenter else { throw CompositionError.nothingToGoBackFrom }
    return target
  }

  /// The screen to which a presented flow returns when its last page leaves, or `nil` if the flow is not presented or not on
  /// screen.
  private var presenter: UIViewController? {
    guard case .presented = flow.ground else { return nil }
    return pages.stack?.presenterInTree
  }

  private func shown(_ node: Int) throws -> UIViewController {
    if let entry = pages.byNode()[node] { return entry.controller }
    let identifier = flow.tree.nodes[node].identifier
    throw flow.failure(
      pages.isSkipped(node) ? .popToSkippedPath(identifier: identifier) : .pageNotShown(identifier: identifier),
      at: node)
  }

  /// Adds the pages that leave by transition classes of the app, in the order in which they leave: the innermost first.
  private func addPagesLeftByAppCode(to route: inout PageRoute) throws {
    var own: [LivePages.Entry] = []
    for entry in pages.entries where flow.tree.nodes[entry.node].isLeftByAppCode { own.append(entry) }
    guard !own.isEmpty else { return }
    var gone = Set(try route.plan(in: live).removed.map(ObjectIdentifier.init))
    let seen = Set(pages.line.map { ObjectIdentifier($0.controller) })
    for entry in own {
      let id = ObjectIdentifier(entry.controller)
      let isSeen = seen.contains(id)
      let isAbove = isSeen && (route.replacesAll || pages.isAbove(entry, route.anchor))
      guard isAbove || entry.controller.isWithin(gone) else { continue }
      gone.insert(id)
      route.leftByAppCode.append(entry)
      if isSeen { route.seen.insert(id) }
    }
    route.leftByAppCode.reverse()
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether this screen, or a container around it, is in a set.
  ///
  /// The set may contain a container without the children of the container, so the method also looks at the parents.
  func isWithin(_ gone: Set<ObjectIdentifier>) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if gone.contains(ObjectIdentifier(current)) { return true }
      next = current.parentInTree
    }
    return false
  }
}
