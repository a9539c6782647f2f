import Wayfinder

/// Takes known steps from the present state to the nearest state with work left.
struct TakingKnownSteps<App: RunningApp>: ReturnStrategy {
  func returnToWork(at path: StatePath, in walk: Walk<App>) async {
    guard let run = walk.run, !walk.isAstray, let steps = walk.memory.steps.path(from: run.fingerprint) else { return }
    for (step, target) in steps {
      walk.effort.detours += 1
      guard await run.take(step) else { return }
      if run.fingerprint != target {
        walk.effort.strays += 1
        return
      }
    }
  }
}
