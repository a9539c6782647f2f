import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// What a request wants that restores a position: the tree as it was written down, as far as that makes sense.
final class RestoringGoal: Goal {
  private let position: NavigationPosition
  private let unread: [LeftOutPlace]
  private let screens: ScreenTable
  private let live: LiveTree
  private var root: RestoredPlace?
  private var plan: TreePlan?
  private var leftOut: [LeftOutPlace] = []
  private var made: [RestoredPlace] = []
  /// The guards of screens of the position that have refused, each with its reason.
  private var refused: [Question.ID: String] = [:]

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  /// - Parameter unread: What could not even be read of it.
  init(_ position: NavigationPosition, unread: [LeftOutPlace], _ screens: ScreenTable, in live: LiveTree) {
    self.position = position
    self.unread = unread
    self.screens = screens
    self.live = live
  }

  let name = "restoring a position"

  var sameness: AnyHashable? { position }

  let mayShowGates = false

  func resolve(_ run: Executor) throws -> Resolution {
    forget()
    var fitting = RestorationFitting(live, screens, refused: refused)
    let root = position.bounded().root.flatMap { fitting.fit($0, to: live.root, "root") }
    leftOut = unread + fitting.leftOut
    self.root = root
    let plan = try RestorationPlanning(root, screens, in: live).plan
    self.plan = plan
    var seen: Set<Question.ID> = []
    let guards = (root?.all ?? []).flatMap { $0.maker?.questions(at: $0.path, run) ?? [] }
      .filter { seen.insert($0.id).inserted }
    return resolution(of: plan, guards)
  }

  func goesOn(without question: Question, because reason: any Error) -> Bool {
    switch question.id {
    case .shared, .step:
      refused[question.id] = "\(question.name()) refuses it: \(RestorationFitting.sentence(reason))"
      return true
    case .global, .leaving, .part: return false
    }
  }

  private func resolution(of plan: TreePlan, _ guards: [Question] = []) -> Resolution {
    Resolution(
      guards: guards, leaving: TreePlan.questions(leaving: plan.removed), needsAudience: plan.needsAudience)
  }

  func forget() { (root, plan, leftOut, made) = (nil, nil, [], []) }

  func tell(_ told: inout RoutePlan) {
    guard let plan else { return }
    told.begins(at: live.root)
    told.changes = (root?.all ?? []).compactMap(\.maker).filter { !$0.isMadeBelow }.map { .build($0.name) } + plan.told
    told.removed = plan.removed.map(\.typeName)
    let kept = (root?.all ?? []).flatMap { place in
      place.unlisted.map { "kept: \($0.typeName) at the bottom of \(place.path), without an entry" }
    }
    told.notes = leftOut.map { "left out: \($0)" } + kept
  }

  func build(_ run: Executor) throws -> Resolution? {
    guard let root else { return nil }
    var building = RestorationBuilding(live, screens, run)
    if try !building.build(root) { self.root = nil }
    made = building.made
    leftOut += building.leftOut
    // What was planned holds, unless factories have refused.
    guard !building.leftOut.isEmpty || run.probe != nil else { return nil }
    let plan = try RestorationPlanning(self.root, screens, in: live).plan
    self.plan = plan
    return resolution(of: plan)
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard let plan, !plan.changes.isEmpty else { return [] }
    for node in made {
      guard let screen = node.viewController, let value = node.maker?.context else { continue }
      let before = ScreenContext.of(screen)
      ScreenContext.set(ScreenContext(value), of: screen)
      run.onFailure { ScreenContext.set(before, of: screen) }
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

/// What a request for restoring ends with.
final class RestoredResult {
  let restored: Restored

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ restored: Restored) { self.restored = restored }
}
