import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests alternative forms of user code.
@Suite struct SpellingTests {
  class Stack: UINavigationController {}

  @Test("PF-38 The default of each transition class is one shared object")
  func readyTransitions() {
    #expect(PushPopAppFlowControllerTransition.default === PushPopAppFlowControllerTransition.default)
    #expect(DefaultModalAppFlowControllerTransition.default === ModalAppFlowControllerTransition.default)
    #expect(DefaultTabBarAppFlowControllerTransition.default === DefaultTabBarAppFlowControllerTransition.default)
    let own = ModalAppFlowControllerTransition<Stack>.default
    #expect(own === ModalAppFlowControllerTransition<Stack>.default)
    #expect(own !== modal)
  }

  @Test("PF-38 Many concurrent tasks receive the same default transition")
  func fromManyTasks() async {
    final class Rare: UINavigationController {}
    var asked: Set<ObjectIdentifier> = []
    let tasks = (0..<50).map { _ in
      Task { @concurrent in ObjectIdentifier(TabBarAppFlowControllerTransition<Rare>.default) }
    }
    for task in tasks { asked.insert(await task.value) }
    #expect(asked.count == 1)
  }

  @Test("PF-14 A subclass of the push transition shows and leaves its page by its own blocks")
  func subclassOfPush() throws {
    final class Noting: PushPopAppFlowControllerTransition {
      var calls: [String] = []

      override func forwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UINavigationController, UIViewController) -> Void {
        calls.append("forward")
        return super.forwardTransitionBlock(animated: animated, completionBlock: completionBlock)
      }

      override func backwardTransitionBlock(
        animated: Bool, completionBlock: @escaping () -> Void
      ) -> (UIViewController) -> Void {
        calls.append("backward")
        return super.backwardTransitionBlock(animated: animated, completionBlock: completionBlock)
      }
    }
    let noting = Noting()
    let test = try TestFlow(start => noting => page1)
    #expect(test.outcome(page1)?.isArrival == true)
    #expect(noting.calls == ["forward"])
    #expect(test.outcomeOfGoingBack()?.isArrival == true)
    #expect(noting.calls == ["forward", "backward"])
  }

  @Test("PF-38 A page that is registered with a default transition keeps that object")
  func registeredTransition() throws {
    let test = try TestFlow(start => DefaultModalAppFlowControllerTransition.default => page1)
    let registered = try #require(test.flow.registeredPages.last)
    #expect(registered.forwardTransition === DefaultModalAppFlowControllerTransition.default)
    #expect(registered.backwardTransition === DefaultModalAppFlowControllerTransition.default)
  }

  @Test("PF-38 A parameter has its page, variant, value and identifier")
  func parameter() {
    let parameter = AppFlowControllerParameter(page: play, variant: page1, value: "7")
    #expect(parameter.page == play)
    #expect(parameter.variant == page1)
    #expect(parameter.value == "7")
    #expect(parameter.identifier == "page1_play")
    #expect(AppFlowControllerParameter(page: page2, value: "8").identifier == "page2")
    #expect(AppFlowControllerParameter(page: page2, value: "8").variant == nil)
    let typed = AppFlowControllerParameter(page: page1.taking(Int.self), value: 42)
    #expect(typed.value == "42")
    #expect(typed.typedValue as? Int == 42)
  }

  @Test("PF-38 The block of a page makes a new controller each time, and throws if a parameter is missing")
  func block() throws {
    let made = try page1.viewControllerBlock()
    #expect(made is Screen)
    #expect(made.title == "page1")
    #expect(try page1.viewControllerBlock() !== made)
    let typed = AppFlowControllerTypedPage(name: "typed", viewControllerType: Screen.self) { (_: Int) in Screen() }
    #expect(throws: AppFlowControllerError.missingParameter(identifier: "typed")) {
      try typed.page.viewControllerBlock()
    }
  }

  @Test("PF-38 A plain array of pages is a path on either side of an operator, and an array of paths is all of them")
  func arrays() throws {
    func names(_ element: some AppFlowControllerElement) throws -> [String] {
      let flow = AppFlowController()
      try flow.register(path: element)
      return try flow.registeredPages.map { try flow.pathComponents(for: $0) }
    }
    let pages = [page1, page2]
    let paths = [[page1, page2], [page3]]
    let built = [page1 => page2, page3 => page4]
    let line = ["start", "start/page1", "start/page1/page2"]
    #expect(try names(start => pages) == line)
    #expect(try names([start, page1] => page2) == line)
    #expect(try names([start, page1] => [page2, page3]) == line + ["start/page1/page2/page3"])
    #expect(try names(start => paths) == line + ["start/page3"])
    #expect(try names(start =>> paths) == line + ["start/page3"])
    #expect(try names(start =>> pages) == ["start", "start/page1", "start/page2"])
    #expect(try names([start, page1] =>> [page2, page3]) == line + ["start/page1/page3"])
    #expect(try names(start => built) == line + ["start/page3", "start/page3/page4"])
    #expect(
      try names(start =>> [page1, [page2, page3]]) == ["start", "start/page1", "start/page2", "start/page2/page3"])
    #expect(
      try names([[start, page1], [start, page2]] => play) == [
        "start", "start/page1", "start/page1/page1_play", "start/page2", "start/page2/page2_play",
      ])
    #expect(try names([[start, page1], [start, page2]]) == ["start", "start/page1", "start/page2"])
    #expect((start => paths).paths.map { $0.map(\.name) } == [["start", "page1", "page2"], ["start", "page3"]])
  }

  @Test("PF-38 A transition before an array applies to its first page, or to the first page of each of its paths")
  func transitionsOfArrays() throws {
    func modals(_ element: some AppFlowControllerElement) throws -> [String] {
      let flow = AppFlowController()
      try flow.register(path: element)
      return flow.registeredPages.filter { $0.forwardTransition === modal }.map(\.name)
    }
    #expect(try modals(start => modal => [page1, page2]) == ["page1"])
    #expect(try modals(start =>> [modal => [page1, page2], page3]) == ["page1"])
    #expect(try modals(start => modal => [[page1, page2], [page3]]) == ["page1", "page3"])
    #expect(try modals([start, page1] => modal => page2) == ["page2"])
    #expect(try modals([start, page1] => modal =>> [page2, page3]) == ["page2", "page3"])
  }

  @Test("PF-38 An array without pages adds none, and is refused if a path is required")
  func emptyArrays() throws {
    let none: [AppFlowControllerPage] = []
    let flow = AppFlowController()
    try flow.register(path: start => none => page1)
    #expect(flow.registeredPages.map(\.name) == ["start", "page1"])
    #expect(throws: AppFlowControllerError.internalError) { try AppFlowController().register(path: start =>> [none]) }
  }

  @Test("PF-38 Every form of showing accepts nil for parameters and skipped pages")
  func nils() async throws {
    let test = try TestFlow(start => page1)
    try test.flow.show(page: page1, parameters: nil, skipPages: nil)
    #expect(test.stacks == [["start", "page1"]])
    let outcome = await test.router.outcome(of: .page(start, in: test.flow, parameters: nil, skipPages: nil))
    #expect(outcome.isArrival)
    try await test.router.navigate(.page(page1, in: test.flow, parameters: nil, skipPages: nil))
    #expect(try test.router.plan(.page(start, in: test.flow, parameters: nil, skipPages: nil)).removed == ["Screen"])
    let product = AppFlowControllerTypedPage(name: "product", viewControllerType: Screen.self) { (_: Int) in Screen() }
    try test.flow.register(path: start => product)
    try test.flow.show(page: product, with: 1, parameters: nil, skipPages: nil)
    #expect(test.current == "product")
  }

  /// A transition that names the library's closure types for showing and leaving.
  final class Spelled: AppFlowControllerTransition {
    private(set) var shown = 0
    private(set) var left = 0

    func forwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> TransitionBlock {
      let block: AppFlowControllerForwardTransition.TransitionBlock = { stack, screen in
        self.shown += 1
        stack.pushViewController(screen, animated: animated)
        completionBlock()
      }
      return block
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> AppFlowControllerBackwardTransition.TransitionBlock {
      let block: BackwardTransitionBlock = { screen in
        self.left += 1
        screen.navigationController?.popViewController(animated: animated)
        completionBlock()
      }
      return block
    }
  }

  @Test("PF-38 A transition can name its blocks by the library's type names, in both directions")
  func transitionBlock() throws {
    let own = Spelled()
    let test = try TestFlow(start => own => page1)
    try test.flow.show(page: page1)
    #expect(own.shown == 1)
    #expect(test.stacks == [["start", "page1"]])
    test.flow.goBack()
    #expect(own.left == 1)
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-38 A later transition for a page replaces its earlier one, in both directions")
  func laterTransition() throws {
    let own = RecordingTransition()
    let sheet = start => modal => page1
    let inner = try #require(sheet.pages.last)
    #expect(inner.forwardTransition === modal)
    for path in [start => own => inner, start => (own => inner), start => own => [inner]] {
      let test = try TestFlow(path)
      try test.flow.show(page: page1)
      test.flow.goBack()
      #expect(test.stacks == [["start"]])
    }
    #expect(own.forward == ["page1", "page1", "page1"])
    #expect(own.backward.count == 3)
    // The transition for one page of an array takes precedence over the transition for the whole array.
    let flow = AppFlowController()
    try flow.register(path: start => own =>> [modal => page1, page2])
    #expect(flow.registeredPages[1].forwardTransition === modal)
    #expect(flow.registeredPages[2].forwardTransition === own)
  }
}

/// A flow that counts the calls of its methods.
private final class CountingFlow: AppFlowController {
  var heard: [String] = []

  override func show(
    page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter]? = nil, animated: Bool = true, skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage]? = nil
  ) throws {
    heard.append("show \(page.name)")
    try super.show(
      page: page, variant: variant, parameters: parameters, animated: animated,
      skipDismissTransitions: skipDismissTransitions, skipPages: skipPages)
  }

  override func pop(to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true) throws
  {
    heard.append("pop \(page.name)")
    try super.pop(to: page, variant: variant, animated: animated)
  }

  override func goBack(animated: Bool = true) {
    heard.append("back")
    super.goBack(animated: animated)
  }

  override func goBack(animated: Bool = true, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void) {
    heard.append("back with an outcome")
    super.goBack(animated: animated, completion: completion)
  }

  override func reset(animated: Bool = false, completionBlock: (() -> Void)? = nil) {
    heard.append("reset")
    super.reset(animated: animated, completionBlock: completionBlock)
  }

  override func currentPage() -> AppFlowControllerPage? {
    heard.append("current")
    return super.currentPage()
  }

  override func pathComponents(
    for page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil
  ) throws -> String {
    "shop/" + (try super.pathComponents(for: page, variant: variant))
  }
}

@Suite struct OverridingTests {
  @Test("PF-38 A subclass can override show, pop, goBack, reset, currentPage and pathComponents, each called once")
  func overriding() throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    let flow = CountingFlow()
    flow.prepare(for: window)
    try flow.register(path: start => page1 => page2)
    try flow.show(page: page2)
    try flow.pop(to: page1)
    flow.goBack()
    #expect(flow.currentPage() == start)
    try flow.show(page: page1)
    flow.goBack { _ in }
    flow.reset()
    #expect(flow.rootNavigationController?.viewControllers.isEmpty == true)
    #expect(
      flow.heard == ["show page2", "pop page1", "back", "current", "show page1", "back with an outcome", "reset"])
    #expect(try flow.pathComponents(for: page1) == "shop/start/page1")
  }

  @Test("PF-38 A show with a typed value calls the overridden show")
  func overridingTyped() throws {
    let product = AppFlowControllerTypedPage(name: "product", viewControllerType: Screen.self) { (_: Int) in Screen() }
    let flow = CountingFlow()
    let window = UIWindow.visible()
    flow.prepare(for: window)
    try flow.register(path: start => product)
    try flow.show(page: product, with: 42)
    #expect(flow.heard == ["show product"])
  }
}
