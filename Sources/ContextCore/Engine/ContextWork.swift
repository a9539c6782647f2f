import NavigationCore

/// Carries the steps of one request out, as the queue says: each looked at, asked about, made and shown when the one
/// before it is done.
final class ContextWork<ContextType: Equatable, Element: NavigationElementProtocol>: NavigationWork {
  typealias Step = NavigationStep<ContextType>
  typealias Part = ContextPart<ContextType, Element>

  let id = RequestNumber.next()
  let roles: ContextRoles<ContextType, Element>
  let steps: [Step]
  private let sequence: SequencePolicy
  private let recorder: NavigationRecorder
  /// The step whose turn it is.
  private var position = 0
  /// That step, as it was last looked at.
  private var part: Part?
  /// What was made, so that it is made once however often its step is looked at.
  private var made: [Int: (context: NavigationContext<ContextType>, element: ContextElement<Element>)] = [:]
  /// What came up within a transaction, and is asked before it is tried again.
  private var toAsk: [Question] = []
  /// The questions that have been handed to the queue, which commits only if all of them are answered with yes.
  private var handedOver: Set<Question.ID> = []
  /// The steps done since the tree was last written down.
  private var done: [TransitionPlan] = []
  private var redirection: RequestSummary?
  private var hasBegun = false
  private var hasMoved = false
  private let ownTransitions = ForeignChanges()

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(
    _ steps: [Step], _ sequence: SequencePolicy, roles: ContextRoles<ContextType, Element>,
    recorder: NavigationRecorder
  ) {
    self.steps = steps
    self.sequence = sequence
    self.roles = roles
    self.recorder = recorder
  }

  var summary: RequestSummary { RequestSummary(id: id, name: name) }

  private var name: String {
    guard !steps.isEmpty else { return "no contexts" }
    let first = steps.prefix(3).map { step in
      step.intent == .present ? "\(step.context.type)" : "\(step)"
    }
    return first.joined(separator: ", ") + (steps.count > 3 ? " and \(steps.count - 3) more" : "")
  }

  var sameness: AnyHashable? { ContextKey(roles: ObjectIdentifier(roles), steps: steps, sequence: sequence) }

  var isForsaken: Bool { !hasBegun && roles.routerIsGone.isSet }

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

extension ContextWork {
  func resolve() throws -> [Question] {
    try roles.place?.check()
    guard position < steps.count else { return [] }
    if sequence == .allOrNothing, steps.count > 1, roles.place == nil {
      throw ContextError.cannotBePutBack(provider: roles.stackProviderName)
    }
    let part = try labelled(position) { try roles.look(at: steps, position) }
    self.part = part
    return handOver((part.plan?.questions ?? []) + toAsk)
  }

  func forget() { part = nil }

  func prepare() throws {}

  func build() throws -> [Question] {
    guard let part, part.transition == nil else { return [] }
    try labelled(position) { try build(part) }
    return handOver(part.plan?.questions ?? [])
  }

  private func build(_ part: Part) throws {
    let element: ContextElement<Element>
    if let known = made[part.position], known.context == part.step.context {
      element = known.element
    } else {
      element = try roles.make(part.step.context)
      made[part.position] = (part.step.context, element)
    }
    do {
      try roles.complete(part, with: element.element)
    } catch {
      letGo(of: element)
      throw error
    }
  }

  private func handOver(_ questions: [Question]) -> [Question] {
    for question in questions { handedOver.insert(question.id) }
    return questions
  }

  /// Takes back what the router has set on an element that is not shown after all.
  private func letGo(of element: ContextElement<Element>) {
    if !element.hasOwnContext { element.element.setNavigationContext(nil as NavigationContext<ContextType>?) }
  }

  private func letGoOfAll() {
    for (_, element) in made.values { letGo(of: element) }
  }

  func labelled<Result>(_ position: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refusal as ContextError where refusal.isRefusal {
      let reason = NavigationFailure(caught: refusal, step: label(position))
      throw NavigationInterruption.blocked(by: .refusal(by: roles.providerName, reason: reason))
    } catch let interruption as NavigationInterruption {
      throw interruption
    } catch let open as OpenQuestions {
      throw open
    } catch {
      throw NavigationFailure(caught: error, step: label(position))
    }
  }
}

// MARK: - Changing what is on screen

extension ContextWork {
  func commit(completion: @escaping (Commitment) -> Void) {
    hasBegun = true
    recorder.willCommit()
    let (first, hadMoved) = (position, hasMoved)
    makeChanges { result in
      switch result {
      case .success:
        self.done = []
        self.ownTransitions.forget()
        self.recorder.committed(self)
        completion(self.commitment)
      case .failure(let reason):
        let failed = self.position
        self.putBack(to: first)
        self.hasMoved = hadMoved
        completion(self.commitment(after: reason, at: failed))
      }
    }
  }

  func abandon() {
    ownTransitions.giveUp { [roles] body in
      if let place = roles.place { place.whenSettled(body) } else { body() }
    }
  }

  /// Makes the changes of the step whose turn it is; of all that are left, where they belong together.
  private func makeChanges(completion: @escaping (RoutingResult) -> Void) {
    guard position < steps.count else { return completion(.success) }
    let last = sequence == .allOrNothing ? steps.count - 1 : position
    func transact(_ tree: some RestorableTree) {
      let changes = (position...last).map { position in LateChange { try self.change(for: position) } }
      TreeTransaction(of: tree, changes: changes).run(completion: completion)
    }
    // Where nothing is going to change, or what changes is the app's own, nothing is written down.
    let changesNothing = last == position && part?.plan?.changes.isEmpty == true
    guard let tree = roles.place?.tree, !changesNothing else {
      return LateChange { try self.change(for: last) }.apply(completion: completion)
    }
    transact(tree)
  }

  private func change(for position: Int) throws -> any TreeChange {
    guard redirection == nil else { return SequenceChange(changes: []) }
    let part = try completePart(position)
    var changes: [any TreeChange] = []
    if let plan = part.plan {
      done.append(plan)
      changes = plan.changes
    } else if let transition = part.transition {
      changes.append(ownTransitions.change(by: OwnTransition(transition: transition, place: roles.place)))
    }
    let hasMoved = !changes.isEmpty
    if hasMoved, let place = roles.place { changes.append(Settled(place: place)) }
    changes.append(
      Verification {
        if part.plan == nil, let element = part.element { try self.roles.place?.verify(element) }
        self.ended(part, hasMoved: hasMoved)
      })
    return SequenceChange(changes: changes)
  }

  /// The step as the queue has had it looked at; within a transaction a later one is looked at here.
  private func completePart(_ position: Int) throws -> Part {
    if let part, part.position == position { return part }
    return try labelled(position) {
      let part = try roles.look(at: steps, position)
      try ask(part.plan?.questions ?? [])
      guard part.transition == nil else { return part }
      try build(part)
      try ask(part.plan?.questions ?? [])
      return part
    }
  }

  /// Asks what answers at once. For anything else the transaction is put back, and tried again with the answer.
  private func ask(_ questions: [Question]) throws {
    let open = questions.filter { !handedOver.contains($0.id) }
    guard open.allSatisfy({ $0.form == .property }) else { throw OpenQuestions(questions: open) }
    for question in open {
      var result = RoutingResult.success
      _ = question.ask(OnceOnly(ifReleased: .success) { result = $0 })
      if case .failure(let reason) = result { throw NavigationInterruption.blocked(by: question.obstacle(reason)) }
    }
  }

  private func ended(_ part: Part, hasMoved: Bool) {
    self.part = nil
    self.hasMoved = self.hasMoved || hasMoved
    if sequence == .stepByStep { made = [:] }
    position += 1
    if part.isRedirection {
      redirection = RequestSummary(id: RequestNumber.next(), name: "\(part.step.context.type)")
    }
  }
}

// MARK: - What it came to

extension ContextWork {
  private var commitment: Commitment {
    if let redirection { return .ended(.redirected(to: redirection)) }
    if position < steps.count { return .nextPart }
    return .ended(hasMoved ? .arrived(()) : .alreadyThere(()))
  }

  private func commitment(after reason: any Error, at position: Int) -> Commitment {
    switch reason {
    case let open as OpenQuestions:
      toAsk = open.questions
      ownTransitions.forget()
      return .askFirst(about: position)
    case NavigationInterruption.blocked(let obstacle):
      letGoOfAll()
      return .ended(.blocked(by: obstacle))
    default:
      letGoOfAll()
      var failure = NavigationFailure(caught: reason, step: label(position))
      failure.alreadyRun = ownTransitions.namesBegun
      return .ended(.failed(failure))
    }
  }

  /// Takes back what is no part of the tree; that is put back by now.
  private func putBack(to position: Int) {
    for plan in done.reversed() { plan.undo() }
    done = []
    part = nil
    redirection = nil
    self.position = position
  }
}

/// Something came up within a transaction that cannot be asked there.
private struct OpenQuestions: Error {
  let questions: [Question]
}

/// Waits until nothing is in flight.
private struct Settled<Element>: TreeChange {
  let place: any NavigationPlace<Element>

  func apply(completion: @escaping (RoutingResult) -> Void) { place.whenSettled { completion(.success) } }
}
