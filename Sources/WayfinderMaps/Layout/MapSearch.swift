/// Dijkstra's search: what costs least so far goes on first.
nonisolated struct MapSearch {
  nonisolated private struct Entry {
    let cost: Double
    let state: Int
  }

  private var costs: [Double]
  private var previous: [Int?]
  private var isDone: [Bool]
  /// A binary heap.
  private var heap: [Entry] = []

  init(states: Int) {
    costs = Array(repeating: .infinity, count: states)
    previous = Array(repeating: nil, count: states)
    isDone = Array(repeating: false, count: states)
  }

  mutating func offer(_ state: Int, cost: Double, from origin: Int?) {
    guard cost < costs[state] else { return }
    costs[state] = cost
    previous[state] = origin
    heap.append(Entry(cost: cost, state: state))
    var child = heap.count - 1
    while child > 0, heap[child].cost < heap[(child - 1) / 2].cost {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func next() -> (state: Int, cost: Double)? {
    while let first = heap.first {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      var parent = 0
      while true {
        let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
        guard let least = children.min(by: { heap[$0].cost < heap[$1].cost }), heap[least].cost < heap[parent].cost
        else { break }
        heap.swapAt(parent, least)
        parent = least
      }
      guard !isDone[first.state] else { continue }
      isDone[first.state] = true
      return (first.state, first.cost)
    }
    return nil
  }

  func way(to state: Int) -> [Int] {
    var way = [state]
    while let last = way.last, let before = previous[last] { way.append(before) }
    return way.reversed()
  }
}
