/// The delegate of every container and presentation in a trace. It records its calls, and provides animators.
final class Delegate: NSObject {
  private let trace: Trace
  /// The animator of the transitions. If it is `nil`, the system animates them.
  var animator: Fade?
  /// The interaction controller of the animator. If it is `nil`, the transition is not interactive.
  var drive: UIPercentDrivenInteractiveTransition?

  init(_ trace: Trace) { self.trace = trace }

  private func name(_ controller: UIViewController) -> String { trace.name(of: controller) }
}

extension Delegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { trace("delegate willShow \(name(viewController)), animated \(animated)", of: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { trace("delegate didShow \(name(viewController)), animated \(animated)", of: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

extension Delegate: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    trace("delegate didSelect \(name(viewController))", of: tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension Delegate: UISplitViewControllerDelegate {
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    trace("delegate willChangeTo displayMode \(displayMode.rawValue)", of: svc)
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    trace("delegate willShow column \(column.rawValue)", of: svc)
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    trace("delegate willHide column \(column.rawValue)", of: svc)
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { trace("delegate didCollapse", of: svc) }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { trace("delegate didExpand", of: svc) }
}

extension Delegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { trace("delegate didFinishAnimating \(finished), completed \(completed)", of: pageViewController) }
}

extension Delegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    trace("delegate willDismiss", of: presentationController.presentedViewController)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    trace("delegate didDismiss", of: presentationController.presentedViewController)
  }
}

extension Delegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}
