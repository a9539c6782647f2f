/// Carries one request out, stage by stage, as the queue says; see `Documentation/Engine.md`.
///
/// What is wanted is the ``Goal``'s to say; that guards are asked, tasks run, changes are put back and one outcome is
/// delivered is done here, once for every vocabulary.
package final class Executor {
  package let id = RequestNumber.next()
  package let goal: any Goal
  package let stage: any Stage
  package let animated: Bool
  /// How the request can be asked for once more.
  let mark: RequestMark?
  let recorder: NavigationRecorder
  /// The router's guards and tasks are values that preparing may change; these are this request's copies.
  private(set) var roles: RouterRoles
  /// Whether the router adds guards or tasks, and whether they have been prepared; what it adds is read on the way.
  private(set) var preparation: Preparation
  /// Watches the calls to the app and to UIKit, in tests.
  package let probe: CallProbe?
  var phase = Phase.new
  var transaction: TreeTransaction?
  var undo: (() -> Void)?
  var hasBegun = false
  var hasMoved = false
  var isAbandoned = false
  /// Where the request ended up.
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
    preparation = roles.isEmpty ? .needless : .open
    probe = roles.probe
    self.recorder = recorder
  }
}

/// How far a request has come.
enum Phase {
  /// Nothing was looked for yet, or not for the next part.
  case new
  case proposed(any Proposal)
  case built(any Proposal, any Commit)
  /// The proposal is dropped while somebody is asked. The goal is resolved again afterwards.
  case dropped

  var proposal: (any Proposal)? {
    switch self {
    case .proposed(let proposal), .built(let proposal, _): proposal
    case .new, .dropped: nil
    }
  }

  var commit: (any Commit)? { if case .built(_, let commit) = self { commit } else { nil } }
}

/// How far the router's guards and tasks have come.
enum Preparation {
  /// There are none.
  case needless
  case open, done
}

// MARK: - For goals

extension Executor {
  /// Has the router's tasks set up a screen that was found or made.
  package func setUp(_ screen: AnyObject, with context: @autoclosure () -> Any?) throws {
    try probe?(.task)
    guard preparation != .needless, !roles.contextTasks.isEmpty else { return }
    let context = context()
    for task in roles.contextTasks { try task.perform(on: screen, with: context) }
  }

  /// Has something undone, besides what the stage puts back, if the changes are not made: they cannot be, or what was built for them
  /// is dropped. What was noted last is undone first.
  package func onFailure(_ undo: @escaping () -> Void) {
    guard let earlier = self.undo else { return self.undo = undo }
    self.undo = {
      undo()
      earlier()
    }
  }

  /// A guard of the goal's own, as a question.
  package func question(
    _ id: Question.ID, asker: GuardIdentity, name: @escaping () -> String,
    ask: @escaping (GuardedRequest, OnceOnly<RoutingResult>) -> (() -> Void)?
  ) -> Question {
    Question(id: id, asker: asker, name: name) { [unowned self] answer in
      // An answer within the call may end the request, and let go of this.
      let (run, cutOff) = (self, CutOff())
      let request = GuardedRequest(destination: run.goal.destinationType, of: run, cutOff)
      return cutOff.close(run.stage.scope { ask(request, answer) })
    }
  }
}

// MARK: - Before anything changes

extension Executor {
  /// Looks at the stage as it is and returns all that has to be asked before going. Changes nothing.
  func resolve() throws -> [Question] {
    try stage.check()
    // They are prepared before they are asked, so that what is prepared has been asked.
    if preparation == .open, roles.asksBeforeSearching, !roles.guards.isEmpty {
      return routerQuestions.probed(by: probe)
    }
    do {
      let proposal = try proposal()
      enter(.proposed(proposal))
      let (guards, leaving) = (proposal.resolution.guards, leaving(of: proposal.resolution))
      if preparation == .needless, guards.isEmpty, leaving.isEmpty { return [] }
      return (routerQuestions + guards + leaving).probed(by: probe)
    } catch {
      throw told(error)
    }
  }

  private func proposal() throws -> any Proposal { try stage.scope { try goal.resolve(self) } }

  /// A Boolean value that indicates whether screens leave without being asked.
  var leavesWithoutAsking: Bool { roles.leavesWithoutAsking }

  /// The screens that are asked whether they may be left.
  private func leaving(of resolution: Resolution) -> [Question] { leavesWithoutAsking ? [] : resolution.leaving }

  /// Whether the stage was looked at, and what was found is kept.
  var isResolved: Bool { phase.proposal != nil }

  /// Whether it waits until somebody sees the stage, as far as that is known.
  var needsAudience: Bool { (phase.commit?.late ?? phase.proposal?.resolution)?.needsAudience ?? false }

  /// Whether what is found next may be another although the stage is the same.
  var isDecidedByApp: Bool { phase.proposal?.resolution.isDecidedByApp ?? true }

  /// Drops what was found and built, and undoes what building has done outside the stage.
  func drop() {
    undo.take()?()
    if isResolved { enter(.dropped) }
  }

  /// Screens of the phase that ends may be deallocated here, and may look at this request: it is in the next phase by then.
  func enter(_ next: Phase) {
    var last = next
    swap(&phase, &last)
  }

  /// Drops what nobody gets, as the request has ended.
  func end() {
    drop()
    enter(.new)
  }

  func prepare() throws {
    do {
      if preparation == .open {
        try roles.prepare(with: goal.context)
        preparation = .done
      }
      if let proposal = phase.proposal { try stage.scope { try proposal.prepare(self) } }
    } catch {
      throw told(error)
    }
  }

  /// Makes what can be made before the stage is touched. Returns who turns out only now to have to be asked.
  func build() throws -> [Question] {
    guard let proposal = phase.proposal else { return [] }
    do {
      let commit = try stage.scope { try proposal.build(self) }
      enter(.built(proposal, commit))
      return commit.late.map(leaving)?.probed(by: probe) ?? []
    } catch {
      throw told(error)
    }
  }

  private var routerQuestions: [Question] {
    roles.guards.indices.map { position in
      let added = roles.guards[position]
      // Read when it is asked, since it has been prepared by then.
      return question(.global(position), asker: added.identity, name: { describe(added.interceptor) }) {
        [unowned self] request, answer in
        askInterceptor(roles.guards[position].interceptor, with: goal.context, for: request, answer)
      }
    }
  }
}

// MARK: - Telling

extension Executor: PlannedRequest {
  package var summary: RequestSummary { RequestSummary(id: id, name: goal.name, link: mark?.link) }
  package var place: AnyObject { stage }
  package var wanted: any GuardedGoal { goal }

  /// What the request would do; where what was found was let go of meanwhile, that is looked for once more.
  package var currentPlan: RoutePlan? {
    var found = phase.proposal
    if case .dropped = phase { found = try? proposal() }
    guard let found else { return nil }
    let questions = routerQuestions + found.resolution.guards + leaving(of: found.resolution)
    var plan = RoutePlan(request: goal.name)
    for question in questions {
      let name = question.name()
      if question.concernsLeaving {
        plan.asked.append("\(name) (whether it may be left)")
      } else if !plan.asked.contains(name) {
        // A gate that several steps have is passed once.
        plan.asked.append(name)
      }
    }
    stage.scope { found.tell(&plan) }
    return plan
  }

  /// What the request would do, as the stage is now. Changes nothing and asks nobody.
  package func plan() throws -> RoutePlan {
    do {
      try stage.check()
      enter(.proposed(try proposal()))
      try prepare()
    } catch {
      throw told(error)
    }
    return currentPlan ?? RoutePlan(request: goal.name)
  }
}

/// Numbers requests, whatever their vocabulary.
package enum RequestNumber {
  private static var last = 0

  /// A number that no other request of this process has, and that grows.
  package static func next() -> Int {
    last += 1
    return last
  }
}
