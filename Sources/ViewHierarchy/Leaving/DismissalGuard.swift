/// Asks the screens of a sheet whether they may be left when the user swipes the sheet down.
///
/// The router sets a guard as the delegate of each presentation that it makes, unless the presentation controller has a
/// delegate already. If you set a delegate of your own, forward both methods to a `DismissalGuard`.
///
/// Apple: "UIAdaptivePresentationControllerDelegate".
public final class DismissalGuard: NSObject, UIAdaptivePresentationControllerDelegate {
  /// Creates a guard. The guard keeps no reference to a sheet.
  public override nonisolated init() { super.init() }

  private static let shared = DismissalGuard()

  /// Sets the shared guard as the delegate of the screen's presentation controller, unless the controller has a
  /// delegate.
  package static func watch(_ presented: UIViewController) {
    guard let controller = presented.presentationController, controller.delegate == nil else { return }
    controller.delegate = shared
  }

  /// Returns whether the user may swipe the sheet down now. The result is `false` if a screen refuses or has to ask the
  /// user first.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    LeaveCheck.isFree([presentationController.presentedViewController])
  }

  /// Lets the screens of the sheet ask the user, and dismisses the sheet when all of them have agreed. If a screen
  /// refuses at once, no screen asks.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let presented = presentationController.presentedViewController
    _ = LeaveCheck.mayLeave { [weak presented] in
      presented.map { [$0] } ?? []
    } whenAgreed: { [weak presented] in
      // The user may have agreed to another question too, and the sheet may be leaving already.
      guard let presented, !presented.isGoing else { return }
      presented.presenterInTree?.dismiss(animated: true)
    }
  }
}
