import Foundation

/// A variant of UIKit's behavior in the cases that Apple's documentation leaves open.
///
/// Code that is correct on every system works in all variants. A test chooses the variant of its windows:
///
///     UIKitVariant.$chosen.withValue(.dismissalToldInCallbacksOnly) { window = UIWindow(frame: .zero) }
///
/// The environment variable `PORTABLE_UIKIT_VARIANT` names the variant of a whole test run.
nonisolated public enum UIKitVariant: String, CaseIterable, Sendable {
  /// The default variant. Every transition has a coordinator, whose completions run last. `isBeingDismissed` is `true`
  /// from the call of `dismiss` on. Columns change at once.
  case usual
  /// The coordinator's completions run before `viewDidAppear`, in the middle of the transition's end.
  case coordinatorCompletesFirst
  /// `isBeingDismissed` is `true` only inside the callbacks of the dismissal.
  case dismissalToldInCallbacksOnly
  /// If several modals are dismissed at once, `isBeingDismissed` is `true` only for the topmost.
  case dismissalToldOfTopmostOnly
  /// Page turns, split view controllers, custom containers and new roots have no transition coordinator.
  case fewCoordinators
  /// A window posts `didBecomeVisibleNotification` before it contains its root's view.
  case visibleBeforeRootsView
  /// Changes of a split view controller's columns and preferred display mode take effect at the next layout.
  case columnsAfterLayout

  /// The variant of the windows that this task creates.
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
