/// Carries one request out, stage by stage. The queue decides when; see `Documentation/Engine.md`.
///
/// The ``Goal`` describes the aim. The executor asks guards, runs tasks, restores the stage after a failure and delivers one
/// outcome, in the same manner for every vocabulary.
package final class Executor {
  package let id = RequestNumber.next()
  package let goal: any Goal
  package let stage: any Stage
  package let animated: Bool
  /// The description by which the request can be repeated.
  let mark: RequestMark?
  let recorder: NavigationRecorder
  /// A copy of the router's guards and tasks. They are values, which their `prepare` methods may mutate.
  private(set) var roles: RouterRoles
  /// A Boolean value that indicates whether the router's guards and tasks are prepared, if it has any.
  private var isPrepared: Bool
  /// Observes the calls to the app and to UIKit, in tests.
  package let probe: CallProbe?
  var phase = Phase.new
  var transaction: TreeTransaction?
  var undo: (() -> Void)?
  var hasBegun = false
  var hasMoved = false
  var isAbandoned = false
  /// The screen at which the request has ended.
  package internal(set) var destination: AnyObject?

  nonisolated deinit {}

  package init(
    _ goal: any Goal, on stage: any Stage, animated: Bool = true, roles: RouterRoles = RouterRoles(),
    mark: RequestMark? = nil, recorder: NavigationRecorder
  ) {
    self.goal = goal
    self.stage = stage
    self.animated = animated
    self.mark = mark
    self.roles = roles
    isPrepared = roles.isEmpty
    probe = roles.probe
    self.recorder = recorder
  }
}

/// The progress of a request.
enum Phase {
  /// The request, or its next part, is not resolved yet.
  case new
  case proposed(any Proposal)
  case built(any Proposal, any Commit)
  /// The proposal is dropped while a question waits for its answer. The goal is resolved again afterwards.
  case dropped

  var proposal: (any Proposal)? {
    switch self {
    case .proposed(let proposal), .built(let proposal, _): proposal
    case .new, .dropped: nil
    }
  }

  var commit: (any Commit)? { if case .built(_, let commit) = self { commit } else { nil } }

  /// A Boolean value that indicates whether a proposal is kept.
  var isResolved: Bool { proposal != nil }

  /// A Boolean value that indicates whether the request waits until the stage is shown, according to its latest resolution.
  var needsAudience: Bool { (commit?.late ?? proposal?.resolution)?.needsAudience ?? false }

  /// A Boolean value that indicates whether resolving again may differ on the same stage. It is `true` without a proposal.
  var isDecidedByApp: Bool { proposal?.resolution.isDecidedByApp ?? true }
}

// MARK: - For goals

extension Executor {
  /// Runs the router's tasks on a screen that was found or made.
  package func setUp(_ screen: AnyObject, with context: @autoclosure () -> Any?) throws {
    try probe?(.task)
    guard !roles.contextTasks.isEmpty else { return }
    let context = context()
    for task in roles.contextTasks { try task.perform(on: screen, with: context) }
  }

  /// Registers an action that is performed if the changes are not made: if they fail, or if the commit is dropped.
  ///
  /// Use it for effects outside the stage, which the stage does not restore. The latest action is performed first.
  package func onFailure(_ undo: @escaping () -> Void) {
    guard let earlier = self.undo else { return self.undo = undo }
    self.undo = {
      undo()
      earlier()
    }
  }

  /// Returns the question for a guard of the goal.
  package func question(
    _ id: Question.ID, asker: GuardIdentity, name: @escaping () -> String,
    ask: @escaping (GuardedRequest, OnceOnly<RoutingResult>) -> (() -> Void)?
  ) -> Question {
    Question(id: id, asker: asker, name: name) { [unowned self] answer in
      // An answer within the call may end the request and release this executor.
      let (run, actions) = (self, CancellationActions())
      let request = GuardedRequest(destination: run.goal.destinationType, of: run, actions)
      return actions.finish(stopping: run.stage.scope { ask(request, answer) })
    }
  }
}

// MARK: - Before anything changes

extension Executor {
  /// Resolves the goal on the stage as it is and returns all questions to ask. Changes nothing.
  func resolve() throws -> [Question] {
    try stage.check()
    // Preparing precedes asking, so guards that are prepared have been asked already.
    if !isPrepared, roles.asksBeforeSearching, !roles.guards.isEmpty {
      return routerQuestions.probed(by: probe)
    }
    do {
      let proposal = try proposal()
      enter(.proposed(proposal))
      return questions(of: proposal).probed(by: probe)
    } catch {
      throw failure(for: error)
    }
  }

  private func proposal() throws -> any Proposal { try stage.scope { try goal.resolve(self) } }

  private func questions(of proposal: any Proposal) -> [Question] {
    routerQuestions + proposal.resolution.guards + leaving(of: proposal.resolution)
  }

  private func leaving(of resolution: Resolution) -> [Question] { roles.leavesWithoutAsking ? [] : resolution.leaving }

  /// Drops the proposal and the commit, and undoes the effects of building outside the stage.
  func drop() {
    undo.take()?()
    if phase.isResolved { enter(.dropped) }
  }

  // Screens of the old phase may be deallocated here and read this request, so the new phase is set first.
  func enter(_ next: Phase) {
    var last = next
    swap(&phase, &last)
  }

  /// Drops everything that the request has resolved or built. Call it when the request has ended.
  func end() {
    drop()
    enter(.new)
  }

  func prepare() throws {
    do {
      if !isPrepared {
        try roles.prepare(with: goal.context)
        isPrepared = true
      }
      if let proposal = phase.proposal { try stage.scope { try proposal.prepare(self) } }
    } catch {
      throw failure(for: error)
    }
  }

  /// Builds the proposal before the stage changes, and returns the questions that only building has revealed.
  func build() throws -> [Question] {
    guard let proposal = phase.proposal else { return [] }
    do {
      let commit = try stage.scope { try proposal.build(self) }
      enter(.built(proposal, commit))
      return commit.late.map(leaving)?.probed(by: probe) ?? []
    } catch {
      throw failure(for: error)
    }
  }

  private var routerQuestions: [Question] {
    roles.guards.indices.map { position in
      let added = roles.guards[position]
      // The guard is read when it is asked, after preparing may have mutated it.
      return question(.global(position), asker: added.identity, name: { describe(added.interceptor) }) {
        [unowned self] request, answer in
        askInterceptor(roles.guards[position].interceptor, with: goal.context, for: request, answer)
      }
    }
  }
}

// MARK: - Plans

extension Executor: PlannedRequest {
  package var summary: RequestSummary { RequestSummary(id: id, name: goal.name, link: mark?.link) }
  package var place: AnyObject { stage }
  package var guardedGoal: any GuardedGoal { goal }

  /// The plan of the request. Resolves again if the proposal was dropped.
  package var currentPlan: RoutePlan? {
    var found = phase.proposal
    if case .dropped = phase { found = try? proposal() }
    guard let found else { return nil }
    var plan = RoutePlan(request: goal.name)
    for question in questions(of: found) {
      let name = question.name()
      if question.concernsLeaving {
        plan.asked.append("\(name) (whether it may be left)")
      } else if !plan.asked.contains(name) {
        // A gate that several steps share is listed once.
        plan.asked.append(name)
      }
    }
    stage.scope { found.describe(in: &plan) }
    return plan
  }

  /// Resolves the request on the stage as it is and returns its plan. Changes nothing and asks no guard.
  package func plan() throws -> RoutePlan {
    do {
      try stage.check()
      enter(.proposed(try proposal()))
      try prepare()
    } catch {
      throw failure(for: error)
    }
    return currentPlan ?? RoutePlan(request: goal.name)
  }
}

/// The source of request numbers, for all vocabularies.
package enum RequestNumber {
  private static var last = 0

  /// Returns a number greater than that of every earlier request of this process.
  package static func next() -> Int {
    last += 1
    return last
  }
}
