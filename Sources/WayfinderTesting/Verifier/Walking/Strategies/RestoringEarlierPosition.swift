import Wayfinder

/// Restores the last position on the path, and takes the rest of the steps.
struct RestoringEarlierPosition<App: RunningApp>: ReturnStrategy {
  func returnToWork(at path: StatePath, in walk: Walk<App>) async {
    guard let run = walk.run, !run.isAsking, !walk.memory.launchedOnly.contains(path.state) else { return }
    let facts = run.facts
    // The position of the state itself was tried before.
    if walk.memory.points[path.state]?.canBeRestored(with: facts) == true { return }
    guard let (point, steps) = walk.memory.nearestPoint(to: path, with: facts), await walk.restore(point) else {
      return
    }
    for step in steps {
      walk.effort.detours += 1
      guard await run.take(step) else { break }
    }
    walk.isAstray = run.fingerprint != path.state
    if walk.isAstray { walk.memory.noteStray(path.state) }
  }
}
