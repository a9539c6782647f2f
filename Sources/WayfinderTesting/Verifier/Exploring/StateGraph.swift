/// The states that were found, how each is reached first, and where the steps from each lead.
///
/// Of a state only its fingerprint is kept, with some numbers; texts are kept once.
nonisolated struct StateGraph {
  /// A step from a state to another.
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
    var front: Int32 = -1
    var refused: Int32 = -1
    var isRoot = false
    var isExplored = false
    var isWithin = true
    var edges: [Edge] = []
  }

  private(set) var states: [State] = []
  private var index: [Fingerprint: Int32] = [:]
  private var steps = Interned<AppStep>()
  private var texts = Interned<String>()
  private var refusals = Interned<[String]>()

  init(launch: Fingerprint) { _ = add(launch, from: -1, by: -1, depth: 0) }

  func step(_ edge: Edge) -> AppStep { steps[edge.step] }

  /// The shortest way to a state.
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

  func place(_ state: Int32) -> Place {
    let parent = states[Int(state)].parent
    return Place(
      state: states[Int(state)].fingerprint, way: way(to: state),
      parent: parent < 0 ? nil : states[Int(parent)].fingerprint)
  }

  func front(of state: Int32) -> String { texts[states[Int(state)].front] }

  func refused(in state: Int32) -> [String] { refusals[states[Int(state)].refused] }

  /// Takes in what was found by exploring a state, and returns the states that are new.
  mutating func merge(_ expansion: Expansion) -> [Int32] {
    guard let state = index[expansion.state] else { return [] }
    var new: [Int32] = []
    guard !expansion.isLost else { return [] }
    states[Int(state)].front = texts.number(of: expansion.front)
    states[Int(state)].refused = refusals.number(of: expansion.refused)
    states[Int(state)].isRoot = expansion.isRoot
    states[Int(state)].isExplored = true
    var edges: [Edge] = []
    for edge in expansion.edges {
      let step = steps.number(of: edge.step)
      let target: Int32
      if let known = index[edge.target] {
        target = known
      } else {
        target = add(edge.target, from: state, by: step, depth: states[Int(state)].depth + 1)
        states[Int(target)].isWithin = edge.isWithin
        if edge.isWithin { new.append(target) }
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

  /// How many bytes a state takes, with its steps, on average. What is kept is counted, and not the room that was made for it,
  /// which depends on how the graph has grown.
  var bytesPerState: Int {
    let edges = states.reduce(0) { $0 + $1.edges.count }
    let entry = MemoryLayout<Fingerprint>.stride + MemoryLayout<Int32>.stride
    let total =
      states.count * MemoryLayout<State>.stride + edges * MemoryLayout<Edge>.stride + index.count * entry
    return states.isEmpty ? 0 : total / states.count
  }
}

/// Values that come again and again, each kept once.
nonisolated private struct Interned<Value: Hashable> {
  private var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  subscript(number: Int32) -> Value { values[Int(number)] }

  mutating func number(of value: Value) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}

// MARK: - Leading back

nonisolated extension StateGraph {
  /// The states to which a way back leads and of which it is not known where back leads from there.
  var openEndsOfWaysBack: [Int32] {
    var ends: Set<Int32> = []
    for state in states where state.isExplored || !state.edges.isEmpty || state.isRoot {
      for edge in state.edges where edge.leadsBack {
        let target = states[Int(edge.target)]
        if !target.isExplored, target.front < 0 { ends.insert(edge.target) }
      }
    }
    return ends.sorted()
  }

  /// P2: the states from which going back never reaches a root; of those that lead to each other, one.
  var traps: [Int32] {
    var sources: [[Int32]] = Array(repeating: [], count: states.count)
    var leads = Array(repeating: false, count: states.count)
    var reached: [Int32] = []
    for (number, state) in states.enumerated() {
      for edge in state.edges where edge.leadsBack { sources[Int(edge.target)].append(Int32(number)) }
      // Nothing is known of what was not looked at; each that a way back leads to was.
      if state.isRoot || state.front < 0 {
        leads[number] = true
        reached.append(Int32(number))
      }
    }
    while let state = reached.popLast() {
      for source in sources[Int(state)] where !leads[Int(source)] {
        leads[Int(source)] = true
        reached.append(source)
      }
    }
    var ends: Set<Int32> = []
    for number in states.indices where !leads[number] {
      var (next, seen): (Int32, Set<Int32>) = (Int32(number), [])
      while seen.insert(next).inserted, let edge = states[Int(next)].edges.first(where: { $0.leadsBack }) {
        next = edge.target
      }
      ends.insert(next)
    }
    return ends.sorted()
  }
}
