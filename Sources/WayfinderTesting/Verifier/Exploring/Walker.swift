import DeepLinks
import Wayfinder

/// Walks through an app and takes every step in each of the states it is given.
///
/// Where a step has led, it goes on from there if there is something to do. If there is nothing, it takes the step back as far as
/// that can be done, and looks for a way to another state among the steps that are known. Where none is near, the position of the
/// state is restored, or of the last state on its way that has one; where that leads elsewhere, the app is launched anew and the
/// shortest way gone. That was measured against launching for each step; see `Documentation/Decisions.md`.
final class Walker<App: RunningApp> {
  let description: AppUnderTest<App>
  private let bound: VerificationBound
  private let restores: Bool
  private let restoringCheck: RestoringCheck<App>
  private var run: RunningCopy<App>?
  private var ways = KnownWays()
  /// The names of moves and screens, which each state has anew.
  private var names = Interned<String>()
  /// What it takes to come back to the states that were explored here.
  private var homes: [Fingerprint: Home] = [:]
  /// The states that restoring an earlier one and going on from there does not lead to.
  private var launchedOnly: Set<Fingerprint> = []
  /// The states that it has not led to once, which may be because of something that had happened in the app.
  private var strayed: Set<Fingerprint> = []
  private var open: [Fingerprint: Int] = [:]
  private var work: [Work] = []
  private var firstOpen = 0
  /// The state in which the last step was taken, and what it was like.
  private var last = 0
  private var arrangement: Arrangement?
  /// Whether the app is where no user has come, so that nothing may be said of it.
  private var isAstray = false
  /// What it has taken to come to the states.
  private(set) var effort = ExploringEffort()
  /// What was found when an app had gone, and a way by which it had come where it was left.
  private(set) var farewells: [(finding: Finding, history: [AppStep])] = []

  /// What is left to do in a state.
  private struct Work {
    let place: Place
    var expansion: Expansion
    var isLookedAt = false
    var isHandedOver = false
    var steps: [(step: AppStep, leadsBack: Bool)] = []
    /// The names of the user's moves that are or were among them.
    var moves: Set<String> = []

    var isOver: Bool { isLookedAt && steps.isEmpty }
  }

  init(_ description: AppUnderTest<App>, within bound: VerificationBound, restoring restores: Bool) {
    (self.description, self.bound, self.restores) = (description, bound, restores)
    restoringCheck = RestoringCheck(description)
  }

  /// The state that a launch leads to.
  func launchState() async throws -> Fingerprint {
    let run = try await RunningCopy(description)
    remember(run, by: [], from: nil)
    self.run = run
    return run.fingerprint
  }

  /// Takes every step in each of these states.
  ///
  /// - Parameters:
  ///   - onlyBack: Whether only ways back are taken, and nothing is checked.
  ///   - progress: Called after each state with how many are explored.
  /// - Returns: What was found of those that were not handed over meanwhile.
  func expand(
    _ places: [Place], onlyBack: Bool = false, progress: (Int) throws -> Void = { _ in }
  ) async throws -> [Expansion] {
    work = places.map { Work(place: $0, expansion: Expansion(state: $0.state)) }
    open = Dictionary(places.enumerated().map { ($1.state, $0) }) { first, _ in first }
    for place in places { ways.want(place.state) }
    (firstOpen, last) = (0, 0)
    var done = 0
    while let index = try await nextWork() {
      if !work[index].isLookedAt { try await look(at: index, onlyBack: onlyBack) }
      if let (step, leadsBack) = work[index].steps.popLast() {
        try await explore(step, leadsBack, at: index, onlyBack: onlyBack)
      }
      if work[index].isOver, close(index) {
        done += 1
        try progress(done)
      }
    }
    return work.filter { !$0.isHandedOver }.map(\.expansion)
  }

  /// Notes that nothing is left to do in a state.
  ///
  /// - Returns: Whether something was.
  @discardableResult private func close(_ index: Int) -> Bool {
    let state = work[index].place.state
    (work[index].moves, work[index].steps) = ([], [])
    ways.want(state, false)
    return open.removeValue(forKey: state) != nil
  }

  /// Takes in what others have explored.
  func learn(_ explored: [ExploredElsewhere]) {
    for state in explored {
      homes[state.home.state] = homes[state.home.state] ?? state.home
      for (step, target) in zip(state.steps, state.targets) { ways.learn(step, from: state.home.state, to: target) }
    }
  }

  /// Leaves a third of the states that nothing was done in yet to somebody else, the last ones. With few states before it a walker
  /// takes longer for each.
  func handOver() -> [Place] {
    let untouched = work.indices.filter { !work[$0].isLookedAt && open[work[$0].place.state] == $0 }
    return untouched.suffix(untouched.count / 3).map { index in
      work[index].isHandedOver = true
      close(index)
      return work[index].place
    }
  }
}

// MARK: - Getting there

extension Walker {
  /// Brings the app to a state in which something is left to do.
  private func nextWork() async throws -> Int? {
    if let run, let index = open[run.fingerprint] { return index }
    if let index = await rewind() { return index }
    if let index = await approach() { return index }
    while let next = nextOpen {
      let place = work[next].place
      if await restore(place) { return next }
      if try await launch(place) { return next }
      giveUp(next)
    }
    return nil
  }

  /// Gives up what is left to do in a state that its way does not lead to again. What was done there stands.
  private func giveUp(_ index: Int) {
    if work[index].isLookedAt {
      for (step, leadsBack) in work[index].steps { lose(step, leadsBack, at: index) }
      work[index].steps = []
    } else {
      work[index].expansion.isLost = true
    }
    close(index)
  }

  private func lose(_ step: AppStep, _ leadsBack: Bool, at index: Int) {
    work[index].expansion.lostSteps.append(step)
    if leadsBack { work[index].expansion.hasLostWayBack = true }
  }

  /// Launches the app, and brings it to a state by the shortest way.
  private func launch(_ place: Place) async throws -> Bool {
    try await leave()
    effort.launches += 1
    guard let run = try await launched(going: place.way), run.fingerprint == place.state else { return false }
    (self.run, isAstray) = (run, false)
    return true
  }

  /// Launches the app and goes a way. What it passes may be restored later.
  private func launched(going way: [AppStep]) async throws -> RunningCopy<App>? {
    let run = try await RunningCopy(description)
    remember(run, by: [], from: nil)
    for (count, step) in way.enumerated() {
      let parent = run.fingerprint
      guard await run.take(step) else { return nil }
      remember(run, by: way.prefix(count + 1), from: parent)
    }
    return run
  }

  /// Remembers what it takes to come back to where the app is. Whether its position leads here is seen when it is restored.
  private func remember(_ run: RunningCopy<App>, by way: some Collection<AppStep>, from parent: Fingerprint?) {
    guard restores, homes[run.fingerprint] == nil else { return }
    let place = Place(state: run.fingerprint, way: Array(way), parent: parent)
    homes[run.fingerprint] = run.home(at: place, restoredByPosition: true)
  }

  /// The state in which the last step was taken, if something is left to do there, or the first where something is.
  private var nextOpen: Int? {
    if work.indices.contains(last), open[work[last].place.state] != nil { return last }
    while firstOpen < work.count, open[work[firstOpen].place.state] == nil { firstOpen += 1 }
    return firstOpen < work.count ? firstOpen : nil
  }

  /// Takes back the last step as far as that can be done, if something is left to do where it was taken. Where it cannot be taken
  /// back whole, that may lead to a state from which a known step leads there.
  private func rewind() async -> Int? {
    guard let run, let arrangement, work.indices.contains(last), open[work[last].place.state] != nil,
      let home = homes[work[last].place.state]
    else { return nil }
    self.arrangement = nil
    // What the user is asked is answered by going back.
    for _ in 0..<3 where run.waitingCount > home.waiting {
      guard let back = description.moves(in: run.app).first(where: \.goesBack) else { return nil }
      effort.detours += 1
      guard await run.take(.user(back.name)) else { return nil }
    }
    guard run.waitingCount == home.waiting, !run.isAskingByHand else { return nil }
    if run.fingerprint == home.state { return last }
    effort.detours += 1
    await run.rewind(to: home, arrangement)
    // Where that is no known state, no user has come there.
    guard let there = homes[run.fingerprint] else {
      isAstray = true
      return nil
    }
    run.steps = there.way
    return open[there.state]
  }

  /// Takes known steps to a state in which something is left to do.
  private func approach() async -> Int? {
    guard let run, !isAstray, let steps = ways.steps(from: run.fingerprint) else {
      return nil
    }
    for (step, target) in steps {
      effort.detours += 1
      guard await run.take(step) else { return nil }
      if run.fingerprint != target {
        effort.strays += 1
        break
      }
    }
    return open[run.fingerprint]
  }

  /// Brings the app to a state in which something is left to do: by its position, or by that of a state before it on its way.
  private func restore(_ place: Place) async -> Bool {
    guard let run else { return false }
    await run.cancelUnanswered()
    guard !run.isAsking else { return false }
    let facts = run.facts
    if let home = homes[place.state], home.canBeRestored(with: facts) {
      effort.restorings += 1
      isAstray = await !run.restore(home)
      homes[place.state]?.note(hasLedThere: !isAstray, with: facts)
      return !isAstray
    }
    guard !launchedOnly.contains(place.state), let (home, steps) = nearestHome(to: place, with: facts) else {
      return false
    }
    effort.restorings += 1
    isAstray = true
    guard await run.restore(home) else {
      homes[home.state]?.note(hasLedThere: false, with: facts)
      return false
    }
    for step in steps {
      effort.detours += 1
      guard await run.take(step) else { break }
    }
    isAstray = run.fingerprint != place.state
    if isAstray, !strayed.insert(place.state).inserted { launchedOnly.insert(place.state) }
    return !isAstray
  }

  /// The last state on the way to a place that can be restored in an app with this model, and the steps from there.
  private func nearestHome(to place: Place, with facts: [String]) -> (Home, ArraySlice<AppStep>)? {
    var (next, count) = (place.parent, 1)
    while let state = next, let home = homes[state] {
      if home.canBeRestored(with: facts) { return (home, place.way.suffix(count)) }
      (next, count) = (home.parent, count + 1)
    }
    return nil
  }

  /// Lets the app go, and looks whether it has gone whole.
  func leave() async throws {
    guard let (gone, history) = await parting() else { return }
    if let finding = await gone.finding() { farewells.append((finding, history)) }
  }

  private func parting() async -> (GoneApp, [AppStep])? {
    guard let run else { return nil }
    self.run = nil
    return (await GoneApp(leaving: run), run.steps)
  }
}

// MARK: - Being there

extension Walker {
  /// Looks at what there is to do in a state, and checks the state itself.
  private func look(at index: Int, onlyBack: Bool) async throws {
    guard let run else { return }
    work[index].isLookedAt = true
    listMoves(of: run, at: index, onlyBack: onlyBack)
    var expansion = work[index].expansion
    expansion.visible = run.visible.map { names.kept($0) }
    expansion.classes = run.tree.rows.map(\.screen.typeName)
    expansion.isRoot = run.tree.isAtRoot
    if !onlyBack, work[index].place.parent == nil, let finding = MisuseCheck.finding(run.misusesAtLaunch) {
      expansion.findings.append(finding)
    }
    var steps: [(AppStep, Bool)] = []
    var isRestored = false
    if !onlyBack {
      expansion.refused = description.destinations.filter { $0.isRefused(run.app) }.map(\.name)
      for appSwitch in description.switches {
        let value = appSwitch.value(in: run.app)
        for other in appSwitch.values where other != value { steps.append((.set(appSwitch.name, to: other), false)) }
      }
      // What is asked for while as much waits as may is one of the interruptions.
      if run.waitingCount < bound.waiting {
        steps += description.destinations.map { (.go($0.name), false) }
      }
      if restores, run.waitingCount == 0 {
        expansion.checks += 1
        if run.app.router.screens != nil {
          expansion.leftOutOfPosition = run.tree.classes(leftOutBy: run.writtenPosition.written)
        }
        let restoring = try await restoringCheck.result(for: run)
        expansion.findings += restoring.findings
        expansion.isUncompared = restoring.isAsked
        isRestored = restoring.isSame
      }
    }
    let home = run.home(at: work[index].place, restoredByPosition: isRestored)
    homes[home.state] = home
    expansion.home = home
    // What leads nowhere else is best done first: the last is taken first.
    work[index].steps += steps.map { (step: $0.0, leadsBack: $0.1) }
    work[index].expansion = expansion
  }

  /// Adds what a user can do in a state and was not listed yet.
  private func listMoves(of run: RunningCopy<App>, at index: Int, onlyBack: Bool) {
    let isOnlyLeftOtherwise = run.tree.shows(classesNamed: description.leftOtherwise)
    for move in description.moves(in: run.app) where work[index].moves.insert(move.name).inserted {
      let leadsBack = move.goesBack || isOnlyLeftOtherwise
      if leadsBack || !onlyBack { work[index].steps.append((.user(names.kept(move.name)), leadsBack)) }
    }
  }

  /// Takes a step in a state, and notes where it leads.
  ///
  /// What a user can do may depend on what has happened in the app although the state is the same. What cannot be done any more is
  /// done in an app that is launched for it; what can be done now and could not before is to be done too.
  private func explore(_ step: AppStep, _ leadsBack: Bool, at index: Int, onlyBack: Bool) async throws {
    let place = work[index].place
    var edge = await taking(step, leadsBack, at: index, isChecked: !onlyBack)
    if edge == nil {
      work[index].expansion.isUneven = true
      if try await launch(place) { edge = await taking(step, leadsBack, at: index, isChecked: !onlyBack) }
    }
    guard let taken = edge else { return lose(step, leadsBack, at: index) }
    work[index].expansion.edges.append(taken)
    // A hundred are enough where each brings another, as a button does that counts how often it was tapped.
    guard case .user = step, taken.target == place.state, let run, work[index].moves.count < 100 else { return }
    let known = work[index].moves.count
    listMoves(of: run, at: index, onlyBack: onlyBack)
    if work[index].moves.count > known { work[index].expansion.isUneven = true }
  }

  /// Takes a step in a state, and checks what it did.
  private func taking(_ step: AppStep, _ leadsBack: Bool, at index: Int, isChecked: Bool) async -> Expansion.Edge? {
    guard let run else { return nil }
    let state = work[index].place.state
    last = index
    arrangement = Arrangement(run.tree)
    guard let taken = await passage(step, leadsBack, run, isChecked: isChecked) else { return nil }
    var edge = taken.edge
    ways.learn(step, from: state, to: edge.target)
    if isChecked {
      work[index].expansion.checks += edge.isRequest ? 5 : 2
      work[index].expansion.reachedByAnswer += taken.reached
      if !run.isAsking, let finding = await taken.gone.finding() { edge.findings.append(finding) }
      if let waiting = taken.waiting {
        await run.cancel(waiting.asked)
        work[index].expansion.checks += 1
        if let finding = waiting.findingWhenCancelled(step, in: run.tree) { edge.findings.append(finding) }
      }
    }
    if !edge.findings.isEmpty { edge.history = run.steps }
    return edge
  }

  private struct Taken {
    let edge: Expansion.Edge
    let gone: GoneScreens
    let waiting: Waiting?
    /// The destinations that were asked for before, and have arrived as the user has answered.
    let reached: [String]
  }

  private func passage(
    _ step: AppStep, _ leadsBack: Bool, _ run: RunningCopy<App>, isChecked: Bool
  ) async -> Taken? {
    guard let passage = await run.taking(step, planning: isChecked) else { return nil }
    let isWithin =
      passage.after.deepestStack <= bound.stackDepth && passage.after.modals <= bound.modals
      && passage.waitsAfter <= bound.waiting
    var edge = Expansion.Edge(step: step, target: run.fingerprint, leadsBack: leadsBack, isWithin: isWithin)
    guard isChecked else { return Taken(edge: edge, gone: GoneScreens([]), waiting: nil, reached: []) }
    edge.findings = PassageChecks.findings(in: passage)
    if let (_, asked) = passage.request {
      edge.isRequest = true
      edge.hasArrived = asked.outcome?.value != nil
      edge.arrival = passage.arrival.map { Arrival(screen: names.kept($0.screen), front: names.kept($0.front)) }
      edge.mayDiffer = asked.reasonToDiffer != nil
    }
    let asked = passage.request?.asked
    let waiting = asked.flatMap { asked in
      asked.outcome == nil && passage.waitedBefore == 0
        ? Waiting(asked: asked, before: passage.before, asking: passage.after) : nil
    }
    let unseen = edge.findings.filter { $0.property == .arrives }.map(\.subject)
    let reached = passage.answered.filter { $0.asked.outcome?.value != nil && !unseen.contains($0.name) }.map(\.name)
    return Taken(edge: edge, gone: GoneScreens(passage.left), waiting: waiting, reached: reached)
  }
}
