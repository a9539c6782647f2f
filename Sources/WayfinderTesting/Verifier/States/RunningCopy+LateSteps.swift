import ViewHierarchy
import Wayfinder

extension RunningCopy {
  /// Waits for what the app goes on to by itself after a step.
  func awaitWhatComesLate(after step: AppStep, _ record: StepRecord, at screen: UIViewController?) async {
    guard record.isPossible, description.lateSteps.mayBring(.step(step), at: screen) else { return }
    let tree = record.isRequest ? nil : SeenTree(live)
    if await bringsSomethingLate(.step(step), at: screen), let tree { record.treeAtEnd = tree }
  }

  /// Looks at what is there where the app was brought by no step, and waits for what it goes on to by itself.
  func awaitWhatComesLate(after cause: LateSteps.Cause) async {
    look()
    if await bringsSomethingLate(cause, at: cause == .launch ? nil : tree.front) { look() }
  }

  /// Waits until nothing has come for some turns, where it is not known that nothing comes.
  ///
  /// - Returns: Whether anything has come.
  private func bringsSomethingLate(_ cause: LateSteps.Cause, at screen: UIViewController?) async -> Bool {
    guard description.lateSteps.mayBring(cause, at: screen) else { return false }
    // A turn costs little where no other threads take part.
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
