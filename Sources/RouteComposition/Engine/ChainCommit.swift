import NavigationCore
import ViewHierarchy

/// The commit of a chain whose screens are built. The steps of the commit join the screens to the tree.
final class ChainCommit: Commit {
  private let route: ChainRoute
  private let construction: Construction
  private let plan: TreePlan
  let late: Resolution?
  private let live: LiveTree
  private var begunFoundSteps: [any BoundStep] = []

  nonisolated deinit {}

  init(_ route: ChainRoute, _ construction: Construction, _ plan: TreePlan, late: Resolution? = nil, in live: LiveTree)
  {
    (self.route, self.construction, self.plan, self.late, self.live) = (route, construction, plan, late, live)
  }

  var destination: AnyObject? { route.destination }

  var tasksRun: [String] { (construction.begunSteps + begunFoundSteps).flatMap(\.begunTaskNames) }

  func setUpFound(_ run: Executor) throws {
    guard let found = route.anchor.viewController else { return }
    do {
      if route.touchesAnchor { try run.setUp(found, with: route.anchor.step.contextValue) }
      for step in route.anchorSteps where step.hasContextTasks {
        begunFoundSteps.append(step)
        try step.runContextTasks(on: found)
      }
    } catch {
      throw NavigationFailure(caught: error, step: route.anchor.step.label(route.declined.count))
    }
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    var steps = construction.steps(of: plan)
    // The plan has no steps if a factory hands out a screen that is visible in its place already. The arrival is
    // checked all the same.
    if !steps.isEmpty || !route.joints.isEmpty {
      live.addArrival(to: &steps, by: arriving) { [route] in route.destination }
      if let proof = proofOfPlace { steps.insert(proof, at: steps.count - 1) }
    }
    rememberContexts(run)
    return steps
  }

  /// A check of the first screen that its action joins to nothing and that was not in the tree when the steps were
  /// made; `nil` if there is no such screen.
  ///
  /// The check throws ``CompositionError/joinedToNothing(type:factory:)`` if neither this screen nor the destination is
  /// in the tree after the changes. It precedes the check of the arrival, which would only report that the destination
  /// was removed.
  private var proofOfPlace: TransactionStep? {
    for joint in route.joints where joint.isJoinedToNothing && joint.screenInPlace(in: live) == nil {
      return TransactionStep.verify { [live, route] in
        guard let screen = joint.viewController, !live.contains(screen), let destination = route.destination,
          !live.contains(destination)
        else { return }
        let error = CompositionError.joinedToNothing(type: screen.typeName, factory: joint.step.factoryName)
        throw NavigationFailure(caught: error, step: joint.place)
      }
    }
    return nil
  }

  private var arriving: Arriving {
    var made: [UISplitViewController] = []
    for joint in route.joints {
      if joint.isJoinedByAppCode { return .appCode }
      if let split = joint.viewController as? UISplitViewController { made.append(split) }
    }
    return .planned(around: route.anchor.viewController, making: made)
  }

  private func rememberContexts(_ run: Executor) {
    for (number, screen) in route.screens.enumerated() {
      guard let viewController = screen.viewController else { continue }
      // The anchor keeps its context, unless it is the destination.
      if number > 0 || route.joints.isEmpty { run.remember(screen.steps, of: viewController) }
      // A found screen also gets the identity of its step, because the tasks of the step have set it up for a new
      // context.
      for step in screen.steps { step.identify(viewController, run) }
    }
  }
}

extension Executor {
  /// Sets the context of a screen. If several of its steps have a context, the uppermost decides. If none has a
  /// context, the screen's context is removed.
  ///
  /// - Parameter steps: The steps that use the screen, from the lowest upwards.
  fileprivate func remember(_ steps: [any BoundStep], of screen: UIViewController) {
    for step in steps.reversed() {
      if let value = step.contextValue { return setContext(ScreenContext(value), of: screen) }
    }
    setContext(nil, of: screen)
  }
}

// MARK: - After the arrival

extension ChainCommit {
  var visits: [Visit] {
    route.screens.enumerated().compactMap { number, screen in
      screen.viewController.map {
        Visit($0, screen.steps[0].contextValue, isSubject: number > 0 || route.touchesAnchor)
      }
    }
  }

  var hasOwnPostTasks: Bool {
    route.screens.contains { $0.steps.contains(where: \.hasPostTasks) }
  }

  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    guard hasOwnPostTasks else { return }
    let stack = routingStack.compactMap { $0 as? UIViewController }
    for screen in route.screens.reversed() {
      guard let viewController = screen.viewController else { continue }
      for step in screen.steps.reversed() { step.runPostTasks(on: viewController, routingStack: stack) }
    }
  }
}

extension BoundStep {
  /// Sets the identity by which contexts find a screen, if the step has one. The change is undone if the request fails.
  func identify(_ screen: UIViewController, _ run: Executor) {
    guard let identity else { return }
    let before = ScreenIdentity.of(screen)
    ScreenIdentity.set(identity, of: screen)
    run.onFailure { ScreenIdentity.set(before, of: screen) }
  }
}
