import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder

/// A screen that shows one child at a time.
final class Frame: UIViewController {
  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A navigation controller that reports the child of a frame as its visible view controller, like an app written for AppFlowController.
final class TellingStack: UINavigationController {
  override var visibleViewController: UIViewController? {
    if let frame = super.visibleViewController as? Frame {
      return frame.children.first ?? super.visibleViewController
    }
    return super.visibleViewController
  }
}

/// A transition that adds a child to a frame, and removes it.
final class FrameTransition: AppFlowControllerTransition {
  private let isPreloading: Bool
  /// A Boolean value that indicates whether the child is made and added together with its frame.
  private let attachesEarly: Bool
  var isRecording = true
  private(set) var preloaded: [UIViewController] = []

  init(isPreloading: Bool, attachesEarly: Bool = false) {
    self.isPreloading = isPreloading
    self.attachesEarly = attachesEarly
  }

  func shouldPreloadViewController() -> Bool { isPreloading }

  func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
    if isRecording { preloaded.append(viewController) }
    if attachesEarly { (parentViewController as? Frame)?.show(viewController) }
  }

  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, child in
      if child.parent == nil { (stack.topViewController as? Frame)?.show(child) }
      completionBlock()
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { child in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      completionBlock()
    }
  }
}

@Suite struct ContainerTests {
  private let frame = AppFlowControllerPage(
    name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)

  private func children(_ test: TestFlow) -> [String] {
    let frame = test.root.viewControllers.compactMap { $0 as? Frame }.last
    return frame?.children.map { $0.title ?? "-" } ?? ["no frame"]
  }

  @Test("PF-25 PF-39 A preloaded page has only the parameter of its latest show")
  func parameterOfPreloaded() throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1, root: TellingStack())
    let seven = [AppFlowControllerParameter(page: page1, value: "7")]
    try test.flow.show(page: frame)
    try test.flow.show(page: page1, parameters: seven)
    #expect(test.current == "page1")
    #expect(test.flow.currentPageParameter() == "7")
    test.flow.goBack()
    try test.flow.show(page: page1)
    #expect(test.current == "page1")
    #expect(test.flow.currentPageParameter() == nil)
    try test.flow.show(page: start)
    try test.flow.show(page: page1, parameters: seven)
    #expect(test.flow.currentPageParameter() == "7", "it is made together with the page below")
    test.flow.goBack()
    try test.flow.show(page: page1)
    #expect(test.flow.currentPageParameter() == nil)
  }

  @Test("PF-39 A page that its own transition has removed loses its parameter, also if a later path passes through it")
  func parameterLeaves() throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1 => page2)
    try test.flow.show(page: frame)
    try test.flow.show(page: page1, parameters: [AppFlowControllerParameter(page: page1, value: "7")])
    test.flow.goBack()
    try test.flow.show(page: page2)
    test.flow.goBack()
    #expect(test.current == "page1")
    #expect(test.flow.currentPageParameter() == nil)
  }

  @Test(
    "PF-16 A preloaded page, shown earlier or not, is current once the app shows and announces the page",
    arguments: [true, false])
  func announced(wasShown: Bool) throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1)
    try test.flow.show(page: frame)
    if wasShown {
      try test.flow.show(page: page1, parameters: [AppFlowControllerParameter(page: page1, value: "7")])
      test.flow.goBack()
    }
    let child = try #require(own.preloaded.first)
    (test.root.viewControllers.last as? Frame)?.show(child)
    #expect(test.current == "frame")
    try test.flow.updateCurrentPage(with: child, for: "page1")
    #expect(test.current == "page1")
    #expect(test.flow.currentPageParameter() == nil)
    test.flow.goBack()
    #expect(test.current == "frame")
    #expect(children(test) == [])
  }

  @Test(
    "PF-25 RC-31 The router's context tasks set up a preloaded page again when the page is shown",
    arguments: ["7", nil])
  func setsPreloadedUp(parameter: String?) async throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1, root: TellingStack())
    var contexts: [String] = []
    let router = Router(window: test.window)
      .adding(
        InlineContextTask<UIViewController, Any?> { screen, context in
          if screen.title == "page1" { contexts.append("\(context ?? "none")") }
        })
    try test.flow.show(page: frame)
    let parameters = parameter.map { [AppFlowControllerParameter(page: page1, value: $0)] } ?? []
    try await router.navigate(.page(page1, in: test.flow, parameters: parameters))
    #expect(contexts == [parameter ?? "none"])
  }

  @Test("PF-25 A preloaded page reads its new parameter when a context task loads its view")
  func loadedByATask() async throws {
    final class Box {
      var flow: AppFlowController?
      var read: [String?] = []
    }
    let (own, box) = (FrameTransition(isPreloading: true), Box())
    let eager = page("eager") { _ in box.read.append(box.flow?.currentPageParameter()) }
    let test = try TestFlow(start => frame => own => eager, root: TellingStack())
    box.flow = test.flow
    let router = Router(window: test.window)
      .adding(
        InlineContextTask<UIViewController, Any?> { screen, _ in
          if screen.title == "eager" { screen.loadViewIfNeeded() }
        })
    try test.flow.show(page: frame)
    let seven = [AppFlowControllerParameter(page: eager, value: "7")]
    try await router.navigate(.page(eager, in: test.flow, parameters: seven))
    #expect(box.read == ["7"])
  }

  @Test(
    "PF-25 A page in an unselected tab reads its new parameter when a context task loads its view")
  func waitingLoadedByATask() async throws {
    final class Box {
      var flow: AppFlowController?
      var read: [String?] = []
    }
    let box = Box()
    let eager = page("eager") { _ in box.read.append(box.flow?.currentPageParameter()) }
    let test = try TestFlow(start => tabsPage("tabs") =>> [tab => page1, tab => eager])
    box.flow = test.flow
    let router = Router(window: test.window)
      .adding(
        InlineContextTask<UIViewController, Any?> { screen, _ in
          if screen.title == "eager" { screen.loadViewIfNeeded() }
        })
    try test.flow.show(page: page1)
    #expect(box.read == [])
    let seven = [AppFlowControllerParameter(page: eager, value: "7")]
    try await router.navigate(.page(eager, in: test.flow, parameters: seven))
    #expect(box.read == ["7"])
  }

  @Test(
    "PF-34 A child that a custom transition adds to a container is the current page until the transition removes it",
    arguments: [true, false])
  func child(isPreloading: Bool) throws {
    let own = FrameTransition(isPreloading: isPreloading)
    let test = try TestFlow(
      start => frame =>> [own => page1 => page2, own => page3, modal => page4], root: TellingStack())
    try test.flow.show(page: frame)
    #expect(own.preloaded.count == (isPreloading ? 2 : 0))
    #expect(test.current == "frame")
    #expect(children(test) == [])
    try test.flow.show(page: page1)
    #expect(test.current == "page1")
    #expect(children(test) == ["page1"])
    if isPreloading { #expect(own.preloaded.first?.parent is Frame) }
    #expect(test.flow.currentPathComponents() == "start/frame/page1")
    try test.flow.show(page: page3)
    #expect(test.current == "page3")
    #expect(children(test) == ["page3"])
    test.flow.goBack()
    #expect(test.current == "frame")
    #expect(children(test) == [])
    try test.flow.show(page: page2)
    #expect(test.current == "page2")
    #expect(test.root.viewControllers.count == 3)
    #expect(children(test) == ["page1"])
    test.flow.goBack()
    #expect(test.current == "page1")
    try test.flow.show(page: page4)
    #expect(test.current == "page4")
    #expect(children(test) == [])
    try test.flow.show(page: start)
    #expect(test.stacks == [["start"]])
    try test.flow.show(page: page1)
    let child = test.root.viewControllers.last?.children.first
    test.window.userMoves.first.map { _ = test.window.perform($0) }
    #expect(test.current == "start")
    try test.flow.show(page: page1)
    #expect(child !== test.root.viewControllers.last?.children.first)
    #expect(children(test) == ["page1"])
  }

  @Test("PF-34 A child that is added while its container is made is the current page if the stack names the child")
  func attachedEarly() throws {
    let own = FrameTransition(isPreloading: true, attachesEarly: true)
    let test = try TestFlow(start => frame => own => page1, root: TellingStack())
    try test.flow.show(page: frame)
    #expect(test.current == "page1")
    #expect(test.flow.currentPathComponents() == "start/frame/page1")
    #expect(test.outcome(page1)?.isAlreadyThere == true)
    test.flow.goBack()
    #expect(test.current == "frame")
    #expect(children(test) == [])
    try test.flow.show(page: page1)
    #expect(test.current == "page1")
    #expect(children(test) == ["page1"])
    #expect(own.preloaded.count == 1)
    let plain = try TestFlow(start => frame => own => page1)
    try plain.flow.show(page: frame)
    #expect(plain.current == "frame", "nobody tells it")
    #expect(children(plain) == ["page1"], "nobody tells it")
  }

  @Test("PF-32 PF-34 If the named child is a tab bar, the current page is the page of the selected tab")
  func barAsAChild() throws {
    let own = FrameTransition(isPreloading: false)
    let test = try TestFlow(
      start => frame => own => tabsPage("tabs") =>> [tab => page1 => page2, tab => page3], root: TellingStack())
    try test.flow.show(page: page2)
    #expect(test.current == "page2")
    test.flow.goBack()
    #expect(test.current == "page1")
    #expect(test.flow.currentPathComponents() == "start/frame/tabs/page1")
    try test.flow.show(page: page3)
    #expect(test.current == "page3")
    test.flow.goBack()
    #expect(test.current == "frame")
  }

  @Test("PF-17 PF-34 A child that was added early stays the current page under an alert")
  func attachedEarlyUnderAnAlert() throws {
    let own = FrameTransition(isPreloading: true, attachesEarly: true)
    let test = try TestFlow(start => frame => own => page1, root: TellingStack())
    try test.flow.show(page: frame)
    test.root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    #expect(test.current == "page1")
  }

  @Test("PF-34 A page that the app adds to its container again is current if the stack names the page")
  func attachedAgain() throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1, root: TellingStack())
    try test.flow.show(page: page1)
    test.flow.goBack()
    let child = try #require(own.preloaded.first)
    #expect(test.current == "frame")
    #expect(child.parent == nil)
    (test.root.topViewController as? Frame)?.show(child)
    #expect(test.current == "page1")
    test.flow.goBack()
    #expect(test.current == "frame")
    #expect(children(test) == [])
  }

  @Test("PF-34 If a later change fails, the added child is removed again")
  func rollBack() async throws {
    let own = FrameTransition(isPreloading: false)
    let broken = RecordingTransition()
    let test = try TestFlow(start => frame => own => page1 => broken => page2, root: TellingStack())
    try test.flow.show(page: frame)
    broken.answer = .never
    let failed = await test.router.outcome(of: .page(page2, in: test.flow))
    #expect(failed.engineRefusal == .transitionDidNotAnswer("RecordingTransition"))
    #expect(test.current == "frame")
    #expect(children(test) == [])
    #expect(test.root.viewControllers.count == 2)
    broken.answer = .kept
    var outcome: Outcome<UIViewController>?
    test.flow.show(page: page2) { outcome = $0 }
    #expect(children(test) == ["page1"])
    #expect(outcome == nil)
    test.flow.show(page: start, policy: .replaceCurrent) { _ in }
    guard case .superseded? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(test.stacks == [["start"]])
  }
}
