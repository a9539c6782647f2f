import NavigationCore
import RouteComposition
import ViewHierarchy

/// What one request of a page flow wants: resolved against the tree as it is, built, and turned into changes.
final class PageGoal: Goal {
  /// What a request wants.
  enum Wanted: Hashable {
    case show(Showing)
    case back
    case pop(Int)
    case reset
  }

  /// How a page is to be shown.
  struct Showing: Hashable {
    let node: Int
    var parameters: [Int: PageParameter] = [:]
    var skipped: Set<Int> = []
    /// Whether the pages that would be left stay where they are.
    var leavesPagesStanding = false
  }

  private let flow: AppFlowController
  private let wanted: Wanted
  private let live: LiveTree
  private var way: PageWay?
  /// What the way comes to in the tree as it was found.
  private var plan: TreePlan?
  private var construction: PageConstruction?

  nonisolated deinit {}

  init(_ flow: AppFlowController, _ wanted: Wanted, in live: LiveTree) {
    self.flow = flow
    self.wanted = wanted
    self.live = live
  }

  var vocabulary: String? { "pages" }

  var name: String {
    switch wanted {
    case .show(let showing): "page \(flow.tree.path(to: showing.node))"
    case .back: "going back a page"
    case .pop(let node): "popping to page \(flow.tree.path(to: node))"
    case .reset: "resetting the pages"
    }
  }

  var context: Any? {
    guard case .show(let showing) = wanted else { return nil }
    return showing.parameters[showing.node]?.value
  }

  var sameness: AnyHashable? { WantedKey(flow: ObjectIdentifier(flow), wanted: AnyHashable(wanted)) }

  var destinationType: (any Any.Type)? {
    switch wanted {
    case .show(let showing): flow.tree.nodes[showing.node].page.viewControllerType
    case .pop(let node): flow.tree.nodes[node].page.viewControllerType
    case .back, .reset: nil
    }
  }

  var onlyTakesAway: Bool { wanted == .back }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    guard case .show(let showing) = wanted else { return destinationType.map(suits) ?? false }
    return flow.tree.way(to: showing.node).contains { suits(flow.tree.nodes[$0].page.viewControllerType) }
  }

  private var parameters: [Int: PageParameter] {
    if case .show(let showing) = wanted { showing.parameters } else { [:] }
  }

  private var screen: UIViewController? { construction?.last ?? way?.anchor }

  var destination: AnyObject? { screen }
}

/// What makes two requests equal.
private nonisolated struct WantedKey: Hashable {
  let flow: ObjectIdentifier
  let wanted: AnyHashable
}

// MARK: - Before anything changes

extension PageGoal {
  func resolve(_ run: Executor) throws -> Resolution {
    construction = nil
    let way = try PageResolver(flow, live).way(for: wanted)
    let plan = try way.plan(in: live)
    (self.way, self.plan) = (way, plan)
    return Resolution(
      leaving: TreePlan.questions(leaving: way.removed(by: plan)),
      needsAudience: plan.needsAudience || way.steps.contains(where: needsAudience) || !way.leftByOwn.isEmpty)
  }

  /// Whether a page waits until somebody sees the window: it is presented, or shown by the app's own code. A push and a tab
  /// do not.
  private func needsAudience(_ step: PageStep) -> Bool {
    switch flow.tree.nodes[step.node].join {
    case .push, .tab: step.ground != nil
    case .modal, .appCode: true
    }
  }

  func forget() { (way, plan, construction) = (nil, nil, nil) }

  func tell(_ plan: inout RoutePlan) {
    guard let way, let own = self.plan else { return }
    plan.begins(at: way.anchor)
    plan.changes = flow.told(way, own)
    plan.removed = way.removed(by: own).map(\.typeName)
  }

  func build(_ run: Executor) throws -> Resolution? {
    guard let way else { return nil }
    let construction = PageConstruction(
      flow, way, leaving: plan?.removed ?? [], live: live, run: run, parameters: parameters)
    self.construction = construction
    try construction.build(way)
    return nil
  }

  func setUpFound(_ run: Executor) throws {
    for (screen, parameter) in foundPages {
      guard let node = flow.records[key: screen]?.node else {
        try run.setUp(screen, with: parameter?.value)
        continue
      }
      try flow.joining(screen, node, parameter) { try run.setUp(screen, with: parameter?.value) }
    }
  }

  /// The pages that are there and shown again, with what they are shown with from now on.
  private var foundPages: [(controller: UIViewController, parameter: PageParameter?)] {
    guard let way else { return [] }
    var pages = way.parameters
    if way.steps.isEmpty, !pages.contains(where: { $0.controller === way.anchor }),
      flow.records[key: way.anchor] != nil
    {
      pages.append((way.anchor, flow.parameter(of: way.anchor)))
    }
    return pages
  }

  var visits: [Visit] {
    foundPages.filter { flow.records[key: $0.controller]?.isShown ?? true }
      .map { Visit($0.controller, $0.parameter?.value) }
      + ((construction?.made ?? []) + (construction?.preloaded.map(\.controller) ?? [])).compactMap { screen in
        guard let record = flow.records[key: screen], record.isShown else { return nil }
        return Visit(screen, record.parameter(of: screen)?.value)
      }
  }
}

// MARK: - Changing the tree

extension PageGoal {
  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard let way, let plan, let construction else { return [] }
    for (controller, parameter) in way.parameters + construction.preloaded {
      change(controller, run) { $0.show(parameter, on: controller) }
      guard let node = flow.records[key: controller]?.node else { continue }
      if let undo = flow.tree.nodes[node].page.beKnown(controller, with: parameter) { run.onFailure(undo) }
    }
    var steps = way.leftByOwn.isEmpty ? plan.steps : []
    for entry in way.leftByOwn {
      if way.seen.contains(ObjectIdentifier(entry.controller)) { steps.append(reveal(entry.controller)) }
      steps.append(.change(leave(entry, run)))
    }
    if !way.leftByOwn.isEmpty {
      // What the app's own transitions leave behind is only known then.
      steps.append(.late(.everything, needsAudience: false) { try way.plan(in: self.live).steps })
    }
    for operation in construction.operations {
      let needsAudience = needsAudience(operation)
      steps.append(
        .late(footprint(of: operation), needsAudience: needsAudience) { try self.steps(for: operation, run) })
    }
    if case .reset = wanted { return steps }
    if !steps.isEmpty { live.addArrival(to: &steps, by: arriving(by: way, construction)) { self.screen } }
    return steps
  }

  /// A child that its container has attached as both were made is shown from now on where the stack tells it, whatever
  /// covers it later.
  func made(_ run: Executor) -> Sequel {
    for screen in construction?.made ?? [] where flow.records[key: screen]?.isShown == false && screen.isToldByStack {
      flow.records[key: screen]?.isShown = true
    }
    return .done
  }

  private func arriving(by way: PageWay, _ construction: PageConstruction) -> Arriving {
    let isByAppCode = construction.operations.contains { operation in
      switch operation {
      case .addTab, .appCode: true
      case .push, .present: false
      }
    }
    if isByAppCode || !way.leftByOwn.isEmpty { return .appCode }
    return .planned(around: way.anchor, making: construction.made.compactMap { $0 as? UISplitViewController })
  }

  private func change(_ controller: UIViewController, _ run: Executor, _ edit: (inout PageRecord) -> Void) {
    let before = flow.records[key: controller]
    guard var record = before else { return }
    run.onFailure { [flow] in flow.records[key: controller] = before }
    edit(&record)
    flow.records[key: controller] = record
  }

  private func reveal(_ screen: UIViewController) -> TransactionStep {
    .late(.everything, needsAudience: false) { [live] in try TreePlan(live, Reveal(screen)).steps }
  }

  private func leave(_ entry: LivePages.Entry, _ run: Executor) -> AppCode {
    let node = flow.tree.nodes[entry.node]
    return AppCode("\(type(of: node.backward))", on: live, place: self.flow.place(of: entry.node)) { animated, answer in
      if node.isShownByOwnTransition { self.change(entry.controller, run) { $0.leave() } }
      node.backward.backwardTransitionBlock(animated: animated) { answer(.success) }(entry.controller)
    }
  }

  /// A page that is presented over one which is there touches that; what joins a page to come touches nothing that is there.
  private func footprint(of operation: PageConstruction.Operation) -> Footprint {
    switch operation {
    case .present(_, let page) where live.contains(page): .object(page.familyRoot)
    case .present, .push: .nothing
    case .addTab, .appCode: .everything
    }
  }

  private func needsAudience(_ operation: PageConstruction.Operation) -> Bool {
    switch operation {
    case .push, .addTab: false
    case .present, .appCode: true
    }
  }

  private func steps(for operation: PageConstruction.Operation, _ run: Executor) throws -> [TransactionStep] {
    var plan = TreePlan(live)
    switch operation {
    case .push(let screens, let page):
      guard let stack = live.stack(around: page) else {
        throw CompositionError.noHost(needed: "UINavigationController", around: page.typeName)
      }
      plan.reveal(page)
      for screen in screens { try plan.add(Embed(NewScreen(screen), in: stack)) }
    case .present(let screen, let page): try plan.add(Present(NewScreen(screen), on: .live(page.familyRoot)))
    case .addTab(let screen, let stack, let parent, let node):
      if stack != nil { flow.tree.nodes[node].forward.preloadViewController(screen, from: parent) }
      plan.reveal(screen)
    case .appCode(let screen, let shown, let page, let node):
      plan.append(try show(screen, as: shown, from: page, node, run))
    }
    return plan.steps
  }

  private func show(
    _ screen: UIViewController, as shown: UIViewController, from page: UIViewController, _ number: Int, _ run: Executor
  ) throws -> AppCode {
    let node = flow.tree.nodes[number]
    // A transition that adds a tab needs the stack of the bar, also before there is a tab.
    let inTab = node.isTab ? nil : page.stackOfVisibleTab
    guard
      let stack = inTab ?? page.navigationController ?? page as? UINavigationController ?? flow.rootNavigationController
    else { throw flow.failure(.missingConfiguration, at: number) }
    return AppCode("\(type(of: node.forward))", on: live, place: self.flow.place(of: number)) { animated, answer in
      self.change(screen, run) { $0.isShown = true }
      self.flow.joining(screen, number, self.flow.parameter(of: screen)) {
        node.forward.forwardTransitionBlock(animated: animated) { answer(.success) }(stack, shown)
      }
    }
  }
}

extension UIViewController {
  /// The navigation controller of the visible tab of a tab bar controller, of nested ones the innermost.
  fileprivate var stackOfVisibleTab: UINavigationController? {
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    return selected.stackOfVisibleTab ?? selected as? UINavigationController ?? selected.navigationController
  }
}
