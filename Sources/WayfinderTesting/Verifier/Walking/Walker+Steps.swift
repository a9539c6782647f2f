import Wayfinder

extension Walker {
  /// Takes a step, and checks it if the state is checked; returns `nil` if it is impossible.
  func take(_ step: AppStep, _ leadsBack: Bool, at number: Int) async -> Expansion.Edge? {
    guard let run = walk.run else { return nil }
    let path = walk.queue[number].path
    walk.lastStep = (path.state, Arrangement(run.tree))
    let isChecked = path.purpose == .check
    guard let taken = await taken(step, leadsBack, run, isChecked: isChecked) else { return nil }
    walk.memory.steps.learn(step, from: path.state, to: taken.edge.target)
    guard isChecked else { return taken.edge }
    var edge = taken.edge
    walk.queue[number].expansion.checks += edge.isRequest ? 5 : 2
    walk.queue[number].expansion.reachedByAnswer += taken.reached
    if !run.isAsking, let finding = await taken.removed.finding() { edge.findings.append(finding) }
    if let waiting = taken.waiting {
      await run.cancel(waiting.record)
      walk.queue[number].expansion.checks += 1
      if let finding = waiting.findingWhenCancelled(step, in: run.tree) { edge.findings.append(finding) }
    }
    if !edge.findings.isEmpty { edge.history = run.steps }
    return edge
  }

  /// A step, without references to its screens.
  private struct Taken {
    var edge: Expansion.Edge
    var removed = RemovedScreens([])
    var waiting: Waiting?
    /// The destinations of waiting requests that have arrived because the user answered.
    var reached: [String] = []
  }

  private func taken(_ step: AppStep, _ leadsBack: Bool, _ run: RunningCopy<App>, isChecked: Bool) async -> Taken? {
    guard let passage = await run.taking(step, planning: isChecked) else { return nil }
    var taken = Taken(
      edge: Expansion.Edge(
        step: step, target: run.fingerprint, leadsBack: leadsBack, isWithin: passage.isWithin(bound)))
    if let (_, record) = passage.request {
      taken.edge.isRequest = true
      taken.edge.hasArrived = record.outcome?.value != nil
      taken.edge.arrival = passage.arrival.map {
        ShownScreens(screen: names.kept($0.screen), front: names.kept($0.front))
      }
      taken.edge.mayDiffer = record.reasonToDiffer != nil
    }
    guard isChecked else { return taken }
    taken.edge.findings = PassageChecks.findings(in: passage)
    taken.removed = RemovedScreens(passage.left)
    if let record = passage.request?.record, record.outcome == nil, passage.waitedBefore == 0 {
      taken.waiting = Waiting(record: record, before: passage.before, asking: passage.after)
    }
    let unseen = taken.edge.findings.filter { $0.property == .arrives }.map(\.subject)
    taken.reached = passage.answered.filter { $0.record.outcome?.value != nil && !unseen.contains($0.name) }.map(\.name)
    return taken
  }
}
