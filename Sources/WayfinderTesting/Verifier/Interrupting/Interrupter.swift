#if !(os(iOS) || os(tvOS) || os(visionOS))
  import ViewHierarchy
  import Wayfinder

  /// Interrupts navigations in one app, as long as that returns to their beginning.
  ///
  /// A launch takes three times as long as an interruption. Findings are looked for again in a new launch. A finding of the ended app is
  /// looked for after each interruption.
  final class Interrupter<App: RunningApp> {
    private let description: AppUnderTest<App>
    private let known: KnownStates
    private let restoringCheck: RestoringCheck<App>
    private var run: RunningCopy<App>?
    private var start: ReturnPoint?
    /// The interruptions of the app without findings.
    private var past: [Past] = []
    private(set) var answers: [InterruptedNavigation] = []

    private struct Past {
      let navigation: InterruptingTask.Navigation
      let interruption: Interruption
      let answer: Int
    }

    init(_ description: AppUnderTest<App>, knowing known: KnownStates) {
      (self.description, self.known) = (description, known)
      restoringCheck = RestoringCheck(description)
    }

    /// Repeats a navigation with each interruption at each moment.
    func interrupt(_ navigation: InterruptingTask.Navigation) async throws {
      answers.append(InterruptedNavigation())
      do {
        // All moments.
        var moments = 200
        for kind in kinds(for: navigation.steps.last) {
          for moment in 0..<(kind == .failingCall ? 200 : moments) {
            guard try await interrupt(navigation, by: Interruption(kind, at: moment)) == .over else { continue }
            if kind != .failingCall { moments = moment }
            break
          }
        }
      } catch is WayError, is UnexpectedState {
        // It was reached in an app in which more had happened.
        answers[answers.count - 1].isLost = true
      }
    }

    /// Returns the interruptions of a navigation, including the same and another request.
    private func kinds(for step: AppStep?) -> [Interruption.Kind] {
      guard case .go(let name)? = step else { return [] }
      let other = description.destinations.first { $0.name != name }
      return [.cancelling, .failingCall, .goingBack, .choosingTab, .request(name)]
        + (other.map { [.request($0.name)] } ?? [])
    }

    private func interrupt(
      _ navigation: InterruptingTask.Navigation, by interruption: Interruption
    ) async throws -> InterruptedMoment {
      let (findings, moment, isBack) = try await interruptInThisApp(navigation, by: interruption)
      if moment == .came {
        let past = Past(navigation: navigation, interruption: interruption, answer: answers.count - 1)
        answers[past.answer].count += 1
        if findings.isEmpty {
          self.past.append(past)
        } else {
          let own = try await findingsInAppOfItsOwn(past)
          note(own.isEmpty ? findings : own, past)
        }
      }
      // A fault makes an app unusable.
      if !isBack || !findings.isEmpty { try await leave(hasFindings: !findings.isEmpty) }
      return moment
    }

    private func interruptInThisApp(
      _ navigation: InterruptingTask.Navigation, by interruption: Interruption
    ) async throws -> (findings: [Finding], moment: InterruptedMoment, isBack: Bool) {
      let (run, start) = try await there(navigation)
      let arrangement = Arrangement(run.tree)
      let (findings, moment) = try await run.interrupted(
        navigation.steps, by: interruption, knowing: known, restoringCheck)
      return (findings, moment, await isBack(run, start, arrangement))
    }

    /// Returns the findings in a new launch; none if the path leads elsewhere.
    private func findingsInAppOfItsOwn(_ past: Past) async throws -> [Finding] {
      let navigation = past.navigation
      do {
        return try await description.findings(
          interrupting: navigation.steps, from: navigation.state, by: past.interruption, knowing: known
        ).findings
      } catch is WayError, is UnexpectedState { return [] }
    }

    private func note(_ findings: [Finding], _ past: Past) {
      answers[past.answer].found.append(
        InterruptedNavigation.Found(interruption: past.interruption, findings: findings))
    }

    // MARK: - The app

    /// Returns an app in the state before a navigation.
    private func there(_ navigation: InterruptingTask.Navigation) async throws -> (RunningCopy<App>, ReturnPoint) {
      if let run, let start, start.state == navigation.state { return (run, start) }
      try await leave()
      let steps = Array(navigation.steps.dropLast())
      let run = try await RunningCopy.going(steps, in: description)
      guard run.fingerprint == navigation.state else { throw UnexpectedState() }
      let path = StatePath(to: navigation.state, by: steps, parent: nil)
      let start = run.returnPoint(at: path, restoredByPosition: true)
      (self.run, self.start) = (run, start)
      return (run, start)
    }

    /// Brings the app back to the beginning of the navigation: by rewinding, by the last step before it, or by the position.
    private func isBack(_ run: RunningCopy<App>, _ start: ReturnPoint, _ arrangement: Arrangement) async -> Bool {
      await run.cancelUnanswered()
      guard !run.isAsking else { return false }
      if run.fingerprint == start.state { return true }
      await run.rewind(to: start, arrangement)
      if run.fingerprint == start.state { return true }
      if let step = start.steps.last, await run.take(step), run.fingerprint == start.state { return true }
      return await run.restore(start)
    }

    /// - Parameter hasFindings: A Boolean value that indicates whether a finding may be the cause of a leak.
    func leave(hasFindings: Bool = false) async throws {
      let past = self.past
      self.past = []
      guard let gone = await parting(), let finding = await gone.finding(), let last = past.last else { return }
      var isFoundAgain = hasFindings
      for past in past {
        let findings = try await findingsInAppOfItsOwn(past)
        guard !findings.isEmpty else { continue }
        note(findings, past)
        isFoundAgain = true
      }
      if !isFoundAgain { note([finding], last) }
    }

    private func parting() async -> EndedApp? {
      guard let run else { return nil }
      self.run = nil
      return await EndedApp(leaving: run)
    }
  }

  extension RunningCopy {
    /// Takes the last step of a path with an interruption. No request waits afterwards.
    func interrupted(
      _ way: [AppStep], by interruption: Interruption, knowing known: KnownStates, _ restoring: RestoringCheck<App>
    ) async throws -> (findings: [Finding], moment: InterruptedMoment) {
      var (findings, gone, moment) = try await stopped(way, interruption, known, restoring)
      if let finding = await gone.finding() { findings.append(finding) }
      return (findings, moment)
    }

    /// Removed screens are not kept alive.
    private func stopped(
      _ way: [AppStep], _ interruption: Interruption, _ known: KnownStates, _ restoring: RestoringCheck<App>
    ) async throws -> (findings: [Finding], gone: RemovedScreens, moment: InterruptedMoment) {
      guard case .go(let name)? = way.last, let destination = description.destination(named: name) else {
        throw description.error(way.last ?? .go(""), position: way.count, in: app)
      }
      let stopped = PausedRun(self, destination, interruption)
      let moment = await stopped.interrupt()
      let findings = moment == .came ? try await stopped.findings(knowing: known, restoring) : []
      await stopped.end()
      return (findings, moment == .came && !isAsking ? stopped.gone : RemovedScreens([]), moment)
    }
  }
#endif
