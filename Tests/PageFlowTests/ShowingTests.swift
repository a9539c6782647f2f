import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct ShowingTests {
  @Test("PF-9 A show of an unregistered page changes nothing, and calls before prepare are refused")
  func refusals() throws {
    let test = try TestFlow(start => page1)
    try test.flow.show(page: page1)
    #expect(throws: AppFlowControllerError.unregisteredPathIdentifier(identifier: "page2")) {
      try test.flow.show(page: page2)
    }
    #expect(throws: AppFlowControllerError.unregisteredPathIdentifier(identifier: "page2")) {
      try test.flow.show(page: page1, skipPages: [page2])
    }
    #expect(test.stacks == [["start", "page1"]])

    let flow = AppFlowController()
    try flow.register(path: start)
    #expect(throws: AppFlowControllerError.missingConfiguration) { try flow.show(page: start) }
    #expect(throws: AppFlowControllerError.missingConfiguration) { try flow.pop(to: start) }
    var said: Outcome<UIViewController>?
    flow.goBack { said = $0 }
    #expect(said?.refusal == .missingConfiguration)
    #expect(flow.currentPage() == nil)
  }

  @Test("PF-10 prepare makes a new or the given navigation controller the root of the window")
  func prepare() {
    let (window, flow, given) = (UIWindow(frame: .zero), AppFlowController(), UINavigationController())
    flow.prepare(for: window)
    #expect(window.rootViewController is UINavigationController)
    flow.prepare(for: window, rootNavigationController: given)
    #expect(window.rootViewController === given)
    #expect(flow.rootNavigationController === given)
  }

  @Test("PF-11 The pages below a page are its registered path")
  func places() throws {
    let test = try TestFlow(start => menu =>> [page1 => page2, page3 => modal => page4])
    let ways: [(AppFlowControllerPage, [[String]])] = [
      (page2, [["start", "menu", "page1", "page2"]]), (page4, [["start", "menu", "page3"], ["page4"]]),
      (page1, [["start", "menu", "page1"]]), (start, [["start"]]),
      (page4, [["start", "menu", "page3"], ["page4"]]), (menu, [["start", "menu"]]),
    ]
    for (page, stacks) in ways {
      try test.flow.show(page: page)
      #expect(test.stacks == stacks)
      #expect(test.flow.currentPathComponents() == (try test.flow.pathComponents(for: page)))
    }
    #expect(test.outcome(menu)?.isAlreadyThere == true)
  }

  @Test("PF-12 A show goes back to the common ancestor, then pushes the pages of the path as one change")
  func oneChange() throws {
    let test = try TestFlow(start =>> [page1 => page2, menu => page3 => page4], mode: .manual)
    try test.flow.show(page: page2)
    test.window.transitionScheduler.advanceUntilIdle()
    let first = test.root.viewControllers[0]
    try test.flow.show(page: page4)
    #expect(test.stacks == [["start", "menu", "page3", "page4"]])
    var animations = 0
    while test.window.transitionScheduler.advance() {}
    while test.window.transitionScheduler.finishTransition() {
      animations += 1
      while test.window.transitionScheduler.advance() {}
    }
    #expect(animations == 1)
    #expect(test.root.viewControllers[0] === first)
    #expect(test.root.viewControllers.prefix(3).allSatisfy { !$0.isViewLoaded || $0 === first })
  }

  @Test("PF-12, PF-14 Each page leaves by its own transition, with its own view controller")
  func ownTransitions() throws {
    let (first, second) = (RecordingTransition(), RecordingTransition())
    let test = try TestFlow(start =>> [first => page1 => page2 => second => page3, menu])
    try test.flow.show(page: page3)
    #expect(test.stacks == [["start", "page1", "page2", "page3"]])
    #expect(first.forward == ["page1"])
    #expect(second.forward == ["page3"])
    #expect(first.stacks == [test.root])
    let screens = test.root.viewControllers
    try test.flow.show(page: menu)
    #expect(test.stacks == [["start", "menu"]])
    #expect(first.backward == [screens[1]])
    #expect(second.backward == [screens[3]])
    try test.flow.show(page: page3)
    let top = test.root.viewControllers[3]
    test.flow.goBack()
    #expect(second.backward == [screens[3], top])
    #expect(first.backward.count == 1)
    #expect(test.stacks == [["start", "page1", "page2"]])
    test.flow.goBack()
    test.flow.goBack()
    #expect(first.backward.count == 2)
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-13 The first show follows the animated flag", arguments: [true, false])
  func firstShow(animated: Bool) throws {
    final class Stack: UINavigationController {
      var said: [Bool] = []

      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        said.append(animated)
        super.setViewControllers(viewControllers, animated: animated)
      }

      override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        said.append(animated)
        return super.popToViewController(viewController, animated: animated)
      }
    }
    let stack = Stack()
    let test = try TestFlow(start => page1, root: stack)
    try test.flow.show(page: page1, animated: animated)
    #expect(stack.said == [animated])
  }

  @Test("PF-15 A modal page is the root of a new navigation controller each time, of the requested class")
  func modalPages() throws {
    final class Stack: UINavigationController {}
    final class Named: UINavigationController {}
    let typed = ModalAppFlowControllerTransition<Stack>()
    let made = ModalAppFlowControllerTransition<Named> { Named(nibName: nil, bundle: nil) }
    let test = try TestFlow(start =>> [modal => page1, typed => page2, made => page3])
    try test.flow.show(page: page1)
    let first = try #require(test.root.presentedViewController)
    #expect(type(of: first) == UINavigationController.self)
    test.flow.goBack()
    #expect(test.root.presentedViewController == nil)
    #expect(test.current == "start")
    try test.flow.show(page: page1)
    #expect(test.root.presentedViewController !== first)
    try test.flow.show(page: page2)
    #expect(test.root.presentedViewController is Stack)
    #expect(test.stacks == [["start"], ["page2"]])
    try test.flow.show(page: page3)
    #expect(test.root.presentedViewController is Named)
  }

  @Test("PF-16 A page that the app shows and announces is current, and later calls continue from that page")
  func announced() throws {
    let test = try TestFlow(start => page1 => page2 => page3)
    try test.flow.show(page: page1)
    let own = Screen()
    own.title = "own"
    own.onLoad = { [flow = test.flow] in try? flow.updateCurrentPage(with: $0, for: "page2") }
    test.root.pushViewController(own, animated: false)
    #expect(test.current == "page2")
    #expect(test.flow.currentPathComponents() == "start/page1/page2")
    try test.flow.show(page: page3)
    #expect(test.stacks == [["start", "page1", "own", "page3"]])
    test.flow.goBack()
    test.flow.goBack()
    #expect(test.stacks == [["start", "page1"]])
    #expect(throws: AppFlowControllerError.unregisteredPathIdentifier(identifier: "nowhere")) {
      try test.flow.updateCurrentPage(with: own, for: "nowhere")
    }
  }

  @Test(
    "PF-16 A variant that the flow has shown keeps its parameter and skipped pages when it announces itself"
  )
  func announcesVariant() throws {
    final class Box {
      var flow: AppFlowController?
      var parameters: [String?] = []
    }
    let box = Box()
    let play = page("play", variants: true) { screen in
      try? box.flow?.updateCurrentPage(with: screen, for: "page1_play")
      box.parameters.append(box.flow?.currentPageParameter())
    }
    let test = try TestFlow(start =>> [page1 => play, page2 => play])
    box.flow = test.flow
    let seven = AppFlowControllerParameter(page: play, variant: page1, value: "7")
    try test.flow.show(page: play, variant: page1, parameters: [seven], skipPages: [page1])
    #expect(box.parameters == ["7"])
    #expect(test.flow.currentPageParameter() == "7")
    #expect(test.flow.skippedPages.map(\.name) == ["page1"])
  }

  @Test("PF-17 An alert on top does not make the next show rebuild the pages below")
  func alert() throws {
    let test = try TestFlow(start => page1 => page2)
    try test.flow.show(page: page1)
    let before = test.root.viewControllers
    test.root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    #expect(test.current == "page1")
    try test.flow.show(page: page2)
    #expect(test.stacks == [["start", "page1", "page2"]])
    #expect(Array(test.root.viewControllers.prefix(2)) == before)
    test.root.present(UIViewController(), animated: false)
    try test.flow.show(page: page2)
    #expect(test.stacks == [["start", "page1", "page2"]])
  }

  @Test("EN-37 Going back under an alert goes back from the page below, and dismisses the alert")
  func backUnderAlert() throws {
    let test = try TestFlow(start => page1)
    try test.flow.show(page: page1)
    test.root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    test.flow.goBack()
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-24 With skipDismissTransitions the pages stay, and going back reaches them")
  func standing() throws {
    let test = try TestFlow(start => menu =>> [page1, page2 => page3, modal => page4])
    try test.flow.show(page: page1)
    try test.flow.show(page: page3, skipDismissTransitions: true)
    #expect(test.stacks == [["start", "menu", "page1", "page2", "page3"]])
    test.flow.goBack()
    test.flow.goBack()
    #expect(test.current == "page1")
    try test.flow.show(page: page4)
    try test.flow.show(page: page2, skipDismissTransitions: true)
    #expect(test.stacks == [["start", "menu"], ["page4", "page2"]])
    test.flow.goBack()
    test.flow.goBack()
    #expect(test.stacks == [["start", "menu"]])
  }

  @Test("PF-24 With skipDismissTransitions the pages stay, even if no page of the path is on screen")
  func standingBesideTheWay() throws {
    let test = try TestFlow(start =>> [page1, page2])
    try test.flow.show(page: page1, skipPages: [start])
    #expect(test.stacks == [["page1"]])
    try test.flow.show(page: page2, skipDismissTransitions: true, skipPages: [start])
    #expect(test.stacks == [["page1", "page2"]])
    test.flow.goBack()
    #expect(test.stacks == [["page1"]])
    #expect(test.current == "page1")
    try test.flow.show(page: page2, skipDismissTransitions: true)
    #expect(test.stacks == [["page1", "start", "page2"]])
    test.flow.goBack()
    test.flow.goBack()
    #expect(test.stacks == [["page1"]])
    #expect(test.current == "page1")
    try test.flow.show(page: page2)
    #expect(test.stacks == [["start", "page2"]])
  }

  @Test("PF-24 With skipDismissTransitions the pages stay, even if all of them are hidden")
  func standingHidden() throws {
    let test = try TestFlow(start =>> [page1, page2])
    let (tabs, own) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [own, UIViewController()]
    tabs.selectedIndex = 1
    test.root.setViewControllers([tabs], animated: false)
    try test.flow.updateCurrentPage(with: own, for: "page1")
    #expect(test.current == nil)
    try test.flow.show(page: page2, skipDismissTransitions: true)
    #expect(test.stacks == [["-", "start", "page2"]])
    #expect(test.root.viewControllers.first === tabs)
  }

  @Test("PF-20 pop goes back to a page in another navigation controller, and takes a variant")
  func pop() throws {
    let test = try TestFlow(start =>> [page1 => play => page2 => modal => page3 => page4, menu => play])
    try test.flow.show(page: page4)
    try test.flow.pop(to: play, variant: page1)
    #expect(test.stacks == [["start", "page1", "play"]])
    #expect(throws: AppFlowControllerError.missingVariant(identifier: "play")) { try test.flow.pop(to: play) }
    #expect(throws: AppFlowControllerError.pageNotShown(identifier: "menu_play")) {
      try test.flow.pop(to: play, variant: menu)
    }
    #expect(test.outcomeOfGoingBack()?.isArrival == true)
  }

  @Test("PF-21 reset leaves an empty root, keeps the registrations, and calls its completion in every case")
  func reset() throws {
    let test = try TestFlow(start => page1 => modal => page2)
    try test.flow.show(page: page2, parameters: [AppFlowControllerParameter(page: page2, value: "7")])
    var calls = 0
    test.flow.reset { calls += 1 }
    #expect(test.stacks == [[]])
    #expect(test.flow.currentPage() == nil)
    #expect(try test.flow.parameter(for: page2) == nil)
    test.flow.reset { calls += 1 }
    AppFlowController().reset { calls += 1 }
    #expect(calls == 3)
    try test.flow.show(page: page2)
    #expect(test.stacks == [["start", "page1"], ["page2"]])
    #expect(test.flow.currentPageParameter() == nil)
  }
}
