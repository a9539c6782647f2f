// The effect of a step may be invisible until later steps. These are the paths that may show it.

nonisolated extension StateGraph {
  /// The shortest paths that end with each step, for each visible result; the shortest first, after the launch alone.
  var waysToSteps: [[AppStep]] { [[]] + differentSteps(besides: nil).map { way(to: $0.state) + [step($0.edge)] } }

  /// Returns the paths with the same end, with another step before and the fewest steps between; the shortest first.
  ///
  /// The other step is each step once for each visible result. The last step of the path is tried in all its states.
  func detours(to way: [AppStep]) -> [[AppStep]] {
    guard let last = way.last, let place = state(along: way.dropLast()) else { return [] }
    let leading = edgesLeading(to: place)
    var detours: [[AppStep]] = []
    for (state, edge) in differentSteps(besides: last) {
      guard let rest = wayOn(from: edge.target, to: place, by: leading) else { continue }
      detours.append(self.way(to: state) + [step(edge)] + rest + [last])
    }
    return detours.sorted { $0.count < $1.count }
  }

  /// Returns the moves and switches on these paths without a visible effect, in alphabetical order.
  func stepsWithoutEffect(on ways: [[AppStep]]) -> [AppStep] {
    var (passed, found): (Set<Int32>, Set<AppStep>) = ([], [])
    for way in ways {
      for count in 0...way.count {
        guard let state = state(along: way.prefix(count)) else { break }
        passed.insert(state)
      }
    }
    for state in passed {
      for edge in states[Int(state)].edges where edge.target == state {
        if case .go = step(edge) { continue }
        found.insert(step(edge))
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  /// Returns the first occurrence of each step for each visible result, and all occurrences of one step, in the order of the states.
  private func differentSteps(besides step: AppStep?) -> [(state: Int32, edge: Edge)] {
    var (taken, kinds): ([(state: Int32, edge: Edge)], Set<StepKind>) = ([], [])
    for (number, state) in states.enumerated() {
      for edge in state.edges {
        let kind = StepKind(step: edge.step, visible: states[Int(edge.target)].visible)
        if kinds.insert(kind).inserted || self.step(edge) == step { taken.append((Int32(number), edge)) }
      }
    }
    return taken
  }

  private func state(along way: some Sequence<AppStep>) -> Int32? {
    var state: Int32 = 0
    for step in way {
      guard let edge = states[Int(state)].edges.first(where: { self.step($0) == step }) else { return nil }
      state = edge.target
    }
    return state
  }

  /// Returns the next step of the fewest to a state, for each state with a known path.
  private func edgesLeading(to place: Int32) -> [Int32: Edge] {
    var sources: [[(state: Int32, edge: Edge)]] = Array(repeating: [], count: states.count)
    for (number, state) in states.enumerated() {
      for edge in state.edges { sources[Int(edge.target)].append((Int32(number), edge)) }
    }
    var (leading, reached, next): ([Int32: Edge], [Int32], Int) = ([:], [place], 0)
    while next < reached.count {
      for (state, edge) in sources[Int(reached[next])] where state != place && leading[state] == nil {
        leading[state] = edge
        reached.append(state)
      }
      next += 1
    }
    return leading
  }

  private func wayOn(from state: Int32, to place: Int32, by leading: [Int32: Edge]) -> [AppStep]? {
    var (way, next): ([AppStep], Int32) = ([], state)
    while next != place {
      guard let edge = leading[next] else { return nil }
      way.append(step(edge))
      next = edge.target
    }
    return way
  }
}

/// A step with its visible result.
nonisolated private struct StepKind: Hashable {
  let step: Int32
  let visible: Int32
}
