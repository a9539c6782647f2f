import Wayfinder

/// Removes the screens of the last step. The result may be another known state, from which a known step leads to the wanted one.
struct RewindingLastStep<App: RunningApp>: ReturnStrategy {
  func returnToWork(at path: StatePath, in walk: Walk<App>) async {
    guard let run = walk.run, let last = walk.lastStep, last.state == path.state,
      let point = walk.memory.points[path.state]
    else { return }
    walk.lastStep = nil
    // Going back answers a question.
    for _ in 0..<3 where run.waitingCount > point.waiting {
      guard let back = walk.description.moves(in: run.app).first(where: \.goesBack) else { return }
      walk.effort.detours += 1
      guard await run.take(.user(back.name)) else { return }
    }
    guard run.waitingCount == point.waiting, !run.isAskingByHand, run.fingerprint != point.state else { return }
    walk.effort.detours += 1
    await run.rewind(to: point, last.arrangement)
    guard let there = walk.memory.points[run.fingerprint] else {
      walk.isAstray = true
      return
    }
    run.steps = there.steps
  }
}
