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
      // Who else has asked may have been told the same, and dismiss it already.
      guard let presented, !presented.isGoing else { return }
      presented.presentingViewController?.dismiss(animated: true)
    }
  }
}

/// Asks the screens of the selected tab whether they may be left when the user chooses another.
///
/// Set it as the delegate of a tab bar controller, or forward its call from a delegate of your own. A tab bar controller
/// holds its delegate weakly. Apple: "UITabBarControllerDelegate", tabBarController(_:shouldSelect:) and
/// tabBarController(_:shouldSelectTab:).
public final class TabSelectionGuard: NSObject, UITabBarControllerDelegate {
  /// Makes a guard; it holds nothing.
  public override nonisolated init() { super.init() }

  /// Whether the user may choose that tab now; where a screen has to ask first, `false`, and it is chosen afterwards.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let selected = tabBarController.selectedViewController, selected !== viewController else { return true }
    return mayLeaveSelected(in: tabBarController) { [weak tabBarController, weak viewController] in
      guard let tabBarController, let viewController,
        tabBarController.viewControllers?.contains(where: { $0 === viewController }) == true
      else { return }
      tabBarController.selectedViewController = viewController
    }
  }

  /// Whether the user may choose that tab now, in an app that has its tabs as `UITab`; where a screen has to ask first,
  /// `false`, and it is chosen afterwards.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    guard tabBarController.selectedTab !== tab else { return true }
    return mayLeaveSelected(in: tabBarController) { [weak tabBarController, weak tab] in
      guard let tabBarController, let tab, tab.tabBarController === tabBarController else { return }
      tabBarController.selectedTab = tab
    }
  }

  private func mayLeaveSelected(in tabs: UITabBarController, whenAgreed choose: @escaping () -> Void) -> Bool {
    LeaveCheck.mayLeave(
      { [weak tabs] in tabs?.selectedViewController.map { [LiveTree(window: nil).visibleLeaf(of: $0)] } ?? [] },
      whenAgreed: choose)
  }
}
