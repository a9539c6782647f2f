public import NavigationCore
public import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// Goes back: pops what is on top of a visible stack, or dismisses where there is nothing to pop.
  ///
  /// An alert, an action sheet or a share sheet in front goes, and the screen below it is left.
  ///
  /// Of two columns beside each other the details are gone back in first; where there is nothing to pop, the list is.
  public static var back: NavigationRequest {
    NavigationRequest("going back", .back, onlyTakesAway: true) { live in
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

  /// Takes a view controller out of whatever holds it: a modal is dismissed, one in a stack is taken out of it, the
  /// only one of a modal stack goes with the modal.
  ///
  /// A tab or the root of the window cannot be closed; the request then fails and says so. One that stands nowhere any more is
  /// closed already: the request ends ``Outcome/alreadyThere(_:)``, as ``dismissAll`` does with nothing to dismiss.
  public static func close(_ viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("closing \(viewController.typeName)", .close(viewController), onlyTakesAway: true) { live in
      if !live.containsAnywhere(viewController), viewController.windowOfTree == nil { return (TreePlan(live), nil) }
      return (try live.planClosing(viewController), nil)
    }
  }

  /// Dismisses all that is presented in the window.
  public static var dismissAll: NavigationRequest {
    NavigationRequest("dismissing all", .dismissAll, onlyTakesAway: true) { live in
      (TreePlan(live) { $0.dismissAll() }, nil)
    }
  }

  /// Makes a view controller of a stack visible: pops what lies above it, selects its tab, dismisses what covers it.
  public static func pop(to viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("popping to \(viewController.typeName)", .pop(viewController)) { live in
      try live.checkContains(viewController)
      return (TreePlan(live) { $0.reveal(viewController) }, viewController)
    }
  }

  /// Selects a tab of the outermost tab bar controller, counted from 0; what covers it is dismissed.
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

  /// - Parameter excused: A screen that is not asked whether it may be left; held weakly.
  init(
    _ name: @autoclosure @escaping () -> String, _ mark: RequestMark? = nil, onlyTakesAway: Bool = false,
    notAsking excused: UIViewController? = nil,
    plan: @escaping (LiveTree) throws -> (TreePlan, UIViewController?)
  ) {
    let excused = WeakScreen(excused)
    self.init(
      value: { _ in },
      on: { live in
        let goal = Rearrangement(name, plan: plan, in: live)
        (goal.onlyTakesAway, goal.excused) = (onlyTakesAway, excused)
        return goal
      })
    self.mark = mark
  }
}

extension NavigationRequest where Value: UIViewController {
  /// Shows a view controller that exists already.
  public static func show<Host>(
    _ viewController: Value, using action: any Action<Host>, from step: DestinationStep<Host, Any?>
  ) -> NavigationRequest {
    let finder = InstanceFinder<Value, Any?>(instance: viewController)
    return .to(
      StepAssembly(finder: finder, factory: ClassFactory { viewController }).using(action).from(step).assemble())
  }
}

/// What a request wants that only rearranges what is there.
private final class Rearrangement: Goal {
  private let makeName: () -> String
  private let makePlan: (LiveTree) throws -> (TreePlan, UIViewController?)
  private let live: LiveTree
  var onlyTakesAway = false
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

/// A planned change of what is there.
private final class PlannedRearrangement: Proposal, Commit {
  private let plan: TreePlan
  /// The view controller that ends up visible, if there is one.
  private let revealed: UIViewController?
  let resolution: Resolution

  nonisolated deinit {}

  init(_ plan: TreePlan, revealing revealed: UIViewController?, leaving: [UIViewController]) {
    (self.plan, self.revealed) = (plan, revealed)
    resolution = plan.resolution(leaving: leaving)
  }

  var found: AnyObject? { revealed }

  var destination: AnyObject? { revealed }

  func tell(_ told: inout RoutePlan) { (told.changes, told.removed) = (plan.told, plan.removed.map(\.typeName)) }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard !plan.changes.isEmpty, let revealed else { return plan.steps }
    var steps = plan.steps
    plan.live.addArrival(to: &steps) { revealed }
    return steps
  }
}

extension LiveTree {
  /// What is below the top of a stack that a view controller shows: of the innermost that has something to pop, and of several
  /// beside each other the last such one.
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

  /// The plan of taking a view controller out of whatever holds it.
  ///
  /// - Throws: `CompositionError` for what is not in the tree, for the root, and for what a container holds that is no stack.
  package func planClosing(_ viewController: UIViewController) throws -> TreePlan {
    try checkContains(viewController)
    do {
      return try TreePlan(self) { try $0.close(viewController) }
    } catch let reason as Unclosable {
      throw CompositionError.cannotClose(type: reason.type, holder: reason.holder)
    }
  }
}
