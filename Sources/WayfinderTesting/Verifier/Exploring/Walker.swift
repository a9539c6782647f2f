import Wayfinder

/// Walks through an app and takes every step in each of the states it is given.
///
/// Where a step has led, it goes on from there if there is something to do: the way to another state is looked for among the steps
/// that are known, and only where none is near the app is launched anew and the shortest way gone. That was measured against
/// launching for each step; see `Documentation/Decisions.md`.
final class Walker<App: RunningApp> {
  private let description: AppUnderTest<App>
  private let bound: VerificationBound
  private let restores: Bool
  private var run: LiveRun<App>?
  /// Where the steps lead that are known.
  private var known: [Fingerprint: [(step: AppStep, target: Fingerprint)]] = [:]
  private var open: [Fingerprint: Int] = [:]
  private var work: [Work] = []
  private var firstOpen = 0
  /// The state from which the last step was taken.
  private var origin: Origin?
  /// How often the app was launched to go on.
  private(set) var launches = 0
  /// How many steps were taken only to get somewhere.
  private(set) var detours = 0
  /// How often a step led elsewhere than it had before.
  private(set) var strays = 0
  /// What was found when an app had gone.
  private(set) var farewells: [(finding: Finding, history: [AppStep])] = []

  /// What is left to do in a state.
  private struct Work {
    let place: Place
    var expansion: Expansion
    var isLookedAt = false
    var steps: [(step: AppStep, leadsBack: Bool)] = []

    var isOver: Bool { isLookedAt && steps.isEmpty }
  }

  /// What a state was like that one may want to come back to.
  private struct Origin {
    let switches: [String]
    let tabs: [(screen: ObjectIdentifier, selected: Int)]
    let stacks: [ObjectIdentifier: Int]
    let modals: Int
    let waiting: Int
    /// The last step of the way there.
    let step: AppStep?
    var isRepeated = false
  }

  init(_ description: AppUnderTest<App>, within bound: VerificationBound, restoring restores: Bool) {
    (self.description, self.bound, self.restores) = (description, bound, restores)
  }

  /// The state that a launch leads to.
  func launchState() async throws -> Fingerprint {
    let run = try await LiveRun(description)
    self.run = run
    return run.fingerprint
  }

  /// Takes every step in each of these states.
  ///
  /// - Parameter onlyBack: Whether only ways back are taken, and nothing is checked.
  func expand(
    _ places: [Place], onlyBack: Bool = false, progress: (Int) -> Void = { _ in }
  ) async throws -> [Expansion] {
    work = places.map { Work(place: $0, expansion: Expansion(state: $0.state)) }
    open = Dictionary(places.enumerated().map { ($1.state, $0) }) { first, _ in first }
    firstOpen = 0
    var left = work.count
    while let index = try await nextWork() {
      if !work[index].isLookedAt { try await look(at: index, onlyBack: onlyBack) }
      if let (step, leadsBack) = work[index].steps.popLast() {
        let edge = await taking(step, leadsBack, at: index, isChecked: !onlyBack)
        if let edge { work[index].expansion.edges.append(edge) }
      }
      if work[index].isOver, open.removeValue(forKey: work[index].place.state) != nil {
        left -= 1
        progress(places.count - left)
      }
    }
    return work.map(\.expansion)
  }
}

// MARK: - Getting there

extension Walker {
  /// Brings the app to a state in which something is left to do.
  private func nextWork() async throws -> Int? {
    var tries = 0
    while let run, !open.isEmpty, tries < 6 {
      if let index = open[run.fingerprint] { return index }
      tries += 1
      guard await approach(run) else { break }
    }
    while firstOpen < work.count {
      let place = work[firstOpen].place
      guard open[place.state] != nil else {
        firstOpen += 1
        continue
      }
      try await leave()
      launches += 1
      if let run = try await LiveRun.replaying(place.way, of: description), run.fingerprint == place.state {
        self.run = run
        return firstOpen
      }
      work[firstOpen].expansion.isLost = true
      open[place.state] = nil
    }
    return nil
  }

  /// Takes steps towards a state in which something is left to do.
  ///
  /// - Returns: Whether any was taken.
  private func approach(_ run: LiveRun<App>) async -> Bool {
    if let steps = knownSteps(from: run.fingerprint) {
      for (step, target) in steps {
        detours += 1
        guard await run.take(step) else { return false }
        if run.fingerprint != target {
          strays += 1
          return true
        }
      }
      return true
    }
    guard let step = stepTowardsOrigin(run) else { return false }
    let before = run.fingerprint
    detours += 1
    guard await run.take(step) else { return false }
    return run.fingerprint != before
  }

  /// What probably undoes the last step, or does again what it has undone. Where it leads is looked at afterwards.
  private func stepTowardsOrigin(_ run: LiveRun<App>) -> AppStep? {
    guard let origin, run.app.router.waiting.count == origin.waiting else { return nil }
    for (appSwitch, value) in zip(description.switches, origin.switches) where appSwitch.value(in: run.app) != value {
      return .set(appSwitch.name, to: value)
    }
    let moves = description.moves(in: run.app)
    let stack = run.tree.rows.last { $0.isVisible && $0.screen is UINavigationController }?.screen
    let depth = stack?.children.count ?? 0
    if run.tree.modals > origin.modals || depth > (stack.flatMap { origin.stacks[ObjectIdentifier($0)] } ?? 1) {
      let leftOtherwise = run.tree.shows(classesNamed: description.leftOtherwise) ? moves.last : nil
      return (moves.first(where: \.goesBack) ?? leftOtherwise).map { .user($0.name) }
    }
    for (screen, selected) in tabs(in: run.tree) {
      guard let was = origin.tabs.first(where: { $0.screen == screen })?.selected, was != selected else { continue }
      let name = moves.first { $0.name.hasPrefix("tab \(was) ") }?.name
      return name.map { .user($0) }
    }
    guard let step = origin.step, !origin.isRepeated else { return nil }
    self.origin?.isRepeated = true
    return step
  }

  private func stacks(in tree: SeenTree) -> [ObjectIdentifier: Int] {
    var stacks: [ObjectIdentifier: Int] = [:]
    for row in tree.rows where row.screen is UINavigationController {
      stacks[ObjectIdentifier(row.screen)] = row.screen.children.count
    }
    return stacks
  }

  private func tabs(in tree: SeenTree) -> [(screen: ObjectIdentifier, selected: Int)] {
    tree.rows.compactMap { row in
      (row.screen as? UITabBarController).map { (ObjectIdentifier($0), $0.selectedIndex) }
    }
  }

  /// The fewest known steps to a state in which something is left to do, three at most.
  private func knownSteps(from start: Fingerprint) -> [(AppStep, Fingerprint)]? {
    var seen: Set<Fingerprint> = [start]
    var level: [(state: Fingerprint, steps: [(AppStep, Fingerprint)])] = [(start, [])]
    for _ in 0..<3 {
      var next: [(state: Fingerprint, steps: [(AppStep, Fingerprint)])] = []
      for (state, steps) in level {
        for (step, target) in known[state] ?? [] where seen.insert(target).inserted {
          let longer = steps + [(step, target)]
          if open[target] != nil { return longer }
          next.append((target, longer))
        }
        if seen.count > 600 { return nil }
      }
      level = next
    }
    return nil
  }

  /// Lets the app go, and looks whether it has gone whole.
  func leave() async throws {
    guard let (gone, history) = parting() else { return }
    if let finding = await gone.finding() { farewells.append((finding, history)) }
  }

  private func parting() -> (GoneApp, [AppStep])? {
    guard let run else { return nil }
    self.run = nil
    return (GoneApp(run.app.window, run.tree), run.steps)
  }
}

// MARK: - Being there

extension Walker {
  /// Looks at what there is to do in a state, and checks the state itself.
  private func look(at index: Int, onlyBack: Bool) async throws {
    guard let run else { return }
    work[index].isLookedAt = true
    let moves = description.moves(in: run.app)
    let isOnlyLeftOtherwise = run.tree.shows(classesNamed: description.leftOtherwise)
    var expansion = work[index].expansion
    expansion.front = run.name(of: run.tree.front)
    expansion.classes = run.tree.rows.map(\.screen.typeName)
    expansion.isRoot = run.tree.isAtRoot
    var steps: [(AppStep, Bool)] = []
    var names: Set<String> = []
    for move in moves where names.insert(move.name).inserted {
      let leadsBack = move.goesBack || isOnlyLeftOtherwise
      if leadsBack || !onlyBack { steps.append((.user(move.name), leadsBack)) }
    }
    if !onlyBack {
      expansion.refused = description.destinations.filter { $0.isRefused(run.app) }.map(\.name)
      for appSwitch in description.switches {
        let value = appSwitch.value(in: run.app)
        for other in appSwitch.values where other != value { steps.append((.set(appSwitch.name, to: other), false)) }
      }
      // What is asked for while as much waits as may is one of the interruptions.
      if run.app.router.waiting.count < bound.waiting {
        steps += description.destinations.map { (.go($0.name), false) }
      }
      if restores, run.app.router.waiting.isEmpty {
        expansion.checks += 1
        switch try await RestoringCheck.result(for: run) {
        case .same: break
        case .asked: expansion.isUncompared = true
        case .different(let finding): expansion.findings.append(finding)
        }
      }
    }
    // What leads nowhere else is best done first: the last is taken first.
    work[index].steps = steps.map { (step: $0.0, leadsBack: $0.1) }
    work[index].expansion = expansion
  }

  /// Takes a step in a state, and checks what it did.
  private func taking(_ step: AppStep, _ leadsBack: Bool, at index: Int, isChecked: Bool) async -> Expansion.Edge? {
    guard let run else { return nil }
    let state = work[index].place.state
    origin = Origin(
      switches: description.switches.map { $0.value(in: run.app) }, tabs: tabs(in: run.tree),
      stacks: stacks(in: run.tree), modals: run.tree.modals, waiting: run.app.router.waiting.count,
      step: work[index].place.way.last)
    guard let taken = await passage(step, leadsBack, run, isChecked: isChecked) else { return nil }
    var edge = taken.edge
    known[state, default: []].append((step, edge.target))
    if isChecked {
      work[index].expansion.checks += edge.isRequest ? 5 : 2
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
  }

  private func passage(
    _ step: AppStep, _ leadsBack: Bool, _ run: LiveRun<App>, isChecked: Bool
  ) async -> Taken? {
    guard let passage = await run.taking(step, planning: isChecked) else { return nil }
    let isWithin =
      passage.after.deepestStack <= bound.stackDepth && passage.after.modals <= bound.modals
      && passage.waitsAfter <= bound.waiting
    var edge = Expansion.Edge(step: step, target: run.fingerprint, leadsBack: leadsBack, isWithin: isWithin)
    guard isChecked else { return Taken(edge: edge, gone: GoneScreens([]), waiting: nil) }
    edge.findings = PassageChecks.findings(in: passage)
    if let (_, asked) = passage.request {
      edge.isRequest = true
      edge.hasArrived = asked.outcome?.value != nil
      if asked.reasonToDiffer == nil { edge.arrival = passage.arrival }
    }
    let left = passage.waitedBefore == 0 ? passage.left : []
    let asked = passage.request?.asked
    let waiting = asked.flatMap { asked in
      asked.outcome == nil && passage.waitedBefore == 0
        ? Waiting(asked: asked, before: passage.before, asking: passage.after) : nil
    }
    return Taken(edge: edge, gone: GoneScreens(left), waiting: waiting)
  }
}
