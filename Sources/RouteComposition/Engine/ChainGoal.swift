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

/// The goal of a request for a step: the missing screens are built and joined, and the destination is visible.
final class ChainGoal: Goal {
  private let source: any ChainSource
  private let live: LiveTree
  private var walker: ChainWalker

  nonisolated deinit {}

  init(_ source: any ChainSource, in live: LiveTree) {
    self.source = source
    self.live = live
    walker = ChainWalker(source)
  }

  var name: String { source.name }
  var context: Any? { source.contextValue }
  var sameness: AnyHashable? { source.sameness }
  var destinationType: (any Any.Type)? { source.screenType }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    suits(source.screenType) || walker.visited.contains { suits($0.screenType) }
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    let route = try walk(run)
    return ChainProposal(route, in: live, asking: guards(of: route, run))
  }

  private func walk(_ run: Executor) throws -> ChainRoute {
    // A finder is app code, which may read the walker of this goal. So the walk changes a local copy.
    var walker = walker
    defer { self.walker = walker }
    return try live.namingUnsearched { try walker.resolve(in: live, probe: run.probe) }
  }

  private func guards(of route: ChainRoute, _ run: Executor) -> [Question] {
    var questions: [Question] = []
    for depth in 0...route.declined.count {
      let step = route.visited(depth)
      for position in 0..<step.guardCount {
        var (branches, name) = (route.branches(before: depth), "")
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
}

/// A resolved chain, with the changes that it would make.
private final class ChainProposal: Proposal {
  private let route: ChainRoute
  private let live: LiveTree
  let resolution: Resolution

  nonisolated deinit {}

  init(_ route: ChainRoute, in live: LiveTree, asking guards: [Question]) {
    (self.route, self.live) = (route, live)
    var resolution = route.plan.resolution(asking: guards, forAppCode: route.isPlacedLate)
    resolution.isDecidedByApp = !route.branches.taken.isEmpty
    self.resolution = resolution
  }

  var found: AnyObject? { route.destination }

  func prepare(_ run: Executor) throws {
    for depth in 0...route.declined.count {
      let step = route.visited(depth)
      do {
        try step.prepare(building: depth < route.declined.count)
      } catch {
        throw NavigationFailure(caught: error, step: step.label(depth))
      }
    }
  }

  func build(_ run: Executor) throws -> any Commit {
    let construction = Construction(route, live: live, run: run)
    do {
      try live.namingUnsearched { try construction.build() }
      // The first plan is used if building has added nothing to it. With a probe, a second plan is made, because only
      // the second reports its calls to the probe.
      guard construction.needsNewPlan || run.probe != nil && !route.joints.isEmpty else {
        return ChainCommit(route, construction, route.plan, in: live)
      }
      let plan = try construction.plan()
      let late = plan.resolution(forAppCode: route.isPlacedLate)
      return ChainCommit(route, construction, plan, late: late, in: live)
    } catch {
      var failure = NavigationFailure(caught: error)
      failure.alreadyRun = construction.begunSteps.flatMap(\.begunTaskNames)
      throw failure
    }
  }

  func describe(in plan: inout RoutePlan) {
    plan.setStart(route.anchor.viewController)
    plan.declined = route.declined.filter { !$0.usesScreenBelow }.map { step in
      RoutePlan.Declined(screen: step.screenName, finder: step.finderName, searches: step.searches)
    }
    plan.changes = route.joints.filter { !$0.step.isMadeBelow }.map { .build($0.name) }
    plan.changes += route.joints.compactMap(changeInside)
    plan.changes += route.plan.description
    plan.removed = route.plan.removed.map(\.typeName)
  }

  /// Returns the description of a change that the plan of the tree does not contain: the screen joins another screen of
  /// the chain, or a step below makes the screen. Returns `nil` for any other screen.
  private func changeInside(_ joint: Joint) -> RoutePlan.Change? {
    if let source = joint.source {
      return .embed(joint.name, in: "the \(joint.action?.hostName ?? "") around \(source.name)")
    }
    if joint.step.isMadeBelow { return .reveal(joint.name) }
    guard joint.isEmbedded, let host = joint.host, host.isNew else { return nil }
    return .embed(joint.name, in: host.name)
  }
}
