#if !(os(iOS) || os(tvOS) || os(visionOS))
  import RouteComposition
  import ViewHierarchy
  import Wayfinder

  /// An app whose clock stands still while a navigation is under way.
  final class PausedRun<App: RunningApp> {
    private let run: RunningCopy<App>
    private let clock: TransitionClock
    private let destination: AppDestination<App>
    private let interruption: Interruption
    private let before: SeenTree
    private let misusesBefore: Int
    private let first: Asked
    private var second: (name: String, asked: Asked)?
    /// What has ended, in order.
    private var ended: [(name: String, asked: Asked)] = []
    /// How many calls the navigation has made to the app and to UIKit.
    private var calls = 0
    private var hasInterrupted = false
    private var isOver = false
    /// Called just before the interruption.
    var willInterrupt: () -> Void = {}

    /// The outcomes of the navigation and of the request that interrupts it.
    var outcomes: (first: Outcome<UIViewController>?, second: Outcome<UIViewController>?) {
      (first.outcome, second?.asked.outcome)
    }

    init(_ run: RunningCopy<App>, _ destination: AppDestination<App>, _ interruption: Interruption) {
      (self.run, self.destination, self.interruption) = (run, destination, interruption)
      (before, misusesBefore, first) = (run.tree, run.misuses.count, Asked())
      clock = TransitionClock(of: run.app.window)
    }

    /// Begins the navigation, and lets the interruption come at its moment.
    ///
    /// - Returns: Whether it came to that.
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

    private func ask(_ destination: AppDestination<App>, _ asked: Asked, _ router: Router) {
      asked.isRefused = destination.isRefused(run.app)
      asked.reasonToDiffer = destination.reasonToDiffer
      do {
        let request = try destination.request(in: run.app)
        asked.handle = router.navigate(request) { [weak self] outcome in
          asked.outcomes.append(outcome)
          self?.ended.append((destination.name, asked))
        }
      } catch {
        asked.outcomes.append(.failed(NavigationFailure(reason: error, remedy: "")))
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

    /// Lets some things happen. The navigation is over where none is left to happen by itself.
    private func pass(_ moments: Int) async {
      for _ in 0..<moments where !isOver {
        var hasPassed = clock.tick()
        if !hasPassed { hasPassed = await tasksGoOn() }
        if !hasPassed { hasPassed = clock.finish() }
        isOver = !hasPassed || first.outcome != nil
      }
    }

    /// Lets tasks run until one has taken the navigation further.
    ///
    /// - Returns: Whether any has.
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
        if clock.isIdle, run.live.asksUser { return }
      }
    }

    /// Lets time go on by itself, ends what still waits, as what is not wanted any more, and looks at what is there then.
    func end() async {
      run.app.window.endTransitionsAtOnce()
      run.look()
      for asked in [first, second?.asked].compactMap(\.self) where asked.outcome == nil {
        await run.cancel(asked)
      }
    }

    /// What was there before and is not any more.
    var gone: GoneScreens { GoneScreens(before.screens(leftIn: run.tree)) }
  }

  // MARK: - What has to hold

  extension PausedRun {
    /// - Parameters:
    ///   - known: What is known of the app.
    ///   - restoring: Looks at the positions of states that are not.
    func findings(knowing known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      run.look()
      let name = destination.name
      var findings = [
        MisuseCheck.finding(Array(run.misuses.dropFirst(misusesBefore))), ending(name, first),
        second.flatMap { ending($0.name, $0.asked) }, guarded(name, first), shown(known),
      ]
      if let finding = visible(), findings.allSatisfy({ $0 == nil }) { findings.append(finding) }
      if [.cancelling, .failingCall].contains(interruption.kind) { findings.append(sameTree(name)) }
      if !clock.isIdle { findings.append(Finding(.arrives, name, "The window never comes to rest.")) }
      if findings.allSatisfy({ $0 == nil }) { findings += try await next(known, restoring) }
      let words = interruption.kind.words
      return findings.compactMap { $0.map { Finding($0.property, "\($0.subject), \(words)", $0.sentence) } }
    }

    /// Each request ends once, or waits for the user, who can do something.
    private func ending(_ name: String, _ asked: Asked) -> Finding? {
      if asked.outcomes.count > 1 {
        return Finding(.arrives, name, "Going to \(name) has ended \(asked.outcomes.count) times.")
      }
      guard let outcome = asked.outcome else {
        // A question has to be on screen, which the user can answer. What has come may be one, unless another request brought
        // it.
        let isAsked = run.live.asksUser || (second?.asked.outcome?.value == nil && !run.tree.isSame(as: before))
        let isStuck = !run.isSomebodyAsked || run.description.moves(in: run.app).isEmpty || !isAsked
        return isStuck ? Finding(.arrives, name, "Going to \(name) never ends.") : nil
      }
      if interruption.kind == .failingCall { return nil }
      guard case .failed(let failure) = outcome, !asked.isRefused else { return nil }
      return Finding(.arrives, name, "Going to \(name) failed after an interruption. \(failure)")
    }

    /// P1: what arrived last is visible.
    private func visible() -> Finding? {
      guard let last = ended.last(where: { $0.asked.outcome?.value != nil }), let screen = last.asked.outcome?.value,
        !run.tree.shows(screen)
      else { return nil }
      return Finding(.arrives, last.name, "Going to \(last.name) ended as an arrival, and its screen is not visible.")
    }

    /// P3: it shows what it shows elsewhere.
    private func shown(_ known: KnownStates) -> Finding? {
      guard first.reasonToDiffer == nil, let screen = first.outcome?.value, let other = known.arrivals[destination.name]
      else { return nil }
      let (name, shown) = (destination.name, run.name(of: screen))
      guard shown != other.screen else { return nil }
      return Finding(.showsTheSame, name, "\(name) shows \(shown), and elsewhere \(other.screen).")
    }

    /// P4: it does not arrive where its guard would refuse.
    private func guarded(_ name: String, _ asked: Asked) -> Finding? {
      guard asked.isRefused, asked.outcome?.value != nil else { return nil }
      return GuardCheck.finding(name)
    }

    /// P6: one that did not arrive leaves the tree as it was.
    private func sameTree(_ name: String) -> Finding? {
      guard let outcome = first.outcome, outcome.value == nil else { return nil }
      return SameTreeCheck.finding(name, "\(outcome)", before, run.tree)
    }

    /// What comes afterwards: of a state that was explored it is known, but for the next navigation; another is looked at.
    private func next(_ known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      guard !run.isAsking else { return [] }
      run.app.window.endTransitionsAtOnce()
      guard known.explored.contains(run.fingerprint) else { return try await lookedAt(known, restoring) }
      guard let other = run.description.destinations.first(where: { !$0.isRefused(run.app) }),
        let passage = await run.taking(.go(other.name)), let finding = ArrivalCheck.finding(in: passage)
      else { return [] }
      return [Finding(finding.property, destination.name, "After an interruption: \(finding.sentence)")]
    }

    /// P5, P7 of that, and P2 of a state that only an interruption leads to.
    private func lookedAt(_ known: KnownStates, _ restoring: RestoringCheck<App>) async throws -> [Finding] {
      let findings = try await restoring.result(for: run).findings
      let front = run.name(of: run.tree.front)
      var seen: Set<Fingerprint> = []
      // What changes with each step, as a counter does, would be followed for ever.
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
