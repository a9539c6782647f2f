/// The known states with their steps, and the first path to each state.
///
/// A state is its fingerprint and some numbers. Texts are interned.
nonisolated struct StateGraph {
  struct Edge {
    let step: Int32
    let target: Int32
    let leadsBack: Bool
  }

  struct State {
    let fingerprint: Fingerprint
    let parent: Int32
    let step: Int32
    let depth: Int32
    var visible: Int32 = -1
    var refused: Int32 = -1
    var isRoot = false
    var isExplored = false
    /// A Boolean value that indicates whether no way back was lost.
    var isWhole = true
    var isWithin = true
    var edges: [Edge] = []
  }

  private(set) var states: [State] = []
  /// The number of states within the bound of stacks, modals and waiting requests.
  private(set) var withinCount = 1
  private var index: [Fingerprint: Int32] = [:]
  private var steps = Interned<AppStep>()
  private var names = Interned<[String]>()

  init(launch: Fingerprint) { _ = add(launch, from: -1, by: -1, depth: 0) }

  func step(_ edge: Edge) -> AppStep { steps[edge.step] }

  func way(to state: Int32) -> [AppStep] {
    var (way, next): ([AppStep], Int32) = ([], state)
    while next > 0 {
      let state = states[Int(next)]
      way.append(steps[state.step])
      next = state.parent
    }
    return way.reversed()
  }

  func number(of fingerprint: Fingerprint) -> Int32? { index[fingerprint] }

  /// The states with known steps.
  var exploredStates: [Int32] { states.indices.filter { states[$0].isExplored }.map { Int32($0) } }

  /// Returns the shortest path to a state, for a walker.
  func path(to state: Int32, for purpose: StatePath.Purpose) -> StatePath {
    let parent = states[Int(state)].parent
    return StatePath(
      to: states[Int(state)].fingerprint, by: way(to: state),
      parent: parent < 0 ? nil : states[Int(parent)].fingerprint, purpose: purpose)
  }

  func visible(in state: Int32) -> [String] { names[states[Int(state)].visible] }

  func front(of state: Int32) -> String { visible(in: state).last ?? "nothing" }

  func refused(in state: Int32) -> [String] { names[states[Int(state)].refused] }

  mutating func merge(_ expansion: Expansion) -> [Int32] {
    guard let state = index[expansion.state] else { return [] }
    var new: [Int32] = []
    guard !expansion.isLost else { return [] }
    states[Int(state)].visible = names.number(of: expansion.visible)
    states[Int(state)].refused = names.number(of: expansion.refused)
    states[Int(state)].isRoot = expansion.isRoot
    states[Int(state)].isExplored = true
    states[Int(state)].isWhole = !expansion.hasLostWayBack
    var edges: [Edge] = []
    for edge in expansion.edges {
      let step = steps.number(of: edge.step)
      let target: Int32
      if let known = index[edge.target] {
        target = known
      } else {
        target = add(edge.target, from: state, by: step, depth: states[Int(state)].depth + 1)
        states[Int(target)].isWithin = edge.isWithin
        if edge.isWithin {
          withinCount += 1
          new.append(target)
        }
      }
      edges.append(Edge(step: step, target: target, leadsBack: edge.leadsBack))
    }
    states[Int(state)].edges = edges
    return new
  }

  private mutating func add(_ fingerprint: Fingerprint, from parent: Int32, by step: Int32, depth: Int32) -> Int32 {
    let number = Int32(states.count)
    states.append(State(fingerprint: fingerprint, parent: parent, step: step, depth: depth))
    index[fingerprint] = number
    return number
  }

  /// The average number of bytes of a state with its steps, without reserved capacity.
  var bytesPerState: Int {
    let edges = states.reduce(0) { $0 + $1.edges.count }
    let entry = MemoryLayout<Fingerprint>.stride + MemoryLayout<Int32>.stride
    let total =
      states.count * MemoryLayout<State>.stride + edges * MemoryLayout<Edge>.stride + index.count * entry
    return states.isEmpty ? 0 : total / states.count
  }
}

// MARK: - Leading back

nonisolated extension StateGraph {
  /// Returns the states without a known way back to a root, and the unexplored states on their ways back.
  func openWaysBack(from starts: [Int32]) -> (starts: [Int32], ends: [Int32]) {
    let sources = waysBack(from: starts)
    let leading = statesLeading(toWhere: \.isRoot, along: sources)
    guard leading.isDisjoint(with: starts) else { return openWaysBack(from: starts.filter { !leading.contains($0) }) }
    return (starts, sources.keys.filter { !states[Int($0)].isExplored }.sorted())
  }

  /// P2: the states without a way back to a root; one of each cycle.
  var traps: [Int32] {
    // Unexplored states may lead to a root, and a lost step may have been the way back.
    let sources = waysBack(from: exploredStates)
    let leading = statesLeading(toWhere: { $0.isRoot || !$0.isExplored || !$0.isWhole }, along: sources)
    var ends: Set<Int32> = []
    for number in exploredStates where !leading.contains(number) {
      var (next, seen): (Int32, Set<Int32>) = (number, [])
      while seen.insert(next).inserted, let edge = states[Int(next)].edges.first(where: { $0.leadsBack }) {
        next = edge.target
      }
      ends.insert(next)
    }
    return ends.sorted()
  }

  /// Returns the states on ways back, each with the states one step before it.
  private func waysBack(from starts: [Int32]) -> [Int32: [Int32]] {
    var sources = Dictionary(uniqueKeysWithValues: starts.map { ($0, [Int32]()) })
    var next = starts
    while let number = next.popLast() {
      let state = states[Int(number)]
      for edge in state.edges where edge.leadsBack && !state.isRoot {
        if sources[edge.target] == nil { next.append(edge.target) }
        sources[edge.target, default: []].append(number)
      }
    }
    return sources
  }

  /// Returns the states with ways back to a state of a kind.
  private func statesLeading(toWhere isEnd: (State) -> Bool, along sources: [Int32: [Int32]]) -> Set<Int32> {
    var reached = sources.keys.filter { isEnd(states[Int($0)]) }
    var leading = Set(reached)
    while let state = reached.popLast() {
      for source in sources[state] ?? [] where leading.insert(source).inserted { reached.append(source) }
    }
    return leading
  }
}
