import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// The goal of a request that restores a position.
final class RestoringGoal: Goal {
  private let position: NavigationPosition
  private let unread: [LeftOutPlace]
  private let screens: ScreenTable
  private let live: LiveTree
  /// The questions that a guard of a screen has answered with a refusal, each with the reason.
  private var refused: [Question.ID: String] = [:]

  nonisolated deinit {}

  /// Creates a goal.
  ///
  /// - Parameter unread: The places that could not be read from the text of the position.
  init(_ position: NavigationPosition, unread: [LeftOutPlace], _ screens: ScreenTable, in live: LiveTree) {
    self.position = position
    self.unread = unread
    self.screens = screens
    self.live = live
  }

  let name = "restoring a position"

  var sameness: AnyHashable? { position }

  let mayShowGates = false

  func resolve(_ run: Executor) throws -> any Proposal {
    var fitting = RestorationFitting(live, screens, refused: refused)
    let root = position.bounded().root.flatMap { fitting.fit($0, to: live.root, "root") }
    return try RestorationProposal(root, leftOut: unread + fitting.leftOut, screens, in: live, run)
  }

  func continues(without question: Question, because reason: any Error) -> Bool {
    switch question.id {
    case .shared, .step:
      refused[question.id] = "\(question.name()) refuses it: \(RestorationFitting.sentence(reason))"
      return true
    case .global, .leaving, .part: return false
    }
  }
}

/// The proposal of a position that was compared with the tree. It has the screens to make and the places that are left out.
private final class RestorationProposal: Proposal {
  private let root: RestoredPlace?
  private let leftOut: [LeftOutPlace]
  private let screens: ScreenTable
  private let live: LiveTree
  private let plan: TreePlan
  let resolution: Resolution

  nonisolated deinit {}

  init(
    _ root: RestoredPlace?, leftOut: [LeftOutPlace], _ screens: ScreenTable, in live: LiveTree, _ run: Executor
  ) throws {
    (self.root, self.leftOut, self.screens, self.live) = (root, leftOut, screens, live)
    plan = try RestorationPlanning(root, screens, in: live).plan
    var seen: Set<Question.ID> = []
    let guards = (root?.all ?? []).flatMap { $0.maker?.questions(at: $0.path, run) ?? [] }
      .filter { seen.insert($0.id).inserted }
    resolution = plan.resolution(asking: guards)
  }

  func describe(in description: inout RoutePlan) {
    description.setStart(live.root)
    description.changes =
      (root?.all ?? []).compactMap(\.maker).filter { !$0.isMadeBelow }.map { .build($0.name) } + plan.description
    description.removed = plan.removed.map(\.typeName)
    let kept = (root?.all ?? []).flatMap { place in
      place.unlisted.map { "kept: \($0.typeName) at the bottom of \(place.path), without an entry" }
    }
    description.notes = leftOut.map { "left out: \($0)" } + kept
  }

  func build(_ run: Executor) throws -> any Commit {
    var building = RestorationBuilding(live, screens, run)
    let isBuilt = try root.map { try building.build($0) } ?? true
    let root = isBuilt ? root : nil
    // The plan is made again if places were left out while the screens were made. With a probe, as in tests, it is always made
    // again.
    let isOther = !building.leftOut.isEmpty || run.probe != nil && root != nil
    let late = isOther ? try RestorationPlanning(root, screens, in: live).plan : nil
    return RestorationCommit(
      root, made: building.made, leftOut: leftOut + building.leftOut, late ?? plan,
      late: late?.resolution(),
      screens)
  }
}

/// The commit of a position whose screens are made.
private final class RestorationCommit: Commit {
  private let root: RestoredPlace?
  private let made: [RestoredPlace]
  private let leftOut: [LeftOutPlace]
  private let plan: TreePlan
  let late: Resolution?
  private let screens: ScreenTable

  nonisolated deinit {}

  init(
    _ root: RestoredPlace?, made: [RestoredPlace], leftOut: [LeftOutPlace], _ plan: TreePlan, late: Resolution?,
    _ screens: ScreenTable
  ) {
    (self.root, self.made, self.leftOut) = (root, made, leftOut)
    (self.plan, self.late, self.screens) = (plan, late, screens)
  }

  private var live: LiveTree { plan.live }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard !plan.changes.isEmpty else { return [] }
    for node in made {
      guard let screen = node.viewController, let value = node.maker?.context else { continue }
      run.setContext(ScreenContext(value), of: screen)
    }
    var steps = plan.steps + [.settle]
    for node in root?.all ?? [] {
      guard let split = node.viewController as? UISplitViewController, let details = node.details else { continue }
      live.addArrival(to: &steps, by: .planned(around: nil, making: [split]), proof: .none) {
        details.front.viewController
      }
    }
    for screen in root?.all.compactMap(\.viewController) ?? [] {
      live.addArrival(to: &steps, proof: .inTree) { screen }
    }
    return steps
  }

  var destination: AnyObject? {
    let now = PositionCapture(live: live, screens: screens).position()
    return RestoredResult(Restored(position: now, leftOut: leftOut))
  }

  var visits: [Visit] {
    made.compactMap { node in node.viewController.map { Visit($0, node.maker?.context) } }
  }
}

/// An object around the result of a request that restores a position, because the destination of a commit is an object.
final class RestoredResult {
  let restored: Restored

  nonisolated deinit {}

  init(_ restored: Restored) { self.restored = restored }
}
