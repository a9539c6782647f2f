import PortableUIKit
import Testing

@Suite("Tabs that are refused, replaced or removed") struct RefusedTabsTests {
  private let stage = Stage()
  private let tabs = UITabBarController()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [stage] _ in stage.screen(name) }
  }

  @Test("UK-11 A refused list of tabs leaves the tabs unset")
  func refused() {
    let a = stage.screen("a")
    let misuses = UIKitMisuse.collect { tabs.viewControllers = [a, a] }
    #expect(misuses.map(\.kind) == [.duplicateInList])
    #expect(tabs.viewControllers == nil)
  }

  @Test("UK-9 Tabs that are replaced belong to no tab bar controller any more")
  func replaced() {
    let (old, new) = (tab("old"), tab("new"))
    tabs.tabs = [old]
    tabs.tabs = [new]
    #expect(old.tabBarController == nil)
    #expect(new.tabBarController === tabs)
  }

  @Test("UK-9 A tab whose view controller leaves is not offered any more")
  func removed() throws {
    let (a, b) = (tab("a"), tab("b"))
    tabs.tabs = [a, b]
    stage.show(tabs)
    let controllers = try #require(tabs.viewControllers)
    controllers[1].removeFromParent()
    stage.settle()
    #expect(tabs.tabs == [a])
  }

  @Test("UK-14 A tab whose item is disabled cannot be tapped")
  func disabled() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    b.tabBarItem.isEnabled = false
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    #expect(stage.window.userMoves == [.selectTab(0, "a")])
  }
}
