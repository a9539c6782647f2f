import DeepLinks
import Wayfinder

/// P5: the position restores to the same tree, in an app that is started again with the same around it. P7 of that, too.
///
/// What a position restores to is found once for all states that have it: an app that was just started knows nothing of them.
final class RestoringCheck<App: RunningApp> {
  /// What came of restoring a position.
  enum Result {
    case same
    /// Somebody is asked first, who may refuse: nothing can be said.
    case asked
    case different(Finding)
  }

  /// All that restoring depends on.
  private struct Start: Hashable {
    let json: String
    let switches: [String]
  }

  /// What an app has come to.
  private enum End {
    case asked
    case failed(String)
    case misused(Finding)
    case restored(NavigationPosition, [RestorableTree])
  }

  private let description: AppUnderTest<App>
  private var ends: [Start: End] = [:]

  init(_ description: AppUnderTest<App>) { self.description = description }

  func result(for run: LiveRun<App>) async throws -> Result {
    guard run.app.router.screens != nil else { return .same }
    let (position, written) = run.writtenPosition
    let end = try await end(
      of: Start(json: position.json, switches: description.switches.map { $0.value(in: run.app) }), run)
    let front = run.name(of: run.tree.front)
    func different(_ sentence: String) -> Result {
      .different(Finding(.restores, run.tree.front?.typeName ?? front, sentence))
    }
    switch end {
    case .asked: return .asked
    case .misused(let finding): return .different(finding)
    case .failed(let end): return different("The position at \(front) is not restored\(end)")
    case .restored(let positionNow, let now):
      if positionNow != position { return different("The position at \(front) is restored as another.") }
      // What the position does not have is not missed.
      let was = run.tree.restorable(written, leavingOut: description.leftOutOfPositions, name: run.name)
      guard let difference = RestorableTree.difference(was, now, "") else { return .same }
      return different("The tree at \(front) is restored as another one: \(difference).")
    }
  }

  private func end(of start: Start, _ run: LiveRun<App>) async throws -> End {
    if let known = ends[start] { return known }
    let end = try await restored(start, run)
    ends[start] = end
    return end
  }

  private func restored(_ start: Start, _ run: LiveRun<App>) async throws -> End {
    let next = try await description.launched()
    let misuse = MisuseWatch()
    var outcomes: [Outcome<Restored>] = []
    await misuse.watching {
      for (appSwitch, value) in zip(description.switches, start.switches) where appSwitch.value(in: next) != value {
        appSwitch.set(value, in: next)
      }
      let reading = NavigationPosition.reading(start.json)
      next.router.perform(next.router.request(restoring: reading)) { outcomes.append($0) }
      await run.settle(false) { !outcomes.isEmpty }
    }
    if let finding = MisuseCheck.finding(misuse.sentences) { return .misused(finding) }
    guard let outcome = outcomes.first, outcome.obstacle == nil else { return .asked }
    guard let restored = outcome.value else { return .failed(". \(outcome)") }
    if let place = restored.leftOut.first { return .failed(" whole. \(place)") }
    let (position, written) = next.router.writtenPosition
    let tree = SeenTree(next.router.live)
    return .restored(position, tree.restorable(written, leavingOut: description.leftOutOfPositions, name: run.name))
  }
}
