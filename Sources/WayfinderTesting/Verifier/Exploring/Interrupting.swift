import RouteComposition
import ViewHierarchy
import Wayfinder

/// Whether there was a moment for an interruption.
enum InterruptedMoment {
  /// The interruption came.
  case came
  /// The navigation was still under way, and nothing of that kind could come.
  case nothingToDo
  /// The navigation had ended, or waited for the user alone.
  case over
}

extension AppUnderTest {
  /// What does not hold where something comes between while the last step of a way is under way.
  ///
  /// - Returns: What was found, and whether there was such a moment.
  func findings(
    interrupting way: [AppStep], by interruption: Interruption
  ) async throws -> (findings: [Finding], moment: InterruptedMoment) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // Nobody there can stop the clock of transitions.
      return ([], .over)
    #else
      let (findings, gone, moment) = try await interrupted(way, by: interruption)
      guard let kept = await gone.finding() else { return (findings, moment) }
      return (findings + [kept], moment)
    #endif
  }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  extension AppUnderTest {
    /// The app is gone when this returns.
    private func interrupted(
      _ way: [AppStep], by interruption: Interruption
    ) async throws -> (findings: [Finding], gone: GoneApp, moment: InterruptedMoment) {
      guard case .go(let name)? = way.last, let destination = destination(named: name),
        let run = try await LiveRun.replaying(way.dropLast(), of: self)
      else { throw WayError.impossible(way.last ?? .go(""), position: way.count) }
      let stopped = StoppedRun(run, destination)
      let moment = await stopped.interrupt(by: interruption)
      let findings = moment == .came ? await stopped.findings() : []
      return (findings, GoneApp(run.app.window, run.tree), moment)
    }
  }

  /// An app whose clock stands still while a navigation is under way.
  private final class StoppedRun<App: RunningApp> {
    private let run: LiveRun<App>
    private let clock: TransitionClock
    private let destination: AppDestination<App>
    private let before: SeenTree
    private let first = Asked()
    private var second: (name: String, asked: Asked)?
    private var interruption: Interruption?
    private var hasInterrupted = false

    init(_ run: LiveRun<App>, _ destination: AppDestination<App>) {
      (self.run, self.destination, before) = (run, destination, run.tree)
      clock = TransitionClock(of: run.app.window)
    }

    /// Begins the navigation, and lets the interruption come at its moment.
    ///
    /// - Returns: Whether it came to that.
    func interrupt(by interruption: Interruption) async -> InterruptedMoment {
      self.interruption = interruption
      await run.watching {
        var router = self.run.app.router
        if interruption.kind == .failingCall { router = router.probed(by: self.probe(failing: interruption.moment)) }
        self.ask(self.destination, self.first, router)
        await self.pass(interruption.kind == .failingCall ? 0 : interruption.moment)
        if interruption.kind != .failingCall, !self.isOver { self.come(interruption.kind) }
        await self.rest()
      }
      if hasInterrupted { return .came }
      return isOver || interruption.kind == .failingCall ? .over : .nothingToDo
    }

    private var isOver = false

    private func ask(_ destination: AppDestination<App>, _ asked: Asked, _ router: Router) {
      asked.isRefused = destination.isRefused(run.app)
      do {
        let request = try destination.request(in: run.app)
        asked.handle = router.perform(request) { asked.outcomes.append($0) }
      } catch {
        asked.outcomes.append(.failed(NavigationFailure(reason: error, remedy: "")))
      }
    }

    private func probe(failing wanted: Int) -> CallProbe {
      var calls = 0
      return CallProbe { [weak self] _ in
        defer { calls += 1 }
        guard calls == wanted else { return }
        self?.hasInterrupted = true
        throw InjectedFault(call: wanted + 1)
      }
    }

    /// Lets some turns pass.
    private func pass(_ turns: Int) async {
      for _ in 0..<turns {
        let hasPassed = clock.tick() || clock.finish()
        await run.settle { true }
        if first.outcome != nil || (!hasPassed && clock.isIdle) {
          isOver = true
          return
        }
      }
      if first.outcome != nil { isOver = true }
    }

    private func come(_ kind: Interruption.Kind) {
      switch kind {
      case .cancelling:
        hasInterrupted = true
        first.handle?.cancel()
      case .request(let name):
        guard let other = run.description.destination(named: name) else { return }
        hasInterrupted = true
        let asked = Asked()
        second = (name, asked)
        ask(other, asked, run.app.router)
      case .goingBack:
        guard let back = run.description.moves(in: run.app).first(where: \.goesBack) else { return }
        hasInterrupted = true
        back.perform()
      case .choosingTab:
        let tabs = run.app.window.userMoves.filter { if case .selectTab = $0 { true } else { false } }
        guard let tab = tabs.last else { return }
        hasInterrupted = true
        run.app.window.perform(tab)
      case .failingCall: break
      }
      // A move that could not be made is no interruption, but the moment was there.
    }

    /// Lets time run until nothing is left to happen.
    private func rest() async {
      for _ in 0..<40 {
        clock.run()
        await run.settle { true }
        if clock.isIdle, first.outcome != nil, second.map({ $0.asked.outcome != nil }) ?? true { return }
        if clock.isIdle, !run.app.window.userMoves.isEmpty { await run.settle { false } }
      }
    }

    func findings() async -> [Finding] {
      run.look()
      let name = destination.name
      var findings = [
        MisuseCheck.finding(run.misuses), ending(name, first), second.flatMap { ending($0.name, $0.asked) },
      ]
      if let finding = visible(), findings.allSatisfy({ $0 == nil }) { findings.append(finding) }
      if case .cancelling? = interruption?.kind { findings.append(sameTree(name)) }
      if case .failingCall? = interruption?.kind { findings.append(sameTree(name)) }
      if !clock.isIdle { findings.append(Finding(.arrives, name, "The window never comes to rest.")) }
      if findings.allSatisfy({ $0 == nil }) { findings.append(await next()) }
      return findings.compactMap { $0.map { Finding($0.property, "\($0.subject), interrupted", $0.sentence) } }
    }

    /// Each request ends once, or waits for the user, who can do something.
    private func ending(_ name: String, _ asked: Asked) -> Finding? {
      if asked.outcomes.count > 1 {
        return Finding(.arrives, name, "Going to \(name) has ended \(asked.outcomes.count) times.")
      }
      guard let outcome = asked.outcome else {
        // A question has to be on screen, which the user can answer.
        let isAsked = run.tree.asksUser || !run.tree.isSame(as: before)
        let isStuck = run.app.router.waiting.isEmpty || run.description.moves(in: run.app).isEmpty || !isAsked
        return isStuck ? Finding(.arrives, name, "Going to \(name) never ends.") : nil
      }
      if case .failingCall? = interruption?.kind { return nil }
      guard case .failed(let failure) = outcome, !asked.isRefused else { return nil }
      return Finding(.arrives, name, "Going to \(name) failed after an interruption. \(failure)")
    }

    /// What arrived last is visible.
    private func visible() -> Finding? {
      let last = second ?? (destination.name, first)
      guard let screen = last.asked.outcome?.value, !run.tree.shows(screen) else { return nil }
      return Finding(.arrives, last.name, "Going to \(last.name) ended as an arrival, and its screen is not visible.")
    }

    private func sameTree(_ name: String) -> Finding? {
      guard let outcome = first.outcome, outcome.value == nil else { return nil }
      return SameTreeCheck.finding(name, "\(outcome)", before, run.tree)
    }

    /// What is asked for afterwards arrives.
    private func next() async -> Finding? {
      run.app.window.endTransitionsAtOnce()
      guard run.app.router.waiting.isEmpty,
        let other = run.description.destinations.first(where: { !$0.isRefused(run.app) })
      else { return nil }
      guard let passage = await run.taking(.go(other.name)) else { return nil }
      return ArrivalCheck.finding(in: passage).map {
        Finding($0.property, destination.name, "After an interruption: \($0.sentence)")
      }
    }
  }
#endif
