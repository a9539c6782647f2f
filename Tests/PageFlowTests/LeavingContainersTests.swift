import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests pages in containers with an adapter, and in plain containers.
@Suite struct LeavingContainersTests {
  /// A frame with an adapter.
  private final class KnownFrame: UIViewController, CustomContainerViewController, ContainerAdapter {
    var adapter: any ContainerAdapter { self }
    var containedViewControllers: [UIViewController] { children }
    var visibleViewControllers: [UIViewController] { children }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      completion(.success)
    }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      completion(.success)
    }
  }

  /// A transition that puts a page into a container, in its own stack, and removes the stack.
  private final class StackTransition: AppFlowControllerTransition {
    func configureViewController(from viewController: UIViewController) -> UIViewController {
      UINavigationController(rootViewController: viewController)
    }

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, inner in
        if let container = stack.topViewController {
          container.addChild(inner)
          container.view.addSubview(inner.view)
          inner.didMove(toParent: container)
        }
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { page in
        let inner = page.navigationController
        inner?.willMove(toParent: nil)
        inner?.view.removeFromSuperview()
        inner?.removeFromParent()
        completionBlock()
      }
    }
  }

  private let frame = AppFlowControllerPage(
    name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
  private let knownFrame = AppFlowControllerPage(
    name: "frame", viewControllerBlock: { KnownFrame() }, viewControllerType: KnownFrame.self)
  private let kept = AppFlowControllerPage(
    name: "kept", viewControllerBlock: { Draft() }, viewControllerType: Draft.self)

  private func isHeld(_ outcome: Outcome<UIViewController>?) -> Bool {
    if case .blocked(.screen("Draft"))? = outcome { true } else { false }
  }

  @Test(
    "RC-25 EN-9 The plan lists a page above one with its own transition, and the page is asked before it leaves",
    arguments: [true, false])
  func overOneLeftByItsOwn(isKnown: Bool) throws {
    let container = isKnown ? knownFrame : frame
    let test = try TestFlow(start => container => StackTransition() => page1 => kept)
    let screen = try #require(test.outcome(kept)?.value as? Draft)
    #expect(test.current == "kept")
    #expect(screen.navigationController?.viewControllers.count == 2)
    #expect(try test.router.plan(.page(container, in: test.flow)).removed == ["Screen", "Draft"])
    #expect(isHeld(test.outcome(container)))
    #expect(isHeld(test.outcome(start)))
    #expect(test.current == "kept")
    #expect(screen.parent != nil)
    screen.canBeDismissed = true
    #expect(test.outcome(container)?.isArrival == true)
    #expect(test.current == "frame")
    #expect(screen.parent == nil)
    #expect(test.root.viewControllers.count == 2)
  }

  @Test("RC-25 The plan lists a tab of a bar that its own transition removes, and the tab is asked, even if hidden")
  func tabsOfABar() throws {
    let bar = tabsPage("tabs")
    let own = FrameTransition(isPreloading: false)
    let test = try TestFlow(start => frame => own => bar =>> [tab => kept, tab => page2])
    let screen = try #require(test.outcome(kept)?.value as? Draft)
    try test.flow.show(page: page2)
    #expect(try test.router.plan(.page(frame, in: test.flow)).removed.contains("Draft"))
    #expect(isHeld(test.outcome(frame)))
    #expect(test.current == "page2")
    screen.canBeDismissed = true
    #expect(test.outcome(frame)?.isArrival == true)
    #expect(test.current == "frame")
  }

  @Test("RC-25 EN-9 If a plain container leaves, the plan lists the pages in its inner stack, and they are asked")
  func inAPlainContainer() throws {
    let test = try TestFlow(start => frame => page1 => kept)
    try test.flow.show(page: frame)
    let (inner, first) = (UINavigationController(), UIViewController())
    inner.viewControllers = [first]
    try #require(test.root.topViewController as? Frame).show(inner)
    try test.flow.updateCurrentPage(with: first, for: "page1")
    let screen = try #require(test.outcome(kept)?.value as? Draft)
    #expect(test.current == "kept")
    #expect(inner.viewControllers == [first, screen])
    let removed = try test.router.plan(.page(start, in: test.flow)).removed
    #expect(removed == ["Frame", "UINavigationController", "UIViewController", "Draft"])
    #expect(isHeld(test.outcome(start)))
    test.flow.reset()
    #expect(test.current == "kept")
    #expect(test.root.viewControllers.count == 2)
    screen.canBeDismissed = true
    #expect(test.outcome(start)?.isArrival == true)
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-24 With skipDismissTransitions, a page in a plain container in another tab stays")
  func staysInAnotherTab() throws {
    let test = try TestFlow(start => tabsPage("tabs") =>> [tab => page1 =>> [page3, page4], tab => page2])
    let first = try #require(test.outcome(page1)?.value)
    let (container, inner) = (Frame(), UIViewController())
    first.navigationController?.pushViewController(container, animated: false)
    container.show(inner)
    try test.flow.updateCurrentPage(with: inner, for: "page3")
    #expect(test.current == "page3")
    try test.flow.show(page: page2)
    try test.flow.show(page: page4, skipDismissTransitions: true)
    #expect(test.current == "page4")
    #expect(first.navigationController?.viewControllers == [first, container])
    test.flow.goBack()
    #expect(test.current == "page2")
    try test.flow.show(page: page3)
    #expect(test.current == "page3")
    #expect(container.navigationController != nil)
  }
}
