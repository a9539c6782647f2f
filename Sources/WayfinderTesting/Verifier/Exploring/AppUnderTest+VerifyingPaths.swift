import Wayfinder

extension AppUnderTest {
  /// Takes the steps of a path in a new launch, checks each step, and checks the last state.
  ///
  /// The test of a violation calls this. It fails until the fault is mended.
  /// - Parameters:
  ///   - way: The steps from the launch.
  ///   - other: Another path that contradicts this one. Its last step has the same destination.
  ///   - interruption: The interruption of the last step.
  /// - Returns: The violations.
  /// - Throws: ``WayError``, or an error of the launch.
  public func verify(
    along way: [AppStep], comparedWith other: [AppStep]? = nil, interruptedBy interruption: Interruption? = nil
  ) async throws -> [Violation] {
    try await violations(along: way, comparedWith: other, interruptedBy: interruption)
  }

  /// Returns the violations of a path. Checks of other properties that need further launches are left out.
  func violations(
    along way: [AppStep], comparedWith other: [AppStep]? = nil, interruptedBy interruption: Interruption? = nil,
    of property: VerifiedProperty? = nil
  ) async throws -> [Violation] {
    try await onMainTurns {
      var arrival: (name: String, shown: ShownScreens)?
      if let other { arrival = try await self.walked { await $0.arrival(of: other) } }
      if let interruption {
        let known = KnownStates(arrivals: arrival.map { [$0.name: $0.shown] } ?? [:])
        let findings = try await self.findings(interrupting: way, by: interruption, knowing: known).findings
        return findings.map { Violation($0, way: way, otherWay: other, interruption: interruption) }
      }
      var findings = try await self.walked {
        try await self.findings(along: way, in: $0, comparedWith: arrival, of: property)
      }
      if property ?? .leadsBack == .leadsBack, let tried = try await self.waysLeadingNowhere(from: way) {
        findings.kept.append(WayBackCheck.finding(from: findings.front, trying: tried))
      }
      if let finding = await findings.gone.finding() { findings.kept.append(finding) }
      var seen: Set<String> = []
      return findings.kept.filter { seen.insert($0.key).inserted }
        .sorted { ($0.property.rawValue, $0.subject) < ($1.property.rawValue, $1.subject) }
        .map { Violation($0, way: way, otherWay: other) }
    }
  }

  /// Launches an app for a closure.
  private func walked<Result>(
    _ body: (RunningCopy<App>) async throws -> Result
  ) async throws -> Result { try await body(try await RunningCopy(self)) }

  private func findings(
    along way: [AppStep], in run: RunningCopy<App>, comparedWith arrival: (name: String, shown: ShownScreens)?,
    of property: VerifiedProperty?
  ) async throws -> (kept: [Finding], gone: EndedApp, front: String) {
    var findings = [MisuseCheck.finding(run.misusesAtLaunch)].compactMap(\.self)
    for (position, step) in way.enumerated() {
      guard let taken = await taking(step, in: run, comparedWith: position == way.count - 1 ? arrival : nil) else {
        throw error(step, position: position + 1, in: run.app)
      }
      findings += taken.findings
      if !run.isAsking, let finding = await taken.gone.finding() { findings.append(finding) }
    }
    let front = run.name(of: run.tree.front)
    if let arrival, run.visible.contains(arrival.shown.front),
      destination(named: arrival.name)?.isRefused(run.app) == true
    {
      let sentence = "\(arrival.shown.front) is visible, and the guard of \(arrival.name) would refuse it."
      findings.append(Finding(.keepsGuarded, arrival.name, sentence))
    }
    if property == nil || property == .restores || property == .usesUIKit, !run.isAsking {
      findings += try await RestoringCheck(self).result(for: run).findings
    }
    if let finding = await cancelling(way, in: run) { findings.append(finding) }
    return (findings, await EndedApp(leaving: run), front)
  }

  private func taking(
    _ step: AppStep, in run: RunningCopy<App>, comparedWith arrival: (name: String, shown: ShownScreens)?
  ) async -> (findings: [Finding], gone: RemovedScreens)? {
    guard let passage = await run.taking(step) else { return nil }
    var findings = PassageChecks.findings(in: passage)
    if let (name, record) = passage.request {
      if let arrival, arrival.name == name, record.reasonToDiffer == nil, let shown = passage.arrival,
        arrival.shown.screen != shown.screen
      {
        let sentence = "\(name) shows \(shown.screen), and elsewhere \(arrival.shown.screen)."
        findings.append(Finding(.showsTheSame, name, sentence))
      }
      run.waiting = nil
      if record.outcome == nil, passage.waitedBefore == 0 {
        run.waiting = Waiting(record: record, before: passage.before, asking: passage.after)
      }
    } else {
      run.waiting = nil
    }
    return (findings, RemovedScreens(passage.left))
  }

  private func cancelling(_ way: [AppStep], in run: RunningCopy<App>) async -> Finding? {
    guard let step = way.last, let waiting = run.waiting else { return nil }
    run.waiting = nil
    await run.cancel(waiting.record)
    return waiting.findingWhenCancelled(step, in: run.tree)
  }

  private var mostWaysBack: Int { 256 }

  /// P2: returns the ways back from the end of a path that were tried; `nil` if one leads to a root. Each is tried in a new launch.
  private func waysLeadingNowhere(from way: [AppStep]) async throws -> WayBackCheck.Trials? {
    var (ways, next, seen): ([[AppStep]], Int, Set<Fingerprint>) = ([way], 0, [])
    var tried = WayBackCheck.Trials()
    var last: RunningCopy<App>?
    while next < ways.count, next <= mostWaysBack {
      let steps = ways[next]
      next += 1
      let start = Array(steps.dropLast())
      // A way continues in the last app, if that is at its start.
      if last?.steps != start { last = try await RunningCopy.replaying(start, of: self) }
      guard let run = last else { continue }
      let before = run.tree
      if let step = steps.last {
        guard await run.take(step) else { continue }
        if steps.count == way.count + 1 {
          tried.attempts.append(WayBackCheck.Attempt(move: "\(step)", answer: run.answer(before)))
        }
      }
      guard seen.insert(run.fingerprint).inserted else { continue }
      let moves = moves(in: run.app)
      if run.tree.isAtRoot { return nil }
      let isLeftOtherwise = run.tree.shows(classesNamed: leftOtherwise)
      if steps.count == way.count, !isLeftOtherwise {
        tried.others = moves.filter { !$0.goesBack && !$0.choosesTab }.map(\.name)
      }
      ways += moves.filter { $0.goesBack || isLeftOtherwise }.map { steps + [.user($0.name)] }
    }
    if next < ways.count { tried.limit = next - 1 }
    return tried
  }
}

extension RunningCopy {
  fileprivate func arrival(of way: [AppStep]) async -> (name: String, shown: ShownScreens)? {
    guard case .go(let name)? = way.last else { return nil }
    for step in way.dropLast() {
      guard await take(step) else { return nil }
    }
    return await taking(.go(name))?.arrival.map { (name, $0) }
  }
}
