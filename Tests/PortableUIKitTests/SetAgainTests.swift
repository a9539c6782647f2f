import PortableUIKit
import Testing

@Suite struct SetAgainTests {
  let stage = Stage()

  @Test(
    "UK-12 A root replaced and set again before its turn stays visible, and its modal is dismissed",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen])
  func rootSetAgain(style: UIModalPresentationStyle) {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m", style))
    stage.show(a, presenting: m)
    _ = stage.journal.take()
    stage.window.rootViewController = b
    stage.window.rootViewController = a
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    #expect(a.view.window === stage.window)
    #expect(m.view.window == nil)
    #expect(!b.isViewLoaded)
  }

  @Test("UK-19 A page replaced and set again before its turn stays visible, and its modal is dismissed")
  func pageSetAgain() {
    let (a, b, m) = (stage.screen("a", isContext: true), stage.screen("b"), stage.screen("m", .overCurrentContext))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    stage.present(m, on: a)
    _ = stage.journal.take()
    pages.setViewControllers([b], direction: .forward, animated: false)
    pages.setViewControllers([a], direction: .forward, animated: false)
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    #expect(!told.contains("a.willDisappear"))
    #expect(a.view.window === stage.window)
    #expect(m.view.window == nil)
  }

  @Test(
    "UK-19 A modal is dismissed if its column is replaced and set again before its turn, hidden or not",
    arguments: [false, true])
  func columnSetAgain(isHidden: Bool) {
    let (list, m) = (stage.screen("list", isContext: true), stage.screen("m", .overCurrentContext))
    let primary = UINavigationController(rootViewController: list)
    let split = UISplitViewController(.doubleColumn, [.primary: primary, .secondary: stage.screen("details")])
    stage.show(split, width: .regular)
    stage.present(m, on: list)
    _ = stage.journal.take()
    split.setViewController(UINavigationController(rootViewController: stage.screen("other")), for: .primary)
    split.setViewController(primary, for: .primary)
    if isHidden { split.hide(.primary) }
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    split.show(.primary)
    stage.settle()
    #expect(list.view.window === stage.window)
    #expect(m.view.window == nil)
  }
}
