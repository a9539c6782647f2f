/// The states that a walker explores, with the steps that are left in each.
struct WorkQueue {
  struct Work {
    let path: StatePath
    var expansion: Expansion
    var isBegun = false
    fileprivate(set) var isHandedOver = false
    var steps: [(step: AppStep, leadsBack: Bool)] = []
    /// The names of the user's moves that were found in the state.
    var moves: Set<String> = []

    init(_ path: StatePath) { (self.path, expansion) = (path, Expansion(state: path.state)) }

    var isDone: Bool { isBegun && steps.isEmpty }
  }

  private var works: [Work]
  private var open: [Fingerprint: Int]
  private var firstOpen = 0
  /// The number of the state in which the last step was taken.
  private var last = 0

  init(_ paths: [StatePath] = []) {
    works = paths.map(Work.init)
    open = Dictionary(paths.enumerated().map { ($1.state, $0) }) { first, _ in first }
  }

  subscript(number: Int) -> Work {
    get { works[number] }
    _modify { yield &works[number] }
  }

  func number(of state: Fingerprint) -> Int? { open[state] }

  /// The number of the next state: the state of the last step, or the first one with work left.
  mutating func next() -> Int? {
    if works.indices.contains(last), open[works[last].path.state] != nil { return last }
    while firstOpen < works.count, open[works[firstOpen].path.state] == nil { firstOpen += 1 }
    return firstOpen < works.count ? firstOpen : nil
  }

  /// Removes and returns a step of a state.
  mutating func takeStep(at number: Int) -> (step: AppStep, leadsBack: Bool)? {
    guard let step = works[number].steps.popLast() else { return nil }
    last = number
    return step
  }

  mutating func close(_ number: Int) {
    (works[number].moves, works[number].steps) = ([], [])
    open[works[number].path.state] = nil
  }

  /// Ends the work in the last third of the states that are not begun, and returns their paths for another walker. A walker needs longer
  /// for each state if few states are left.
  mutating func handOver() -> [StatePath] {
    let untouched = works.indices.filter { !works[$0].isBegun && open[works[$0].path.state] == $0 }
    return untouched.suffix(untouched.count / 3).map { number in
      works[number].isHandedOver = true
      close(number)
      return works[number].path
    }
  }

  /// The explored states, except those that were handed over.
  var expansions: [Expansion] { works.filter { !$0.isHandedOver }.map(\.expansion) }
}
