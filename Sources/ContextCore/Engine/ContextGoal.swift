import NavigationCore

/// Carries out a request made of contexts. Each step is resolved, asked about, made and shown when the one before it is
/// done.
final class ContextGoal<ContextType: Equatable, Element: NavigationElementProtocol>: Goal {
  typealias Step = NavigationStep<ContextType>
  typealias Part = ContextPart<ContextType, Element>

  private let roles: ContextRoles<ContextType, Element>
  private let steps: [Step]
  private let sequence: SequencePolicy
  /// The step whose turn it is.
  private var position = 0
  /// That step, as it was last looked at.
  private var part: Part?
  // Neither begins as a literal, for which the runtime would look up the type of a pair.
  /// What was made, so that it is made once however often its step is looked at.
  private var made = [Int: MadeElement<ContextType, Element>]()
  /// The goals of the steps that are answered with destinations, so that what has been prepared and asked stays so.
  private var goals = [Int: any Goal]()
  private var questions = PartQuestions()
  private var commit = ContextCommit(first: 0)
  private var redirection: RequestSummary?
  private(set) var visits: [Visit] = []

  nonisolated deinit {}

  init(_ steps: [Step], _ sequence: SequencePolicy, roles: ContextRoles<ContextType, Element>) {
    self.steps = steps
    self.sequence = sequence
    self.roles = roles
  }

  var vocabulary: String? { "contexts" }

  var name: String {
    guard !steps.isEmpty else { return "no contexts" }
    let first = steps.prefix(3).map { step in
      step.intent == .present ? "\(step.context.type)" : "\(step)"
    }
    return first.joined(separator: ", ") + (steps.count > 3 ? " and \(steps.count - 3) more" : "")
  }

  var context: Any? {
    guard let step = part?.step ?? (steps.indices.contains(position) ? steps[position] : steps.last) else { return nil }
    return step.context
  }

  var sameness: AnyHashable? { ContextKey(roles: ObjectIdentifier(roles), steps: steps, sequence: sequence) }

  var onlyTakesAway: Bool { steps.allSatisfy { $0.intent == .dismiss } }

  var isUnwanted: Bool { roles.routerIsGone.isSet }

  var destination: AnyObject? { visits.last?.screen }

  var destinationType: (any Any.Type)? { part?.goal?.destinationType }

  var progress: GoalProgress {
    GoalProgress(
      place: steps.indices.contains(position) ? steps.label(position) : nil,
      tasksRun: commit.carried.flatMap(\.progress.tasksRun))
  }
}

/// What is being committed.
private struct ContextCommit {
  /// The step that it began with.
  let first: Int
  /// The goals of destinations that it carries out.
  var carried: [any Goal] = []
  /// Who is told when it has ended.
  var endings: [RouteCompletion] = []

  /// Those who wait for a transition, each of whom is to be told once how it has ended.
  mutating func takeEndings() -> [RouteCompletion] {
    defer { endings = [] }
    return endings
  }
}

extension Array {
  /// A step as failures name it.
  fileprivate func label<ContextType>(_ position: Int) -> String where Element == NavigationStep<ContextType> {
    "step \(position + 1) (\(self[position]))"
  }
}

/// What makes two requests equal: the router, the steps, and how they belong together.
private nonisolated struct ContextKey<ContextType: Equatable>: Hashable {
  let roles: ObjectIdentifier
  let steps: [NavigationStep<ContextType>]
  let sequence: SequencePolicy

  func hash(into hasher: inout Hasher) {
    hasher.combine(roles)
    for step in steps { (step.context.type as? any Hashable)?.hash(into: &hasher) }
  }
}

// MARK: - Before anything changes

extension ContextGoal {
  func resolve(_ run: Executor) throws -> Resolution {
    try roles.staged?.check(run.stage)
    guard position < steps.count else { return Resolution() }
    if sequence == .allOrNothing, steps.count > 1, roles.staged == nil {
      throw ContextError.cannotBePutBack(provider: roles.stackProviderName)
    }
    let part = try look(at: position, run)
    self.part = part
    var resolution = try labelled(position) { try part.resolve(run) }
    resolution.guards = questions.handOver(resolution.guards)
    resolution.leaving = questions.handOver(resolution.leaving + questions.toAsk)
    // The transition provider may answer otherwise once a guard has, for instance where that has logged somebody in.
    resolution.isDecidedByApp = true
    return resolution
  }

  private func look(at position: Int, _ run: Executor) throws -> Part {
    let part = try labelled(position) { try roles.look(at: steps, position, run) }
    guard let goal = part.goal else { return part }
    if let known = goals[position], let same = known.sameness, same == goal.sameness { part.goal = known }
    goals[position] = part.goal
    return part
  }

  func ownGuards(_ run: Executor) throws -> [Any] {
    guard position < steps.count else { return [] }
    return try look(at: position, run).goal?.ownGuards(run) ?? []
  }

  func forget() {
    part = nil
    for goal in goals.values { goal.forget() }
    for goal in commit.carried { goal.forget() }
    commit.carried = []
  }

  func prepare(_ run: Executor) throws {
    if let part, let goal = part.goal { try labelled(part.position) { try goal.prepare(run) } }
  }

  func tell(_ plan: inout RoutePlan) {
    guard let part else { return }
    let type = "\(part.step.context.type)"
    if let goal = part.goal {
      goal.tell(&plan)
    } else if let planned = part.plan {
      planned.tell(&plan)
    } else if let transition = part.transition {
      plan.changes = [.opaque("\(Swift.type(of: transition))", screen: type)]
    } else {
      plan.changes = [.build(type), .opaque(roles.providerName, screen: type)]
    }
    if !part.isRedirection { plan.changes += steps[(part.position + 1)...].map { .follow("\($0)") } }
  }

  func build(_ run: Executor) throws -> Resolution? {
    guard let part else { return nil }
    var told: Resolution?
    if let goal = part.goal {
      told = try labelled(position) { try goal.build(run) }
    } else if part.transition == nil {
      try labelled(position) { try build(part, run) }
      told = try part.resolve(run)
    }
    guard var told else { return nil }
    told.leaving = questions.handOver(told.leaving)
    return told
  }

  private func build(_ part: Part, _ run: Executor) throws {
    let context = part.step.context
    let element: MadeElement<ContextType, Element>
    if let known = made[part.position], known.context == context {
      element = known
    } else {
      element = try roles.make(context, run)
      made[part.position] = element
    }
    do {
      try roles.complete(part, with: element.element, run)
    } catch let refusal as ContextError where refusal.isRefusal {
      // Whoever gets it from the factory may still show it, as what it was made for.
      made[part.position] = nil
      throw refusal
    }
  }

  func letGo() {
    for element in made.values { element.letGo() }
  }

  private func labelled<Result>(_ position: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refusal as ContextError where refusal.isRefusal {
      let reason = NavigationFailure(caught: refusal, step: steps.label(position))
      throw NavigationInterruption.blocked(by: .refusal(by: roles.providerName, reason: reason))
    } catch let ending as any EndingWithoutFailure {
      throw ending
    } catch var failure as NavigationFailure {
      // A destination's own step is told behind that of the context.
      let label = steps.label(position)
      failure.step = failure.step.map { $0.hasPrefix(label) ? $0 : "\(label), \($0)" } ?? label
      throw failure
    } catch {
      throw NavigationFailure(caught: error, step: steps.label(position))
    }
  }
}

// MARK: - Changing what is on screen

extension ContextGoal {
  func setUpFound(_ run: Executor) throws {
    if let part { try labelled(part.position) { try part.setUpFound(run) } }
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    (commit, visits) = (ContextCommit(first: position), [])
    guard let part else { return [] }
    var changes = try changes(of: part, run)
    let goesOn = sequence == .allOrNothing && steps.count > position + 1
    guard goesOn || !changes.isEmpty else {
      ended(part)
      return []
    }
    changes.append(.verify { self.ended(part) })
    guard goesOn else { return changes }
    for next in (position + 1)..<steps.count {
      changes.append(.late(.everything, needsAudience: true) { try self.laterPart(next, run) })
    }
    return changes
  }

  private func laterPart(_ position: Int, _ run: Executor) throws -> [TransactionStep] {
    guard redirection == nil else { return [] }
    return try labelled(position) {
      let part = try look(at: position, run)
      // What has to be asked and takes its time is asked with all put back.
      let resolution = try part.resolve(run)
      try part.goal?.prepare(run)
      try questions.ask(resolution.guards + resolution.leaving)
      if let goal = part.goal {
        if let later = try goal.build(run) { try questions.ask(later.leaving) }
      } else if part.transition == nil {
        try build(part, run)
        try questions.ask(part.plan?.leaving ?? [])
      }
      try part.setUpFound(run)
      return try changes(of: part, run) + [.verify { self.ended(part) }]
    }
  }

  private func changes(of part: Part, _ run: Executor) throws -> [TransactionStep] {
    if let goal = part.goal {
      part.nameFound(run)
      commit.carried.append(goal)
      return try labelled(part.position) { try goal.steps(run) }.settled
    }
    if let plan = part.plan {
      if let undo = plan.undo { run.onFailure(undo) }
      if let completion = plan.completion { commit.endings.append(completion) }
      let arrival = part.arrival(run)
      return (arrival.isEmpty ? plan.steps : plan.steps + arrival).settled
    }
    guard let transition = part.transition else { return [] }
    var steps: [TransactionStep] = [.change(AppCode(transition, on: run.stage))]
    if let element = part.element, let staged = roles.staged {
      steps += staged.arrival(of: element as AnyObject) { part.replacement = $0 }
    }
    return steps
  }

  private func ended(_ part: Part) {
    self.part = nil
    if let goal = part.goal {
      // It may be known only now which screen it is.
      if let element = goal.destination as? Element { element.beKnown(as: part.step.context) }
      visits += goal.visits
    } else if part.replacement == nil, let screen = part.screen {
      visits.append(Visit(screen, part.step.context))
    }
    if sequence == .stepByStep {
      made.removeAll()
      goals.removeAll()
    }
    position += 1
    if let name = part.redirectionName { redirection = RequestSummary(id: RequestNumber.next(), name: name) }
  }

  func made(_ run: Executor) -> Sequel {
    for ending in commit.takeEndings() { ending(.success) }
    if let redirection { return .redirected(to: redirection) }
    return position < steps.count ? .nextPart : .done
  }

  func putBack(because reason: any Error) -> Sequel {
    let failed = position
    (part, redirection, position) = (nil, nil, commit.first)
    for goal in commit.carried.reversed() { _ = goal.putBack(because: reason) }
    commit.carried = []
    // A transition that is put back has ended, also where the whole is tried again: that asks for transitions of its own.
    let heard: any Error = reason is OpenQuestions ? CancellationError() : reason
    for ending in commit.takeEndings() { ending(.failure(heard)) }
    guard let open = reason as? OpenQuestions else {
      letGo()
      return .failed
    }
    questions.toAsk = open.questions
    return .askFirst(about: failed)
  }
}

// MARK: - After the arrival

extension ContextGoal {
  var hasOwnPostTasks: Bool { commit.carried.contains { $0.hasOwnPostTasks } }

  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    for goal in commit.carried { goal.runOwnPostTasks(run, routingStack: routingStack) }
  }
}

extension [TransactionStep] {
  /// The same, and the wait until nothing is in flight; nothing where there is nothing to do.
  fileprivate var settled: [TransactionStep] {
    if isEmpty { return [] }
    var steps = self
    steps.append(.settle)
    return steps
  }
}

extension AppCode {
  /// A transition of the app's own.
  fileprivate convenience init(_ transition: any NavigationTransitionProtocol, on stage: any Stage) {
    let name = { "\(type(of: transition))" }
    self.init(name(), on: stage) { _, answer in
      transition.perform { result in
        guard case .failure(let reason) = result else { return answer(result) }
        answer(.failure(Self.blamed(reason, on: name())))
      }
    }
  }

  private static func blamed(_ reason: any Error, on name: String) -> any Error {
    if reason is NavigationFailure || reason is any RemediedError || reason is OvertakenByMove { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
