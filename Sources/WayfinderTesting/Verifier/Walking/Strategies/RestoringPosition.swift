import Wayfinder

/// Restores the position of the state.
struct RestoringPosition<App: RunningApp>: ReturnStrategy {
  func returnToWork(at path: StatePath, in walk: Walk<App>) async {
    guard let run = walk.run else { return }
    await run.cancelUnanswered()
    guard !run.isAsking, let point = walk.memory.points[path.state], point.canBeRestored(with: run.facts) else {
      return
    }
    _ = await walk.restore(point)
  }
}
