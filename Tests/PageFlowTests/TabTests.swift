import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct TabTests {
  private let bar = tabsPage("tabs")

  private func tabs(_ test: TestFlow) throws -> UITabBarController {
    try #require(test.root.viewControllers.last as? UITabBarController)
  }

  private func titles(_ tabs: UITabBarController) -> [[String]] {
    (tabs.viewControllers ?? []).map { ($0 as? UINavigationController)?.viewControllers.map { $0.title ?? "-" } ?? [] }
  }

  @Test("PF-31 All tabs exist before their bar appears, showing a tab selects it, and each tab keeps its stack")
  func tabs() throws {
    let test = try TestFlow(start => bar =>> [tab => page1 => page3, tab => page2 => page4], mode: .manual)
    try test.flow.show(page: page2)
    let tabs = try tabs(test)
    #expect(titles(tabs) == [["page1"], ["page2"]])
    #expect(tabs.selectedIndex == 1)
    test.window.transitionScheduler.advanceUntilIdle()
    let stacks = tabs.viewControllers
    #expect(stacks?.count == 2)
    #expect(stacks?.first !== stacks?.last)
    #expect((stacks?.first as? UINavigationController)?.viewControllers[0].isViewLoaded == false)
    try test.flow.show(page: page4)
    try test.flow.show(page: page1)
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(titles(tabs) == [["page1"], ["page2", "page4"]])
    #expect(tabs.selectedIndex == 0)
    try test.flow.show(page: page3)
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(titles(tabs) == [["page1", "page3"], ["page2", "page4"]])
    #expect(tabs.viewControllers == stacks)
    #expect(test.root.viewControllers.count == 2)
    #expect(test.flow.currentPathComponents() == "start/tabs/page1/page3")
  }

  @Test("EN-10 Tabs and their pages exist before the window is first visible, and presented pages wait")
  func beforeTheWindow() throws {
    let (window, flow) = (UIWindow(frame: .zero), AppFlowController())
    flow.prepare(for: window)
    try flow.register(path: bar =>> [tab => page1 => modal => page3, tab => page2 => page4])
    try flow.show(page: page4)
    #expect(flow.currentPathComponents() == "tabs/page2/page4")
    #expect(window.isHidden)
    try flow.show(page: page1)
    #expect(flow.currentPathComponents() == "tabs/page1")
    #expect(window.isHidden)
    try flow.show(page: page3)
    #expect(flow.currentPathComponents() == "tabs/page1")
    window.transitionScheduler = TransitionScheduler(.immediate)
    window.makeKeyAndVisible()
    #expect(flow.currentPathComponents() == "tabs/page1/page3")
  }

  @Test("PF-31 A page below a tab is shown in the stack of its tab, also inside a modal")
  func deepTab() throws {
    let test = try TestFlow(start => modal => menu => bar =>> [tab => page1, tab => page2 => page3 => modal => page4])
    try test.flow.show(page: page4)
    #expect(test.current == "page4")
    let stack = try #require(test.root.presentedViewController as? UINavigationController)
    let tabs = try #require(stack.viewControllers.last as? UITabBarController)
    #expect(titles(tabs) == [["page1"], ["page2", "page3"]])
    #expect(tabs.selectedIndex == 1)
    test.flow.goBack()
    #expect(test.current == "page3")
    try test.flow.pop(to: page2)
    #expect(test.current == "page2")
    #expect(titles(tabs) == [["page1"], ["page2"]])
    test.flow.goBack()
    #expect(test.current == "menu")
    #expect(stack.viewControllers.count == 1)
  }

  @Test("PF-32 The current page follows the user's choice of a tab, and a page in another tab is reused")
  func ownSwitching() throws {
    let test = try TestFlow(start => bar =>> [tab => page1 => page3, tab => page2 => page4])
    try test.flow.show(page: page3)
    let third = test.top
    let move = try #require(test.window.userMoves.first { if case .selectTab(1, _) = $0 { true } else { false } })
    #expect(test.window.perform(move))
    #expect(test.current == "page2")
    try test.flow.show(page: page4)
    try test.flow.show(page: page3)
    #expect(test.top === third)
    #expect(test.current == "page3")
    try test.flow.show(page: page2)
    let bar = try tabs(test)
    #expect(test.current == "page2")
    #expect(titles(bar) == [["page1", "page3"], ["page2"]])
  }

  @Test("PF-33 A subclass decides whether and how its tabs are preloaded")
  func subclasses() throws {
    final class Titled: TabBarAppFlowControllerTransition<UINavigationController> {
      var left = 0
      override func backwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UIViewController) -> Void {
        left += 1
        return super.backwardTransitionBlock(animated: animated, completionBlock: completionBlock)
      }
      override func preloadViewController(
        _ viewController: UIViewController, from parentViewController: UIViewController
      ) {
        super.preloadViewController(viewController, from: parentViewController)
        viewController.navigationController?.title = "tab of \(viewController.title ?? "-")"
      }
    }
    final class Last: TabBarAppFlowControllerTransition<UINavigationController> {
      var left = 0
      override func backwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UIViewController) -> Void {
        left += 1
        return super.backwardTransitionBlock(animated: animated, completionBlock: completionBlock)
      }
      override func shouldPreloadViewController() -> Bool { false }
      override func forwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UINavigationController, UIViewController) -> Void {
        { stack, screen in
          guard let tabs = stack.viewControllers.last as? UITabBarController else { return }
          tabs.viewControllers = (tabs.viewControllers ?? []) + [screen]
          tabs.selectedViewController = screen
          completionBlock()
        }
      }
    }
    let (titled, last) = (Titled(), Last())
    let test = try TestFlow(start => bar =>> [titled => page1, titled => page2 => page4, last => page3])
    try test.flow.show(page: page4)
    let tabs = try tabs(test)
    #expect(tabs.viewControllers?.map(\.title) == ["tab of page1", "tab of page2"])
    #expect(tabs.selectedIndex == 1)
    #expect(test.current == "page4")
    try test.flow.show(page: page3)
    #expect(tabs.viewControllers?.count == 3)
    #expect(test.current == "page3")
    try test.flow.show(page: page1)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.count == 3)
    try test.flow.show(page: start)
    #expect(titled.left == 2)
    #expect(last.left == 1)
  }

  // MARK: Own transitions below a tab bar

  @Test("PF-43 Below a tab bar, a custom transition receives the stack of the visible tab")
  func ownTransitionBelowTheBar() throws {
    let own = RecordingTransition()
    let test = try TestFlow(start => bar =>> [tab => page1, tab => page2, own => page3 => page4])
    try test.flow.show(page: page2)
    let tabs = try tabs(test)
    try test.flow.show(page: page3)
    #expect(own.stacks.first === tabs.viewControllers?.last)
    #expect(titles(tabs) == [["page1"], ["page2", "page3"]])
    #expect(test.current == "page3")
    #expect(test.flow.currentPathComponents() == "start/tabs/page3")
    try test.flow.show(page: page4)
    #expect(titles(tabs) == [["page1"], ["page2", "page3", "page4"]])
  }

  @Test(
    "PF-43 A page that its own transition shows in a tab leaves by that transition, back to the tab or the bar",
    arguments: ["back", "tab", "bar"])
  func leavingTheOwnTransition(to place: String) throws {
    let own = RecordingTransition()
    let test = try TestFlow(start => bar =>> [tab => page1, tab => page2, own => page3])
    try test.flow.show(page: page2)
    let tabs = try tabs(test)
    try test.flow.show(page: page3)
    switch place {
    case "back": test.flow.goBack()
    case "tab": try test.flow.show(page: page2)
    default: try test.flow.show(page: bar)
    }
    #expect(own.backward.map(\.title) == ["page3"])
    #expect(titles(tabs) == [["page1"], ["page2"]])
    #expect(test.current == "page2")
  }

  @Test("PF-43 A transition that adds a tab receives the stack that contains the bar")
  func tabTransitionBelowTheBar() throws {
    final class Adding: TabBarAppFlowControllerTransition<UINavigationController> {
      var stacks: [UINavigationController] = []
      override func shouldPreloadViewController() -> Bool { false }
      override func forwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UINavigationController, UIViewController) -> Void {
        { stack, screen in
          self.stacks.append(stack)
          let tabs = stack.topViewController as? UITabBarController
          tabs?.viewControllers?.append(screen)
          tabs?.selectedViewController = screen
          completionBlock()
        }
      }
    }
    let adding = Adding()
    let test = try TestFlow(start => bar =>> [tab => page1, adding => page2])
    try test.flow.show(page: page2)
    #expect(adding.stacks == [test.root])
    #expect(test.current == "page2")
  }

  @Test("PF-43 Below a bar without a stack in its visible tab, a custom transition receives the stack of the bar")
  func barOfPlainTabs() throws {
    let own = RecordingTransition()
    let plain = AppFlowControllerPage(
      name: "plain",
      viewControllerBlock: {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        return tabs
      }, viewControllerType: UITabBarController.self)
    let test = try TestFlow(start => plain => own => page1)
    try test.flow.show(page: page1)
    #expect(own.stacks == [test.root])
    #expect(test.current == "page1")
  }
}
