import Wayfinder

/// Which steps an app goes on with by itself, in tasks that come to something some turns later.
///
/// To wait for that after each step would take as long as all that is checked. So it is done where a step is taken for the first time,
/// and afterwards only where something has come.
final class LateSteps {
  private struct Key: Hashable {
    let step: AppStep?
    let screen: ObjectIdentifier?
  }

  /// Whether something has come, of each that was waited for.
  private var known: [Key: Bool] = [:]

  nonisolated deinit {}

  /// Whether it is to be waited for what comes late.
  ///
  /// - Parameters:
  ///   - step: The step; `nil` for the launch, and where an app was brought to a state by none.
  ///   - screen: Where the user was; of a navigation where it has arrived, and without a step where the user is. Its class counts.
  func mayBring(_ step: AppStep?, at screen: UIViewController?) -> Bool { known[key(step, screen)] ?? true }

  /// Notes whether something has come late.
  func note(_ step: AppStep?, at screen: UIViewController?, broughtSomething: Bool) {
    let key = key(step, screen)
    known[key] = broughtSomething || known[key] == true
  }

  private func key(_ step: AppStep?, _ screen: UIViewController?) -> Key {
    Key(step: step, screen: screen.map { ObjectIdentifier(type(of: $0)) })
  }
}

extension LiveRun {
  /// Waits for what the app goes on to by itself after a step.
  func awaitWhatComesLate(after step: AppStep, _ asked: Asked, at screen: UIViewController?) async {
    guard asked.isPossible, description.lateSteps.mayBring(step, at: screen) else { return }
    let tree = asked.isRequest ? nil : SeenTree(live)
    if await bringsSomethingLate(step, at: screen), let tree { asked.treeAtEnd = tree }
  }

  /// Looks at what is there where the app was brought by no step, and waits for what it goes on to by itself.
  func awaitWhatComesLate(afterLaunch wasLaunched: Bool = false) async {
    look()
    if await bringsSomethingLate(nil, at: wasLaunched ? nil : tree.front) { look() }
  }

  /// Waits until nothing has come for some turns, where it is not known that nothing comes.
  ///
  /// - Returns: Whether anything has come.
  private func bringsSomethingLate(_ step: AppStep?, at screen: UIViewController?) async -> Bool {
    guard description.lateSteps.mayBring(step, at: screen) else { return false }
    // A turn costs little where no other threads take part.
    let enough = MainSerialExecutor.isInUse ? 8 : 3
    var (last, quiet, hasCome) = (moment, 0, false)
    for _ in 0..<40 where quiet < enough {
      for _ in 0..<8 { await passTurnOfOthers() }
      let now = moment
      if now == last { quiet += 1 } else { (quiet, hasCome) = (0, true) }
      last = now
    }
    description.lateSteps.note(step, at: screen, broughtSomething: hasCome)
    return hasCome
  }
}
