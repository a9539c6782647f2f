import NavigationCore
import RouteComposition
import ViewHierarchy

/// A route to a page whose new screens are made: shows them, and updates the parameters of the pages that stay.
final class PageCommit: Commit {
  private let way: PageWay
  private let construction: PageConstruction
  private let plan: TreePlan
  private let flow: AppFlowController
  private let live: LiveTree

  nonisolated deinit {}

  init(
    _ way: PageWay, _ construction: PageConstruction, _ plan: TreePlan, of flow: AppFlowController, in live: LiveTree
  ) {
    (self.way, self.construction, self.plan, self.flow, self.live) = (way, construction, plan, flow, live)
  }

  private var screen: UIViewController { construction.last ?? way.anchor }

  var destination: AnyObject? { screen }

  func setUpFound(_ run: Executor) throws {
    for (screen, parameter) in foundPages {
      guard let node = flow.records[key: screen]?.node else {
        try run.setUp(screen, with: parameter?.value)
        continue
      }
      try flow.joining(screen, node, parameter) { try run.setUp(screen, with: parameter?.value) }
    }
  }

  /// The screens of pages that stay and are shown again, each with its new parameter.
  private var foundPages: [(controller: UIViewController, parameter: PageParameter?)] {
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
      + (construction.made + construction.preloaded.map(\.controller)).compactMap { screen in
        guard let record = flow.records[key: screen], record.isShown else { return nil }
        return Visit(screen, record.parameter(of: screen)?.value)
      }
  }
}

// MARK: - Changing the tree

extension PageCommit {
  func steps(_ run: Executor) throws -> [TransactionStep] {
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
      // The app's own transitions may rearrange the tree, so the first change is planned again after them.
      steps.append(.late(.everything, needsAudience: false) { try self.way.plan(in: self.live).steps })
    }
    for operation in construction.operations {
      let needsAudience = needsAudience(operation)
      steps.append(
        .late(footprint(of: operation), needsAudience: needsAudience) { try self.steps(for: operation, run) })
    }
    if !way.isReset, !steps.isEmpty { live.addArrival(to: &steps, by: arriving) { self.screen } }
    return steps
  }

  /// Marks each preloaded page as shown if a navigation controller of the app reports its screen as visible.
  func made(_ run: Executor) -> Sequel {
    for screen in construction.made where flow.records[key: screen]?.isShown == false && screen.isToldByStack {
      flow.records[key: screen]?.isShown = true
    }
    return .done
  }

  private var arriving: Arriving {
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

  /// A modal over a page on screen touches that page's family. A push or a modal on a new screen touches nothing in the tree.
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
    // A transition that adds a tab gets the stack around the tab bar controller, even before the bar has tabs.
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
  /// The navigation controller in the visible tab of a tab bar controller; with nested tab bars, the innermost one.
  fileprivate var stackOfVisibleTab: UINavigationController? {
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    return selected.stackOfVisibleTab ?? selected as? UINavigationController ?? selected.navigationController
  }
}
