import Wayfinder

/// Which steps an app goes on with by itself, in tasks that come to something some turns later.
///
/// To wait for that after each step would take as long as all that is checked. So it is done where a step is taken for the first time,
/// and afterwards only where something has come.
final class LateSteps {
  /// What something may come of.
  enum Cause: Hashable {
    case launch
    /// Launching an app and bringing it where its user was.
    case launchAndRestoring
    /// Bringing an app where its user was that has run for a while.
    case restoring
    /// Taking away what has come, which brings less than anything else.
    case rewinding
    case step(AppStep)
  }

  private struct Key: Hashable {
    let cause: Cause
    let screen: ObjectIdentifier?
  }

  /// Whether something has come, of each that was waited for.
  private var known: [Key: Bool] = [:]

  nonisolated deinit {}

  /// Whether it is to be waited for what comes late.
  ///
  /// - Parameters:
  ///   - cause: The step, or what has brought the app to a state without one.
  ///   - screen: Where the user was; of a navigation where it has arrived, and without a step where the user is. Its class counts.
  func mayBring(_ cause: Cause, at screen: UIViewController?) -> Bool { known[key(cause, screen)] ?? true }

  /// Notes whether something has come late.
  func note(_ cause: Cause, at screen: UIViewController?, broughtSomething: Bool) {
    let key = key(cause, screen)
    known[key] = broughtSomething || known[key] == true
  }

  private func key(_ cause: Cause, _ screen: UIViewController?) -> Key {
    Key(cause: cause, screen: screen.map { ObjectIdentifier(type(of: $0)) })
  }
}
