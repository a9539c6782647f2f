import NavigationCore
import RouteComposition
import ViewHierarchy

/// Makes the view controllers of new pages before the first change, and describes how they join the tree.
final class PageConstruction {
  enum Operation {
    /// Pushes onto the stack around a page, looked up when the change is made.
    case push([UIViewController], onto: UIViewController)
    case present(UIViewController, over: UIViewController)
    /// Selects a tab, after adding it if its bar was made without it.
    case addTab(UIViewController, in: UINavigationController?, to: UIViewController, node: Int)
    /// Runs a transition of the app's own.
    case appCode(UIViewController, shown: UIViewController, from: UIViewController, node: Int)
  }

  private enum Place {
    case anchor
    /// A stack that is not in the tree yet.
    case stack(UINavigationController)
    /// The stack around a page, looked up when the change is made.
    case around(UIViewController)
  }

  private let flow: AppFlowController
  private let live: LiveTree
  private unowned let run: Executor
  private let parameters: [Int: PageParameter]
  private let leaving: [UIViewController]
  /// The remaining pages that the first change pushes.
  private var pushedFirst: ArraySlice<NewScreen>
  private(set) var operations: [Operation] = []
  /// All screens made, including preloaded ones that are not shown yet.
  private(set) var made: [UIViewController] = []
  /// The preloaded screens that this request shows, each with its new parameter.
  private(set) var preloaded: [(controller: UIViewController, parameter: PageParameter?)] = []
  private(set) var last: UIViewController?
  private var place = Place.anchor

  nonisolated deinit {}

  /// - Parameter leaving: The screens that the first change removes.
  init(
    _ flow: AppFlowController, _ way: PageWay, leaving: [UIViewController], live: LiveTree, run: Executor,
    parameters: [Int: PageParameter]
  ) {
    self.leaving = leaving
    pushedFirst = way.pushedFirst[...]
    self.flow = flow
    self.live = live
    self.run = run
    self.parameters = parameters
  }

  func build(_ way: PageWay) throws {
    var (below, parent) = (way.anchor, way.parent)
    for step in way.steps {
      let screen =
        try preloaded(step, of: parent, isLast: step.node == way.steps.last?.node)
        ?? make(step.node, mayBeThere: isPushedFirst(step))
      if flow.records[key: screen]?.skipped != step.skipped { flow.records[key: screen]?.skipped = step.skipped }
      try join(screen, step, to: below)
      (below, parent) = (screen, screen)
    }
    last = way.steps.isEmpty ? nil : below
  }

  private func preloaded(_ step: PageStep, of parent: UIViewController?, isLast: Bool) throws -> UIViewController? {
    guard let parent, let screen = flow.records[key: parent]?.preloaded[step.node] else { return nil }
    let parameter = parameters[step.node]
    if !made.holds(screen), isLast || parameter != nil {
      preloaded.append((screen, parameter))
      try blaming(step.node) {
        try flow.joining(screen, step.node, parameter) { try run.setUp(screen, with: parameter?.value) }
      }
    }
    return screen
  }

  /// Returns a Boolean value that indicates whether the first change pushes this page. The same change may first remove its
  /// screen.
  private func isPushedFirst(_ step: PageStep) -> Bool {
    guard case .anchor = place, case .push = flow.tree.nodes[step.node].join else { return false }
    return step.ground == nil
  }

  /// Checks that the closure of a page has made a screen that no other page has.
  private func checkIsNew(_ screen: UIViewController, mayBeThere: Bool) throws {
    if made.holds(screen) { throw Unshowable.twice(screen.typeName, in: nil) }
    guard live.contains(screen), !(mayBeThere && leaving.holds(screen)) else { return }
    throw Unshowable.onScreen(screen.typeName)
  }

  private func make(_ number: Int, mayBeThere: Bool = false) throws -> UIViewController {
    let node = flow.tree.nodes[number]
    flow.making.append(PageInMaking(record: PageRecord(node: number, parameter: parameters[number])))
    defer { flow.making.removeLast() }
    try run.probe?(.factory)
    let screen = try blaming(number) { try node.page.make(parameters[number]) }
    guard node.page.isOfRightType(screen) else {
      throw flow.failure(.unregisteredViewControllerType(viewControllerType: type(of: screen)), at: number)
    }
    try blaming(number) { try checkIsNew(screen, mayBeThere: mayBeThere) }
    var record = PageRecord(node: number, isShown: !node.isShownByOwnTransition)
    record.show(parameters[number], on: screen)
    flow.records[key: screen] = record
    node.page.beKnown(screen, with: parameters[number])
    made.append(screen)
    try blaming(number) { try run.setUp(screen, with: parameters[number]?.value) }
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

  /// Puts the page of a tab into its navigation controller.
  ///
  /// The transition's own hook would do the same, but could not report that the class cannot make a navigation controller.
  private func wrapTab(_ screen: UIViewController, _ number: Int) throws -> UINavigationController? {
    guard flow.tree.nodes[number].join == .tab, screen.parent == nil else { return nil }
    return try blaming(number) { try stack(of: number)?.around(screen) }
  }

  private func stack(of number: Int) -> PageStack? {
    (flow.tree.nodes[number].forward as? any WrappingTransition)?.stack
  }

  private func blaming<Value>(_ number: Int, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw NavigationFailure(caught: error, step: flow.place(of: number))
    }
  }

  private func join(_ screen: UIViewController, _ step: PageStep, to below: UIViewController) throws {
    if let ground = step.ground {
      flow.records[key: screen]?.isShown = true
      return try present(screen, step.node, in: ground, over: below)
    }
    switch flow.tree.nodes[step.node].join {
    case .push: try blaming(step.node) { try push(screen) }
    case .modal: try present(screen, step.node, in: stack(of: step.node), over: below)
    case .tab: try select(screen, step.node, in: below)
    case .appCode: joinByAppCode(screen, step.node, from: below)
    }
  }

  private func push(_ screen: UIViewController) throws {
    switch place {
    case .anchor: pushedFirst.popFirst()?.viewController = screen
    case .stack(let stack):
      try live.arrange(stack, live.children(of: stack) + [screen], showing: screen)
    case .around(let page):
      if !screen.isPushable { throw Unshowable.unpushable(screen.typeName) }
      if case .push(let screens, let base)? = operations.last {
        operations[operations.count - 1] = .push(screens + [screen], onto: base)
      } else {
        operations.append(.push([screen], onto: page))
      }
    }
  }

  private func present(
    _ screen: UIViewController, _ node: Int, in stack: PageStack?, over below: UIViewController
  ) throws {
    guard let stack = try blaming(node, { try stack?.around(screen) }) else { return }
    operations.append(.present(stack, over: below))
    place = .stack(stack)
  }

  private func select(_ screen: UIViewController, _ node: Int, in below: UIViewController) throws {
    let stack = try wrapTab(screen, node)
    if live.contains(below) {
      operations.append(.addTab(screen, in: stack, to: below, node: node))
      place = .around(screen)
      return
    }
    if screen.tabBarController == nil { flow.tree.nodes[node].forward.preloadViewController(screen, from: below) }
    screen.selectTab()
    place = screen.navigationController.map(Place.stack) ?? .around(screen)
  }

  private func joinByAppCode(_ screen: UIViewController, _ node: Int, from below: UIViewController) {
    let isShownAgain = preloaded.contains { $0.controller === screen }
    let parameter = isShownAgain ? parameters[node] : flow.parameter(of: screen)
    let shown = flow.joining(screen, node, parameter) {
      flow.tree.nodes[node].forward.configureViewController(from: screen)
    }
    operations.append(.appCode(screen, shown: shown, from: below, node: node))
    place = (shown as? UINavigationController).map(Place.stack) ?? .around(screen)
  }
}
