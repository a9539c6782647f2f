import ViewHierarchy
import Wayfinder

extension RunningCopy {
  /// Returns the present state as a return point.
  func returnPoint(at path: StatePath, restoredByPosition isRestored: Bool) -> ReturnPoint {
    ReturnPoint(
      state: fingerprint, steps: path.steps, parent: path.parent,
      switches: description.switches.map { $0.value(in: app) }, facts: facts, waiting: waitingCount,
      position: isRestored && hasWholePosition ? writtenPosition.position : nil)
  }

  var facts: [String] { description.facts.map { $0(app) } }

  /// A Boolean value that indicates whether the router writes positions, and omits no screen that is left out of positions.
  private var hasWholePosition: Bool {
    let leftOut = description.leftOutOfPositions
    return app.router.screens != nil && waitingCount == 0
      && (leftOut.isEmpty || !tree.rows.contains { leftOut.contains($0.screen.typeName) })
  }

  /// Removes later screens and resets the switches, unlike any step of a user.
  func rewind(to point: ReturnPoint, _ arrangement: Arrangement) async {
    await watching {
      arrangement.restore(in: self.tree)
      self.setSwitches(point)
      await self.settle(false) { self.isIdle }
    }
    await awaitWhatComesLate(after: .rewinding)
  }

  /// Restores a return point, unlike any step of a user, and returns whether the app is in its state.
  func restore(_ point: ReturnPoint) async -> Bool {
    guard let position = point.position, !isAsking else { return false }
    await watching {
      self.setSwitches(point)
      var hasEnded = false
      self.app.router.navigate(.restore(position)) { _ in hasEnded = true }
      await self.settle(false) { hasEnded }
    }
    await awaitWhatComesLate(after: .restoring)
    guard fingerprint == point.state else { return false }
    steps = point.steps
    return true
  }

  private func setSwitches(_ point: ReturnPoint) {
    for (index, value) in point.switches.enumerated() where description.switches[index].value(in: app) != value {
      description.switches[index].set(value, in: app)
    }
  }
}
