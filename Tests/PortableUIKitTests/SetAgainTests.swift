import PortableUIKit
import Testing

/// What is replaced and set again before anything had its turn stays in sight, but what it presented has left it.
@Suite struct SetAgainTests {
  let stage = Stage()

  @Test(
    "UK-12 A root replaced and set again before its turn stays in sight, and what it presented goes",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen])
  func rootSetAgain(style: UIModalPresentationStyle) {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m"))
    m.modalPresentationStyle = style
    stage.show(a)
    a.present(m, animated: false)
    stage.settle()
    _ = stage.journal.take()
    stage.window.rootViewController = b
    stage.window.rootViewController = a
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    #expect(a.view.window === stage.window && m.view.window == nil && !b.isViewLoaded)
  }

  @Test("UK-19 A page replaced and set again before its turn stays in sight, and what it presented goes")
  func pageSetAgain() {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m"))
    a.definesPresentationContext = true
    m.modalPresentationStyle = .overCurrentContext
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    a.present(m, animated: false)
    stage.settle()
    _ = stage.journal.take()
    pages.setViewControllers([b], direction: .forward, animated: false)
    pages.setViewControllers([a], direction: .forward, animated: false)
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    #expect(!told.contains("a.willDisappear") && a.view.window === stage.window && m.view.window == nil)
  }

  @Test(
    "UK-19 What a column presented goes where that was replaced and set again before its turn, hidden then or not",
    arguments: [false, true])
  func columnSetAgain(isHidden: Bool) {
    let (list, m) = (stage.screen("list"), stage.screen("m"))
    list.definesPresentationContext = true
    m.modalPresentationStyle = .overCurrentContext
    let primary = UINavigationController(rootViewController: list)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(stage.screen("details"), for: .secondary)
    stage.window.simulate(horizontalSizeClass: .regular)
    stage.show(split)
    list.present(m, animated: false)
    stage.settle()
    _ = stage.journal.take()
    split.setViewController(UINavigationController(rootViewController: stage.screen("other")), for: .primary)
    split.setViewController(primary, for: .primary)
    if isHidden { split.hide(.primary) }
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    split.show(.primary)
    stage.settle()
    #expect(list.view.window === stage.window && m.view.window == nil)
  }
}
