import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests leaving pages that custom transitions show, and reading the current page afterwards.
@Suite struct LeavingPagesTests {
  /// A transition that shows a page's view in a frame, and hides it. The page stays a child of the frame.
  final class CurtainTransition: AppFlowControllerTransition {
    private(set) var shown = 0
    /// A Boolean value that indicates whether the page loads its view when it is added to the frame.
    var loadsEarly = false

    func shouldPreloadViewController() -> Bool { true }

    func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
      parentViewController.addChild(viewController)
      viewController.didMove(toParent: parentViewController)
      if loadsEarly { viewController.loadViewIfNeeded() }
    }

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { _, page in
        self.shown += 1
        page.parent?.view.addSubview(page.view)
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { page in
        page.view.removeFromSuperview()
        completionBlock()
      }
    }
  }

  /// A transition that inserts a page into the stack, below the top screen.
  final class BuryingTransition: AppFlowControllerTransition {
    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, page in
        stack.setViewControllers([page] + stack.viewControllers, animated: false)
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void { { _ in completionBlock() } }
  }

  /// A transition that empties the frame in which it should show a page, and releases its completion.
  final class ClearingTransition: AppFlowControllerTransition {
    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, _ in
        for child in stack.topViewController?.children ?? [] {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void { { _ in completionBlock() } }
  }

  private let frame = AppFlowControllerPage(
    name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
  private let kept = AppFlowControllerPage(
    name: "kept", viewControllerBlock: { Draft() }, viewControllerType: Draft.self)

  @Test("PF-34 A page that its own transition has left is not current, even if its controller stays in the container")
  func leftButThere() throws {
    let curtain = CurtainTransition()
    let test = try TestFlow(start => frame => curtain => page1)
    try test.flow.show(page: page1)
    let child = test.root.viewControllers.last?.children.first
    #expect(test.current == "page1")
    #expect(curtain.shown == 1)
    #expect(child?.view.superview != nil)
    test.flow.goBack()
    #expect(child?.parent is Frame)
    #expect(child?.view.superview == nil)
    #expect(test.current == "frame")
    #expect(test.flow.currentPathComponents() == "start/frame")
    try test.flow.show(page: page1)
    #expect(test.current == "page1")
    #expect(curtain.shown == 2)
    #expect(child?.view.superview != nil)
  }

  @Test("PF-34 A page that loads its view and announces itself while its container is made is not current")
  func announcedWhileMade() throws {
    let (curtain, box) = (CurtainTransition(), Box<AppFlowController>())
    curtain.loadsEarly = true
    let eager = page("eager") { screen in try? box.value?.updateCurrentPage(with: screen, for: "eager") }
    let test = try TestFlow(start => frame => curtain => eager)
    box.value = test.flow
    try test.flow.show(page: frame)
    #expect(test.root.viewControllers.last?.children.first?.isViewLoaded == true)
    #expect(test.current == "frame")
    try test.flow.show(page: eager)
    #expect(test.current == "eager")
  }

  @Test("PF-12 Pages with their own transitions are left one after another, the last page first")
  func order() throws {
    let own = RecordingTransition()
    let test = try TestFlow(start => own => page1 => own => page2 => own => page3)
    try test.flow.show(page: page3)
    try test.flow.show(page: start)
    #expect(own.backward.map(\.title) == ["page3", "page2", "page1"])
    try test.flow.show(page: page3)
    try test.flow.pop(to: page1)
    #expect(own.backward.map(\.title).suffix(2) == ["page3", "page2"])
    #expect(test.stacks == [["start", "page1"]])
  }

  @Test("PF-23 A page that its own transition hides fails as not visible, and is removed again")
  func buried() throws {
    let test = try TestFlow(start => BuryingTransition() => page1)
    try test.flow.show(page: start)
    let before = test.root.viewControllers
    #expect(test.outcome(page1)?.engineRefusal == .destinationNotVisible("Screen"))
    #expect(test.root.viewControllers == before)
    #expect(test.current == "start")
  }

  @Test("EN-3 Children that a failed custom transition has removed are restored with their views")
  func takenOff() async throws {
    let test = try TestFlow(start => frame => ClearingTransition() => page1)
    try test.flow.show(page: frame)
    let (shown, banner) = (try #require(test.root.viewControllers.last as? Frame), UIViewController())
    shown.show(banner)
    let failed = await test.router.outcome(of: .page(page1, in: test.flow))
    #expect(failed.engineRefusal == .transitionDidNotAnswer("ClearingTransition"))
    #expect(shown.children == [banner])
    #expect(banner.view.superview === shown.view)
  }

  @Test("RC-25 A page that only its own transition removes is asked whether it may be left")
  func askedBeforehand() throws {
    let test = try TestFlow(start => frame => FrameTransition(isPreloading: false) => kept)
    try test.flow.show(page: kept)
    guard case .blocked(.screen("Draft"))? = test.outcomeOfGoingBack() else {
      Issue.record("was left")
      return
    }
    let child = try #require(test.root.viewControllers.last?.children.first as? Draft)
    #expect(test.current == "kept")
    child.canBeDismissed = true
    #expect(test.outcomeOfGoingBack()?.isArrival == true)
    #expect(test.current == "frame")
  }

  /// Records an issue for each outcome that is not a refusal by a screen which may not be left.
  private func expectIsHeld(_ outcomes: Outcome<UIViewController>?...) {
    for outcome in outcomes {
      guard case .blocked(.screen("Draft"))? = outcome else {
        Issue.record("\(String(describing: outcome))")
        continue
      }
    }
  }

  @Test(
    "RC-25 PF-14 A page in a container in a tab is asked and removed with the tab bar, even if its tab is hidden",
    arguments: [true, false])
  func leftWithTheBar(isSeen: Bool) throws {
    let own = FrameTransition(isPreloading: false)
    let test = try TestFlow(start => tabsPage("tabs") =>> [tab => frame => own => kept, tab => page2])
    let child = try #require(test.outcome(kept)?.value as? Draft)
    if !isSeen { try test.flow.show(page: page2) }
    var popped: Outcome<UIViewController>?
    test.flow.pop(to: start) { popped = $0 }
    expectIsHeld(popped, test.outcome(start))
    #expect(test.current == (isSeen ? "kept" : "page2"))
    #expect(child.parent is Frame)
    child.canBeDismissed = true
    #expect(test.outcome(start)?.isArrival == true)
    #expect(test.stacks == [["start"]])
    #expect(child.parent == nil)
  }

  @Test(
    "RC-25 PF-14 A page in a container in a tab is asked and removed with a tab bar that is in a container too",
    arguments: [true, false])
  func leftWithABarInAContainer(isSeen: Bool) throws {
    let own = FrameTransition(isPreloading: false)
    let inner = AppFlowControllerPage(name: "inner", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
    let bar = tabsPage("tabs")
    let test = try TestFlow(start => frame => own => bar =>> [tab => inner => own => kept, tab => page2])
    let child = try #require(test.outcome(kept)?.value as? Draft)
    if !isSeen { try test.flow.show(page: page2) }
    expectIsHeld(test.outcome(frame))
    #expect(test.current == (isSeen ? "kept" : "page2"))
    #expect(child.parent is Frame)
    child.canBeDismissed = true
    #expect(test.outcome(frame)?.isArrival == true)
    #expect(test.current == "frame")
    #expect(child.parent == nil)
  }

  @Test("PF-24 With skipDismissTransitions, a tab bar in a container stays with its tabs")
  func barStaysInItsContainer() throws {
    let (own, bar) = (FrameTransition(isPreloading: false), tabsPage("tabs"))
    let test = try TestFlow(start => frame =>> [own => bar =>> [tab => page1, tab => page2], modal => page3])
    try test.flow.show(page: page1)
    try test.flow.show(page: page3, skipDismissTransitions: true)
    #expect(test.current == "page3")
    test.flow.goBack()
    #expect(test.current == "page1")
  }

  @Test("PF-24 PF-28 A show uses the preloaded page of a container, also beside a page that stays there")
  func waitsBesideOneThatStays() throws {
    let own = FrameTransition(isPreloading: true)
    let album = AppFlowControllerTypedPage(name: "album", viewControllerType: Screen.self) { (_: Int) in Screen() }
    let test = try TestFlow(start => frame =>> [own => page1, own => album])
    try test.flow.show(page: page1, parameters: [AppFlowControllerParameter(page: album, value: 7)])
    #expect(try test.router.plan(.page(album.page, in: test.flow, skipDismissTransitions: true)).changes.count == 1)
    try test.flow.show(page: album.page, skipDismissTransitions: true)
    #expect(test.current == "album")
    #expect(own.preloaded.count == 2)
    #expect(test.root.topViewController?.children == own.preloaded)
    test.flow.goBack()
    #expect(test.current == "page1")
    #expect(test.root.topViewController?.children == Array(own.preloaded.prefix(1)))
  }

  @Test("PF-22 A show whose task is cancelled before its turn ends cancelled, and shows nothing")
  func cancelledTask() async throws {
    let test = try TestFlow(start => page1 => page2, mode: .manual)
    var first: Outcome<UIViewController>?
    test.flow.show(page: page1) { first = $0 }
    var began = false
    let task = Task {
      began = true
      return await test.router.outcome(of: .page(page2, in: test.flow))
    }
    await until { began }
    task.cancel()
    guard case .cancelled = await task.value else {
      Issue.record("was not cancelled")
      return
    }
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(first?.isArrival == true)
    #expect(test.stacks == [["start", "page1"]])
  }

  @Test("RC-25 A page that forbids leaving and can also ask is neither asked nor left, by any way back")
  func forbidden() throws {
    final class BothScreen: UIViewController, RoutingInterceptable, LeaveConfirming {
      static var asked = 0
      var canBeDismissed: Bool { false }

      func mayLeave() async -> Bool {
        Self.asked += 1
        return true
      }
    }
    let both = AppFlowControllerPage(
      name: "both", viewControllerBlock: { BothScreen() }, viewControllerType: BothScreen.self)
    let test = try TestFlow(start =>> [menu => modal => both, page1])
    try test.flow.show(page: both)
    var popped: Outcome<UIViewController>?
    test.flow.pop(to: start) { popped = $0 }
    for outcome in [test.outcomeOfGoingBack(), test.outcome(page1), test.outcome(start), popped] {
      guard case .blocked(.screen("BothScreen"))? = outcome else {
        Issue.record("\(String(describing: outcome))")
        continue
      }
    }
    #expect(test.current == "both")
    #expect(BothScreen.asked == 0)
  }
}
