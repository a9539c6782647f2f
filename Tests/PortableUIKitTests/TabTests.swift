import PortableUIKit
import Testing

@Suite struct TabTests {
  let stage = Stage()
  let made = Journal()

  func tab(_ name: String, _ controller: UIViewController? = nil) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { [made, stage] _ in
      made(name)
      return controller ?? stage.screen(name)
    }
  }

  func show(_ tabs: [UITab]) -> UITabBarController { stage.shown(UITabBarController(tabs: tabs)) }

  @Test("UK-17 A tab creates its controller once, and only on demand")
  func lazily() throws {
    let tabs = show([tab("a"), tab("b"), tab("c")])
    #expect(made.take() == ["a"])
    #expect(tabs.children.map(\.title) == ["a"])
    #expect(tabs.selectedTab?.identifier == "a")
    tabs.selectedTab = tabs.tab(forIdentifier: "c")
    #expect(made.take() == ["c"])
    #expect(tabs.children.map(\.title) == ["a", "c"])
    tabs.selectedIndex = 0
    tabs.selectedIndex = 2
    #expect(made.take().isEmpty)
    let controller = try #require(tabs.selectedViewController)
    #expect(controller.tab === tabs.tabs[2])
    #expect(tabs.tabs[2].viewController === controller)
    #expect(tabs.viewControllers?.map(\.title) == ["a", "b", "c"])
    #expect(made.take() == ["b"])
    #expect(tabs.children.map(\.title) == ["a", "b", "c"])
  }

  @Test("UK-14 The user can tap a tab by its number alone, or by its number and title")
  func tappedByNumber() {
    let tabs = show([tab("a"), tab("b")])
    #expect(stage.perform(.selectTab(1)))
    #expect(tabs.selectedIndex == 1)
    #expect(!stage.window.perform(.selectTab(2)))
    #expect(!stage.window.perform(.selectTab(0, "b")))
    #expect(tabs.selectedIndex == 1)
  }

  @Test("UK-6 The tabs and controllers of a bar agree in selection, index and order")
  func inStep() throws {
    let tabs = show([tab("a"), tab("b"), tab("c")])
    tabs.selectedIndex = 1
    #expect(tabs.selectedTab?.identifier == "b")
    #expect(tabs.selectedViewController?.title == "b")
    tabs.selectedViewController = tabs.viewControllers?[2]
    #expect(tabs.selectedTab?.identifier == "c")
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = tabs.viewControllers?.reversed()
    #expect(tabs.tabs.map(\.identifier) == ["c", "b", "a"])
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers = [stage.screen("x")]
    #expect(tabs.tabs.isEmpty)
    #expect(tabs.selectedTab == nil)
    #expect(tabs.selectedViewController?.title == "x")
  }

  @Test("UK-6 A removed tab takes its controller along, and the tab at its place is selected")
  func removal() {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let tabs = show([a, b, c])
    tabs.selectedTab = b
    tabs.setTabs([a, c], animated: false)
    #expect(tabs.selectedTab === c)
    #expect(b.viewController?.parent == nil)
    #expect(b.tabBarController == nil)
    c.isHidden = true
    #expect(tabs.selectedTab === a)
    #expect(tabs.viewControllers?.map(\.title) == ["a"])
    #expect(tabs.tabs == [a, c])
    c.isHidden = false
    #expect(tabs.viewControllers?.count == 2)
    a.viewController?.removeFromParent()
    #expect(tabs.tabs == [c])
    #expect(tabs.selectedTab === c)
  }

  @Test("UK-8 A tab's first selection creates and adds its controller, and then runs like any tab change")
  func order() {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = show([a, b])
    tabs.selectedTab = b
    stage.expect(
      "b.willMove", "b.didMove", "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear",
      "b.didAppear")
  }

  @Test("UK-14 A tap on a tab asks and notifies the delegate, with the tab that was selected before")
  func taps() {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = show([a, b])
    let delegate = TabChoices(stage.journal)
    tabs.delegate = delegate
    #expect(stage.window.userMoves == [.selectTab(0, "a"), .selectTab(1, "b")])
    #expect(stage.window.perform(.selectTab(1, "b")))
    #expect(stage.journal.take() == ["shouldSelect b, a selected", "didSelect b after a, b selected"])
    stage.settle()
    tabs.selectedTab = a
    #expect(!stage.told().contains { $0.contains("elect") })
    delegate.refused = b
    #expect(!stage.window.perform(.selectTab(1, "b")))
    #expect(tabs.selectedTab === a)
    b.isEnabled = false
    #expect(stage.window.userMoves == [.selectTab(0, "a")])
  }

  @Test("UK-14 A delegate without methods for tabs is asked and notified with the tab's controller")
  func oldDelegate() {
    let tabs = show([tab("a"), tab("b")])
    let delegate = TabJournal(stage.journal)
    tabs.delegate = delegate
    #expect(stage.window.perform(.selectTab(1, "b")))
    #expect(stage.told().filter { $0.contains("elect") } == ["shouldSelect b, a selected", "didSelect b, b selected"])
  }

  @Test("UK-9 Replaced tabs have no tab bar controller")
  func replaced() {
    let (old, new, tabs) = (tab("old"), tab("new"), UITabBarController())
    tabs.tabs = [old]
    tabs.tabs = [new]
    #expect(old.tabBarController == nil)
    #expect(new.tabBarController === tabs)
  }

  @Test("UK-14 The user cannot tap a tab with a disabled item")
  func disabled() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    b.tabBarItem.isEnabled = false
    stage.show(UITabBarController([a, b]))
    #expect(stage.window.userMoves == [.selectTab(0, "a")])
  }

  @Test("UK-6 A tab behind the More item creates its controller when the tab is selected")
  func more() {
    let tabs = show((1...7).map { tab("\($0)") })
    #expect(made.take() == ["1"])
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    tabs.selectedTab = tabs.tabs[5]
    #expect(made.take() == ["6"])
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController?.parent === tabs.moreNavigationController)
    stage.settle()
    #expect(stage.perform(.selectTab(4, "More")))
    #expect(stage.window.perform(.selectTab(6, "7")))
    #expect(made.take() == ["7"])
    #expect(tabs.selectedTab === tabs.tabs[6])
  }

  @Test(
    "UK-11 A stranger, hidden tab or duplicate identifier is refused, and a tab without controller stays unselected")
  func misuse() {
    let tabs = show([tab("a"), UITab(title: "bare", image: nil, identifier: "bare")])
    let stranger = tab("stranger")
    let misuses = UIKitMisuse.collect {
      tabs.selectedTab = stranger
      tabs.tabs = [tab("x"), UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("x")])]
    }
    #expect(misuses.map(\.kind) == [.selectingStranger, .duplicateTabIdentifier])
    tabs.tabs[0].isHidden = true
    #expect(UIKitMisuse.collect { tabs.selectedTab = tabs.tabs[0] }.map(\.kind) == [.selectingStranger])
    tabs.tabs[0].isHidden = false
    tabs.selectedIndex = 0
    #expect(tabs.tabs.map(\.identifier) == ["a", "bare"])
    #expect(!stage.window.perform(.selectTab(1, "bare")))
    #expect(tabs.selectedTab?.identifier == "a")
  }

  @Test("UK-13 Tabs and their controllers are released with their tab bar controller")
  func lifetime() {
    weak var (tabs, controller): (UITabBarController?, UIViewController?) = (nil, nil)
    do {
      let kept = UITabBarController(tabs: [tab("a"), tab("b")])
      (tabs, controller) = (kept, kept.viewControllers?.last)
      #expect(controller != nil)
    }
    #expect(tabs == nil)
    #expect(controller == nil)
  }

}

private final class TabChoices: JournalObject, UITabBarControllerDelegate {
  var refused: UITab?
  private func note(_ line: String, in tabs: UITabBarController) {
    journal("\(line), \(tabs.selectedTab?.title ?? "none") selected")
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    note("shouldSelect \(tab.title)", in: tabBarController)
    return tab !== refused
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { note("didSelect \(selectedTab.title) after \(previousTab?.title ?? "none")", in: tabBarController) }
}
