import NavigationCore

/// The commit of one step, or of all steps if the sequence is ``SequencePolicy/allOrNothing``.
final class ContextCommit<ContextType: Equatable, Element: NavigationElementProtocol>: Commit {
  typealias Built = BuiltPart<ContextType, Element>

  private let first: Built
  let late: Resolution?
  private let goal: ContextGoal<ContextType, Element>
  /// The commits of the destinations in this transaction, in the order of their steps.
  private var destinations: [any Commit] = []
  /// The completions of the planned transitions in this transaction. Each is called once, when the transaction ends.
  private var completions: [RouteCompletion] = []
  private var redirection: RequestSummary?
  private(set) var visits: [Visit] = []

  nonisolated deinit {}

  init(_ first: Built, late: Resolution?, of goal: ContextGoal<ContextType, Element>) {
    (self.first, self.late, self.goal) = (first, late, goal)
  }

  var destination: AnyObject? { visits.last?.screen }

  var tasksRun: [String] { destinations.flatMap(\.tasksRun) }

  func setUpFound(_ run: Executor) throws { try goal.namingStep(first.part.position) { try first.setUpFound(run) } }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    var changes = try changes(of: first, run)
    let next = first.part.position + 1
    let hasLaterSteps = goal.sequence == .allOrNothing && goal.steps.count > next
    guard hasLaterSteps || !changes.isEmpty else {
      ended(first)
      return []
    }
    changes.append(.verify { self.ended(self.first) })
    guard hasLaterSteps else { return changes }
    for later in next..<goal.steps.count {
      changes.append(.late(.everything, needsAudience: true) { try self.laterPart(later, run) })
    }
    return changes
  }

  private func laterPart(_ position: Int, _ run: Executor) throws -> [TransactionStep] {
    guard redirection == nil else { return [] }
    let proposal = try goal.propose(position, run)
    return try goal.namingStep(position) {
      // A transaction cannot wait for an answer. An open question rolls the transaction back, and is asked afterwards.
      try proposal.prepare(run)
      try goal.questions.ask(proposal.resolution.guards + proposal.resolution.leaving)
      let built = try proposal.built(run)
      try goal.questions.ask(built.late?.leaving ?? [])
      try built.setUpFound(run)
      return try changes(of: built, run) + [.verify { self.ended(built) }]
    }
  }

  private func changes(of built: Built, _ run: Executor) throws -> [TransactionStep] {
    if let commit = built.commit {
      built.identifyDestination(run)
      destinations.append(commit)
      return try goal.namingStep(built.part.position) { try commit.steps(run) }.settled
    }
    if let plan = built.plan {
      if let undo = plan.undo { run.onFailure(undo) }
      if let completion = plan.completion { completions.append(completion) }
      let arrival = built.arrival(run)
      return (arrival.isEmpty ? plan.steps : plan.steps + arrival).settled
    }
    guard let transition = built.transition else { return [] }
    var steps: [TransactionStep] = [.change(AppCode(transition, on: run.stage))]
    if let element = built.screen, let staged = goal.roles.staged {
      steps += staged.arrival(of: element) { built.replacement = $0 }
    }
    return steps
  }

  private func ended(_ built: Built) {
    if let commit = built.commit {
      // The commit may know its destination only after its changes.
      if let element = commit.destination as? Element { element.identify(as: built.part.step.context) }
      visits += commit.visits
    } else if built.replacement == nil, let screen = built.screen {
      visits.append(Visit(screen, built.part.step.context))
    }
    goal.ended(built.part)
    if let name = built.redirectionName { redirection = RequestSummary(id: RequestNumber.next(), name: name) }
  }

  func made(_ run: Executor) -> Sequel {
    notifyCompletions(.success)
    if let redirection { return .redirected(to: redirection) }
    return goal.position < goal.steps.count ? .nextPart : .done
  }

  func rollBack(because reason: any Error) -> Sequel {
    let failed = goal.position
    goal.position = first.part.position
    for commit in destinations.reversed() { _ = commit.rollBack(because: reason) }
    destinations = []
    // The completions are called even if the request is tried again, because a new attempt uses new transitions.
    notifyCompletions(.failure(reason is OpenQuestions ? CancellationError() : reason))
    guard let open = reason as? OpenQuestions else { return .failed }
    goal.questions.toAsk = open.questions
    return .askFirst(about: failed)
  }

  private func notifyCompletions(_ result: RoutingResult) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(result) }
  }

  var hasOwnPostTasks: Bool { destinations.contains { $0.hasOwnPostTasks } }

  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    for commit in destinations { commit.runOwnPostTasks(run, routingStack: routingStack) }
  }
}

extension [TransactionStep] {
  /// These steps, and then a step that waits until no transition is in flight. Empty if there are no steps.
  fileprivate var settled: [TransactionStep] {
    if isEmpty { return [] }
    var steps = self
    steps.append(.settle)
    return steps
  }
}

extension AppCode {
  /// Creates a change that performs a transition of the app.
  fileprivate convenience init(_ transition: any NavigationTransitionProtocol, on stage: any Stage) {
    let name = { "\(type(of: transition))" }
    self.init(name(), on: stage) { _, answer in
      transition.perform { result in
        guard case .failure(let reason) = result else { return answer(result) }
        answer(.failure(Self.attributed(reason, to: name())))
      }
    }
  }

  private static func attributed(_ reason: any Error, to name: String) -> any Error {
    if reason is NavigationFailure || reason is any RemediedError || reason is OvertakenByMove { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
