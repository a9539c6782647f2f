import NavigationCore
import ViewHierarchy

/// The goal of a request that asks a screen. A goal of any vocabulary shows the screen.
///
/// The goal asks before the first change, so that the screen can answer while it appears.
final class AskGoal<Screen: Answering>: Goal {
  private let wanted: any Goal
  private let find: (AnyObject?) throws -> Screen
  private let asker: Inquirer<Screen.Answer>
  private let router: Router
  /// The view controllers of the tree before the first change. They are kept alive until the shown screens are known.
  private var before: [UIViewController]?

  nonisolated deinit {}

  init(
    _ wanted: any Goal, of asker: Inquirer<Screen.Answer>, router: Router, find: @escaping (AnyObject?) throws -> Screen
  ) {
    self.wanted = wanted
    self.asker = asker
    self.router = router
    self.find = find
  }

  var name: String { wanted.name }
  var vocabulary: String? { wanted.vocabulary }
  var context: Any? { wanted.context }
  // Each asker gets its own answer, so no such request is equal to another.
  var sameness: AnyHashable? { nil }
  var destinationType: (any Any.Type)? { Screen.self }
  var place: String? { wanted.place }
  var onlyTakesAway: Bool { wanted.onlyTakesAway }
  var mayShowGates: Bool { wanted.mayShowGates }
  var isUnwanted: Bool { wanted.isUnwanted }
  func ownGuards(_ run: Executor) throws -> [Any] { try wanted.ownGuards(run) }
  func leads(through suits: (any Any.Type) -> Bool) -> Bool { suits(Screen.self) || wanted.leads(through: suits) }

  func goesOn(without question: Question, because reason: any Error) -> Bool {
    wanted.goesOn(without: question, because: reason)
  }

  func resolve(_ run: Executor) throws -> any Proposal { AskProposal(try wanted.resolve(run), of: self) }

  fileprivate func begin(_ run: Executor, at destination: AnyObject?) {
    if before == nil { before = screens }
    ask(destination, run)
  }

  fileprivate func arrived(_ run: Executor, at destination: AnyObject?) {
    ask(destination, run)
    asker.inquiry?.arrived(RequestSummary(id: run.id, name: name), showing: shown)
    before = nil
  }

  fileprivate func putBack() { before = nil }

  /// Asks the screen if it exists. Some screens exist only after the changes.
  private func ask(_ destination: AnyObject?, _ run: Executor) {
    guard let screen = try? find(destination) else { return }
    Inquiry.begin(on: screen, for: asker, sameness: wanted.sameness, router: router, animated: run.animated)
  }

  private var screens: [UIViewController] {
    var screens: [UIViewController] = []
    router.live.forEach { screens.append($0) }
    return screens
  }

  /// The new screens whose parent or presenter was in the tree before.
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
  private let wanted: any Proposal
  private let goal: AskGoal<Screen>

  nonisolated deinit {}

  init(_ wanted: any Proposal, of goal: AskGoal<Screen>) { (self.wanted, self.goal) = (wanted, goal) }

  var resolution: Resolution { wanted.resolution }
  var found: AnyObject? { wanted.found }
  func prepare(_ run: Executor) throws { try wanted.prepare(run) }
  func tell(_ plan: inout RoutePlan) { wanted.tell(&plan) }
  func build(_ run: Executor) throws -> any Commit { AskCommit(try wanted.build(run), of: goal) }
}

private final class AskCommit<Screen: Answering>: Commit {
  private let wanted: any Commit
  private let goal: AskGoal<Screen>

  nonisolated deinit {}

  init(_ wanted: any Commit, of goal: AskGoal<Screen>) { (self.wanted, self.goal) = (wanted, goal) }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    let steps = try wanted.steps(run)
    goal.begin(run, at: wanted.destination)
    return steps
  }

  func made(_ run: Executor) -> Sequel {
    let sequel = wanted.made(run)
    if case .done = sequel { goal.arrived(run, at: wanted.destination) }
    return sequel
  }

  var late: Resolution? { wanted.late }
  func setUpFound(_ run: Executor) throws { try wanted.setUpFound(run) }

  func putBack(because reason: any Error) -> Sequel {
    goal.putBack()
    return wanted.putBack(because: reason)
  }

  var destination: AnyObject? { wanted.destination }
  var visits: [Visit] { wanted.visits }
  var tasksRun: [String] { wanted.tasksRun }
  var hasOwnPostTasks: Bool { wanted.hasOwnPostTasks }
  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    wanted.runOwnPostTasks(run, routingStack: routingStack)
  }
}
