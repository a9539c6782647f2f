import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests two screens of one page in two tabs: the visible one is the current page.
@Suite struct SamePageTwiceTests {
  private let test: TestFlow
  private let tabs: UITabBarController
  private let (shown, copy): (UIViewController, UIViewController)

  /// Shows page3 in the first tab with the parameter 1. The app puts another screen of page3 into the second tab.
  init() throws {
    test = try TestFlow(start => tabsPage("tabs") =>> [tab => page1 => page3, tab => page2])
    try test.flow.show(page: page3, parameters: [AppFlowControllerParameter(page: page3, value: "1")])
    shown = try #require(test.top)
    tabs = try #require(test.root.viewControllers.last as? UITabBarController)
    copy = UIViewController()
    copy.title = "copy"
    (tabs.viewControllers?.last as? UINavigationController)?.pushViewController(copy, animated: false)
    try test.flow.updateCurrentPage(with: copy, for: "page3")
  }

  @Test("PF-32 If a page has two screens, showing the page keeps the visible screen and moves nothing")
  func showing() throws {
    for (index, screen) in [(0, shown), (1, copy), (0, shown)] {
      tabs.selectedIndex = index
      #expect(test.current == "page3")
      #expect(test.top === screen)
      let outcome = test.outcome(page3)
      #expect(outcome?.isAlreadyThere == true, "in tab \(index)")
      #expect(outcome?.value === screen, "in tab \(index)")
      #expect(tabs.selectedIndex == index)
    }
  }

  @Test("PF-32 If a page has two screens, pop goes to the visible one")
  func popping() throws {
    for (index, screen) in [(0, shown), (1, copy)] {
      tabs.selectedIndex = index
      (screen.navigationController)?.pushViewController(UIViewController(), animated: false)
      try test.flow.pop(to: page3)
      #expect(test.top === screen)
      #expect(tabs.selectedIndex == index)
    }
  }

  @Test("PF-32 If a page has two screens, the parameter is that of the visible one")
  func parameters() throws {
    tabs.selectedIndex = 0
    #expect(try test.flow.parameter(for: page3) == "1")
    #expect(test.flow.currentPageParameter() == "1")
    tabs.selectedIndex = 1
    #expect(try test.flow.parameter(for: page3) == nil)
    #expect(test.flow.currentPageParameter() == nil)
  }
}
