import PortableUIKit
import Testing

@Suite struct MoreTabsTests {
  let stage = Stage()

  private func tabs(_ names: String) -> (UITabBarController, [Screen]) {
    let screens = names.map { stage.screen(String($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    return (tabs, screens)
  }

  // Covers Apple's page `UITabBarController`, "The More navigation controller".

  @Test("UK-14 A tab bar with six tabs or more shows four items and the More item")
  func bar() {
    let (five, _) = tabs("abcde")
    #expect(five.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "e"])
    let (six, screens) = tabs("abcdef")
    #expect(six.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    #expect(six.viewControllers == screens)
    #expect(six.customizableViewControllers == screens)
    stage.show(six)
    #expect(stage.window.userMoves.count == 5)
    #expect(stage.window.userMoves.last == .selectTab(4, "More"))
  }

  @Test("UK-14 The user selects a tab from the More list, and goes back to the list")
  func choosing() {
    let (six, screens) = tabs("abcdef")
    let delegate = TabJournal(stage.journal)
    six.delegate = delegate
    stage.show(six)
    #expect(stage.window.perform(.selectTab(4, "More")))
    #expect(six.selectedViewController === six.moreNavigationController)
    #expect(six.selectedIndex == NSNotFound)
    stage.expect(
      "shouldSelect More, a selected", "didSelect More, More selected", "a.willDisappear", "a.didDisappear")
    #expect(stage.window.userMoves.suffix(2) == [.selectTab(4, "e"), .selectTab(5, "f")])
    #expect(stage.window.perform(.selectTab(5, "f")))
    #expect(six.selectedViewController === screens[5])
    #expect(six.selectedIndex == 5)
    #expect(screens[5].navigationController === six.moreNavigationController)
    #expect(screens[5].tabBarController === six)
    #expect(stage.told().suffix(2) == ["f.didAppear", "f.didMove"])
    #expect(stage.window.userMoves.contains(.back("More")))
    let gesture = stage.window.beginInteractive(.back("More"))
    stage.cancel(gesture)
    #expect(six.selectedViewController === screens[5])
    #expect(screens[5].view.window != nil)
    stage.perform(.back("More"))
    #expect(six.selectedViewController === six.moreNavigationController)
    #expect(screens[5].parent === six)
    #expect(six.viewControllers == screens)
  }

  @Test("UK-14 A screen pushed onto the More stack does not become a tab when the user stays on the screen")
  func stayingOnPushed() {
    let (six, _) = tabs("abcdef")
    let pushed = stage.screen("pushed")
    stage.show(six)
    stage.perform(.selectTab(4, "More"))
    stage.push(pushed, onto: six.moreNavigationController)
    let gesture = stage.window.beginInteractive(.back("More"))
    stage.cancel(gesture)
    #expect(gesture != nil)
    #expect(pushed.view.window != nil)
    #expect(six.selectedViewController === six.moreNavigationController)
    #expect(six.selectedIndex == NSNotFound)
    stage.perform(.back("More"))
    #expect(six.selectedViewController === six.moreNavigationController)
    #expect(pushed.view.window == nil)
  }

  @Test("UK-14 A tap on More from another tab shows the screen that the app pushed over the More list")
  func comingBackToPushed() {
    let (six, _) = tabs("abcdef")
    let pushed = stage.screen("pushed")
    stage.show(six)
    stage.perform(.selectTab(4, "More"))
    stage.push(pushed, onto: six.moreNavigationController)
    stage.perform(.selectTab(0, "a"))
    stage.perform(.selectTab(4, "More"))
    #expect(six.selectedViewController === six.moreNavigationController)
    #expect(pushed.view.window != nil)
  }

  @Test("UK-9 A tab beyond the fourth is in the More stack when code selects the tab")
  func selecting() {
    let (six, screens) = tabs("abcdef")
    stage.show(six)
    six.selectedIndex = 4
    #expect(six.selectedViewController === screens[4])
    #expect(six.selectedIndex == 4)
    #expect(stage.told().contains("e.didAppear"))
    #expect(screens[4].parent === six.moreNavigationController)
    six.selectedViewController = screens[5]
    #expect(screens[4].parent === six)
    #expect(screens[5].parent === six.moreNavigationController)
    stage.settle()
    #expect(screens[5].view.window != nil)
    #expect(screens[4].view.window == nil)
    stage.select(0, of: six)
    #expect(screens[0].view.window != nil)
    #expect(six.children.contains(six.moreNavigationController))
    six.selectedViewController = six.moreNavigationController
    stage.settle()
    #expect(six.moreNavigationController.view.window != nil)
    #expect(screens[5].view.window == nil)
  }

  @Test("UK-9 A tab that gets an item in the bar leaves the More stack")
  func leaving() {
    let (six, screens) = tabs("abcdef")
    stage.show(six)
    stage.select(5, of: six)
    six.viewControllers = [screens[5]] + screens[0..<4]
    stage.settle()
    #expect(six.selectedViewController === screens[5])
    #expect(screens[5].parent === six)
    #expect(screens[5].view.window != nil)
    six.viewControllers = screens
    stage.settle()
    #expect(six.selectedIndex == 5)
    #expect(screens[5].view.window != nil)
    let log = UIKitMisuse.collect { six.viewControllers = [six.moreNavigationController] }
    #expect(log.map(\.kind) == [.unsuitableChild])
    #expect(six.viewControllers == screens)
    let navigation = UINavigationController([screens[5]])
    #expect(six.viewControllers?.count == 5)
    #expect(screens[5].parent === navigation)
  }

  @Test("UK-9 The selected tab moves into the More stack, still visible, when another tab takes its item")
  func losingTheItem() {
    let (bar, screens) = tabs("abcde")
    stage.show(bar)
    stage.select(4, of: bar)
    bar.viewControllers = screens + [stage.screen("f")]
    stage.settle()
    #expect(bar.selectedViewController === screens[4])
    #expect(screens[4].parent === bar.moreNavigationController)
    #expect(screens[4].view.window === stage.window)
    #expect(bar.tabBar.selectedItem === bar.tabBar.items?.last)
    #expect(stage.window.userMoves.contains(.back("More")))
    let (six, others) = tabs("abcdef")
    stage.show(six)
    six.viewControllers = six.viewControllers?.reversed()
    stage.settle()
    #expect(six.selectedIndex == 5)
    #expect(others[0].parent === six.moreNavigationController)
    #expect(others[0].view.window === stage.window)
  }

  @Test(
    "UK-14 The More list stays selected if the tabs are set while more than five remain, else the first tab is",
    arguments: [6, 5])
  func remaining(count: Int) {
    let (seven, screens) = tabs("abcdefg")
    stage.show(seven)
    seven.selectedViewController = seven.moreNavigationController
    stage.settle()
    seven.viewControllers = Array(screens.prefix(count))
    stage.settle()
    let selected = count > 5 ? seven.moreNavigationController : screens[0]
    #expect(seven.selectedViewController === selected)
    #expect(selected.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-9 The tab that is selected after the removal of a tab in the More stack is in the stack too")
  func removingBehindMore() {
    let (seven, screens) = tabs("abcdefg")
    stage.show(seven)
    stage.select(5, of: seven)
    seven.viewControllers?.remove(at: 5)
    stage.settle()
    #expect(seven.selectedViewController === screens[6])
    #expect(screens[6].parent === seven.moreNavigationController)
    #expect(screens[6].view.window === stage.window)
    #expect(screens[5].view.window == nil)
  }

  @Test("UK-6 A tab that returns from the More stack to the bar keeps its modal")
  func presentedBehindMore() {
    let (screen, modal) = (stage.screen("screen"), stage.screen("modal", .overCurrentContext))
    let last = UINavigationController(rootViewController: screen)
    screen.definesPresentationContext = true
    let others = (0..<5).map { stage.screen("\($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = others + [last]
    stage.show(tabs)
    tabs.selectedViewController = last
    stage.settle()
    screen.present(modal, animated: false)
    stage.push(stage.screen("above"), onto: last)
    tabs.setViewControllers([others[0], last], animated: false)
    stage.settle()
    stage.pop(last)
    #expect(tabs.selectedViewController === last)
    #expect(screen.presentedViewController === modal)
    #expect(modal.viewIfLoaded?.window === stage.window)
  }
}
