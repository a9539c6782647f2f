import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests pages that are covered while they leave.
@Suite struct CoveredPageTests {
  /// A transition that pushes, and records whether its page is covered while it leaves.
  private final class NotingTransition: AppFlowControllerTransition {
    private(set) var wasCovered: [Bool] = []

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, screen in
        stack.pushViewController(screen, animated: animated)
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { screen in
        self.wasCovered.append(screen.presentedViewController != nil)
        screen.navigationController?.popViewController(animated: animated)
        completionBlock()
      }
    }
  }

  @Test("PF-14 A modal over a page is dismissed before the page's own backward transition runs")
  func uncoveredFirst() throws {
    let own = NotingTransition()
    let test = try TestFlow(start => own => page1)
    try test.flow.show(page: page1)
    test.root.present(UIViewController(), animated: false)
    try test.flow.show(page: start)
    #expect(own.wasCovered == [false])
    #expect(test.stacks == [["start"]])
  }
}
