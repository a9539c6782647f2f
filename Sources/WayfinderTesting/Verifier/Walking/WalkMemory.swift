/// The states that a walker knows, and how it can return to them.
struct WalkMemory {
  var steps = KnownSteps()
  private(set) var points: [Fingerprint: ReturnPoint] = [:]
  /// The states that steps after a restored position did not lead to once. The history of the app may be the reason.
  private var strayed: Set<Fingerprint> = []
  /// The states that steps after a restored position did not lead to twice.
  private(set) var launchedOnly: Set<Fingerprint> = []

  mutating func add(_ point: ReturnPoint, replacing isBetter: Bool) {
    if isBetter || points[point.state] == nil { points[point.state] = point }
  }

  mutating func add(_ explored: ExploredElsewhere) {
    let state = explored.returnPoint.state
    add(explored.returnPoint, replacing: false)
    for (step, target) in zip(explored.steps, explored.targets) { steps.learn(step, from: state, to: target) }
  }

  mutating func note(_ state: Fingerprint, isRestored: Bool, with facts: [String]) {
    points[state]?.note(isRestored: isRestored, with: facts)
  }

  /// Notes that steps after a restored position did not lead to a state.
  mutating func noteStray(_ state: Fingerprint) {
    if !strayed.insert(state).inserted { launchedOnly.insert(state) }
  }

  /// Returns the last state on a path with a position that can be restored, and the steps from there.
  func nearestPoint(to path: StatePath, with facts: [String]) -> (ReturnPoint, ArraySlice<AppStep>)? {
    var (next, count) = (path.parent, 1)
    while let state = next, let point = points[state] {
      if point.canBeRestored(with: facts) { return (point, path.steps.suffix(count)) }
      (next, count) = (point.parent, count + 1)
    }
    return nil
  }
}
