import Wayfinder

/// The steps after which an app continues by itself, in tasks that run some turns later.
///
/// Waiting after each step would take as long as all checks. So the verifier waits after the first step of a kind, and later only if the
/// app continued.
final class LateSteps {
  enum Cause: Hashable {
    case launch
    /// A launch and a restored position.
    case launchAndRestoring
    /// A restored position in a running app.
    case restoring
    /// The removal of later screens.
    case rewinding
    case step(AppStep)
  }

  private struct Key: Hashable {
    let cause: Cause
    let screen: ObjectIdentifier?
  }

  /// Whether the app continued after each known cause.
  private var known: [Key: Bool] = [:]

  nonisolated deinit {}

  /// Returns a Boolean value that indicates whether the app may continue by itself. The class of the screen counts.
  func mayBring(_ cause: Cause, at screen: UIViewController?) -> Bool { known[key(cause, screen)] ?? true }

  func note(_ cause: Cause, at screen: UIViewController?, broughtSomething: Bool) {
    let key = key(cause, screen)
    known[key] = broughtSomething || known[key] == true
  }

  private func key(_ cause: Cause, _ screen: UIViewController?) -> Key {
    Key(cause: cause, screen: screen.map { ObjectIdentifier(type(of: $0)) })
  }
}
