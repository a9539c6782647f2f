import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct RegisteringTests {
  private func conflict(
    _ flow: AppFlowController, _ path: some AppFlowControllerElement
  ) -> AppFlowControllerError.Conflict? {
    do {
      try flow.register(path: path)
    } catch AppFlowControllerError.pathAlreadyRegistered(_, let conflict) {
      return conflict
    } catch {}
    return nil
  }

  private func paths(_ flow: AppFlowController) throws -> [String] {
    try flow.registeredPages.map { try flow.pathComponents(for: $0) }
  }

  @Test("PF-1 Showing a single registered page makes it the only controller of the root navigation controller")
  func onePage() throws {
    let root = UINavigationController(rootViewController: UIViewController())
    let test = try TestFlow(root: root)
    try test.flow.register(path: start)
    try test.flow.show(page: start)
    #expect(test.stacks == [["start"]])
    #expect(test.flow.currentPage() == start)
  }

  @Test("PF-2 A branching path makes exactly its paths, with operators grouped to the left and nested arrays")
  func operators() throws {
    let tree = start => menu =>> [page1, page2 => page3]
    #expect(tree.paths.map { $0.map(\.name) } == [["start", "menu", "page1"], ["start", "menu", "page2", "page3"]])
    #expect((start => (menu => page1)).pages == (start => menu => page1).pages)
    let grouped = (start => modal) => menu
    #expect(grouped.pages[1].forwardTransition === modal)
    let nested = home =>> [start =>> [menu =>> [page1, page2 =>> [page3, page4]]]]
    #expect(nested.paths.map(\.last?.name) == ["page1", "page3", "page4"])
    let flow = AppFlowController()
    try flow.register(path: tree.paths)
    #expect(
      try paths(flow) == ["start", "start/menu", "start/menu/page1", "start/menu/page2", "start/menu/page2/page3"])
  }

  @Test("PF-3 A transition applies to the page after it, push and pop is the default, and the first page has none")
  func transitions() throws {
    let flow = AppFlowController()
    try flow.register(path: start =>> [page1, modal => page2, page3 => modal => page4])
    let pages = Dictionary(uniqueKeysWithValues: flow.registeredPages.map { ($0.name, $0) })
    #expect(pages["start"]?.forwardTransition == nil)
    #expect(pages["start"]?.backwardTransition == nil)
    #expect(pages["page1"]?.forwardTransition is PushPopAppFlowControllerTransition)
    #expect(pages["page1"]?.backwardTransition is PushPopAppFlowControllerTransition)
    #expect(pages["page2"]?.forwardTransition === modal)
    #expect(pages["page2"]?.backwardTransition === modal)
    #expect(pages["page4"]?.forwardTransition === modal)
    #expect(throws: AppFlowControllerError.missingPathStepTransition(identifier: "home")) {
      try AppFlowController().register(path: modal => home)
    }
    let all = AppFlowController()
    try all.register(path: start => modal =>> [page1, tab => page2])
    #expect(all.registeredPages[1].forwardTransition === modal)
    #expect(all.registeredPages[2].forwardTransition === tab)
  }

  @Test("PF-4 A page without variants registers once, and a path may pass through it along its registered path")
  func names() throws {
    let flow = AppFlowController()
    try flow.register(path: start => page1 => page2)
    #expect(throws: AppFlowControllerError.pathAlreadyRegistered(identifier: "page2")) {
      try flow.register(path: start => page1 => page2)
    }
    #expect(conflict(flow, start) == .duplicate)
    #expect(conflict(flow, start =>> [page3, page3]) == .duplicate)
    #expect(conflict(flow, start => page2 => page3) == .otherParent(registered: "page1", asked: "start"))
    try flow.register(path: start => page1 =>> [page2 => page3, page4])
    #expect(try paths(flow).count == 5)
    #expect(conflict(flow, start => modal => page1 => home) == .otherPage)
  }

  @Test("PF-5 If one path of a call is refused, the registered tree stays unchanged")
  func allOrNothing() throws {
    let flow = AppFlowController()
    try flow.register(path: start => page1)
    let before = flow.drawing
    #expect(throws: AppFlowControllerError.self) { try flow.register(path: start =>> [page2 => play, page3, page1]) }
    #expect(throws: AppFlowControllerError.self) { try flow.register(path: [[start, menu], [start, page1]]) }
    #expect(flow.drawing == before)
    try flow.register(path: start =>> [page2 => play, page3])
    #expect(try flow.pathComponents(for: play, variant: page2) == "start/page2/page2_play")
  }

  @Test("PF-5 After a refused call, a page of that call can be registered without variants")
  func variantsOfRefused() throws {
    let test = try TestFlow(start => page1)
    #expect(throws: AppFlowControllerError.self) { try test.flow.register(path: start => page2 => play => page2) }
    let plain = page("play")
    try test.flow.register(path: start => plain)
    try test.flow.show(page: page1, skipPages: [plain])
    #expect(test.stacks == [["start", "page1"]])
  }

  @Test("PF-6 A second root, another parent, a cycle, a repeated variant and another page are refused with reasons")
  func refusals() throws {
    let flow = AppFlowController()
    try flow.register(path: start =>> [page1 => play => page3, page2])
    #expect(conflict(flow, menu) == .secondRoot(root: "start"))
    #expect(throws: AppFlowControllerError.pathAlreadyRegistered(identifier: "menu")) { try flow.register(path: menu) }
    #expect(conflict(flow, start => page2 => page1) == .otherParent(registered: "start", asked: "page2"))
    #expect(conflict(flow, start => page1 => start) == .cycle)
    #expect(conflict(flow, start => page1 => play) == .duplicate)
    #expect(conflict(flow, start => page2 => play => page4 => play) == .cycle)
    #expect(conflict(flow, start => page2 => page("play")) == .otherPage)
    #expect(conflict(flow, start => page2 => page("page1", variants: true)) == .otherPage)
    #expect(throws: AppFlowControllerError.internalError) { try flow.register(path: [AppFlowControllerPage]()) }
    do {
      try flow.register(path: start => page2 => page1)
    } catch let error as AppFlowControllerError {
      #expect(
        error.info == "page1 cannot stand under page2, as it is registered under start. "
          + "Make it with supportVariants: true to register it in both places.")
    }
  }

  @Test("PF-7 A page is found among a hundred thousand pages, and at a depth of ten thousand")
  func manyPages() throws {
    let flow = AppFlowController()
    let pages = (0..<100_000).map { page("p\($0)") }
    try flow.register(path: start =>> pages)
    #expect(try flow.pathComponents(for: pages[77_777]) == "start/p77777")
    let deep = AppFlowController()
    try deep.register(path: Array(pages[..<10_000]))
    #expect(try deep.pathComponents(for: pages[9_999]).hasSuffix("/p9999"))
  }

  @Test("PF-8 Registered flows are listed and drawn as text, with the current page marked")
  func drawing() throws {
    let test = try TestFlow(start => menu =>> [page1 => play, modal => page2 => play, page3])
    try test.flow.show(page: page2)
    #expect(
      test.flow.drawing == """
        start
        └ menu
          ├ page1
          │ └ play (variant)
          ├ page2 (modal)  ←
          │ └ play (variant)
          └ page3
        """)
    #expect(test.flow.registeredPages.count == 7)
  }

  @Test("PF-30 Names may contain any character, and a page and a variant never collide")
  func characters() throws {
    let (odd, other) = (page("a/b_c%"), page("page1_play"))
    let flow = AppFlowController()
    try flow.register(path: start =>> [odd => play, page1 => play, other])
    #expect(odd.identifier == "a%2Fb%5Fc%25")
    #expect(try flow.pathComponents(for: play, variant: odd) == "start/a%2Fb%5Fc%25/a%2Fb%5Fc%25_play")
    #expect(try flow.pathComponents(for: other) == "start/page1%5Fplay")
    #expect(Set(flow.registeredPages.map(\.identifier)).count == 6)
  }

  @Test("PF-30 A path joins identifiers, and the name of its parent precedes that of a variant")
  func joinedIdentifiers() throws {
    let details = page("details", variants: true)
    let test = try TestFlow(start =>> [page1 => play => details, page2 => play])
    #expect(try test.flow.pathComponents(for: play, variant: page2) == "start/page2/page2_play")
    #expect(
      try test.flow.pathComponents(for: details, variant: play.under(page1))
        == "start/page1/page1_play/page1_play_details")
    try test.flow.show(page: play, variant: page1)
    #expect(test.flow.currentPathComponents() == "start/page1/page1_play")
    #expect(try test.flow.pathComponents(for: page1) == "start/page1")
  }
}
