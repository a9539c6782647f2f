/// Asks the screens of a sheet whether they may be left when the user swipes it down.
///
/// The router gives one to every presented screen whose presentation controller has no delegate. With a delegate of your
/// own, forward both calls to one of these.
/// Apple: "UIAdaptivePresentationControllerDelegate".
public final class DismissalGuard: NSObject, UIAdaptivePresentationControllerDelegate {
  /// Makes a guard; it holds nothing.
  public override nonisolated init() { super.init() }

  private static let shared = DismissalGuard()

  /// Has the screens of a sheet asked, unless the app watches over it by a delegate of its own.
  package static func watch(_ presented: UIViewController) {
    guard let controller = presented.presentationController, controller.delegate == nil else { return }
    controller.delegate = shared
  }

  /// Whether the sheet may be swiped away now.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    LeaveCheck.isFree([presentationController.presentedViewController])
  }

  /// Lets the screens ask the user, and dismisses the sheet if they agree.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let presented = presentationController.presentedViewController
    _ = LeaveCheck.mayLeave { [weak presented] in
      presented.map { [$0] } ?? []
    } whenAgreed: { [weak presented] in
      // Another question may have had the same answer, and dismiss the sheet already.
      guard let presented, !presented.isGoing else { return }
      presented.presenterInTree?.dismiss(animated: true)
    }
  }
}
