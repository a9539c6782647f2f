import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A split of a list and details that shows the list if it is too narrow for both.
private final class Desk: UISplitViewController, UISplitViewControllerDelegate {
  let list = UINavigationController(rootViewController: UIViewController())

  convenience init(_ style: UISplitViewController.Style) {
    if style == .unspecified { self.init(nibName: nil, bundle: nil) } else { self.init(style: style) }
    delegate = self
    viewControllers = [list]
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// A transition that presents the page's own view controller.
private final class DeskTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> TransitionBlock {
    { stack, desk in stack.present(desk, animated: animated, completion: completionBlock) }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { desk in desk.dismiss(animated: animated, completion: completionBlock) }
  }
}

/// A transition that puts a page beside the list of a desk, before or after the desk is presented.
private final class BesideTransition: AppFlowControllerTransition {
  let isPreloading: Bool

  init(isPreloading: Bool) { self.isPreloading = isPreloading }

  func shouldPreloadViewController() -> Bool { isPreloading }

  func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
    (parentViewController as? UISplitViewController)?.viewControllers.append(viewController)
  }

  func forwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> TransitionBlock {
    { stack, details in
      let desk = stack.presentedViewController as? UISplitViewController
      if !self.isPreloading { desk?.showDetailViewController(details, sender: nil) }
      completionBlock()
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { _ in completionBlock() }
  }
}

@Suite struct CollapsedPagesTests {
  @Test(
    "RC-26 A page beside a list ends visible, even if the new split collapses and shows the list",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [true, false])
  func details(style: UISplitViewController.Style, isPreloading: Bool) throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let desk = AppFlowControllerPage(
        name: "desk", viewControllerBlock: { Desk(style) }, viewControllerType: UISplitViewController.self)
      let test = try TestFlow(
        start => DeskTransition() => desk => BesideTransition(isPreloading: isPreloading) => page1)
      test.window.simulate(horizontalSizeClass: width)
      #expect(test.outcome(page1)?.isArrival == true)
      let screen = try #require(test.root.presentedViewController as? Desk)
      #expect(screen.isCollapsed == (width == .compact))
      #expect(test.current == "page1")
      #expect(test.flow.currentPathComponents() == "start/desk/page1")
      let details = try #require(test.outcome(page1)?.value)
      #expect(details.viewIfLoaded?.window === test.window)
      #expect(details.splitViewController === screen)
    }
  }

  @Test("RC-26 A page in a stack of a split ends visible, even if the split collapses as it appears")
  func hiddenStack() throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    window.simulate(horizontalSizeClass: .compact)
    let flow = AppFlowController()
    let (list, details) = (UINavigationController(), UINavigationController(rootViewController: UIViewController()))
    flow.prepare(for: window, rootNavigationController: list)
    try flow.register(path: home => page1)
    try flow.show(page: home)
    // The app moves the flow into a tab that is not selected.
    window.rootViewController = nil
    let (split, tabs) = (UISplitViewController(), UITabBarController())
    split.viewControllers = [list, details]
    tabs.viewControllers = [UIViewController(), split]
    window.rootViewController = tabs
    #expect(!split.isCollapsed)
    var outcome: Outcome<UIViewController>?
    flow.show(page: page1) { outcome = $0 }
    #expect(outcome?.isArrival == true)
    #expect(split.isCollapsed)
    #expect(outcome?.value?.viewIfLoaded?.window === window)
    #expect(list.topViewController === outcome?.value)
  }
}
