import NavigationCore

/// The proposal of an empty request, which arrives immediately.
final class NoContexts: Proposal, Commit {
  let resolution = Resolution()
  func tell(_ plan: inout RoutePlan) {}
  func steps(_ run: Executor) throws -> [TransactionStep] { [] }
}

/// The proposal of one step.
final class ContextProposal<ContextType: Equatable, Element: NavigationElementProtocol>: Proposal {
  let part: ContextPart<ContextType, Element>
  /// The proposal of the destination, if the provider returned one.
  private let wanted: (any Proposal)?
  private let goal: ContextGoal<ContextType, Element>
  var resolution: Resolution

  nonisolated deinit {}

  init(
    _ part: ContextPart<ContextType, Element>, _ wanted: (any Proposal)?, of goal: ContextGoal<ContextType, Element>
  ) {
    (self.part, self.wanted, self.goal) = (part, wanted, goal)
    resolution = part.resolution(by: wanted)
  }

  func prepare(_ run: Executor) throws {
    if let wanted { try goal.labelled(part.position) { try wanted.prepare(run) } }
  }

  func tell(_ plan: inout RoutePlan) {
    let type = "\(part.step.context.type)"
    if let wanted {
      wanted.tell(&plan)
    } else if let planned = part.plan {
      planned.tell(&plan)
    } else if let transition = part.transition {
      plan.changes = [.opaque("\(Swift.type(of: transition))", screen: type)]
    } else {
      plan.changes = [.build(type), .opaque(goal.roles.providerName, screen: type)]
    }
    if !part.isRedirection { plan.changes += goal.steps[(part.position + 1)...].map { .follow("\($0)") } }
  }

  func build(_ run: Executor) throws -> any Commit {
    let built = try built(run)
    var late = built.late
    if let questions = late?.leaving { late?.leaving = goal.questions.handOver(questions) }
    return ContextCommit(built, late: late, of: goal)
  }

  func built(_ run: Executor) throws -> BuiltPart<ContextType, Element> {
    try goal.labelled(part.position) {
      if let wanted { return BuiltPart(part, try wanted.build(run), found: wanted.found) }
      guard part.transition == nil else { return BuiltPart(part) }
      let made = try element(run)
      do {
        return BuiltPart(part, made.element, shownBy: try goal.roles.show(made.element, for: part, run))
      } catch let refusal as ContextError where refusal.isRefusal {
        // The app has the element from its factory and may still show it, so the element keeps its context.
        made.staysKnown = true
        goal.made[part.position] = nil
        throw refusal
      }
    }
  }

  private func element(_ run: Executor) throws -> MadeElement<ContextType, Element> {
    if let known = goal.made[part.position], known.context == part.step.context {
      known.beKnown(run)
      return known
    }
    let made = try goal.roles.make(part.step.context, run)
    goal.made[part.position] = made
    return made
  }
}
