import NavigationCore
import RouteComposition
import ViewHierarchy

/// Finds a route to a page in the tree as it is now.
struct PageResolver {
  private let flow: AppFlowController
  private let live: LiveTree
  private let pages: LivePages
  /// The navigation controller of the flow, or the screen that the flow is presented over.
  private let root: UIViewController
  /// Makes the navigation controller to present the first page in; `nil` if the flow has one on screen.
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

  func way(for wanted: PageGoal.Wanted) throws -> PageWay {
    var way =
      switch wanted {
      case .show(let showing): try self.way(showing)
      case .back: PageWay(anchor: try pageBelow())
      case .pop(let node): PageWay(anchor: try shown(node))
      case .reset: PageWay(anchor: presenter ?? root, replacesAll: presenter == nil && ground == nil)
      }
    way.inPlainContainers = pages.inPlainContainers
    if case .reset = wanted { return way }
    try addLeft(to: &way)
    return way
  }

  /// Checks a request before it is made, against the tree as it is now.
  func check(_ wanted: PageGoal.Wanted) throws {
    switch wanted {
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

  /// Checks that every new page gets the parameter it needs. Runs before any guard, so that a user does not log in for a page
  /// that cannot be made.
  private func checkParameters(_ showing: PageGoal.Showing, along way: PageWay) throws {
    var below = way.parent
    for step in way.steps {
      below = below.flatMap { flow.records[key: $0]?.preloaded[step.node] }
      if below == nil { try checkCanBeMade(step.node, with: showing.parameters) }
    }
  }

  /// Checks that a page, and the pages made together with it, get the parameters they need.
  private func checkCanBeMade(_ number: Int, with parameters: [Int: PageParameter]) throws {
    let node = flow.tree.nodes[number]
    if node.page.needsParameter, parameters[number] == nil {
      throw flow.failure(.missingParameter(identifier: node.identifier), at: number)
    }
    for child in flow.tree.preloaded(by: number) { try checkCanBeMade(child, with: parameters) }
  }

  private func way(_ showing: PageGoal.Showing) throws -> PageWay {
    try checkIsNotSkipped(showing)
    let full = flow.tree.way(to: showing.node)
    var positions: [Int] = []
    positions.reserveCapacity(full.count)
    for position in full.indices where !showing.skipped.contains(full[position]) { positions.append(position) }
    let there = pages.byNode()
    var next = positions.count
    while next > 0, there[full[positions[next - 1]]] == nil { next -= 1 }
    let (met, missing) = (positions[..<next], positions[next...])
    let base = if let last = met.last { there[full[last]] } else { LivePages.Entry?.none }
    let anchor = anchor(on: base, showing)
    var way = PageWay(anchor: anchor, replacesAll: base == nil && ground == nil && anchor === root)
    way.parent = base?.controller
    way.steps = steps(missing, of: full, after: met.last)
    if base == nil, !way.steps.isEmpty { way.steps[0].ground = ground }
    try checkParameters(showing, along: way)
    for step in way.steps {
      guard step.ground == nil, flow.tree.nodes[step.node].join == .push else { break }
      way.pushedFirst.append(
        NewScreen(at: { [flow] in flow.place(of: step.node) }, named: { [flow] in flow.typeName(step.node) }))
    }
    for node in showing.parameters.keys.sorted() where !full.contains(node) {
      guard let controller = known(node, there) else { continue }
      way.parameters.append((controller, showing.parameters[node]))
    }
    for position in met {
      let node = full[position]
      guard node == showing.node || showing.parameters[node] != nil, let entry = there[node] else { continue }
      way.parameters.append((entry.controller, showing.parameters[node]))
    }
    return way
  }

  /// Returns the view controller of a page that is in the tree, or that was made together with one in the tree.
  private func known(_ node: Int, _ there: [Int: LivePages.Entry]) -> UIViewController? {
    if let entry = there[node] { return entry.controller }
    guard let parent = flow.tree.nodes[node].parent, let below = known(parent, there) else { return nil }
    return flow.records[key: below]?.preloaded[node]
  }

  /// Returns the steps for pages of a path. Each step lists the pages that are skipped directly before it.
  private func steps(_ missing: ArraySlice<Int>, of full: [Int], after last: Int?) -> [PageStep] {
    var next = last.map { $0 + 1 } ?? 0
    var steps: [PageStep] = []
    for position in missing {
      steps.append(PageStep(node: full[position], skipped: Array(full[next..<position])))
      next = position + 1
    }
    return steps
  }

  /// Returns the view controller from which the new pages are shown.
  private func anchor(on base: LivePages.Entry?, _ showing: PageGoal.Showing) -> UIViewController {
    guard let base else {
      guard showing.leavesPagesStanding, ground == nil, !pages.entries.isEmpty else { return root }
      // All pages may be hidden, for instance in a tab.
      return pages.line.first?.controller ?? (root as? UINavigationController)?.topViewController ?? root
    }
    guard showing.leavesPagesStanding, base.node != showing.node, let current = pages.line.first else {
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
  /// Returns the page below the visible one. For a tab, this is the page below its tab bar.
  private func pageBelow() throws -> UIViewController {
    var line = pages.line[...]
    while let current = line.popFirst(), flow.tree.nodes[current.node].isTab {}
    guard let target = line.first?.controller ?? presenter else { throw CompositionError.nothingToGoBackFrom }
    return target
  }

  /// The screen to which a presented flow returns when its last page leaves.
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

  /// Adds the pages that leave by transitions of the app's own, the last one first.
  private func addLeft(to way: inout PageWay) throws {
    var own: [LivePages.Entry] = []
    for entry in pages.entries where flow.tree.nodes[entry.node].isLeftByOwnTransition { own.append(entry) }
    guard !own.isEmpty else { return }
    var gone = Set(try way.plan(in: live).removed.map(ObjectIdentifier.init))
    let seen = Set(pages.line.map { ObjectIdentifier($0.controller) })
    for entry in own {
      let id = ObjectIdentifier(entry.controller)
      let isSeen = seen.contains(id)
      let isAbove = isSeen && (way.replacesAll || pages.isAbove(entry, way.anchor))
      guard isAbove || entry.controller.isWithin(gone) else { continue }
      gone.insert(id)
      way.leftByOwn.append(entry)
      if isSeen { way.seen.insert(id) }
    }
    way.leftByOwn.reverse()
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether this screen, or a container around it, is in a set.
  ///
  /// The children of a plain container are not listed with it, so the set alone does not answer.
  func isWithin(_ gone: Set<ObjectIdentifier>) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if gone.contains(ObjectIdentifier(current)) { return true }
      next = current.parentInTree
    }
    return false
  }
}
