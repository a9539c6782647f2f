import NavigationCore
import ViewHierarchy

/// A chain of steps, with the context of one request.
protocol ChainSource: AnyObject {
  var name: String { get }
  var contextValue: Any? { get }
  var sameness: AnyHashable? { get }
  var screenType: UIViewController.Type { get }
  func bind(_ walk: inout Walk) throws -> any BoundStep
}

/// What a request for a step wants: the destination visible, and what is missing on the way to it built and joined.
///
/// Nothing here is checked for exclusive access: each is read or set as a whole, and the walker, which calls finders, is asked
/// by nobody but the goal, which is not resolved while it is being resolved.
final class ChainGoal: Goal {
  private let source: any ChainSource
  private let live: LiveTree
  @exclusivity(unchecked) private var walker: ChainWalker
  @exclusivity(unchecked) private var way: ChainWay?
  @exclusivity(unchecked) private var construction: Construction?
  @exclusivity(unchecked) private var foundTasksRun: [any BoundStep] = []

  nonisolated deinit {}

  init(_ source: any ChainSource, in live: LiveTree) {
    self.source = source
    self.live = live
    walker = ChainWalker(source)
  }

  var name: String { source.name }
  var vocabulary: String? { "steps" }
  var context: Any? { source.contextValue }
  var sameness: AnyHashable? { source.sameness }
  var destinationType: (any Any.Type)? { source.screenType }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    suits(source.screenType) || walker.visited.contains { suits($0.screenType) }
  }

  func resolve(_ run: Executor) throws -> Resolution {
    construction = nil
    let way = try live.namingUnsearched { try walker.resolve(in: live, probe: run.probe) }
    self.way = way
    return Resolution(
      guards: guards(of: way, run), leaving: TreePlan.questions(leaving: way.plan.removed),
      needsAudience: needsAudience(way), isDecidedByApp: !way.branches.taken.isEmpty)
  }

  private func needsAudience(_ way: ChainWay) -> Bool {
    if way.plan.needsAudience { return true }
    for joint in way.joints where joint.isPlacedLate { return true }
    return false
  }

  private func guards(of way: ChainWay, _ run: Executor) -> [Question] {
    var questions: [Question] = []
    for depth in 0...way.declined.count {
      let step = way.visited(depth)
      for position in 0..<step.guardCount {
        var (branches, name) = (way.branches(before: depth), "")
        if !branches.isEmpty {
          if walker.hasMade(step) {
            name = "\(step.guardName(position)) of \(step.screenName)"
          } else {
            branches = [step.number]
          }
        }
        let id = Question.ID.step(depth: depth, branches: branches, position: position, name: name)
        questions.append(
          run.question(id, asker: step.guardIdentity(position), name: { step.guardName(position) }) {
            step.ask(position, for: $0, $1)
          })
      }
    }
    return questions
  }

  func ownGuards(_ run: Executor) throws -> [Any] {
    var walk = Walk()
    let links = try source.bind(&walk).chain(&walk)
    return links.flatMap { link in (0..<link.step.guardCount).map(link.step.interceptor) }
  }

  func forget() {
    way = nil
    construction = nil
  }

  func prepare(_ run: Executor) throws {
    guard let way else { return }
    for depth in 0...way.declined.count {
      let step = way.visited(depth)
      do {
        try step.prepare(building: depth < way.declined.count)
      } catch {
        throw NavigationFailure(caught: error, step: step.label(depth))
      }
    }
  }

  func build(_ run: Executor) throws -> Resolution? {
    guard let way else { return nil }
    guard !way.joints.isEmpty else { return nil }
    let construction = Construction(way, live: live, run: run)
    self.construction = construction
    try live.namingUnsearched { try construction.build() }
    // What was planned holds, unless building has told more than could be known beforehand.
    guard construction.hasToldMore || run.probe != nil else { return nil }
    way.plan = try construction.plan()
    return Resolution(leaving: TreePlan.questions(leaving: way.plan.removed), needsAudience: needsAudience(way))
  }

  func setUpFound(_ run: Executor) throws {
    guard let way, let found = way.anchor.viewController else { return }
    do {
      if way.touchesAnchor { try run.setUp(found, with: way.anchor.step.contextValue) }
      try runTasks(of: way.anchor.step, on: found)
      for step in way.passedThrough { try runTasks(of: step, on: found) }
    } catch {
      throw NavigationFailure(caught: error, step: way.anchor.step.label(way.declined.count))
    }
  }

  private func runTasks(of step: any BoundStep, on viewController: UIViewController) throws {
    guard step.hasContextTasks else { return }
    foundTasksRun.append(step)
    try step.runContextTasks(on: viewController)
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard let way else { return [] }
    var steps = construction?.steps(of: way.plan) ?? way.plan.steps
    // What was handed out may be in its place, with nothing to change, and still has to be there.
    if !steps.isEmpty || !way.joints.isEmpty {
      live.addArrival(to: &steps, by: arriving(by: way)) { way.destination }
      if let proof = proofOfPlace(way) { steps.insert(proof, at: steps.count - 1) }
    }
    rememberContexts(way, run)
    return steps
  }

  /// Holds a screen that nothing joins, and that was nowhere when it was handed out, to being in the tree by now. It comes
  /// just before the look at the destination, which would take it for one that somebody has taken away.
  private func proofOfPlace(_ way: ChainWay) -> TransactionStep? {
    for joint in way.joints where joint.isJoinedToNothing && joint.screenInPlace(in: live) == nil {
      return TransactionStep.verify { [live] in
        guard let screen = joint.viewController, !live.contains(screen), let destination = way.destination,
          !live.contains(destination)
        else { return }
        let error = CompositionError.joinedToNothing(type: screen.typeName, factory: joint.step.factoryName)
        throw NavigationFailure(caught: error, step: joint.place)
      }
    }
    return nil
  }

  private func arriving(by way: ChainWay) -> Arriving {
    var made: [UISplitViewController] = []
    for joint in way.joints {
      if joint.isJoinedByAppCode { return .appCode }
      if let split = joint.viewController as? UISplitViewController { made.append(split) }
    }
    return .planned(around: way.anchor.viewController, making: made)
  }

  private func rememberContexts(_ way: ChainWay, _ run: Executor) {
    // What was found is what the step looks for, and its tasks have set it up, wherever in the chain it is.
    if let found = way.anchor.viewController {
      way.anchor.step.beKnown(found, run)
      for step in way.passedThrough { step.beKnown(found, run) }
      if way.joints.isEmpty { way.contextBefore = remember(way.anchor.step, way.passedThrough, of: found) }
    }
    for joint in way.joints {
      guard let screen = joint.viewController else { continue }
      joint.contextBefore = remember(joint.step, joint.passedThrough, of: screen)
      joint.beKnown(screen, run)
    }
  }

  /// - Parameter above: The steps that have the same screen. The uppermost context is what the screen was asked for with.
  /// - Returns: What the screen was shown with before; `nil` where that is not changed.
  private func remember(
    _ step: any BoundStep, _ above: [any BoundStep], of screen: UIViewController
  ) -> ContextBefore? {
    let before = ContextBefore(context: ScreenContext.of(screen))
    var context: ScreenContext?
    if let value = step.contextValue { context = ScreenContext(value) }
    for step in above { if let value = step.contextValue { context = ScreenContext(value) } }
    if before.context == nil, context == nil { return nil }
    ScreenContext.set(context, of: screen)
    return before
  }

  func putBack(because reason: any Error) -> Sequel {
    guard let way else { return .failed }
    for joint in way.joints.reversed() {
      if let screen = joint.viewController { joint.contextBefore?.putBack(on: screen) }
    }
    if let found = way.anchor.viewController { way.contextBefore?.putBack(on: found) }
    return .failed
  }

  var destination: AnyObject? { way?.destination }

  var visits: [Visit] {
    guard let way else { return [] }
    let anchor = way.anchor
    var visits =
      anchor.viewController.map { found in
        [Visit(found, anchor.step.contextValue, isTouched: way.touchesAnchor)]
      } ?? []
    for joint in way.joints {
      if let screen = joint.viewController { visits.append(Visit(screen, joint.step.contextValue)) }
    }
    return visits
  }

  var hasOwnPostTasks: Bool {
    guard let way else { return false }
    for joint in way.joints where joint.hasPostTasks { return true }
    for step in way.passedThrough where step.hasPostTasks { return true }
    return way.anchor.step.hasPostTasks
  }

  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    guard let way, hasOwnPostTasks else { return }
    let stack = routingStack.compactMap { $0 as? UIViewController }
    for joint in way.joints.reversed() {
      guard let screen = joint.viewController else { continue }
      for step in joint.passedThrough.reversed() { step.runPostTasks(on: screen, routingStack: stack) }
      joint.step.runPostTasks(on: screen, routingStack: stack)
    }
    guard let found = way.anchor.viewController else { return }
    for step in way.passedThrough.reversed() { step.runPostTasks(on: found, routingStack: stack) }
    way.anchor.step.runPostTasks(on: found, routingStack: stack)
  }

  var progress: GoalProgress {
    GoalProgress(tasksRun: ((construction?.tasksRun ?? []) + foundTasksRun).flatMap(\.contextTaskNames))
  }
}

/// What a screen was shown with before a request, to be put back if that fails.
struct ContextBefore {
  let context: ScreenContext?

  func putBack(on screen: UIViewController) { ScreenContext.set(context, of: screen) }
}

extension Joint {
  /// Has contexts know its screen by what its step says, and by what those say that have the same screen.
  func beKnown(_ screen: UIViewController, _ run: Executor) {
    step.beKnown(screen, run)
    for step in passedThrough { step.beKnown(screen, run) }
  }
}

extension BoundStep {
  /// Has contexts know a screen by what the step says that it shows.
  func beKnown(_ screen: UIViewController, _ run: Executor) {
    guard let identity else { return }
    let before = ScreenIdentity.of(screen)
    ScreenIdentity.set(identity, of: screen)
    run.onFailure { ScreenIdentity.set(before, of: screen) }
  }
}

// MARK: - Telling

extension ChainGoal {
  func tell(_ plan: inout RoutePlan) {
    guard let way else { return }
    plan.begins(at: way.anchor.viewController)
    plan.declined = way.declined.filter { !$0.isPassedThrough }.map { step in
      RoutePlan.Declined(screen: step.screenName, finder: step.finderName, looks: step.looks)
    }
    plan.changes = way.joints.filter { !$0.step.isMadeBelow }.map { .build($0.name) }
    plan.changes += way.joints.compactMap(toldInside)
    plan.changes += way.plan.told
    plan.removed = way.plan.removed.map(\.typeName)
  }

  /// What is joined to something that the chain builds itself.
  private func toldInside(_ joint: Joint) -> RoutePlan.Change? {
    switch joint.host {
    case .newcomer(let host) where joint.join.isEmbedding: .embed(joint.name, in: host.name)
    case .around(let source): .embed(joint.name, in: "the \(joint.action?.hostName ?? "") around \(source.name)")
    case .none where joint.step.isMadeBelow: .reveal(joint.name)
    default: nil
    }
  }
}
