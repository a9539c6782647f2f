import NavigationCore

/// The goal of a request made of contexts.
///
/// Each step is resolved, asked and built after the step before it was committed. If the sequence is
/// ``SequencePolicy/allOrNothing``, the later steps run in the transaction of the first step.
final class ContextGoal<ContextType: Equatable, Element: NavigationElementProtocol>: Goal {
  typealias Step = NavigationStep<ContextType>
  typealias Part = ContextPart<ContextType, Element>

  let roles: ContextRoles<ContextType, Element>
  let steps: [Step]
  let sequence: SequencePolicy
  /// The index of the current step.
  var position = 0
  /// The current step and the type of its destination, from the last resolution. `nil` before the first resolution of the step.
  private var wanted: (step: Step, type: (any Any.Type)?)?
  // The literal `[:]` would make the runtime look up the type of a key with its value. This initializer avoids the lookup.
  /// The new elements by the index of their step. Each element is made once, even if its step is resolved several times.
  var made = [Int: MadeElement<ContextType, Element>]()
  /// The goals of destinations by the index of their step. If a step resolves to an equal goal again, the earlier goal is kept.
  /// Its guards are therefore prepared and asked only once.
  private var goals = [Int: any Goal]()
  var questions = PartQuestions()

  nonisolated deinit {}

  init(_ steps: [Step], _ sequence: SequencePolicy, roles: ContextRoles<ContextType, Element>) {
    self.steps = steps
    self.sequence = sequence
    self.roles = roles
  }

  var name: String {
    guard !steps.isEmpty else { return "no contexts" }
    let first = steps.prefix(3).map { step in
      step.intent == .present ? "\(step.context.type)" : "\(step)"
    }
    return first.joined(separator: ", ") + (steps.count > 3 ? " and \(steps.count - 3) more" : "")
  }

  var context: Any? {
    (wanted?.step ?? (steps.indices.contains(position) ? steps[position] : steps.last))?.context
  }

  var sameness: AnyHashable? { ContextKey(roles: ObjectIdentifier(roles), steps: steps, sequence: sequence) }

  var onlyRemoves: Bool { steps.allSatisfy { $0.intent == .dismiss } }

  var isAbandoned: Bool { roles.routerReleased.isSet }

  var destinationType: (any Any.Type)? { wanted?.type }

  var place: String? { steps.indices.contains(position) ? steps.label(position) : nil }
}

extension Array {
  /// Returns the name of the step at an index, for failures.
  func label<ContextType>(_ position: Int) -> String where Element == NavigationStep<ContextType> {
    "step \(position + 1) (\(self[position]))"
  }
}

/// The identity of a request: its router's roles, its steps and its sequence policy.
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
  func resolve(_ run: Executor) throws -> any Proposal {
    try roles.staged?.check(run.stage)
    guard position < steps.count else { return NoContexts() }
    if sequence == .allOrNothing, steps.count > 1, roles.staged == nil {
      throw ContextError.cannotRestore(provider: roles.stackProviderName)
    }
    let proposal = try propose(position, run)
    let part = proposal.part
    wanted = (part.step, part.goal?.destinationType)
    proposal.resolution.guards = questions.handOver(proposal.resolution.guards)
    proposal.resolution.leaving = questions.handOver(proposal.resolution.leaving + questions.toAsk)
    // The provider may return another transition after a guard has answered, for example after a login. The step is therefore
    // resolved again after guards.
    proposal.resolution.isDecidedByApp = true
    return proposal
  }

  /// Returns the proposal of the step at an index. If the provider returns a destination, also resolves the destination's goal.
  func propose(_ position: Int, _ run: Executor) throws -> ContextProposal<ContextType, Element> {
    try namingStep(position) {
      let part = try roles.resolve(steps, position, run)
      return ContextProposal(part, try goal(of: part)?.resolve(run), of: self)
    }
  }

  /// Returns the goal of the step's destination; `nil` if the step has none. If this step had an equal goal before, returns the
  /// earlier goal.
  private func goal(of part: Part) -> (any Goal)? {
    guard let goal = part.goal else { return nil }
    if let known = goals[part.position], let same = known.sameness, same == goal.sameness { return known }
    goals[part.position] = goal
    return goal
  }

  func ownGuards(_ run: Executor) throws -> [Any] {
    guard position < steps.count else { return [] }
    let part = try namingStep(position) { try roles.resolve(steps, position, run) }
    return try goal(of: part)?.ownGuards(run) ?? []
  }

  /// Makes the next step the current step. If the sequence is ``SequencePolicy/stepByStep``, also drops all elements and goals.
  func ended(_ part: Part) {
    if sequence == .stepByStep {
      made.removeAll()
      goals.removeAll()
    }
    (position, wanted) = (part.position + 1, nil)
  }

  func namingStep<Result>(_ position: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refusal as ContextError where refusal.isRefusal {
      let reason = NavigationFailure(caught: refusal, step: steps.label(position))
      throw NavigationInterruption.blocked(by: .refusal(by: roles.providerName, reason: reason))
    } catch let ending as any EndingWithoutFailure {
      throw ending
    } catch var failure as NavigationFailure {
      // The failure names the step of the sequence first, and then the destination's own step.
      let label = steps.label(position)
      failure.step = failure.step.map { $0.hasPrefix(label) ? $0 : "\(label), \($0)" } ?? label
      throw failure
    } catch {
      throw NavigationFailure(caught: error, step: steps.label(position))
    }
  }
}
