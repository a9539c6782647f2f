import PortableUIKit
import Testing

/// Writes down the selection of a tab bar controller when the controller reports a tap.
private final class SelectionJournal: NSObject, UITabBarControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  private func note(_ callback: String, _ tabs: UITabBarController) {
    journal("\(callback) with \(tabs.selectedViewController?.title ?? "-") selected")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("shouldSelect", tabBarController)
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note("didSelect", tabBarController)
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    note("shouldSelectTab", tabBarController)
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
    note("didSelectTab from \(previousTab?.title ?? "-")", tabBarController)
  }
}

@Suite("Tab selection") struct TabSelectionTests {
  private let stage = Stage()
  private let tabs = UITabBarController()

  private func screens(_ names: String) -> [Screen] { names.map { stage.screen(String($0)) } }

  /// The callbacks of a tap on a tab.
  private func callbacks(ofTapOn index: Int, _ title: String) -> [String] {
    let delegate = SelectionJournal(stage.journal)
    tabs.delegate = delegate
    stage.window.perform(.selectTab(index, title))
    return stage.told().filter { $0.contains(" with ") }
  }

  @Test("UK-14 A tapped view controller is selected between shouldSelect and didSelect")
  func viewController() {
    tabs.viewControllers = screens("ab")
    stage.show(tabs)
    #expect(callbacks(ofTapOn: 1, "b") == ["shouldSelect with a selected", "didSelect with b selected"])
  }

  @Test("UK-14 A tapped tab is selected between shouldSelectTab and didSelectTab")
  func tab() {
    tabs.setTabs(
      ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { [stage] _ in stage.screen(name) } },
      animated: false)
    stage.show(tabs)
    #expect(callbacks(ofTapOn: 1, "b") == ["shouldSelectTab with a selected", "didSelectTab from a with b selected"])
  }

  @Test("UK-14 A tapped More item is selected between shouldSelect and didSelect")
  func more() {
    tabs.viewControllers = screens("abcdef")
    tabs.moreNavigationController.title = "More stack"
    stage.show(tabs)
    #expect(
      callbacks(ofTapOn: 4, "More") == ["shouldSelect with a selected", "didSelect with More stack selected"])
  }

  @Test("UK-14 The More list stays selected if the tabs are set while more than five remain")
  func moreIsKept() {
    tabs.viewControllers = screens("abcdefg")
    stage.show(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    tabs.viewControllers = Array(tabs.viewControllers?.prefix(6) ?? [])
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.moreNavigationController.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-14 The first tab is selected if the tabs are set while the More list is selected and five remain")
  func moreIsGone() {
    let screens = screens("abcdefg")
    tabs.viewControllers = screens
    stage.show(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    tabs.viewControllers = Array(screens.prefix(5))
    stage.settle()
    #expect(tabs.selectedViewController === screens[0])
    #expect(screens[0].viewIfLoaded?.window === stage.window)
  }
}
