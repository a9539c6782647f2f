import NavigationCore
import ViewHierarchy

/// The goal of a request that shows a screen and asks it for an answer. The base goal shows the screen and may be of
/// any vocabulary.
///
/// A screen that is built by then is asked before the first change, so that it can answer while it appears. Any other
/// screen is asked after the changes.
final class AskGoal<Screen: Answering>: Goal {
  private let base: any Goal
  private let find: (AnyObject?) throws -> Screen
  private let asker: Inquirer<Screen.Answer>
  private let router: Router
  /// The view controllers of the tree before the first change. They are kept alive, so that no new screen can have the
  /// identity of a released one.
  private var before: [UIViewController]?

  nonisolated deinit {}

  init(
    _ base: any Goal, of asker: Inquirer<Screen.Answer>, router: Router, find: @escaping (AnyObject?) throws -> Screen
  ) {
    self.base = base
    self.asker = asker
    self.router = router
    self.find = find
  }

  var name: String { base.name }
  var context: Any? { base.context }
  // Each request has an asker of its own, so no request may be dropped for an equal one.
  var sameness: AnyHashable? { nil }
  var destinationType: (any Any.Type)? { Screen.self }
  var place: String? { base.place }
  var onlyRemoves: Bool { base.onlyRemoves }
  var mayShowGates: Bool { base.mayShowGates }
  var isAbandoned: Bool { base.isAbandoned }
  func ownGuards(_ run: Executor) throws -> [Any] { try base.ownGuards(run) }
  func leads(through suits: (any Any.Type) -> Bool) -> Bool { suits(Screen.self) || base.leads(through: suits) }

  func continues(without question: Question, because reason: any Error) -> Bool {
    base.continues(without: question, because: reason)
  }

  func resolve(_ run: Executor) throws -> any Proposal { AskProposal(try base.resolve(run), of: self) }

  fileprivate func begin(_ run: Executor, at destination: AnyObject?) {
    if before == nil { before = screens }
    ask(destination, run)
  }

  fileprivate func arrived(_ run: Executor, at destination: AnyObject?) {
    ask(destination, run)
    asker.inquiry?.arrived(RequestSummary(id: run.id, name: name), showing: shown)
    before = nil
  }

  fileprivate func rolledBack() { before = nil }

  /// Asks the screen. Does nothing if the screen does not exist yet.
  private func ask(_ destination: AnyObject?, _ run: Executor) {
    guard let screen = try? find(destination) else { return }
    Inquiry.begin(on: screen, for: asker, sameness: base.sameness, router: router, animated: run.animated)
  }

  private var screens: [UIViewController] {
    var screens: [UIViewController] = []
    router.live.forEach { screens.append($0) }
    return screens
  }

  /// The new screens whose parent or presenter was in the tree before the first change.
  private var shown: [UIViewController] {
    let old = Set((before ?? []).map(ObjectIdentifier.init))
    return screens.filter { screen in
      guard !old.contains(ObjectIdentifier(screen)), let below = screen.parentInTree ?? screen.presenterInTree else {
        return false
      }
      return old.contains(ObjectIdentifier(below))
    }
  }
}

private final class AskProposal<Screen: Answering>: Proposal {
  private let base: any Proposal
  private let goal: AskGoal<Screen>

  nonisolated deinit {}

  init(_ base: any Proposal, of goal: AskGoal<Screen>) { (self.base, self.goal) = (base, goal) }

  var resolution: Resolution { base.resolution }
  var found: AnyObject? { base.found }
  func prepare(_ run: Executor) throws { try base.prepare(run) }
  func describe(in plan: inout RoutePlan) { base.describe(in: &plan) }
  func build(_ run: Executor) throws -> any Commit { AskCommit(try base.build(run), of: goal) }
}

private final class AskCommit<Screen: Answering>: Commit {
  private let base: any Commit
  private let goal: AskGoal<Screen>

  nonisolated deinit {}

  init(_ base: any Commit, of goal: AskGoal<Screen>) { (self.base, self.goal) = (base, goal) }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    let steps = try base.steps(run)
    goal.begin(run, at: base.destination)
    return steps
  }

  func made(_ run: Executor) -> Sequel {
    let sequel = base.made(run)
    if case .done = sequel { goal.arrived(run, at: base.destination) }
    return sequel
  }

  var late: Resolution? { base.late }
  func setUpFound(_ run: Executor) throws { try base.setUpFound(run) }

  func rollBack(because reason: any Error) -> Sequel {
    goal.rolledBack()
    return base.rollBack(because: reason)
  }

  var destination: AnyObject? { base.destination }
  var visits: [Visit] { base.visits }
  var tasksRun: [String] { base.tasksRun }
  var hasOwnPostTasks: Bool { base.hasOwnPostTasks }
  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    base.runOwnPostTasks(run, routingStack: routingStack)
  }
}
