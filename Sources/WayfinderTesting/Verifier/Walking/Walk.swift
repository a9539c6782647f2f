import Wayfinder

/// The app of a walker, with the states that it explores and the states that it knows.
final class Walk<App: RunningApp> {
  let description: AppUnderTest<App>
  var run: RunningCopy<App>?
  var queue = WorkQueue()
  var memory = WalkMemory()
  var effort = ExploringEffort()
  /// The state of the last step, and the arrangement before the step.
  var lastStep: (state: Fingerprint, arrangement: Arrangement)?
  /// A Boolean value that indicates whether the app is in a state that no steps of a user lead to.
  var isAstray = false
  private(set) var leaks: [Leak] = []

  init(_ description: AppUnderTest<App>) { self.description = description }

  /// The number of the present state, if it has work left.
  var workHere: Int? {
    guard let run, !isAstray else { return nil }
    return queue.number(of: run.fingerprint)
  }

  /// Launches the app, and remembers the state.
  func launched() async throws -> RunningCopy<App> {
    let run = try await RunningCopy(description)
    remember(run, by: [], from: nil)
    return run
  }

  /// Launches the app and takes steps; returns `nil` if a step is impossible.
  func launched(taking steps: [AppStep]) async throws -> RunningCopy<App>? {
    let run = try await launched()
    for (count, step) in steps.enumerated() {
      let parent = run.fingerprint
      guard await run.take(step) else { return nil }
      remember(run, by: steps.prefix(count + 1), from: parent)
    }
    return run
  }

  private func remember(_ run: RunningCopy<App>, by steps: some Collection<AppStep>, from parent: Fingerprint?) {
    guard memory.points[run.fingerprint] == nil else { return }
    let path = StatePath(to: run.fingerprint, by: Array(steps), parent: parent)
    memory.add(run.returnPoint(at: path, restoredByPosition: true), replacing: false)
  }

  /// Restores a position, and returns whether the app is in its state.
  func restore(_ point: ReturnPoint) async -> Bool {
    guard let run else { return false }
    let facts = run.facts
    effort.restorings += 1
    isAstray = await !run.restore(point)
    memory.note(point.state, isRestored: !isAstray, with: facts)
    return !isAstray
  }

  /// Ends the app, and notes the first object that is still alive.
  func leave() async throws {
    guard let (ended, steps) = await end() else { return }
    if let finding = await ended.finding() { leaks.append(Leak(finding: finding, history: steps)) }
  }

  private func end() async -> (EndedApp, [AppStep])? {
    guard let run else { return nil }
    self.run = nil
    return (await EndedApp(leaving: run), run.steps)
  }
}

/// An object that is alive after its app has ended.
nonisolated struct Leak: Hashable, Codable {
  let finding: Finding
  let history: [AppStep]
}
