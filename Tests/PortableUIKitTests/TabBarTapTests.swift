import PortableUIKit
import Testing

/// A tab bar controller that records each tapped item, with the selection at that moment.
private final class TappedTabs: UITabBarController {
  let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    let place = tabBar.items?.firstIndex { $0 === item } ?? -1
    journal("item \(item.title ?? "") at \(place), selected \(selectedViewController?.title ?? "")")
  }
}

private final class Stranger: NSObject, UITabBarDelegate {}

@Suite struct TabBarTapTests {
  let stage = Stage()

  private func told(_ body: () -> Void) -> [String] {
    body()
    return stage.told().filter { $0.hasPrefix("item") || $0.hasPrefix("didSelect") }
  }
  private func told(_ index: Int, _ title: String) -> [String] {
    told { stage.window.perform(.selectTab(index, title)) }
  }

  @Test("UK-14 A tab bar controller receives each tap in its bar before the selection, and no selections by code")
  func taps() {
    let (tabs, delegate) = (TappedTabs(stage.journal), TabJournal(stage.journal))
    tabs.delegate = delegate
    tabs.viewControllers = "abcdef".map { stage.screen(String($0)) }
    stage.show(tabs)
    #expect(told { tabs.selectedIndex = 1 } == [])
    #expect(told(2, "c") == ["item c at 2, selected b", "didSelect c, c selected"])
    #expect(told(2, "c") == ["item c at 2, selected c", "didSelect c, c selected"])
    #expect(told(4, "More") == ["item More at 4, selected c", "didSelect More, More selected"])
    #expect(told(5, "f") == [], "a row of the list is no item of the bar")
    #expect(tabs.selectedIndex == 5)
  }

  @Test("UK-14 A tab bar controller receives a tap on a UITab, and a tap that its delegate then refuses")
  func refusedTaps() {
    let (tabs, delegate) = (TappedTabs(stage.journal), TabJournal(stage.journal))
    tabs.setTabs(
      ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { [stage] _ in stage.screen(name) } },
      animated: false)
    stage.show(tabs)
    #expect(told(1, "b") == ["item b at 1, selected a"])
    delegate.refused = tabs.viewControllers?.first
    tabs.delegate = delegate
    #expect(told(0, "a") == ["item a at 0, selected b"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("UK-11 A tab bar controller is its bar's delegate, and refuses another delegate")
  func delegateOfTheBar() {
    let (tabs, bar, stranger) = (UITabBarController(), UITabBar(), Stranger())
    #expect(tabs.tabBar.delegate === tabs)
    #expect(bar.delegate == nil)
    let misuses = UIKitMisuse.collect {
      tabs.tabBar.delegate = tabs
      bar.delegate = stranger
    }
    #expect(misuses.isEmpty)
    #expect(bar.delegate === stranger)
    let changes = UIKitMisuse.collect {
      tabs.tabBar.delegate = stranger
      tabs.tabBar.delegate = nil
    }
    #expect(changes.map(\.kind) == [.changingManagedBar, .changingManagedBar])
    #expect(tabs.tabBar.delegate === tabs)
  }
}
