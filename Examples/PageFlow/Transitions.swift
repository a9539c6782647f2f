import PageFlow
import Wayfinder

/// A transition that adds a page to the dashboard, and removes the page again.
final class ChildTransition: AppFlowControllerTransition {
  /// Returns `true`, because the children are made together with the dashboard.
  func shouldPreloadViewController() -> Bool { true }

  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, child in
      (stack.topViewController as? DashboardScreen)?.attach(child)
      completionBlock()
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { child in
      (child.parent as? DashboardScreen)?.detach(child)
      completionBlock()
    }
  }
}

/// A transition that fades a page in over the stack, and out again.
final class FadeTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, screen in
      screen.modalTransitionStyle = .crossDissolve
      screen.modalPresentationStyle = .fullScreen
      stack.present(screen, animated: animated, completion: completionBlock)
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { screen in screen.dismiss(animated: animated, completion: completionBlock) }
  }
}
