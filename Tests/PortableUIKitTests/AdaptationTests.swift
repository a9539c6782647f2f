import PortableUIKit
import Testing

final class Adapter: JournalObject, UIPopoverPresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var wraps = false

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? style ?? adaptivePresentationStyle(for: controller) : .none
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { journal("willPresent \(style)") }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
}

@Suite struct AdaptationTests {
  let stage = Stage()

  private func wide() { stage.window.simulate(horizontalSizeClass: .regular) }
  private func narrow() { stage.window.simulate(horizontalSizeClass: .compact) }

  private func popover() -> (Screen, Screen, Adapter) {
    let (a, m, adapter) = (stage.screen("a"), stage.screen("m", .popover), Adapter(stage.journal))
    m.popoverPresentationController?.delegate = adapter
    return (a, m, adapter)
  }

  // Covers Apple's page `adaptivePresentationStyle(for:traitCollection:)`.

  @Test("UK-9 A popover becomes a sheet in a compact width unless its delegate keeps the popover")
  func popoverToSheet() {
    let (a, m, adapter) = popover()
    stage.show(a)
    a.present(m, animated: false)
    #expect(stage.told().first == "willPresent pageSheet")
    #expect(a.view.window != nil)
    #expect(stage.window.userMoves == [.swipeDown])
    wide()
    #expect(stage.told() == ["willPresent none"])
    adapter.style = UIModalPresentationStyle.none
    narrow()
    #expect(stage.told() == [])
    #expect(m.popoverPresentationController?.adaptivePresentationStyle == .pageSheet)
  }

  @Test("UK-9 A popover that adapts to full screen removes its presenter's view until the width is regular again")
  func popoverToFullScreen() {
    let (a, m, adapter) = popover()
    adapter.style = .fullScreen
    wide()
    stage.show(a, presenting: m)
    #expect(a.view.window != nil)
    _ = stage.journal.take()
    narrow()
    #expect(stage.told() == ["willPresent fullScreen", "a.willDisappear", "a.didDisappear"])
    #expect(a.view.window == nil)
    #expect(m.view.window != nil)
    #expect(stage.window.userMoves == [])
    wide()
    #expect(stage.told() == ["willPresent none", "a.willAppear", "a.isAppearing", "a.didAppear"])
    m.dismiss(animated: false)
    #expect(stage.told() == ["m.willDisappear", "m.didDisappear"])
  }

  // Covers Apple's page `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.

  @Test("UK-9 An adapting presentation can wrap its screen in another controller, and unwraps it in a regular width")
  func wrapping() {
    let (a, m, adapter) = popover()
    adapter.wraps = true
    stage.show(a, presenting: m)
    #expect(a.presentedViewController is UINavigationController)
    #expect(m.navigationController != nil)
    #expect(m.presentingViewController === a)
    #expect(m.view.window != nil)
    _ = stage.journal.take()
    wide()
    stage.expect(
      "willPresent none", "m.willDisappear", "m.didDisappear", "m.willMove(nil)", "m.didMove(nil)", "m.willAppear",
      "m.isAppearing", "m.didAppear")
    #expect(a.presentedViewController === m)
    #expect(m.parent == nil)
    #expect(m.presentingViewController === a)
    stage.simulate(horizontalSizeClass: .compact)
    #expect(m.navigationController?.presentingViewController === a)
    #expect(m.view.window != nil)
    weak let wrapper = m.navigationController
    stage.dismiss(a)
    #expect(a.presentedViewController == nil)
    #expect(wrapper == nil)
    #expect(m.view.window == nil)
  }

  @Test("UK-9 A modal that another modal has covered adapts to the changed width when the other is dismissed")
  func adaptingBehindModal() {
    let (a, below, full) = (stage.screen("a", isContext: true), stage.screen("below"), stage.screen("full"))
    let (_, m, adapter) = popover()
    adapter.style = .fullScreen
    below.modalPresentationStyle = .currentContext
    full.modalPresentationStyle = .fullScreen
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    wide()
    a.present(below, animated: false)
    stage.present(m, on: below)
    #expect(below.view.window != nil)
    #expect(m.view.window != nil)
    for (change, covers) in [(narrow, true), (wide, false)] {
      stage.present(full, on: navigation)
      change()
      _ = stage.told()
      navigation.dismiss(animated: false)
      let told = stage.told()
      #expect(told.contains("below.willAppear") != covers)
      #expect(told.contains("m.didAppear"))
      #expect((below.view.window == nil) == covers)
      #expect(m.view.window != nil)
    }
    #expect(m.view.superview?.subviews.last === m.view)
  }

  @Test("UK-9 A modal in a hidden tab adapts to the changed width when its tab is selected again")
  func adaptingBehindTab() {
    let (a, below, b) = (stage.screen("a", isContext: true), stage.screen("below", .currentContext), stage.screen("b"))
    let (_, m, adapter) = popover()
    adapter.style = .fullScreen
    let tabs = stage.shown(UITabBarController([a, b]))
    wide()
    a.present(below, animated: false)
    below.present(m, animated: false)
    for (change, covers) in [(narrow, true), (wide, false)] {
      tabs.selectedIndex = 1
      change()
      stage.select(0, of: tabs)
      #expect((below.view.window == nil) == covers)
      #expect(m.view.window != nil)
    }
    #expect(m.view.superview?.subviews.last === m.view)
  }
}
