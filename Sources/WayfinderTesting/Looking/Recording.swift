package import Wayfinder

/// A step that a running copy has taken, for a film strip.
package struct RecordedStep {
  /// The plan of the step's request before the step; `nil` for a step that makes no request.
  package let plan: Result<RoutePlan, any Error>?
  fileprivate let readOutcome: () -> Outcome<UIViewController>?
  /// Cancels the request of the step, and waits for its outcome.
  package let cancel: () async -> Void

  /// The present outcome of the step's request; `nil` if there is none yet.
  package var outcome: Outcome<UIViewController>? { readOutcome() }
}

extension RunningCopy {
  /// Takes a step.
  ///
  /// - Returns: The step; `nil` if it cannot be taken here.
  package func record(_ step: AppStep) async -> RecordedStep? {
    guard let taken = await taking(step)?.planned else { return nil }
    return RecordedStep(plan: taken.plan, readOutcome: { taken.outcome }, cancel: { await self.cancel(taken) })
  }

  /// Restores a position in an app that was just launched.
  ///
  /// - Returns: The outcome; `nil` if there is none, for example because a guard asks the user.
  package func restore(_ position: NavigationPosition) async -> Outcome<Restored>? {
    var outcome: Outcome<Restored>?
    await watching {
      self.app.router.navigate(.restore(position)) { outcome = $0 }
      await self.settle(false) { outcome != nil }
    }
    await awaitWhatComesLate(after: .launchAndRestoring)
    return outcome
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
    /// Navigates to a destination, and interrupts the navigation.
    ///
    /// - Parameter prepare: Called just before the interruption.
    /// - Returns: The outcomes of both requests; `nil` if the interruption did not come.
    package func record(
      goingTo name: String, interruptedBy interruption: Interruption, _ prepare: @escaping () -> Void
    ) async -> (first: Outcome<UIViewController>?, second: Outcome<UIViewController>?)? {
      guard let destination = description.destination(named: name) else { return nil }
      let paused = PausedRun(self, destination, interruption)
      paused.willInterrupt = prepare
      let moment = await onMainTurns { await paused.interrupt() }
      look()
      return moment == .came ? paused.outcomes : nil
    }
  #endif
}

extension AppUnderTest {
  /// Replays a journal in an app that was launched for that.
  ///
  /// - Parameter follow: Receives each entry after its replay, and whether the app has made a request by itself.
  /// - Returns: The replay, and whether the app has made a request by itself.
  package func replay(
    _ journal: Journal, in app: App, comparingTitles comparesTitles: Bool, patience: Duration,
    following follow: @escaping (JournalEntry, Bool) -> Void
  ) async -> (replay: Replay, hasOwnRequest: Bool) {
    let replayer = Replayer(self, app, journal, comparesTitles: comparesTitles, patience: patience)
    replayer.follow = { [unowned replayer] in follow($0, replayer.hasOwnRequest) }
    return (await replayer.run(), replayer.hasOwnRequest)
  }
}
