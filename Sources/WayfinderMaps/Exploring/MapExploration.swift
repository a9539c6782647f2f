import Wayfinder
import WayfinderTesting

/// Explores an app for its map.
///
/// One running app goes from state to state along steps that are known. It is launched again if no state with an untried step is near.
/// States that show something new of a screen come first: a value of a switch, a waiting request, or other moves.
final class MapExploration<App: RunningApp> {
  private typealias StateKey = SIMD2<UInt64>

  private struct Attempt {
    let step: AppStep
    var goesBack = false
    var choosesTab = false
  }

  private struct State {
    let screen: AppMap.Screen.ID
    /// Each value of a switch, each waiting request and the moves, with the screen.
    let features: [String]
    /// The steps that were not tried.
    var attempts: [Attempt]
    var isBegun = false
    /// A Boolean value that indicates whether only switches were set since the launch.
    var isSetting = false
    var edges: [(step: AppStep, target: StateKey)] = []
  }

  private let description: AppUnderTest<App>
  private let limit: Int
  private let progress: (@MainActor (MapProgress) -> Void)?
  private var run: RunningCopy<App>?
  private var sketch = MapSketch()
  private var states: [StateKey: State] = [:]
  private var looked = 0
  private var statesOfScreen: [AppMap.Screen.ID: Int] = [:]
  private var seenFeatures: Set<String> = []
  private var unrepeated = 0
  private var reached: Set<String> = []
  /// The phases: how many states of a screen are looked at, and whether only states with a new feature.
  private var phases = [(most: 8, onlyNew: true), (most: 100, onlyNew: true), (most: Int.max, onlyNew: false)][...]

  init(_ description: AppUnderTest<App>, atMost limit: Int, progress: (@MainActor (MapProgress) -> Void)?) {
    (self.description, self.limit, self.progress) = (description, limit, progress)
  }

  /// Explores the app.
  ///
  /// - Throws: An error of the launch.
  func map(title: String) async throws -> AppMap {
    while let here = try await approach() { await tryNext(in: here) }
    let missed = description.destinations.filter { $0.reasonToBeRefused == nil && !reached.contains($0.name) }
    return sketch.map(
      title: title,
      exploration: AppMap.Exploration(
        states: looked, statesLeft: states.values.count { !$0.attempts.isEmpty }, stepsNotRepeated: unrepeated,
        destinationsNotReached: missed.map(\.name)))
  }

  /// Brings the app to a state with an untried step.
  ///
  /// - Returns: The state; `nil` at the end of the exploration.
  private func approach() async throws -> StateKey? {
    var isLaunched = false
    while true {
      if run == nil {
        run = try await RunningCopy(description)
        isLaunched = true
        guard arrive(isSetting: true) != nil else { return nil }
      }
      guard let here = run?.stateKey else { return nil }
      if let steps = steps(from: here, atMost: isLaunched ? .max : 8) {
        guard await take(steps, from: here) else { continue }
        return run?.stateKey
      }
      if !isLaunched { run = nil } else if phases.count > 1 { phases.removeFirst() } else { return nil }
    }
  }

  private func isOpen(_ state: State) -> Bool {
    guard !state.attempts.isEmpty, !state.isBegun else { return !state.attempts.isEmpty }
    guard looked < limit, let phase = phases.first, statesOfScreen[state.screen, default: 0] < phase.most else {
      return false
    }
    return state.isSetting || !phase.onlyNew || !seenFeatures.isSuperset(of: state.features)
  }

  /// The shortest known steps to a state with an untried step.
  private func steps(from start: StateKey, atMost longest: Int) -> [(step: AppStep, target: StateKey)]? {
    var origins: [StateKey: (from: StateKey, step: AppStep)] = [:]
    var (level, length) = ([start], 0)
    while !level.isEmpty, length <= longest {
      if let end = level.first(where: { states[$0].map(isOpen) == true }) {
        var (steps, state) = ([(step: AppStep, target: StateKey)](), end)
        while state != start, let origin = origins[state] {
          steps.append((origin.step, state))
          state = origin.from
        }
        return steps.reversed()
      }
      var next: [StateKey] = []
      for state in level {
        for edge in states[state]?.edges ?? [] where edge.target != start && origins[edge.target] == nil {
          origins[edge.target] = (state, edge.step)
          next.append(edge.target)
        }
      }
      (level, length) = (next, length + 1)
    }
    return nil
  }

  /// Takes known steps. A step that leads elsewhere than before is counted, and not taken again.
  ///
  /// - Returns: `true` if all steps led to the same states as before.
  private func take(_ steps: [(step: AppStep, target: StateKey)], from start: StateKey) async -> Bool {
    var here = start
    for (step, target) in steps {
      let isTaken = await run?.take(step) == true
      if isTaken, run?.stateKey == target {
        here = target
        continue
      }
      states[here]?.edges.removeAll { $0.step == step }
      unrepeated += 1
      if !isTaken || arrive() == nil { run = nil }
      return false
    }
    return true
  }

  /// Notes the present state and its screen.
  ///
  /// - Returns: `nil` for an empty window.
  private func arrive(isSetting: Bool = false) -> (spot: MapSpot, state: StateKey)? {
    guard let run, let spot = MapSpot(run.tree, named: description.screenClass) else { return nil }
    let state = run.stateKey
    sketch.add(spot, in: run.app.window)
    if states[state] == nil {
      let moves = description.moves(in: run.app)
      var features = description.switches.map { "\($0.name): \($0.value(in: run.app))" }
      features +=
        run.app.router.waiting.map { "waiting: \($0.request.name)" } + [moves.map(\.name).joined(separator: "\n")]
      states[state] = State(
        screen: spot.id, features: features.map { "\(spot.id)\n\($0)" },
        attempts: moves.map { Attempt(step: .user($0.name), goesBack: $0.goesBack, choosesTab: $0.choosesTab) })
    }
    if isSetting, states[state]?.isSetting == false {
      states[state]?.isSetting = true
      sketch.markRoot(spot.id)
      states[state]?.attempts += description.destinations.map { Attempt(step: .go($0.name)) }
      for appSwitch in description.switches {
        let others = appSwitch.values.filter { $0 != appSwitch.value(in: run.app) }
        states[state]?.attempts += others.map { Attempt(step: .set(appSwitch.name, to: $0)) }
      }
    }
    return (spot, state)
  }

  /// Tries the next step of the present state.
  private func tryNext(in here: StateKey) async {
    guard let run, let state = states[here], let attempt = state.attempts.first else { return }
    if !state.isBegun {
      states[here]?.isBegun = true
      looked += 1
      statesOfScreen[state.screen, default: 0] += 1
      seenFeatures.formUnion(state.features)
      progress?(MapProgress(screens: sketch.count, states: looked, limit: min(limit, states.count)))
    }
    states[here]?.attempts.removeFirst()
    var destination: AppDestination<App>?
    if case .go(let name) = attempt.step { destination = description.destination(named: name) }
    let isSetting = if case .set = attempt.step { state.isSetting } else { false }
    guard let passage = await run.taking(attempt.step, planning: false) else {
      unrepeated += 1
      return
    }
    guard let arrival = arrive(isSetting: isSetting) else {
      self.run = nil
      return
    }
    states[here]?.edges.append((attempt.step, arrival.state))
    let id = arrival.spot.id
    if let destination {
      guard passage.arrival != nil else { return }
      reached.insert(destination.name)
      sketch.add(AppMap.Way(to: id, destination.isLink ? .link : .step, destination.name))
    } else if case .user(let name) = attempt.step {
      // Tabs are marked: their ways would lead from almost all screens.
      if attempt.choosesTab {
        if arrival.spot.isAtRoot { sketch.markRoot(id) }
      } else if id != state.screen {
        sketch.add(AppMap.Way(from: state.screen, to: id, attempt.goesBack ? .back : .user, name))
      }
    }
  }
}
