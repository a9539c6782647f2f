import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests that each kind of transition is animated as the caller asks.
@Suite struct AnimatedPagesTests {
  /// A transition that pushes and pops, and records whether it is animated.
  final class NotingTransition: AppFlowControllerTransition {
    var told: [String] = []

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, screen in
        self.told.append("forward \(animated)")
        stack.pushViewController(screen, animated: animated)
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { screen in
        self.told.append("backward \(animated)")
        screen.navigationController?.popViewController(animated: animated)
        completionBlock()
      }
    }
  }

  private let own = NotingTransition()
  private let root = RecordingStack()

  private func told(by body: () throws -> Void) rethrows -> [String] {
    (own.told, root.told) = ([], [])
    try body()
    return own.told + root.told
  }

  @Test(
    "PF-14 A page's own transition receives the animated flag, forward and on every way back", arguments: [true, false])
  func ownTransition(animated: Bool) throws {
    let test = try TestFlow(start =>> [own => page1, menu], root: root)
    try test.flow.show(page: start, animated: false)
    let back = ["backward \(animated)"]
    func ownTold(by body: () throws -> Void) rethrows -> [String] {
      _ = try told(by: body)
      return self.own.told
    }
    #expect(try ownTold { try test.flow.show(page: page1, animated: animated) } == ["forward \(animated)"])
    #expect(ownTold { test.flow.goBack(animated: animated) } == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(ownTold { test.flow.goBack(animated: animated) { _ in } } == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(try ownTold { try test.flow.pop(to: start, animated: animated) } == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(ownTold { test.flow.pop(to: start, animated: animated) { _ in } } == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(try ownTold { try test.flow.show(page: start, animated: animated) } == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(try told { try test.flow.show(page: menu, animated: animated) }.last == "push \(animated)")
    #expect(self.own.told == back)
    try test.flow.show(page: page1, animated: !animated)
    #expect(told { test.flow.reset(animated: animated) } == ["set \(animated)"])
  }

  @Test(
    "PF-14 The asynchronous ways back pass the animated flag to the page's own transition", arguments: [true, false])
  func asyncForms(animated: Bool) async throws {
    let test = try TestFlow(start => own => page1, root: root)
    try await test.router.navigate(.page(page1, in: test.flow).animated(animated))
    try await test.router.navigate(.back(in: test.flow).animated(!animated))
    try await test.router.navigate(.page(page1, in: test.flow).animated(animated))
    try await test.router.navigate(.back(to: start, in: test.flow).animated(!animated))
    let once = ["forward \(animated)", "backward \(!animated)"]
    #expect(own.told == once + once)
  }

  @Test("PF-13 Pushes, pops, presentations and dismissals of pages follow the animated flag", arguments: [true, false])
  func readyTransitions(animated: Bool) throws {
    let (play5, page5) = (page("play5"), page("page5"))
    let test = try TestFlow(
      start =>> [page1 => page2, modal => page3, own => page4 => menu, own => play5 => modal => page5], root: root)
    #expect(try told { try test.flow.show(page: start, animated: animated) }.last?.hasSuffix("\(animated)") == true)
    #expect(try told { try test.flow.show(page: page2, animated: animated) } == ["set \(animated)"])
    #expect(told { test.flow.goBack(animated: animated) } == ["pop \(animated)"])
    #expect(try told { try test.flow.show(page: start, animated: animated) } == ["pop \(animated)"])
    #expect(try told { try test.flow.show(page: page3, animated: animated) } == ["present \(animated)"])
    #expect(told { test.flow.goBack(animated: animated) } == ["dismiss \(animated)"])
    try test.flow.show(page: page5, animated: animated)
    #expect(try told { try test.flow.show(page: start, animated: animated) }.contains("dismiss \(animated)"))
    #expect(root.told.allSatisfy { $0.hasSuffix("\(animated)") }, "\(root.told)")
    let both = ["forward \(animated)", "push \(animated)", "push \(animated)"]
    #expect(try told { try test.flow.show(page: menu, animated: animated) } == both)
  }
}
