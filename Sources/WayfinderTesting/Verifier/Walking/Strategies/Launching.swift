import Wayfinder

/// Launches the app, and takes the shortest path.
struct Launching<App: RunningApp>: ReturnStrategy {
  func returnToWork(at path: StatePath, in walk: Walk<App>) async throws {
    try await walk.leave()
    walk.effort.launches += 1
    guard let run = try await walk.launched(taking: path.steps), run.fingerprint == path.state else { return }
    (walk.run, walk.isAstray) = (run, false)
  }
}
