import Wayfinder

extension AppUnderTest {
  /// Repeats some navigations with each interruption at each moment, with helpers. The results are in their order.
  func interrupted(
    _ task: InterruptingTask, with helpers: [any VerificationHelper]
  ) async throws -> [InterruptedNavigation] {
    let parts = task.parts(helpers.count + 1)
    for (helper, part) in zip(helpers, parts.dropFirst()) { try helper.begin(HelperTask.interrupt(part).data()) }
    var answers = [try await interrupted(parts[0])]
    for helper in helpers { answers.append(try [InterruptedNavigation](answer: helper.answer())) }
    return try task.navigations.indices.map { number in
      let answer = answers[number % answers.count]
      guard answer.indices.contains(number / answers.count) else { throw HelperHasGone() }
      return answer[number / answers.count]
    }
  }

  /// Repeats some navigations with each interruption at each moment.
  func interrupted(_ task: InterruptingTask) async throws -> [InterruptedNavigation] {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // Apple's clock of transitions cannot be stopped.
      return task.navigations.map { _ in InterruptedNavigation() }
    #else
      let interrupter = Interrupter(self, knowing: task.known)
      for navigation in task.navigations { try await interrupter.interrupt(navigation) }
      try await interrupter.leave()
      return interrupter.answers
    #endif
  }

  /// - Parameter state: The expected state before the step.
  func findings(
    interrupting way: [AppStep], from state: Fingerprint? = nil, by interruption: Interruption,
    knowing known: KnownStates = KnownStates()
  ) async throws -> (findings: [Finding], moment: InterruptedMoment) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return ([], .over)
    #else
      let (findings, ended, moment) = try await interrupted(way, from: state, by: interruption, knowing: known)
      guard let kept = await ended.finding() else { return (findings, moment) }
      return (findings + [kept], moment)
    #endif
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
    private func interrupted(
      _ way: [AppStep], from state: Fingerprint?, by interruption: Interruption, knowing known: KnownStates
    ) async throws -> (findings: [Finding], ended: EndedApp, moment: InterruptedMoment) {
      let run = try await RunningCopy.going(way.dropLast(), in: self)
      if let state, run.fingerprint != state { throw UnexpectedState() }
      let (findings, moment) = try await run.interrupted(
        way, by: interruption, knowing: known, RestoringCheck(self))
      return (findings, await EndedApp(leaving: run), moment)
    }
  #endif
}

extension Verification {
  /// Returns the navigations to the destinations in the first states.
  func interruptingTask(
    _ destinations: [String], where isOwn: (InterruptingTask.Navigation) -> Bool = { _ in true }
  ) -> InterruptingTask {
    let explored = Set(chosen)
    var navigations: [InterruptingTask.Navigation] = []
    for number in graph.states.indices.prefix(bound.interruptedStates) where explored.contains(Int32(number)) {
      let (path, state) = (graph.way(to: Int32(number)), graph.states[number].fingerprint)
      navigations += destinations.map { InterruptingTask.Navigation(path + [.go($0)], from: state) }
    }
    let known = KnownStates(
      explored: Set(chosen.lazy.map { self.graph.states[Int($0)].fingerprint }), arrivals: firstArrivals)
    return InterruptingTask(navigations: navigations.filter(isOwn), known: known)
  }

  func note(_ results: [InterruptedNavigation], of task: InterruptingTask) {
    for (navigation, result) in zip(task.navigations, results) {
      let path = navigation.steps
      if result.isLost { noteLost(path.dropLast()) }
      for found in result.found {
        for finding in found.findings {
          let first = finding.property == .showsTheSame ? path.last.flatMap(firstWay) : nil
          note(finding, way: path, otherWay: first, interruption: found.interruption)
        }
      }
    }
  }
}
