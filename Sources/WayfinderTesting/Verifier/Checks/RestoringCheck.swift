import DeepLinks
import Wayfinder

/// P5: the position restores to the same tree, in an app that is started again with the same around it.
enum RestoringCheck {
  /// What came of restoring a position.
  enum Result {
    case same
    /// Somebody is asked first, who may refuse: nothing can be said.
    case asked
    case different(Finding)
  }

  static func result<App: RunningApp>(for run: LiveRun<App>) async throws -> Result {
    let description = run.description
    guard run.app.router.screens != nil else { return .same }
    let (position, written) = run.writtenPosition
    let next = try await description.launched()
    for appSwitch in description.switches {
      let value = appSwitch.value(in: run.app)
      if appSwitch.value(in: next) != value { appSwitch.set(value, in: next) }
    }
    var outcomes: [Outcome<Restored>] = []
    let reading = NavigationPosition.reading(position.json)
    next.router.perform(next.router.request(restoring: reading)) { outcomes.append($0) }
    await run.settle(false) { !outcomes.isEmpty }
    let front = run.name(of: run.tree.front)
    func different(_ sentence: String) -> Result {
      .different(Finding(.restores, run.tree.front?.typeName ?? front, sentence))
    }
    guard let outcome = outcomes.first else { return .asked }
    if outcome.obstacle != nil { return .asked }
    guard let restored = outcome.value else { return different("The position at \(front) is not restored. \(outcome)") }
    if let place = restored.leftOut.first {
      return different("The position at \(front) is not restored whole. \(place)")
    }
    let (positionNow, writtenNow) = next.router.writtenPosition
    if positionNow != position { return different("The position at \(front) is restored as another.") }
    // What the position does not have is not missed.
    let leftOut = description.leftOutOfPositions
    let was = run.tree.restorable(written, leavingOut: leftOut, name: run.name)
    let now = SeenTree(next.router.live).restorable(writtenNow, leavingOut: leftOut, name: run.name)
    guard let difference = RestorableTree.difference(was, now, "") else { return .same }
    return different("The tree at \(front) is restored as another one: \(difference).")
  }
}
