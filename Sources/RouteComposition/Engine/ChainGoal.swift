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

/// The goal of a request for a step: the destination visible, and the missing screens on the way to it built and
/// joined.
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
  var vocabulary: String? { "steps" }
  var context: Any? { source.contextValue }
  var sameness: AnyHashable? { source.sameness }
  var destinationType: (any Any.Type)? { source.screenType }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    suits(source.screenType) || walker.visited.contains { suits($0.screenType) }
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    let way = try walk(run)
    return ChainProposal(way, in: live, asking: guards(of: way, run))
  }

  private func walk(_ run: Executor) throws -> ChainWay {
    // Finders are app code, which may read this request. So a local copy of the walker calls them.
    var walker = walker
    defer { self.walker = walker }
    return try live.namingUnsearched { try walker.resolve(in: live, probe: run.probe) }
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
}

/// A resolved chain: the changes that it would make.
private final class ChainProposal: Proposal {
  private let way: ChainWay
  private let live: LiveTree
  let resolution: Resolution

  nonisolated deinit {}

  init(_ way: ChainWay, in live: LiveTree, asking guards: [Question]) {
    (self.way, self.live) = (way, live)
    var resolution = way.plan.resolution(asking: guards, forAppCode: way.isPlacedLate)
    resolution.isDecidedByApp = !way.branches.taken.isEmpty
    self.resolution = resolution
  }

  var found: AnyObject? { way.destination }

  func prepare(_ run: Executor) throws {
    for depth in 0...way.declined.count {
      let step = way.visited(depth)
      do {
        try step.prepare(building: depth < way.declined.count)
      } catch {
        throw NavigationFailure(caught: error, step: step.label(depth))
      }
    }
  }

  func build(_ run: Executor) throws -> any Commit {
    let construction = Construction(way, live: live, run: run)
    do {
      try live.namingUnsearched { try construction.build() }
      // The plan is complete, unless the built screens change it.
      guard construction.needsNewPlan || run.probe != nil && !way.joints.isEmpty else {
        return ChainCommit(way, construction, way.plan, in: live)
      }
      let plan = try construction.plan()
      let late = plan.resolution(forAppCode: way.isPlacedLate)
      return ChainCommit(way, construction, plan, late: late, in: live)
    } catch {
      var failure = NavigationFailure(caught: error)
      failure.alreadyRun = construction.tasksRun.flatMap(\.contextTaskNames)
      throw failure
    }
  }

  func tell(_ plan: inout RoutePlan) {
    plan.begins(at: way.anchor.viewController)
    plan.declined = way.declined.filter { !$0.isPassedThrough }.map { step in
      RoutePlan.Declined(screen: step.screenName, finder: step.finderName, looks: step.looks)
    }
    plan.changes = way.joints.filter { !$0.step.isMadeBelow }.map { .build($0.name) }
    plan.changes += way.joints.compactMap(changeInside)
    plan.changes += way.plan.told
    plan.removed = way.plan.removed.map(\.typeName)
  }

  /// The description of a screen that is joined to another screen of the chain.
  private func changeInside(_ joint: Joint) -> RoutePlan.Change? {
    if let source = joint.source {
      return .embed(joint.name, in: "the \(joint.action?.hostName ?? "") around \(source.name)")
    }
    if joint.step.isMadeBelow { return .reveal(joint.name) }
    guard joint.isEmbedded, let host = joint.host, host.isNew else { return nil }
    return .embed(joint.name, in: host.name)
  }
}
