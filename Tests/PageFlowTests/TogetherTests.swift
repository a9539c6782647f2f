import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct TogetherTests {
  @Test("PF-22 Overlapping shows are queued, each gets its outcome, and the tree is always a registered one")
  func overlapping() throws {
    let test = try TestFlow(start =>> [page1 => page2, menu => modal => page3], mode: .manual)
    var ended: [String] = []
    for page in [page2, page3, page1, start, page3, page3] {
      test.flow.show(page: page) { ended.append("\(page.name) \($0.isArrival)") }
    }
    let registered = [
      [[]], [["start"]], [["start", "page1"]], [["start", "page1", "page2"]], [["start", "menu"]],
      [["start", "menu"], ["page3"]],
    ]
    while test.window.transitionScheduler.advance() || test.window.transitionScheduler.finishTransition() {
      #expect(registered.contains(test.stacks))
    }
    #expect(ended == ["page2 true", "page3 true", "page1 true", "start true", "page3 true", "page3 false"])
  }

  @Test("PF-22 A policy can merge equal shows, refuse a show in a busy window, or replace waiting shows")
  func policies() throws {
    let test = try TestFlow(start => page1 => page2, mode: .manual)
    var ended: [String] = []
    func show(_ page: AppFlowControllerPage, _ policy: OverlapPolicy) {
      test.flow.show(page: page, policy: policy) { outcome in
        switch outcome {
        case .arrived: ended.append("\(page.name) arrived")
        case .blocked: ended.append("\(page.name) blocked")
        case .superseded: ended.append("\(page.name) superseded")
        default: ended.append("\(page.name) \(outcome)")
        }
      }
    }
    show(page1, .waitTurn)
    show(page1, .dropIfSame)
    show(page2, .refuseWhenBusy)
    show(start, .waitTurn)
    show(page2, .replaceWaiting)
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["page2 blocked", "start superseded", "page1 arrived", "page1 arrived", "page2 arrived"])
    #expect(test.stacks == [["start", "page1", "page2"]])
  }

  @Test(
    "PF-23 A transition that never completes fails by name and is undone, and a second completion is ignored"
  )
  func brokenTransitions() async throws {
    let own = RecordingTransition()
    let test = try TestFlow(start => page1 => own => page2)
    try test.flow.show(page: page1, parameters: [AppFlowControllerParameter(page: page1, value: "1")])
    let before = test.root.viewControllers
    own.answer = .never
    let failed = await test.router.outcome(
      of: .page(page2, in: test.flow, parameters: [AppFlowControllerParameter(page: page1, value: "2")]))
    #expect(failed.engineRefusal == .transitionDidNotAnswer("RecordingTransition"))
    #expect(test.root.viewControllers == before)
    #expect(test.current == "page1")
    #expect(test.flow.currentPageParameter() == "1")
    own.answer = .twice
    let shown = try await test.router.navigate(.page(page2, in: test.flow))
    #expect(shown === test.top)
    #expect(try await test.router.navigate(.back(in: test.flow)) === before.last)
    #expect(test.stacks == [["start", "page1"]])
    #expect(try await test.router.navigate(.back(to: start, in: test.flow)) === before.first)
    await #expect(throws: NavigationFailure.self) { try await test.router.navigate(.back(to: page1, in: test.flow)) }
    await #expect(throws: NavigationFailure.self) { try await test.router.navigate(.back(in: test.flow)) }
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-22 A show that a screen or a guard refuses keeps the pages and their parameters")
  func refused() async throws {
    let kept = AppFlowControllerPage(
      name: "kept", viewControllerBlock: { Draft() }, viewControllerType: Draft.self)
    let test = try TestFlow(start =>> [kept, page1])
    try test.flow.show(page: kept, parameters: [AppFlowControllerParameter(page: start, value: "1")])
    let outcome = await test.router.outcome(
      of: .page(page1, in: test.flow, parameters: [AppFlowControllerParameter(page: start, value: "2")]))
    guard case .blocked(.screen("Draft")) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(test.current == "kept")
    #expect(try test.flow.parameter(for: start) == "1")
    let request = NavigationRequest.page(kept, in: test.flow)
    let router = try #require(test.flow.router).adding(Guard<Any?> { _ in .failure(Refusal()) })
    guard case .blocked(.refusal) = await router.outcome(of: request) else {
      Issue.record("not asked")
      return
    }
  }

  @Test("PF-12 The plan of a show lists its changes in order")
  func plan() throws {
    let own = RecordingTransition()
    let test = try TestFlow(start =>> [own => page1 => page2, menu => page3 => modal => page4])
    try test.flow.show(page: page2)
    let plan = try test.router.plan(.page(page4, in: test.flow))
    #expect(
      "\(plan)" == """
        plan for page start/menu/page3/page4
          begins at: Screen (UINavigationController › Screen)
          will:      build Screen
          will:      build Screen
          will:      build UINavigationController
          will:      build Screen
          will:      let RecordingTransition join Screen (opaque)
          will:      take Screen, Screen out of UINavigationController
          will:      put Screen into UINavigationController
          will:      put Screen into UINavigationController
          will:      put Screen into UINavigationController
          will:      present UINavigationController on Screen
          leaves:    Screen, Screen
        """)
    #expect(test.stacks == [["start", "page1", "page2"]])
    try test.flow.show(page: page4)
    #expect(try test.router.plan(.page(page4, in: test.flow)).changes == [])
  }

  @Test("PF-36 Any factory can make a page, again for each presentation, and a page of another type is refused")
  func making() throws {
    let made = AppFlowControllerPage(name: "made", factory: ClassFactory<Screen, Any?>())
    let wrong = AppFlowControllerPage(
      name: "wrong", viewControllerBlock: { UIViewController() }, viewControllerType: Screen.self)
    let test = try TestFlow(start => made =>> [wrong, page1])
    try test.flow.show(page: made)
    let first = test.top
    #expect(first is Screen)
    #expect(
      test.outcome(wrong)?.refusal == .unregisteredViewControllerType(viewControllerType: UIViewController.self))
    #expect(test.top === first)
    #expect(test.root.viewControllers.count == 2)
    test.flow.goBack()
    try test.flow.show(page: made)
    #expect(test.top !== first)
  }

  @Test("PF-36 Pages that have left are released")
  func lifetimes() throws {
    let own = FrameTransition(isPreloading: false)
    let frame = AppFlowControllerPage(name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
    let test = try TestFlow(start =>> [frame => own => page1, tabsPage("tabs") =>> [tab => page2 => modal => page3]])
    weak var left: UIViewController?
    try test.flow.show(page: page3)
    left = test.top
    try test.flow.show(page: start)
    #expect(left == nil)
    try test.flow.show(page: page1)
    left = test.root.viewControllers.last
    try test.flow.show(page: start)
    #expect(left == nil)
  }
}
