/// Carries one request out, stage by stage, as the queue says; see `Documentation/Engine.md`.
///
/// What is wanted is the ``Goal``'s to say; that guards are asked, tasks run, changes are put back and one outcome is
/// delivered is done here, once for every vocabulary.
///
/// Nothing here is checked for exclusive access: each is read or set as a whole, but for the roles, which are.
package final class Executor {
  package let id = RequestNumber.next()
  package let goal: any Goal
  package let stage: any Stage
  package let animated: Bool
  /// How the request can be asked for once more.
  let mark: RequestMark?
  private let recorder: NavigationRecorder
  /// The router's guards and tasks are values that preparing may change; these are this request's copies.
  private var roles: RouterRoles
  /// Whether the router adds guards or tasks, and whether they have been prepared; what it adds is read on the way.
  @exclusivity(unchecked) private var preparation: Preparation
  /// Watches the calls to the app and to UIKit, in tests.
  package let probe: CallProbe?
  @exclusivity(unchecked) private(set) var resolution: Resolution?
  /// Whether what was found was let go of, as somebody is asked who may take their time.
  @exclusivity(unchecked) private var isForgotten = false
  @exclusivity(unchecked) private var transaction: TreeTransaction?
  @exclusivity(unchecked) private var undo: (() -> Void)?
  @exclusivity(unchecked) private(set) var hasBegun = false
  @exclusivity(unchecked) private var hasMoved = false
  @exclusivity(unchecked) private var isAbandoned = false
  /// Where the request ended up.
  @exclusivity(unchecked) package private(set) var destination: AnyObject?

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

/// How far the router's guards and tasks have come.
private enum Preparation {
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

  /// Has something undone, besides what the stage puts back, if the changes cannot be made.
  /// What was noted last is undone first.
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
      let resolution = try resolved()
      (self.resolution, isForgotten) = (resolution, false)
      if preparation == .needless, resolution.guards.isEmpty, resolution.leaving.isEmpty { return [] }
      return (routerQuestions + resolution.guards + resolution.leaving).probed(by: probe)
    } catch {
      throw told(error)
    }
  }

  private func resolved() throws -> Resolution { asked(try stage.scope { try goal.resolve(self) }) }

  /// A Boolean value that indicates whether screens leave without being asked.
  var leavesWithoutAsking: Bool { roles.leavesWithoutAsking }

  /// A resolution with the questions that this request asks.
  private func asked(_ resolution: Resolution) -> Resolution {
    guard leavesWithoutAsking else { return resolution }
    var resolution = resolution
    resolution.leaving = []
    return resolution
  }

  /// Lets go of what was found, while somebody is asked who may take their time.
  func forget() {
    isForgotten = isForgotten || resolution != nil
    resolution = nil
    goal.forget()
  }

  /// Lets go of what somebody else does not get.
  func letGo() {
    (resolution, isForgotten) = (nil, false)
    goal.letGo()
  }

  func prepare() throws {
    do {
      if preparation == .open {
        try roles.prepare(with: goal.context)
        preparation = .done
      }
      if resolution != nil { try stage.scope { try goal.prepare(self) } }
    } catch {
      throw told(error)
    }
  }

  /// Makes what can be made before the stage is touched. Returns who turns out only now to have to be asked.
  func build() throws -> [Question] {
    do {
      guard let told = try stage.scope({ try goal.build(self) }) else { return [] }
      resolution?.needsAudience = told.needsAudience
      return asked(told).leaving.probed(by: probe)
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

// MARK: - Changing the stage

extension Executor {
  /// Changes the stage and settles; on failure puts it back. The completion is called once.
  func commit(completion: @escaping (Commitment) -> Void) {
    hasBegun = true
    let steps: [TransactionStep]
    do {
      steps = try stage.scope {
        try goal.setUpFound(self)
        return try goal.steps(self)
      }
    } catch {
      return completion(conclusion(of: error))
    }
    recorder.willCommit()
    guard !steps.isEmpty else { return endedWithoutChange(completion) }
    let transaction = TreeTransaction(on: stage, steps, animated: animated, probe: probe)
    self.transaction = transaction
    if isAbandoned { transaction.giveUp() }
    transaction.run { result in
      switch result {
      case .success: self.ended(hasMoved: transaction.hasChanged, completion)
      case .failure(let reason): completion(self.conclusion(of: reason))
      }
    }
  }

  /// Ends a request that has nothing to change, if its destination is seen.
  private func endedWithoutChange(_ completion: @escaping (Commitment) -> Void) {
    do {
      if let destination = goal.destination { try stage.checkArrival(at: destination) }
      ended(hasMoved: false, completion)
    } catch let missing as DestinationNotThere {
      completion(conclusion(of: missing.failure))
    } catch {
      completion(conclusion(of: error))
    }
  }

  /// Gives up a change that does not answer, as soon as nothing is in flight; also one that is not made yet.
  func abandon() {
    isAbandoned = true
    transaction?.giveUp()
  }

  /// The event that the request waits for while it holds the window and no transition is in flight.
  var awaited: WaitingRequest.Reason {
    if !hasBegun { return .change("making the screens of \(goal.name)") }
    // Between two changes, a turn passes after each transition.
    return transaction?.awaited ?? .transitionInFlight
  }

  private func ended(hasMoved: Bool, _ completion: @escaping (Commitment) -> Void) {
    self.hasMoved = self.hasMoved || hasMoved
    (transaction, undo) = (nil, nil)
    let sequel = goal.made(self)
    recorder.committed(summary)
    guard hasMoved, case .done = sequel else { return arrive(sequel, completion) }
    stage.whenSettled { self.arrive(sequel, completion) }
  }

  private func arrive(_ sequel: Sequel, _ completion: (Commitment) -> Void) {
    destination = goal.destination
    if goal.hasOwnPostTasks || preparation != .needless && !roles.postTasks.isEmpty { stage.scope { runPostTasks() } }
    forget()
    isForgotten = false
    switch sequel {
    case .nextPart: completion(.nextPart)
    case .askFirst(let part): completion(.askFirst(about: part))
    case .redirected(let other): completion(.ended(.redirected(to: other)))
    case .done, .failed: completion(.ended(hasMoved ? .arrived(()) : .alreadyThere(())))
    }
  }

  private func runPostTasks() {
    let visits = goal.visits
    guard !visits.isEmpty else { return }
    var seen: Set<ObjectIdentifier> = []
    let visited = visits.filter { seen.insert(ObjectIdentifier($0.screen)).inserted }
    let stack = visited.map(\.screen)
    goal.runOwnPostTasks(self, routingStack: stack)
    roles.runPostTasks(for: visited, routingStack: stack)
  }
}

// MARK: - What did not work

extension Executor {
  /// What a commit that could not be made comes to; all is put back by now.
  private func conclusion(of reason: any Error) -> Commitment {
    undo?()
    undo = nil
    let (error, sequel) = (told(reason), goal.putBack(because: reason))
    transaction = nil
    if case .askFirst(let part) = sequel { return .askFirst(about: part) }
    switch error {
    case let overtaken as OvertakenByMove:
      return .ended(.superseded(by: RequestSummary(id: RequestNumber.next(), name: overtaken.move)))
    case NavigationInterruption.blocked(let obstacle): return .ended(.blocked(by: obstacle))
    default: return .ended(.failed(NavigationFailure(caught: error)))
    }
  }

  /// An error of any kind with what had run by then; one that is no failure as it is.
  private func told(_ error: any Error) -> any Error {
    if error is any EndingWithoutFailure { return error }
    let progress = goal.progress
    var failure = NavigationFailure(caught: error, step: progress.place)
    failure.alreadyRun = progress.tasksRun + (transaction?.appCodeBegun ?? [])
    return failure
  }
}

// MARK: - Telling

extension Executor: PlannedRequest {
  package var summary: RequestSummary { RequestSummary(id: id, name: goal.name, link: mark?.link) }
  package var place: AnyObject { stage }
  package var wanted: any GuardedGoal { goal }

  /// What the request would do; where what was found was let go of meanwhile, that is looked for once more.
  package var currentPlan: RoutePlan? {
    var anew: Resolution?
    if resolution == nil, isForgotten { anew = try? resolved() }
    guard let found = resolution ?? anew else { return nil }
    let questions = routerQuestions + found.guards + found.leaving
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
    stage.scope { goal.tell(&plan) }
    if anew != nil { goal.forget() }
    return plan
  }

  /// What the request would do, as the stage is now. Changes nothing and asks nobody.
  package func plan() throws -> RoutePlan {
    do {
      try stage.check()
      resolution = try resolved()
      try prepare()
    } catch {
      throw told(error)
    }
    return currentPlan ?? RoutePlan(request: goal.name)
  }
}

/// What a commit has come to.
enum Commitment {
  /// The request has ended.
  case ended(Outcome<Void>)
  /// A part of the request is done. The next is resolved at once, before anything that waits, so that what it has to ask
  /// is asked without holding the window.
  case nextPart
  /// All is put back, because something has to be asked about a part, by its number, that could not be known before; the
  /// request is resolved again.
  case askFirst(about: Int)
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
