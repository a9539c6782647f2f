import NavigationCore

/// The proposal and the commit if no step remains, for example of an empty request. It changes nothing.
final class NoContexts: Proposal, Commit {
  let resolution = Resolution()
  func describe(in plan: inout RoutePlan) {}
  func steps(_ run: Executor) throws -> [TransactionStep] { [] }
}

/// The proposal of one step.
final class ContextProposal<ContextType: Equatable, Element: NavigationElementProtocol>: Proposal {
  let part: ContextPart<ContextType, Element>
  /// The proposal of the destination; `nil` if the provider returned no destination.
  private let destination: (any Proposal)?
  private let goal: ContextGoal<ContextType, Element>
  var resolution: Resolution

  nonisolated deinit {}

  init(
    _ part: ContextPart<ContextType, Element>, _ destination: (any Proposal)?,
    of goal: ContextGoal<ContextType, Element>
  ) {
    (self.part, self.destination, self.goal) = (part, destination, goal)
    resolution = part.resolution(of: destination)
  }

  func prepare(_ run: Executor) throws {
    if let destination { try goal.namingStep(part.position) { try destination.prepare(run) } }
  }

  func describe(in plan: inout RoutePlan) {
    let type = "\(part.step.context.type)"
    if let destination {
      destination.describe(in: &plan)
    } else if let planned = part.plan {
      planned.describe(&plan)
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
    try goal.namingStep(part.position) {
      if let destination { return BuiltPart(part, try destination.build(run), found: destination.found) }
      guard part.transition == nil else { return BuiltPart(part) }
      let made = try element(run)
      do {
        return BuiltPart(
          part, made.element, presentation: try goal.roles.presentation(of: made.element, for: part, run))
      } catch let refusal as ContextError where refusal.isRefusal {
        // The app's factory has made the element, and the app may still show it. So the element keeps its context.
        made.keepsContext = true
        goal.made[part.position] = nil
        throw refusal
      }
    }
  }

  private func element(_ run: Executor) throws -> MadeElement<ContextType, Element> {
    if let known = goal.made[part.position], known.context == part.step.context {
      known.setContext(run)
      return known
    }
    let made = try goal.roles.make(part.step.context, run)
    goal.made[part.position] = made
    return made
  }
}
