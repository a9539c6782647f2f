import ViewHierarchy
import Wayfinder

extension RunningCopy {
  /// Waits while the app continues by itself after a step.
  func awaitWhatComesLate(after step: AppStep, _ record: StepRecord, at screen: UIViewController?) async {
    guard record.isPossible, description.lateSteps.mayBring(.step(step), at: screen) else { return }
    let tree = record.isRequest ? nil : SeenTree(live)
    if await bringsSomethingLate(.step(step), at: screen), let tree { record.treeAtEnd = tree }
  }

  /// Waits while the app continues by itself after another cause.
  func awaitWhatComesLate(after cause: LateSteps.Cause) async {
    look()
    if await bringsSomethingLate(cause, at: cause == .launch ? nil : tree.front) { look() }
  }

  /// Waits until nothing has changed for some turns, and returns whether the app has continued.
  private func bringsSomethingLate(_ cause: LateSteps.Cause, at screen: UIViewController?) async -> Bool {
    guard description.lateSteps.mayBring(cause, at: screen) else { return false }
    // A turn is cheap without other threads.
    let enough = MainSerialExecutor.isInUse ? 8 : 3
    var (last, quiet, hasCome) = (moment, 0, false)
    for _ in 0..<40 where quiet < enough {
      for _ in 0..<8 { await passTurnOfOthers() }
      let now = moment
      if now == last { quiet += 1 } else { (quiet, hasCome) = (0, true) }
      last = now
    }
    description.lateSteps.note(cause, at: screen, broughtSomething: hasCome)
    return hasCome
  }
}
