#if !(os(iOS) || os(tvOS) || os(visionOS))
  import RouteComposition
  import ViewHierarchy
  import Wayfinder

  /// An app whose clock is paused while a navigation is under way.
  final class PausedRun<App: RunningApp> {
    private let run: RunningCopy<App>
    private let clock: TransitionClock
    private let destination: AppDestination<App>
    private let interruption: Interruption
    private let before: SeenTree
    private let misusesBefore: Int
    private let first: StepRecord
    private var second: (name: String, record: StepRecord)?
    private var ended: [(name: String, record: StepRecord)] = []
    /// The number of calls of the navigation to the app and to UIKit.
    private var calls = 0
    private var hasInterrupted = false
    private var isOver = false
    /// Called just before the interruption.
    var willInterrupt: () -> Void = {}

    /// The outcomes of the navigation and of the request that interrupts it.
    var outcomes: (first: Outcome<UIViewController>?, second: Outcome<UIViewController>?) {
      (first.outcome, second?.record.outcome)
    }

    init(_ run: RunningCopy<App>, _ destination: AppDestination<App>, _ interruption: Interruption) {
      (self.run, self.destination, self.interruption) = (run, destination, interruption)
      (before, misusesBefore, first) = (run.tree, run.misuses.count, StepRecord())
      clock = TransitionClock(of: run.app.window)
    }

    /// Begins the navigation, and interrupts it at its moment.
    func interrupt() async -> InterruptedMoment {
      await run.watching {
        self.ask(self.destination, self.first, self.run.app.router.probed(by: self.probe()))
        if self.interruption.kind != .failingCall {
          // At the first moment not even a task has run that the navigation has begun.
          if self.interruption.moment > 0 { await self.pass(self.interruption.moment) }
          self.isOver = self.isOver || self.first.outcome != nil
          if !self.isOver { self.come(self.interruption.kind) }
        }
        await self.rest()
      }
      if hasInterrupted { return .came }
      return isOver || interruption.kind == .failingCall ? .over : .nothingToDo
    }

    private func ask(_ destination: AppDestination<App>, _ record: StepRecord, _ router: Router) {
      record.isRefused = destination.isRefused(run.app)
      record.reasonToDiffer = destination.reasonToDiffer
      do {
        let request = try destination.request(in: run.app)
        record.handle = router.navigate(request) { [weak self] outcome in
          record.outcomes.append(outcome)
          self?.ended.append((destination.name, record))
        }
      } catch {
        record.outcomes.append(.failed(NavigationFailure(reason: error, remedy: "")))
      }
    }

    private func probe() -> CallProbe {
      let failing = interruption.kind == .failingCall ? interruption.moment : nil
      return CallProbe { [weak self] _ in
        guard let self else { return }
        calls += 1
        guard calls - 1 == failing else { return }
        hasInterrupted = true
        willInterrupt()
        throw InjectedFault(call: calls)
      }
    }

    /// Passes a number of moments. The navigation is over if nothing happens by itself.
    private func pass(_ moments: Int) async {
      for _ in 0..<moments where !isOver {
        var hasPassed = clock.tick()
        if !hasPassed { hasPassed = await tasksGoOn() }
        if !hasPassed { hasPassed = clock.finish() }
        isOver = !hasPassed || first.outcome != nil
      }
    }

    /// Lets tasks run, and returns whether the navigation has continued.
    private func tasksGoOn() async -> Bool {
      let known = calls
      for _ in 0..<8 {
        await passTurnOfOthers()
        if calls != known || first.outcome != nil || run.app.router.waiting.isEmpty { return true }
      }
      return false
    }

    private func come(_ kind: Interruption.Kind) {
      willInterrupt()
      switch kind {
      case .cancelling:
        hasInterrupted = true
        first.handle?.cancel()
      case .request(let name):
        guard let other = run.description.destination(named: name) else { return }
        hasInterrupted = true
        let record = StepRecord()
        second = (name, record)
        ask(other, record, run.app.router)
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

    /// Lets time pass until nothing is under way.
    private func rest() async {
      for _ in 0..<40 {
        clock.run()
        await run.settle { true }
        if clock.isIdle, first.outcome != nil, second.map({ $0.record.outcome != nil }) ?? true { return }
        if clock.isIdle, !run.app.window.userMoves.isEmpty { await run.settle { false } }
        if clock.isIdle, run.live.asksUser { return }
      }
    }

    /// Ends transitions, and cancels the requests that wait.
    func end() async {
      run.app.window.endTransitionsAtOnce()
      run.look()
      for record in [first, second?.record].compactMap(\.self) where record.outcome == nil {
        await run.cancel(record)
      }
    }

    var gone: RemovedScreens { RemovedScreens(before.screens(leftIn: run.tree)) }
  }

  // MARK: - Properties

  extension PausedRun {
    /// - Parameter known: The states that are checked anyway, and the screens of destinations.
    func findings(knowing known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      run.look()
      let name = destination.name
      var findings = [
        MisuseCheck.finding(Array(run.misuses.dropFirst(misusesBefore))), ending(name, first),
        second.flatMap { ending($0.name, $0.record) }, guarded(name, first), shown(known),
      ]
      if let finding = visible(), findings.allSatisfy({ $0 == nil }) { findings.append(finding) }
      if [.cancelling, .failingCall].contains(interruption.kind) { findings.append(sameTree(name)) }
      if !clock.isIdle { findings.append(Finding(.arrives, name, "The window never comes to rest.")) }
      if findings.allSatisfy({ $0 == nil }) { findings += try await next(known, restoring) }
      let words = interruption.kind.words
      return findings.compactMap { $0.map { Finding($0.property, "\($0.subject), \(words)", $0.sentence) } }
    }

    /// Each request ends once, or waits for a user who can do something.
    private func ending(_ name: String, _ record: StepRecord) -> Finding? {
      if record.outcomes.count > 1 {
        return Finding(.arrives, name, "Going to \(name) has ended \(record.outcomes.count) times.")
      }
      guard let outcome = record.outcome else {
        // The user must be able to answer a question on screen. A new screen may be the question, unless another request brought it.
        let isAsked = run.live.asksUser || (second?.record.outcome?.value == nil && !run.tree.isSame(as: before))
        let isStuck = !run.isGuardAsked || run.description.moves(in: run.app).isEmpty || !isAsked
        return isStuck ? Finding(.arrives, name, "Going to \(name) never ends.") : nil
      }
      if interruption.kind == .failingCall { return nil }
      guard case .failed(let failure) = outcome, !record.isRefused else { return nil }
      return Finding(.arrives, name, "Going to \(name) failed after an interruption. \(failure)")
    }

    /// P1: the last arrival is visible.
    private func visible() -> Finding? {
      guard let last = ended.last(where: { $0.record.outcome?.value != nil }), let screen = last.record.outcome?.value,
        !run.tree.shows(screen)
      else { return nil }
      return Finding(.arrives, last.name, "Going to \(last.name) ended as an arrival, and its screen is not visible.")
    }

    /// P3: the destination shows the same screen as elsewhere.
    private func shown(_ known: KnownStates) -> Finding? {
      guard first.reasonToDiffer == nil, let screen = first.outcome?.value, let other = known.arrivals[destination.name]
      else { return nil }
      let (name, shown) = (destination.name, run.name(of: screen))
      guard shown != other.screen else { return nil }
      return Finding(.showsTheSame, name, "\(name) shows \(shown), and elsewhere \(other.screen).")
    }

    /// P4: the destination does not arrive if its guard refuses it.
    private func guarded(_ name: String, _ record: StepRecord) -> Finding? {
      guard record.isRefused, record.outcome?.value != nil else { return nil }
      return GuardCheck.finding(name)
    }

    /// P6: a navigation that did not arrive leaves the tree as it was.
    private func sameTree(_ name: String) -> Finding? {
      guard let outcome = first.outcome, outcome.value == nil else { return nil }
      return SameTreeCheck.finding(name, "\(outcome)", before, run.tree)
    }

    /// Checks the next navigation if the state is checked anyway, and otherwise the state.
    private func next(_ known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      guard !run.isAsking else { return [] }
      run.app.window.endTransitionsAtOnce()
      guard known.explored.contains(run.fingerprint) else { return try await lookedAt(known, restoring) }
      guard let other = run.description.destinations.first(where: { !$0.isRefused(run.app) }),
        let passage = await run.taking(.go(other.name)), let finding = ArrivalCheck.finding(in: passage)
      else { return [] }
      return [Finding(finding.property, destination.name, "After an interruption: \(finding.sentence)")]
    }

    /// Checks P5, P7 and P2 of a state that only an interruption leads to.
    private func lookedAt(_ known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      let findings = try await restoring.result(for: run).findings
      let front = run.name(of: run.tree.front)
      var seen: Set<Fingerprint> = []
      // Some apps have ways back without end, for example because of a counter.
      while seen.count < 100, !run.tree.isAtRoot, !known.explored.contains(run.fingerprint), !run.isAsking {
        let moves = run.description.moves(in: run.app)
        let isLeftOtherwise = run.tree.shows(classesNamed: run.description.leftOtherwise)
        guard seen.insert(run.fingerprint).inserted,
          let back = moves.first(where: \.goesBack) ?? (isLeftOtherwise ? moves.last : nil),
          await run.take(.user(back.name))
        else { return findings + [WayBackCheck.finding(from: front)] }
      }
      return findings
    }
  }
#endif
