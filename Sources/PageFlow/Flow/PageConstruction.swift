import NavigationCore
import RouteComposition
import ViewHierarchy

/// Makes the view controllers of new pages before the first change, and describes how they join the tree.
///
/// The first change reveals the last page that stays, and pushes the first pages. This object makes the steps of the later
/// changes.
final class PageConstruction {
  /// A stack that pages are pushed onto.
  private enum Place {
    /// A stack that is not in the tree yet.
    case stack(UINavigationController)
    /// The stack around a page. It is looked up when the push is planned.
    case around(PagePush)

    init(_ stack: UINavigationController?, around page: UIViewController) {
      self = stack.map(Self.stack) ?? .around(PagePush([], onto: page))
    }
  }

  private let flow: AppFlowController
  private let live: LiveTree
  private unowned let run: Executor
  private let parameters: [Int: PageParameter]
  private let leaving: [UIViewController]
  /// The changes after the first change.
  private(set) var steps: [TransactionStep] = []
  /// A Boolean value that indicates whether these changes run app code, or select a tab of a tab bar controller in the tree. The
  /// last steps of the request are then those that follow app code (`Arriving.appCode`).
  private(set) var usesAppCode = false
  /// All screens that this object has made, including preloaded screens that are not shown yet.
  private(set) var made: [UIViewController] = []
  /// The screens of an earlier request's preloading that this request sets up again: each screen that receives a parameter, and a
  /// preloaded destination in any case.
  private(set) var preloaded: [(controller: UIViewController, parameter: PageParameter?)] = []
  private(set) var last: UIViewController?
  /// The stack that the next page is pushed onto; `nil` if the first change pushes the next page.
  private var place: Place?

  nonisolated deinit {}

  /// - Parameter leaving: The screens that the first change removes.
  init(
    _ flow: AppFlowController, leaving: [UIViewController], live: LiveTree, run: Executor,
    parameters: [Int: PageParameter]
  ) {
    self.leaving = leaving
    self.flow = flow
    self.live = live
    self.run = run
    self.parameters = parameters
  }

  func build(_ route: PageRoute) throws {
    var (below, parent) = (LiveScreen(route.anchor) as any PlannedScreen, route.parent)
    for step in route.steps {
      let screen =
        try preloaded(step, of: parent, isLast: step.node == route.steps.last?.node)
        ?? make(step.node, mayLeaveFirst: step.isPushedFirst)
      if flow.records[key: screen]?.skipped != step.skipped { flow.records[key: screen]?.skipped = step.skipped }
      step.newcomer.viewController = screen
      try join(screen, step, to: below)
      (below, parent) = (step.newcomer, screen)
      last = screen
    }
  }

  private func preloaded(_ step: PageStep, of parent: UIViewController?, isLast: Bool) throws -> UIViewController? {
    guard let parent, let screen = flow.records[key: parent]?.preloaded[step.node] else { return nil }
    let parameter = parameters[step.node]
    if !made.holds(screen), isLast || parameter != nil {
      preloaded.append((screen, parameter))
      try attributing(to: step.node) {
        try flow.joining(screen, step.node, parameter) { try run.setUp(screen, with: parameter?.value) }
      }
    }
    return screen
  }

  /// Checks that a page's closure has returned a new screen. A screen is not new if it is in the tree, or if this request has
  /// made it for another page.
  ///
  /// - Parameter mayLeaveFirst: A Boolean value that indicates whether the screen may be in the tree if the first change
  ///   removes it.
  /// - Throws: `Unshowable` if the screen is not new.
  private func checkIsNew(_ screen: UIViewController, mayLeaveFirst: Bool) throws {
    if made.holds(screen) { throw Unshowable.twice(screen.typeName, in: nil) }
    guard live.contains(screen), !(mayLeaveFirst && leaving.holds(screen)) else { return }
    throw Unshowable.onScreen(screen.typeName)
  }

  private func make(_ number: Int, mayLeaveFirst: Bool = false) throws -> UIViewController {
    let node = flow.tree.nodes[number]
    flow.making.append(PageInMaking(record: PageRecord(node: number, parameter: parameters[number])))
    defer { flow.making.removeLast() }
    try run.probe?(.factory)
    let screen = try attributing(to: number) { try node.page.make(parameters[number]) }
    guard node.page.isOfRightType(screen) else {
      throw flow.failure(.unregisteredViewControllerType(viewControllerType: type(of: screen)), at: number)
    }
    try attributing(to: number) { try checkIsNew(screen, mayLeaveFirst: mayLeaveFirst) }
    var record = PageRecord(node: number, isShown: !node.isShownByAppCode)
    record.show(parameters[number], on: screen)
    flow.records[key: screen] = record
    node.page.setIdentity(of: screen, with: parameters[number])
    made.append(screen)
    try attributing(to: number) { try run.setUp(screen, with: parameters[number]?.value) }
    for child in node.preloadable { try preload(child, for: screen) }
    return screen
  }

  private func preload(_ number: Int, for parent: UIViewController) throws {
    let transition = flow.tree.nodes[number].forward
    guard transition.shouldPreloadViewController() else { return }
    let child = try make(number)
    flow.records[key: parent]?.preloaded[number] = child
    let stack = try wrapTab(child, number)
    withExtendedLifetime(stack) {
      flow.joining(child, number, parameters[number], into: parent) {
        transition.preloadViewController(child, from: parent)
      }
    }
  }

  /// Puts the page of a tab into a new navigation controller, and returns the navigation controller. Returns `nil` if a
  /// transition class of the app shows the page, if the page is not a tab, or if its view controller has a parent already.
  ///
  /// The transition's `configureViewController(from:)` makes the same navigation controller. It cannot report that the class
  /// makes none.
  ///
  /// - Throws: An error if the navigation controller cannot be made, or cannot contain the page.
  private func wrapTab(_ screen: UIViewController, _ number: Int) throws -> UINavigationController? {
    guard flow.tree.nodes[number].join == .tab, screen.parent == nil else { return nil }
    return try attributing(to: number) { try flow.tree.nodes[number].stack?.around(screen) }
  }

  private func attributing<Value>(to number: Int, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw NavigationFailure(caught: error, step: flow.place(of: number))
    }
  }
}

// MARK: - Joining

extension PageConstruction {
  private func join(_ screen: UIViewController, _ step: PageStep, to below: any PlannedScreen) throws {
    if let modal = step.modal { return try present(screen, step, in: modal, over: below) }
    guard let base = below.viewController else { return }
    switch flow.tree.nodes[step.node].join {
    case .push, .modal: try attributing(to: step.node) { try push(screen, step) }
    case .tab: try select(screen, step.node, in: base)
    case .appCode: joinByAppCode(screen, step.node, from: base)
    }
  }

  private func push(_ screen: UIViewController, _ step: PageStep) throws {
    switch place {
    // The first change pushes the page.
    case nil: break
    case .stack(let stack)?:
      try ContainChange(stack, containing: live.children(of: stack) + [screen], showing: screen, in: live).makeAtOnce()
    case .around(let push)?:
      if !screen.isPushable { throw Unshowable.unpushable(screen.typeName) }
      if push.isEmpty {
        steps.append(.late(.nothing, needsAudience: false) { [live] in try push.plan(in: live).steps })
      }
      push.append(step.newcomer)
    }
  }

  private func present(
    _ screen: UIViewController, _ step: PageStep, in modal: PageStack, over below: any PlannedScreen
  ) throws {
    flow.records[key: screen]?.isShown = true
    let stack = try attributing(to: step.node) { try modal.around(screen) }
    let presentation = Presentation(startingPoint: .topmostParent)
    steps += try TreePlan(live) { try $0.present(NewScreen(stack), on: below, presentation) }.steps
    place = .stack(stack)
  }

  private func select(_ screen: UIViewController, _ node: Int, in below: UIViewController) throws {
    let transition = flow.tree.nodes[node].forward
    let stack = try wrapTab(screen, node)
    guard live.contains(below) else {
      if screen.tabBarController == nil { transition.preloadViewController(screen, from: below) }
      screen.selectTab()
      place = Place(screen.navigationController, around: screen)
      return
    }
    usesAppCode = true
    steps.append(
      .late(.everything, needsAudience: false) { [live] in
        // The tab bar controller was made without this tab.
        if stack != nil { transition.preloadViewController(screen, from: below) }
        return TreePlan(live) { $0.reveal(screen) }.steps
      })
    place = Place(nil, around: screen)
  }

  private func joinByAppCode(_ screen: UIViewController, _ number: Int, from below: UIViewController) {
    // This object stores the change, so the change must not retain this object.
    let flow = flow
    let node = flow.tree.nodes[number]
    let isShownAgain = preloaded.contains { $0.controller === screen }
    let parameter = isShownAgain ? parameters[number] : flow.parameter(of: screen)
    let shown = flow.joining(screen, number, parameter) { node.forward.configureViewController(from: screen) }
    usesAppCode = true
    let code = AppCode("\(type(of: node.forward))", on: WindowStage(live), place: flow.place(of: number)) {
      [unowned run] animated, answer in
      let stack = try flow.stack(forTransitionTo: number, from: below)
      flow.change(screen, run) { $0.isShown = true }
      flow.joining(screen, number, flow.parameter(of: screen)) {
        node.forward.forwardTransitionBlock(animated: animated) { answer(.success) }(stack, shown)
      }
    }
    steps.append(.change(code))
    place = Place(shown as? UINavigationController, around: screen)
  }
}

extension AppFlowController {
  /// Returns the navigation controller that a transition class of the app receives.
  ///
  /// - Parameters:
  ///   - number: The node of the page that the transition shows.
  ///   - page: The view controller of the page before.
  /// - Throws: A failure if `page` is in no navigation controller, and the flow has no root navigation controller.
  fileprivate func stack(forTransitionTo number: Int, from page: UIViewController) throws -> UINavigationController {
    // A transition that shows a tab receives the stack around the tab bar controller. Other transitions receive the stack in the
    // visible tab.
    let inTab = tree.nodes[number].isTab ? nil : page.stackOfVisibleTab
    guard
      let stack = inTab ?? page.navigationController ?? page as? UINavigationController ?? rootNavigationController
    else { throw failure(.missingConfiguration, at: number) }
    return stack
  }
}

extension UIViewController {
  /// The navigation controller of the selected tab; `nil` if this is no tab bar controller, or has no selected tab.
  ///
  /// If the selected tab is a tab bar controller, the value is the navigation controller of its selected tab. If the tab has no
  /// navigation controller, the value is the navigation controller around the tab bar controller.
  fileprivate var stackOfVisibleTab: UINavigationController? {
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    return selected.stackOfVisibleTab ?? selected as? UINavigationController ?? selected.navigationController
  }
}
