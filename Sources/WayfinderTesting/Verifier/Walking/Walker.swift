import Wayfinder

/// Explores an app: takes the steps in each state that it is given.
///
/// After a step the walker continues in the new state if work is left there. Otherwise it returns to work by the first strategy that
/// succeeds. `Documentation/Decisions.md` compares the strategies with a launch for each step.
final class Walker<App: RunningApp> {
  let description: AppUnderTest<App>
  let bound: VerificationBound
  let walk: Walk<App>
  /// The names of moves and screens, which each state repeats.
  var names = Interned<String>()
  private let restoringCheck: RestoringCheck<App>
  private let strategies: [any ReturnStrategy<App>] = [
    RewindingLastStep(), TakingKnownSteps(), RestoringPosition(), RestoringEarlierPosition(), Launching(),
  ]

  init(_ description: AppUnderTest<App>, within bound: VerificationBound) {
    (self.description, self.bound, walk) = (description, bound, Walk(description))
    restoringCheck = RestoringCheck(description)
  }

  var effort: ExploringEffort { walk.effort }
  var leaks: [Leak] { walk.leaks }

  func launchState() async throws -> Fingerprint {
    let run = try await walk.launched()
    walk.run = run
    return run.fingerprint
  }

  /// Explores states.
  ///
  /// - Parameter progress: Receives the number of explored states after each.
  /// - Returns: The explored states, except those that were handed over.
  func expand(_ paths: [StatePath], progress: (Int) throws -> Void = { _ in }) async throws -> [Expansion] {
    walk.queue = WorkQueue(paths)
    for path in paths { walk.memory.steps.want(path.state) }
    var done = 0
    while let number = try await nextWork() {
      if !walk.queue[number].isBegun { try await begin(number) }
      if let (step, leadsBack) = walk.queue.takeStep(at: number) { try await explore(step, leadsBack, at: number) }
      guard walk.queue[number].isDone else { continue }
      close(number)
      done += 1
      try progress(done)
    }
    return walk.queue.expansions
  }

  func learn(_ explored: [ExploredElsewhere]) {
    for state in explored { walk.memory.add(state) }
  }

  func learn(_ expansions: [Expansion]) {
    for expansion in expansions {
      for edge in expansion.edges { walk.memory.steps.learn(edge.step, from: expansion.state, to: edge.target) }
    }
  }

  /// Hands over a third of the states that are not begun, the last ones.
  func handOver() -> [StatePath] {
    let paths = walk.queue.handOver()
    for path in paths { walk.memory.steps.want(path.state, false) }
    return paths
  }

  func leave() async throws { try await walk.leave() }

  /// Brings the app to a state with work left, and returns the number of the state.
  private func nextWork() async throws -> Int? {
    if let here = walk.workHere { return here }
    while let next = walk.queue.next() {
      for strategy in strategies {
        try await strategy.returnToWork(at: walk.queue[next].path, in: walk)
        if let here = walk.workHere { return here }
      }
      giveUp(next)
    }
    return nil
  }

  /// Ends the work in a state that its path does not lead to again. Its explored steps count.
  private func giveUp(_ number: Int) {
    if walk.queue[number].isBegun {
      for (step, leadsBack) in walk.queue[number].steps { lose(step, leadsBack, at: number) }
    } else {
      walk.queue[number].expansion.isLost = true
    }
    close(number)
  }

  private func close(_ number: Int) {
    walk.memory.steps.want(walk.queue[number].path.state, false)
    walk.queue.close(number)
  }

  private func lose(_ step: AppStep, _ leadsBack: Bool, at number: Int) {
    walk.queue[number].expansion.lostSteps.append(step)
    if leadsBack { walk.queue[number].expansion.hasLostWayBack = true }
  }
}

// MARK: - States

extension Walker {
  /// Lists the steps of a state, and checks the state.
  private func begin(_ number: Int) async throws {
    guard let run = walk.run else { return }
    walk.queue[number].isBegun = true
    listMoves(of: run, at: number)
    let path = walk.queue[number].path
    var expansion = walk.queue[number].expansion
    expansion.visible = run.visible.map { names.kept($0) }
    expansion.classes = run.tree.rows.map(\.screen.typeName)
    expansion.isRoot = run.tree.isAtRoot
    let isRestored = path.purpose == .check ? try await check(run, path, &expansion) : true
    let point = run.returnPoint(at: path, restoredByPosition: isRestored)
    walk.memory.add(point, replacing: true)
    expansion.returnPoint = point
    walk.queue[number].expansion = expansion
    // The walker takes the last step first. Steps that lead to few states come first.
    if path.purpose != .goBack {
      walk.queue[number].steps += furtherSteps(in: run).map { (step: $0, leadsBack: false) }
    }
  }

  /// Checks a state, and returns whether its position restores it.
  private func check(_ run: RunningCopy<App>, _ path: StatePath, _ expansion: inout Expansion) async throws -> Bool {
    if path.parent == nil, let finding = MisuseCheck.finding(run.misusesAtLaunch) { expansion.findings.append(finding) }
    expansion.refused = description.destinations.filter { $0.isRefused(run.app) }.map(\.name)
    guard run.waitingCount == 0 else { return false }
    expansion.checks += 1
    if run.app.router.screens != nil {
      expansion.leftOutOfPosition = run.tree.classes(leftOutBy: run.writtenPosition.written)
    }
    let restoring = try await restoringCheck.result(for: run)
    expansion.findings += restoring.findings
    expansion.isUncompared = restoring.isAsked
    return restoring.isSame
  }

  private func furtherSteps(in run: RunningCopy<App>) -> [AppStep] {
    var steps: [AppStep] = []
    for appSwitch in description.switches {
      let value = appSwitch.value(in: run.app)
      for other in appSwitch.values where other != value { steps.append(.set(appSwitch.name, to: other)) }
    }
    // A request while others wait is an interruption.
    if run.waitingCount < bound.waiting { steps += description.destinations.map { .go($0.name) } }
    return steps
  }

  /// Adds the moves of the user that are new in a state.
  private func listMoves(of run: RunningCopy<App>, at number: Int) {
    let isLeftOtherwise = run.tree.shows(classesNamed: description.leftOtherwise)
    let onlyBack = walk.queue[number].path.purpose == .goBack
    for move in description.moves(in: run.app) where walk.queue[number].moves.insert(move.name).inserted {
      let leadsBack = move.goesBack || isLeftOtherwise
      if leadsBack || !onlyBack { walk.queue[number].steps.append((.user(names.kept(move.name)), leadsBack)) }
    }
  }

  /// Takes a step, and notes the state that it leads to.
  ///
  /// The moves of the user may vary although the state is the same. The walker takes an impossible step in a new launch, and adds a move
  /// that has become possible.
  private func explore(_ step: AppStep, _ leadsBack: Bool, at number: Int) async throws {
    let path = walk.queue[number].path
    var edge = await take(step, leadsBack, at: number)
    if edge == nil {
      walk.queue[number].expansion.isUneven = true
      try await Launching().returnToWork(at: path, in: walk)
      if walk.workHere == number { edge = await take(step, leadsBack, at: number) }
    }
    guard let edge else { return lose(step, leadsBack, at: number) }
    walk.queue[number].expansion.edges.append(edge)
    // A hundred moves are enough if each adds another, for example a counter in the title of a button.
    let known = walk.queue[number].moves.count
    guard case .user = step, edge.target == path.state, known < 100, let run = walk.run else { return }
    listMoves(of: run, at: number)
    if walk.queue[number].moves.count > known { walk.queue[number].expansion.isUneven = true }
  }
}
