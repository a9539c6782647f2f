import Foundation

/// What a window does where Apple's documentation leaves open what UIKit does.
///
/// Code that is right on every system is right in each. A test chooses one for the windows it makes:
///
///     UIKitVariant.$chosen.withValue(.dismissalToldInCallbacksOnly) { window = UIWindow(frame: .zero) }
///
/// and a whole run of tests takes the one that the variable `PORTABLE_UIKIT_VARIANT` of its environment names.
nonisolated public enum UIKitVariant: String, CaseIterable, Sendable {
  /// What is easiest to build upon: coordinators of every transition, whose completions come last; a dismissal that is told
  /// from the call on; columns that change at once.
  case usual
  /// The completions of a transition's coordinator come before `viewDidAppear`, in the middle of its end.
  case coordinatorCompletesFirst
  /// `isBeingDismissed` is true inside the callbacks of the dismissal only.
  case dismissalToldInCallbacksOnly
  /// `isBeingDismissed` is true for the topmost of several that are dismissed at once, and never for those below.
  case dismissalToldOfTopmostOnly
  /// Pages, splits and containers of the app's own, and new roots, have no transition coordinator.
  case fewCoordinators
  /// A window is said to have become visible before its root's view is in it.
  case visibleBeforeRootsView
  /// Showing and hiding columns of a split, and the display mode that is preferred, take effect with the next layout.
  case columnsAfterLayout

  /// The variant of the windows that are made here.
  @TaskLocal public static var chosen = ofEnvironment

  private static let ofEnvironment: UIKitVariant = {
    guard let name = ProcessInfo.processInfo.environment["PORTABLE_UIKIT_VARIANT"] else { return .usual }
    guard let variant = UIKitVariant(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      preconditionFailure("PORTABLE_UIKIT_VARIANT is \(name); it has to be one of \(names)")
    }
    return variant
  }()
}
