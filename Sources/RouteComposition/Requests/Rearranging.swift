public import NavigationCore
public import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// A request that goes back from the current screen.
  ///
  /// The request pops one screen from the innermost visible stack that can pop. If no visible stack can pop, the
  /// request dismisses the modal that contains the current screen. If the current screen is in no modal, the request
  /// fails.
  ///
  /// If an alert, an action sheet or a share sheet is in front, the request also dismisses it.
  ///
  /// If a split view controller shows two columns, the request pops a screen of the details. If the details have
  /// nothing to pop, the request pops a screen of the list.
  public static var back: NavigationRequest {
    NavigationRequest("going back", .back, onlyRemoves: true) { live in
      var plan = TreePlan(live)
      let top = live.screenInFront
      if let below = top.flatMap({ live.screenToPopTo(in: $0) }) {
        plan.reveal(below)
        return (plan, below)
      }
      guard let top, let presenter = top.presenterInTree else {
        throw CompositionError.nothingToGoBackFrom
      }
      plan.dismiss(top, from: presenter)
      return (plan, live.visibleLeaf(of: presenter.familyRoot))
    }
  }

  /// Returns a request that removes a view controller from its container or its presenter.
  ///
  /// A modal is dismissed. A screen in a stack leaves the stack, and the screens above it stay. For the only screen of
  /// a stack, the request removes the stack instead. The details of a split view controller leave their column.
  ///
  /// The request fails for the root of the window, for a tab, for any other column of a split view controller, and for a
  /// child of any other container. It also fails if the view controller is in another window. If the view controller is
  /// in no window, the request ends ``Outcome/alreadyThere(_:)``.
  public static func close(_ viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("closing \(viewController.typeName)", .close(viewController), onlyRemoves: true) { live in
      if !live.containsAnywhere(viewController), viewController.windowOfTree == nil { return (TreePlan(live), nil) }
      return (try live.planClosing(viewController), nil)
    }
  }

  /// A request that dismisses every modal of the window, including the modals of hidden screens. If there is no modal,
  /// the request ends ``Outcome/alreadyThere(_:)``.
  public static var dismissAll: NavigationRequest {
    NavigationRequest("dismissing all", .dismissAll, onlyRemoves: true) { live in
      (TreePlan(live) { $0.dismissAll() }, nil)
    }
  }

  /// Returns a request that makes a view controller of the window visible. The request pops the screens above the view
  /// controller, selects its tab, and dismisses the modals that cover it.
  ///
  /// If the view controller is not in the window, the request fails.
  public static func pop(to viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("popping to \(viewController.typeName)", .pop(viewController)) { live in
      try live.checkContains(viewController)
      return (TreePlan(live) { $0.reveal(viewController) }, viewController)
    }
  }

  /// Returns a request that selects a tab of the outermost tab bar controller. Modals that cover the tab are dismissed.
  /// If there is no such tab, the request fails.
  ///
  /// - Parameter position: The position of the tab, counted from 0.
  public static func select(tab position: Int) -> NavigationRequest {
    NavigationRequest("selecting tab \(position)", .tab(position)) { live in
      var tabs: UITabBarController?
      live.forEach { if tabs == nil { tabs = $0 as? UITabBarController } }
      guard let children = tabs?.viewControllers, children.indices.contains(position) else {
        throw CompositionError.noSuchTab(position)
      }
      return (TreePlan(live) { $0.reveal(children[position]) }, children[position])
    }
  }

  /// Creates a request that rearranges existing screens.
  ///
  /// - Parameters:
  ///   - name: The name of the request in logs and failures.
  ///   - mark: The form in which a journal records the request, or `nil` if the request cannot be repeated.
  ///   - onlyRemoves: Whether the request only removes screens. Gates allow such a request.
  ///   - excused: A screen that is not asked whether it may be left. The request holds the screen weakly.
  ///   - plan: A closure that returns the plan, and the view controller that has to be visible after the changes. The
  ///     view controller is `nil` if any screen may be visible then.
  init(
    _ name: @autoclosure @escaping () -> String, _ mark: RequestMark? = nil, onlyRemoves: Bool = false,
    notAsking excused: UIViewController? = nil,
    plan: @escaping (LiveTree) throws -> (TreePlan, UIViewController?)
  ) {
    let excused = WeakScreen(excused)
    self.init(
      value: { _ in },
      on: { live in
        let goal = Rearrangement(name, plan: plan, in: live)
        (goal.onlyRemoves, goal.excused) = (onlyRemoves, excused)
        return goal
      })
    self.mark = mark
  }
}

extension NavigationRequest where Value: UIViewController {
  /// Returns a request that shows a view controller that the caller has made. If the view controller is in the window
  /// already, the request shows it in its place. Otherwise the action joins it to the screen of the step.
  public static func show<Host>(
    _ viewController: Value, using action: any Action<Host>, from step: DestinationStep<Host, Any?>
  ) -> NavigationRequest {
    let finder = InstanceFinder<Value, Any?>(instance: viewController)
    return .to(
      StepAssembly(finder: finder, factory: ClassFactory { viewController }).using(action).from(step).assemble())
  }
}

/// The goal of a request that only rearranges existing screens.
private final class Rearrangement: Goal {
  private let makeName: () -> String
  private let makePlan: (LiveTree) throws -> (TreePlan, UIViewController?)
  private let live: LiveTree
  var onlyRemoves = false
  var excused = WeakScreen(nil)

  nonisolated deinit {}

  init(
    _ name: @escaping () -> String, plan: @escaping (LiveTree) throws -> (TreePlan, UIViewController?),
    in live: LiveTree
  ) {
    makeName = name
    makePlan = plan
    self.live = live
  }

  var name: String { makeName() }

  func resolve(_ run: Executor) throws -> any Proposal {
    let (plan, revealed) = try makePlan(live)
    let excused = excused.viewController
    return PlannedRearrangement(plan, revealing: revealed, leaving: plan.removed.filter { $0 !== excused })
  }
}

/// The plan of a rearrangement.
private final class PlannedRearrangement: Proposal, Commit {
  private let plan: TreePlan
  /// The view controller that has to be visible after the changes, or `nil` if any screen may be visible then.
  private let revealed: UIViewController?
  let resolution: Resolution

  nonisolated deinit {}

  init(_ plan: TreePlan, revealing revealed: UIViewController?, leaving: [UIViewController]) {
    (self.plan, self.revealed) = (plan, revealed)
    resolution = plan.resolution(leaving: leaving)
  }

  var found: AnyObject? { revealed }

  var destination: AnyObject? { revealed }

  func describe(in description: inout RoutePlan) {
    (description.changes, description.removed) = (plan.description, plan.removed.map(\.typeName))
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard !plan.changes.isEmpty, let revealed else { return plan.steps }
    var steps = plan.steps
    plan.live.addArrival(to: &steps) { revealed }
    return steps
  }
}

extension LiveTree {
  /// Returns the screen below the top of the first visible stack that can pop, or `nil` if no stack can. Inner stacks
  /// come before outer stacks, and later columns before earlier columns.
  fileprivate func screenToPopTo(in viewController: UIViewController) -> UIViewController? {
    let visible = visibleChildren(of: viewController)
    for child in visible.reversed() {
      if let below = screenToPopTo(in: child) { return below }
    }
    guard viewController is UINavigationController else { return nil }
    let children = children(of: viewController)
    guard children.count > 1, children.last === visible.last else { return nil }
    return children[children.count - 2]
  }

  package func checkContains(_ viewController: UIViewController) throws {
    if !containsAnywhere(viewController) { throw CompositionError.notInWindow(type: viewController.typeName) }
  }

  /// Returns the plan that removes a view controller from its container or its presenter.
  ///
  /// - Throws: ``CompositionError/notInWindow(type:)`` if the view controller is not in the tree.
  ///   ``CompositionError/cannotClose(type:holder:)`` for the root, and for a child that its container does not give
  ///   up, such as a tab.
  package func planClosing(_ viewController: UIViewController) throws -> TreePlan {
    try checkContains(viewController)
    do {
      return try TreePlan(self) { try $0.close(viewController) }
    } catch let reason as Unclosable {
      throw CompositionError.cannotClose(type: reason.type, holder: reason.holder)
    }
  }
}
