import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests pages that are pushed together, and refusals of waiting requests.
@Suite struct PagesInTurnTests {
  /// A navigation controller that counts the changes of its contents.
  final class CountingStack: UINavigationController {
    private(set) var changes = 0
    var contents: [[String]] = []

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      changes += 1
      super.setViewControllers(viewControllers, animated: animated)
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      changes += 1
      super.pushViewController(viewController, animated: animated)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      contents.append(viewControllers.map { $0.title ?? "-" })
    }
  }

  @Test("PF-12 A new modal stack contains all its pages before the stack appears")
  func inANewModal() throws {
    let sheet = ModalAppFlowControllerTransition<CountingStack>()
    let test = try TestFlow(start => sheet => page1 => page2 => page3, mode: .manual)
    try test.flow.show(page: page3)
    test.window.transitionScheduler.advanceUntilIdle()
    let stack = try #require(test.root.presentedViewController as? CountingStack)
    #expect(test.stacks == [["start"], ["page1", "page2", "page3"]])
    #expect(stack.contents == [["page1", "page2", "page3"]])
  }

  @Test("PF-12 Several pages are pushed into a modal's stack as one change")
  func inAStandingModal() throws {
    let sheet = ModalAppFlowControllerTransition<CountingStack>()
    let test = try TestFlow(start => sheet => page1 => page2 => page3)
    try test.flow.show(page: page1)
    let stack = try #require(test.root.presentedViewController as? CountingStack)
    let changes = stack.changes
    try test.flow.show(page: page3)
    #expect(test.stacks == [["start"], ["page1", "page2", "page3"]])
    #expect(stack.changes == changes + 1)
  }

  @Test("PF-12 Several pages after a page with its own transition are pushed as one change")
  func afterAnOwnTransition() throws {
    let root = CountingStack()
    let test = try TestFlow(start => RecordingTransition() => page1 => page2 => page3 => page4, root: root)
    try test.flow.show(page: start)
    let changes = root.changes
    try test.flow.show(page: page4)
    #expect(test.stacks == [["start", "page1", "page2", "page3", "page4"]])
    #expect(root.changes == changes + 2, "the transition's own, and one for the other three")
  }

  @Test("PF-22 A queued pop finds a page that an earlier request shows, and fails for a page that has left")
  func notThereYet() throws {
    let test = try TestFlow(start => page1 => page2, mode: .manual)
    var ended: [String] = []
    test.flow.show(page: page2) { ended.append("show \($0.isArrival)") }
    test.flow.pop(to: page1) { ended.append("pop \($0.isArrival)") }
    test.flow.pop(to: page2) { outcome in
      if case .pageNotShown(identifier: "page2") = outcome.refusal { ended.append("not shown") }
    }
    #expect(ended.isEmpty)
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["show true", "pop true", "not shown"])
    #expect(test.stacks == [["start", "page1"]])
  }

  @Test("PF-19 A queued show is refused if an earlier request has skipped its page")
  func skippedByThen() throws {
    let test = try TestFlow(start => page1 => page2 => page3, mode: .manual)
    var ended: [String] = []
    test.flow.show(page: page3, skipPages: [page2]) { ended.append("show \($0.isArrival)") }
    test.flow.show(page: page2) { outcome in
      if case .showingSkippedPage(identifier: "page2") = outcome.refusal { ended.append("skipped") }
    }
    #expect(ended.isEmpty)
    test.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["show true", "skipped"])
    #expect(test.stacks == [["start", "page1", "page3"]])
  }
}
