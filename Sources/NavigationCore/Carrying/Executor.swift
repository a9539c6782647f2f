/// Carries out one request. The queue calls the executor for each phase; see `Documentation/Engine.md`.
///
/// The ``Goal`` describes the aim. The executor collects the questions, runs tasks, changes the stage, restores it after a failure
/// and reports one outcome, in the same manner for every vocabulary.
package final class Executor {
  package let id = RequestNumber.next()
  package let goal: any Goal
  package let stage: any Stage
  package let animated: Bool
  /// The form in which a journal records the request; `nil` if the request cannot be repeated.
  let mark: RequestMark?
  let recorder: NavigationRecorder
  /// A copy of the router's guards and tasks. Their `prepare` methods may mutate the copy.
  private(set) var roles: RouterRoles
  /// A Boolean value that indicates whether the router's guards and tasks are prepared. It is `true` if there are none.
  private var isPrepared: Bool
  /// Observes the calls to the app and to UIKit, in tests.
  package let probe: CallProbe?
  var phase = Phase.new
  var transaction: TreeTransaction?
  var undo: (() -> Void)?
  var hasBegun = false
  var hasMoved = false
  var isAbandoned = false
  /// The screen at which the request has ended; `nil` before the arrival, or if the goal has no destination.
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
  /// The proposal was dropped, because the stage may change before the request continues. The goal is resolved again then.
  case dropped

  var proposal: (any Proposal)? {
    switch self {
    case .proposed(let proposal), .built(let proposal, _): proposal
    case .new, .dropped: nil
    }
  }

  var commit: (any Commit)? { if case .built(_, let commit) = self { commit } else { nil } }

  /// A Boolean value that indicates whether there is a proposal.
  var isResolved: Bool { proposal != nil }

  /// A Boolean value that indicates whether the request waits until the stage is shown. It is `false` without a proposal.
  var needsAudience: Bool { (commit?.late ?? proposal?.resolution)?.needsAudience ?? false }

  /// A Boolean value that indicates whether resolving again on the same stage may have another result. It is `true` without a
  /// proposal.
  var isDecidedByApp: Bool { proposal?.resolution.isDecidedByApp ?? true }
}

// MARK: - For goals

extension Executor {
  /// Runs the router's context tasks on a screen that was found or made.
  ///
  /// - Parameter context: The context of the screen. The expression is evaluated only if the router has such tasks.
  /// - Throws: The first error of a task.
  package func setUp(_ screen: AnyObject, with context: @autoclosure () -> Any?) throws {
    try probe?(.task)
    guard !roles.contextTasks.isEmpty else { return }
    let context = context()
    for task in roles.contextTasks { try task.perform(on: screen, with: context) }
  }

  /// Registers an action that undoes an effect outside the stage. The executor restores the stage itself.
  ///
  /// The action is performed if a change fails, or if the commit is dropped. The latest action is performed first.
  package func onFailure(_ undo: @escaping () -> Void) {
    guard let earlier = self.undo else { return self.undo = undo }
    self.undo = {
      undo()
      earlier()
    }
  }

  /// Returns the question for a guard of the goal or of the router.
  ///
  /// - Parameter ask: Asks the guard. Returns a closure that stops asking; `nil` if the guard cannot be stopped.
  package func question(
    _ id: Question.ID, asker: GuardIdentity, name: @escaping () -> String,
    ask: @escaping (GuardedRequest, OnceOnly<RoutingResult>) -> (() -> Void)?
  ) -> Question {
    Question(id: id, asker: asker, name: name) { [unowned self] answer in
      // An answer within the call may end the request and release this executor, so a local variable retains it.
      let (run, actions) = (self, CancellationActions())
      let request = GuardedRequest(destination: run.goal.destinationType, of: run, actions)
      return actions.finish(stopping: run.stage.scope { ask(request, answer) })
    }
  }
}

// MARK: - Before anything changes

extension Executor {
  /// Resolves the goal on the present stage and returns all questions to ask. Changes nothing.
  ///
  /// If the router asks its guards before the search, the first call does not resolve the goal. It returns the router's questions.
  func resolve() throws -> [Question] {
    try stage.check()
    // Guards that are not prepared were not asked yet. The search has to wait for their answers, so the result is only their questions.
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

  /// Drops the proposal and the commit. Undoes the effects that building has had outside the stage.
  func drop() {
    undo.take()?()
    if phase.isResolved { enter(.dropped) }
  }

  // Screens of the old phase may be deallocated here and read this request, so the new phase is set first.
  func enter(_ next: Phase) {
    var last = next
    swap(&phase, &last)
  }

  /// Drops the results of resolving and building after the request has ended. From now on, ``currentPlan`` is `nil`.
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

  /// Builds the proposal. The stage does not change.
  ///
  /// - Returns: The questions to all screens that would leave, if building has corrected the resolution; see ``Commit/late``. Otherwise
  ///   an empty array.
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
      // Preparing may mutate the guard in `roles`, so the closure reads it there when the question is asked.
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

  /// The plan of the request; `nil` if the request is not resolved, cannot be resolved any more, or has ended.
  ///
  /// The getter resolves the goal again if the proposal was dropped.
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
        // Several steps may share a gate, which is listed once.
        plan.asked.append(name)
      }
    }
    stage.scope { found.describe(in: &plan) }
    return plan
  }

  /// Resolves the request on the present stage, prepares its parts and returns its plan. Changes nothing and asks no guard.
  ///
  /// - Throws: The failure of resolving or preparing. ``NavigationInterruption/blocked(by:)`` if the goal itself refuses the request.
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
