import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct SkippingTests {
  @Test("PF-18 A skipped page is not in the stack, and any way back ends the skip")
  func skipping() throws {
    let counter = Counter()
    let skipped = page("skipped", onLoad: { _ in counter.count += 1 })
    let test = try TestFlow(start => page1 => skipped => page2 => page3)
    let leave: [() throws -> Void] = [
      { test.flow.goBack() }, { try test.flow.show(page: page1) }, { try test.flow.pop(to: page1) },
      { test.window.userMoves.first.map { _ = test.window.perform($0) } },
      { test.root.popViewController(animated: false) },
    ]
    for leave in leave {
      try test.flow.show(page: page2, skipPages: [skipped])
      #expect(test.stacks == [["start", "page1", "page2"]])
      try test.flow.show(page: page3)
      #expect(test.stacks == [["start", "page1", "page2", "page3"]])
      test.flow.goBack()
      try leave()
      #expect(test.stacks == [["start", "page1"]])
      try test.flow.show(page: page2)
      #expect(test.stacks == [["start", "page1", "skipped", "page2"]])
      try test.flow.show(page: page1)
    }
    try test.flow.show(page: skipped)
    try test.flow.show(page: page2, skipPages: [skipped])
    #expect(test.stacks == [["start", "page1", "page2"]])
  }

  @Test("PF-18 Skipping works before modal pages, tabs and custom transitions, and so does going back from there")
  func beforeEveryTransition() throws {
    let own = RecordingTransition()
    let tabs = tabsPage("tabs")
    let test = try TestFlow(
      start =>> [page1 => modal => page2, menu => own => page3, home => tabs =>> [tab => page4]])
    try test.flow.show(page: page2, skipPages: [page1])
    #expect(test.stacks == [["start"], ["page2"]])
    test.flow.goBack()
    #expect(test.stacks == [["start"]])
    try test.flow.show(page: page2, skipPages: [page1])
    try test.flow.show(page: page3, skipPages: [menu])
    #expect(test.stacks == [["start", "page3"]])
    #expect(own.forward == ["page3"])
    test.flow.goBack()
    #expect(test.stacks == [["start"]])
    #expect(own.backward.count == 1)
    try test.flow.show(page: page4, skipPages: [home])
    #expect(test.root.viewControllers.count == 2)
    #expect(test.current == "page4")
    test.flow.goBack()
    #expect(test.stacks == [["start"]])
  }

  @Test("PF-18 A skip ends if the app itself shows the screen again")
  func shownAgainByTheApp() throws {
    let frame = AppFlowControllerPage(
      name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
    let test = try TestFlow(start => frame => page2 => FrameTransition(isPreloading: false) => page1)
    try test.flow.show(page: frame)
    try test.flow.show(page: page1, skipPages: [page2])
    #expect(test.flow.skippedPages.map(\.name) == ["page2"])
    let container = try #require(test.root.topViewController as? Frame)
    let child = try #require(container.children.first)
    test.flow.goBack()
    container.show(child)
    try test.flow.updateCurrentPage(with: child, for: "page1")
    #expect(test.current == "page1")
    #expect(test.flow.skippedPages.isEmpty)
  }

  @Test("PF-19 A skipped page can be neither shown nor popped to")
  func goingToSkipped() throws {
    let test = try TestFlow(start => page1 => page2 => page3)
    try test.flow.show(page: page3, skipPages: [page1, page2])
    #expect(test.stacks == [["start", "page3"]])
    #expect(throws: AppFlowControllerError.showingSkippedPage(identifier: "page2")) {
      try test.flow.show(page: page2)
    }
    #expect(throws: AppFlowControllerError.popToSkippedPath(identifier: "page1")) { try test.flow.pop(to: page1) }
    #expect(throws: AppFlowControllerError.showingSkippedPage(identifier: "page3")) {
      try test.flow.show(page: page3, skipPages: [page3])
    }
    #expect(test.stacks == [["start", "page3"]])
  }

  @Test("PF-19 skippedPages lists exactly the pages that the flow refuses to show because they are skipped")
  func tellsWhichAreSkipped() throws {
    let test = try TestFlow(start => page1 =>> [page2 => page3, modal => page4])
    func expectSkipped(_ pages: [AppFlowControllerPage]) throws {
      let refused = [start, page1, page2, page3, page4].filter { page in
        do {
          _ = try test.router.plan(.page(page, in: test.flow))
          return false
        } catch {
          guard case AppFlowControllerError.showingSkippedPage? = (error as? NavigationFailure)?.reason else {
            Issue.record(error)
            return false
          }
          return true
        }
      }
      #expect(test.flow.skippedPages.map(\.name) == pages.map(\.name))
      #expect(refused.map(\.name) == pages.map(\.name))
    }
    try expectSkipped([])
    try test.flow.show(page: page3, skipPages: [page1, page2])
    try expectSkipped([page1, page2])
    try test.flow.show(page: page4)
    try expectSkipped([])
    test.flow.goBack()
    try test.flow.show(page: page3, skipPages: [page2])
    try expectSkipped([page2])
    test.flow.goBack()
    try expectSkipped([])
  }

  @Test("PF-19 A call cannot show a page that the call skips, from any current page")
  func skippedByTheSameCall() throws {
    let test = try TestFlow(start => page1 => page2)
    for before in [start, page1, page2] {
      try test.flow.show(page: before)
      let stacks = test.stacks
      #expect(throws: AppFlowControllerError.showingSkippedPage(identifier: "page1")) {
        try test.flow.show(page: page1, skipPages: [page1])
      }
      #expect(test.stacks == stacks)
    }
  }

  @Test("PF-19 Going to another page through a skipped page ends the skip and builds the page")
  func throughSkipped() throws {
    let test = try TestFlow(start => page1 =>> [page2 => page3, modal => page4])
    try test.flow.show(page: page3, skipPages: [page1, page2])
    #expect(test.stacks == [["start", "page3"]])
    try test.flow.show(page: page4)
    #expect(test.stacks == [["start", "page1"], ["page4"]])
    try test.flow.pop(to: page1)
    #expect(test.stacks == [["start", "page1"]])
    try test.flow.show(page: page3)
    #expect(test.stacks == [["start", "page1", "page2", "page3"]])
  }
}
