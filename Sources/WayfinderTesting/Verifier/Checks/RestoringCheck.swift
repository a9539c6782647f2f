import DeepLinks
import Wayfinder

/// P5: the position restores to the same tree in a new launch with the same switches. P7 is checked for the new launch.
///
/// Each position is restored once, for all states that have it.
final class RestoringCheck<App: RunningApp> {
  struct Result {
    var findings: [Finding] = []
    /// A Boolean value that indicates whether a guard is asked or refuses. The trees are not compared then.
    var isAsked = false

    /// A Boolean value that indicates whether the position restores to the same tree without violations.
    var isSame: Bool { findings.isEmpty && !isAsked }
  }

  private struct Start: Hashable {
    let json: String
    let switches: [String]
  }

  private enum End {
    case asked
    case failed(String)
    case restored(NavigationPosition, [RestorableTree])
  }

  private struct Restoring {
    let end: End
    let misuse: Finding?
  }

  private let description: AppUnderTest<App>
  private var known: [Start: Restoring] = [:]

  init(_ description: AppUnderTest<App>) { self.description = description }

  func result(for run: RunningCopy<App>) async throws -> Result {
    guard run.app.router.screens != nil else { return Result() }
    let json = run.writtenPosition.position.json
    let start = Start(json: json, switches: description.switches.map { $0.value(in: run.app) })
    let restoring = try await restoring(start, run)
    var result = Result(findings: [restoring.misuse].compactMap(\.self))
    if case .asked = restoring.end { result.isAsked = true }
    let front = run.name(of: run.tree.front)
    if let sentence = difference(restoring.end, from: run, front) {
      result.findings.append(Finding(.restores, run.tree.front?.typeName ?? front, sentence))
    }
    return result
  }

  /// Returns the difference between the restored tree and the present one as a sentence; `nil` if there is none, or if it is unknown.
  private func difference(_ end: End, from run: RunningCopy<App>, _ front: String) -> String? {
    switch end {
    case .asked: return nil
    case .failed(let end): return "The position at \(front) is not restored\(end)"
    case .restored(let positionNow, let now):
      let (position, written) = run.writtenPosition
      if positionNow != position { return "The position at \(front) is restored as another." }
      // Screens that the position omits may be missing.
      let was = run.tree.restorable(written, leavingOut: description.leftOutOfPositions, name: run.name)
      return RestorableTree.difference(was, now).map { "The tree at \(front) is restored as another one: \($0)." }
    }
  }

  private func restoring(_ start: Start, _ run: RunningCopy<App>) async throws -> Restoring {
    if let known = known[start] { return known }
    let restoring = try await restored(start, run)
    known[start] = restoring
    return restoring
  }

  private func restored(_ start: Start, _ run: RunningCopy<App>) async throws -> Restoring {
    let next = try await RunningCopy(launching: description)
    let (app, router) = (next.app, next.app.router)
    var outcomes: [Outcome<Restored>] = []
    await next.watching {
      for (appSwitch, value) in zip(description.switches, start.switches) where appSwitch.value(in: app) != value {
        appSwitch.set(value, in: app)
      }
      let reading = NavigationPosition.reading(start.json)
      router.navigate(.restore(reading)) { outcomes.append($0) }
      await next.settle(false) { !outcomes.isEmpty }
    }
    await next.awaitWhatComesLate(after: .launchAndRestoring)
    return Restoring(end: end(outcomes.first, in: next, run), misuse: MisuseCheck.finding(next.misuses))
  }

  private func end(_ outcome: Outcome<Restored>?, in next: RunningCopy<App>, _ run: RunningCopy<App>) -> End {
    guard let outcome else { return next.isGuardAsked ? .asked : .failed(", as restoring it does not end.") }
    if outcome.obstacle != nil { return .asked }
    guard let restored = outcome.value else { return .failed(". \(outcome)") }
    // A screen that a guard refuses is left out, with the screens above it.
    if restored.leftOut.contains(where: \.isRefused) { return .asked }
    if let place = restored.leftOut.first { return .failed(" whole. \(place)") }
    let (position, written) = next.writtenPosition
    return .restored(
      position, next.tree.restorable(written, leavingOut: description.leftOutOfPositions, name: run.name))
  }
}
