import NavigationCore

/// Carries out a request made of contexts. Each step is resolved, asked about, made and shown when the one before it is
/// done.
final class ContextGoal<ContextType: Equatable, Element: NavigationElementProtocol>: Goal {
  typealias Step = NavigationStep<ContextType>
  typealias Part = ContextPart<ContextType, Element>

  private let roles: ContextRoles<ContextType, Element>
  private let steps: [Step]
  private let sequence: SequencePolicy
  /// The step whose turn it is, and where the commit under way began.
  private var position = 0
  private var first = 0
  /// That step, as it was last looked at.
  private var part: Part?
  // Neither begins as a literal, for which the runtime would look up the type of a pair.
  /// What was made, so that it is made once however often its step is looked at.
  private var made = [Int: MadeElement<ContextType, Element>]()
  /// Questions that came up within a transaction. They are asked before it is tried again.
  private var toAsk: [Question] = []
  /// The questions that have been handed over, and are answered with yes before anything is committed.
  private var handedOver: Set<Question.ID> = []
  /// The goals of the steps that are answered with destinations, so that what has been prepared and asked stays so.
  private var goals = [Int: any Goal]()
  /// Those of them that the commit under way carries out.
  private var carried: [any Goal] = []
  /// Who is told when the commit under way has ended.
  private var endings: [RouteCompletion] = []
  private var redirection: RequestSummary?
  private(set) var visits: [Visit] = []

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
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

  var place: String? { steps.indices.contains(position) ? label(position) : nil }

  var destination: AnyObject? { visits.last?.screen }

  var destinationType: (any Any.Type)? { part?.goal?.destinationType }

  var tasksRun: [String] { carried.flatMap(\.tasksRun) }

  private func label(_ position: Int) -> String { "step \(position + 1) (\(steps[position]))" }
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
    if let resolution = try resolveGoal(of: part, run) { return resolution }
    return Resolution(leaving: handOver((part.plan?.leaving ?? []) + toAsk), needsAudience: part.needsAudience)
  }

  private func look(at position: Int, _ run: Executor) throws -> Part {
    let part = try labelled(position) { try roles.look(at: steps, position, run) }
    guard let goal = part.goal else { return part }
    if let known = goals[position], let same = known.sameness, same == goal.sameness { part.goal = known }
    goals[position] = part.goal
    return part
  }

  func forget() {
    part = nil
    for goal in goals.values { goal.forget() }
    for goal in carried { goal.forget() }
    carried = []
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
    if part.goal != nil { return try buildGoal(of: part, run) }
    guard part.transition == nil else { return nil }
    try labelled(position) { try build(part, run) }
    return Resolution(leaving: handOver(part.plan?.leaving ?? []), needsAudience: part.needsAudience)
  }

  private func build(_ part: Part, _ run: Executor) throws {
    let element = try element(for: part, run)
    do {
      try roles.complete(part, with: element.element, run)
    } catch let refusal as ContextError where refusal.isRefusal {
      // Whoever gets it from the factory may still show it, as what it was made for.
      made[part.position] = nil
      throw refusal
    } catch {
      letGo(of: element)
      throw error
    }
  }

  private func element(for part: Part, _ run: Executor) throws -> MadeElement<ContextType, Element> {
    let context = part.step.context
    if let known = made[part.position], known.context == context { return known }
    let element = try roles.make(context, run)
    made[part.position] = element
    do {
      try run.setUp(element.element as AnyObject, with: context)
    } catch {
      letGo(of: element)
      throw error
    }
    return element
  }

  private func handOver(_ questions: [Question]) -> [Question] {
    for question in questions { handedOver.insert(question.id) }
    return questions
  }

  /// Takes back what the router has set on an element that is not shown after all.
  private func letGo(of element: MadeElement<ContextType, Element>) {
    if !element.hasOwnContext { element.element.setNavigationContext(nil as NavigationContext<ContextType>?) }
  }

  func letGo() {
    for element in made.values { letGo(of: element) }
  }

  private func labelled<Result>(_ position: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refusal as ContextError where refusal.isRefusal {
      let reason = NavigationFailure(caught: refusal, step: label(position))
      throw NavigationInterruption.blocked(by: .refusal(by: roles.providerName, reason: reason))
    } catch let ending as any EndingWithoutFailure {
      throw ending
    } catch var failure as NavigationFailure {
      // A destination's own step is told behind that of the context.
      let label = label(position)
      failure.step = failure.step.map { $0.hasPrefix(label) ? $0 : "\(label), \($0)" } ?? label
      throw failure
    } catch {
      throw NavigationFailure(caught: error, step: label(position))
    }
  }
}

// MARK: - Changing what is on screen

extension ContextGoal {
  func setUpFound(_ run: Executor) throws {
    guard let part else { return }
    if let goal = part.goal { return try labelled(part.position) { try goal.setUpFound(run) } }
    try setUpFound(of: part, run)
  }

  private func setUpFound(of part: Part, _ run: Executor) throws {
    guard let found = part.plan?.found else { return }
    try labelled(part.position) { try run.setUp(found, with: part.step.context) }
  }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    (first, visits, carried, endings) = (position, [], [], [])
    guard let part else { return [] }
    var changes = try changes(of: part, run)
    guard sequence == .allOrNothing, steps.count > position + 1 else {
      if changes.isEmpty { ended(part) } else { changes.append(ending(of: part)) }
      return changes
    }
    changes.append(ending(of: part))
    for next in (position + 1)..<steps.count {
      changes.append(.late(.everything, needsAudience: true) { try self.laterPart(next, run) })
    }
    return changes
  }

  private func laterPart(_ position: Int, _ run: Executor) throws -> [TransactionStep] {
    guard redirection == nil else { return [] }
    return try labelled(position) {
      let part = try look(at: position, run)
      if part.goal != nil {
        try makeReadyLater(part, run)
        return try changes(of: part, run) + [ending(of: part)]
      }
      try ask(part.plan?.leaving ?? [])
      if part.transition == nil {
        try build(part, run)
        try ask(part.plan?.leaving ?? [])
      }
      try setUpFound(of: part, run)
      return try changes(of: part, run) + [ending(of: part)]
    }
  }

  private func changes(of part: Part, _ run: Executor) throws -> [TransactionStep] {
    if let goal = part.goal { return try changes(of: goal, part, run) }
    if let plan = part.plan {
      if let undo = plan.undo { run.onFailure(undo) }
      if let completion = plan.completion { endings.append(completion) }
      return plan.steps.isEmpty ? [] : plan.steps + [.settle]
    }
    guard let transition = part.transition else { return [] }
    var steps: [TransactionStep] = [.change(AppCode(transition, on: run.stage))]
    if let element = part.element, let staged = roles.staged {
      steps += staged.arrival(of: element as AnyObject)
    }
    return steps
  }

  private func ending(of part: Part) -> TransactionStep { .verify { self.ended(part) } }

  /// Tells those who wait for a transition how it has ended.
  private func tell(_ result: RoutingResult) {
    let endings = endings
    self.endings = []
    for ending in endings { ending(result) }
  }

  /// Asks what answers at once. For anything else the transaction is put back, and tried again with the answer.
  private func ask(_ questions: [Question]) throws {
    try questions.checkAtOnce()
    let toAsk = questions.filter { $0.form == .conversation && !handedOver.contains($0.id) }
    if !toAsk.isEmpty { throw OpenQuestions(questions: toAsk) }
  }

  private func ended(_ part: Part) {
    self.part = nil
    if let goal = part.goal {
      // It may be known only now which screen it is.
      if let element = goal.destination as? Element { name(element, as: part.step.context) }
      visits += goal.visits
    } else if let screen = part.screen {
      visits.append(Visit(screen, part.step.context))
    }
    if sequence == .stepByStep {
      made.removeAll()
      goals.removeAll()
    }
    position += 1
    if part.isRedirection {
      redirection = RequestSummary(id: RequestNumber.next(), name: "\(part.step.context.type)")
    }
  }

  func made(_ run: Executor) -> Sequel {
    tell(.success)
    if let redirection { return .redirected(to: redirection) }
    return position < steps.count ? .nextPart : .done
  }

  func putBack(because reason: any Error) -> Sequel {
    let failed = position
    (part, redirection, position, carried) = (nil, nil, first, [])
    guard let open = reason as? OpenQuestions else {
      tell(.failure(reason))
      letGo()
      return .failed
    }
    toAsk = open.questions
    return .askFirst(about: failed)
  }
}

// MARK: - Destinations

// A step that is answered with a destination is done by the destination's own goal, stage by stage.
extension ContextGoal {
  private func resolveGoal(of part: Part, _ run: Executor) throws -> Resolution? {
    guard let goal = part.goal else { return nil }
    var resolution = try labelled(part.position) { try goal.resolve(run) }
    part.found = goal.destination
    resolution.guards = handOver(resolution.guards.map { $0.asked(forPart: part.position) })
    resolution.leaving = handOver(resolution.leaving + toAsk)
    return resolution
  }

  private func buildGoal(of part: Part, _ run: Executor) throws -> Resolution? {
    guard let goal = part.goal, var resolution = try labelled(part.position, { try goal.build(run) }) else {
      return nil
    }
    resolution.leaving = handOver(resolution.leaving)
    return resolution
  }

  /// Makes a later step of a transaction ready: what has to be asked and takes its time is asked with all put back.
  private func makeReadyLater(_ part: Part, _ run: Executor) throws {
    guard let goal = part.goal else { return }
    let resolution = try goal.resolve(run)
    part.found = goal.destination
    try goal.prepare(run)
    try ask(resolution.guards.map { $0.asked(forPart: part.position) } + resolution.leaving)
    if let later = try goal.build(run) { try ask(later.leaving) }
    try goal.setUpFound(run)
  }

  private func changes(of goal: any Goal, _ part: Part, _ run: Executor) throws -> [TransactionStep] {
    // The step's own word goes before what it was asked for as, so that comes first.
    if let element = goal.destination as? Element {
      let isFound = part.found === goal.destination
      name(element, as: part.step.context, replacing: isFound, run)
    }
    carried.append(goal)
    let steps = try labelled(part.position) { try goal.steps(run) }
    return steps.isEmpty ? [] : steps + [.settle]
  }

  /// Has a screen known by what it was asked for as, unless it brings its own context.
  private func name(
    _ element: Element, as context: NavigationContext<ContextType>, replacing: Bool = false, _ run: Executor? = nil
  ) {
    let before = element.getNavigationContext(withContextType: ContextType.self)
    guard before == nil || replacing && before != context, !(element is any ContextShowing) else { return }
    element.setNavigationContext(context)
    run?.onFailure { element.setNavigationContext(before) }
  }

  var hasOwnPostTasks: Bool { carried.contains { $0.hasOwnPostTasks } }

  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {
    for goal in carried { goal.runOwnPostTasks(run, routingStack: routingStack) }
  }
}

/// Something came up within a transaction that cannot be asked there.
private struct OpenQuestions: EndingWithoutFailure {
  let questions: [Question]
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
    if reason is NavigationFailure || reason is any RemediedError { return reason }
    return NavigationFailure(reason: reason, remedy: "\(name), a transition of the app's own, ended with it.")
  }
}
