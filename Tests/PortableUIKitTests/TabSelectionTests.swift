import PortableUIKit
import Testing

/// Writes down the selection of a tab bar controller when the controller reports a tap.
private final class SelectionJournal: JournalObject, UITabBarControllerDelegate {
  private func note(_ callback: String, _ tabs: UITabBarController) {
    journal("\(callback) with \(tabs.selectedViewController?.title ?? "-") selected")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
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
    note("didSelectTab", tabBarController)
  }
}

@Suite("Tab selection") struct TabSelectionTests {
  private let stage = Stage()

  /// Expects the callbacks of a tap on a tab.
  private func expect(_ lines: String..., ofTapOn move: UserMove, in tabs: UITabBarController) {
    let delegate = SelectionJournal(stage.journal)
    tabs.delegate = delegate
    stage.show(tabs)
    stage.window.perform(move)
    #expect(stage.told().filter { $0.contains(" with ") } == lines)
  }

  @Test("UK-14 A tapped view controller, or the More item, is selected between shouldSelect and didSelect")
  func viewController() {
    let tabs = UITabBarController("abcdef".map { stage.screen(String($0)) })
    tabs.moreNavigationController.title = "More stack"
    expect("shouldSelect with a selected", "didSelect with b selected", ofTapOn: .selectTab(1, "b"), in: tabs)
    expect(
      "shouldSelect with b selected", "didSelect with More stack selected", ofTapOn: .selectTab(4, "More"), in: tabs)
  }

  @Test("UK-14 A tapped tab is selected between shouldSelectTab and didSelectTab")
  func tab() {
    let tabs = UITabBarController(
      tabs: ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { [stage] _ in stage.screen(name) }
      })
    expect("shouldSelectTab with a selected", "didSelectTab with b selected", ofTapOn: .selectTab(1, "b"), in: tabs)
  }

  @Test(
    "UK-14 The More list stays selected if the tabs are set while more than five remain, else the first tab is",
    arguments: [6, 5])
  func remaining(count: Int) {
    let screens = "abcdefg".map { stage.screen(String($0)) }
    let tabs = stage.shown(UITabBarController(screens))
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    tabs.viewControllers = Array(screens.prefix(count))
    stage.settle()
    let selected = count > 5 ? tabs.moreNavigationController : screens[0]
    #expect(tabs.selectedViewController === selected)
    #expect(selected.viewIfLoaded?.window === stage.window)
  }
}
