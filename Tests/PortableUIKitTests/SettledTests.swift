import PortableUIKit
import Testing

@Suite struct SettledTests {
  private let stage = Stage()
  private let (a, b): (Screen, Screen)
  private let stack = UINavigationController()

  init() {
    (a, b) = (stage.screen("a"), stage.screen("b"))
    stack.viewControllers = [a]
    stage.show(stack)
  }

  @Test("UK-6 What waits for a settled window is called when the last of several transitions has ended, and not before")
  func afterTheLast() {
    var called = 0
    stack.pushViewController(b, animated: true)
    stack.popViewController(animated: true)
    stage.window.whenSettled {
      called += 1
      #expect(stage.window.isSettled)
    }
    #expect(called == 0, "the push has not begun")
    stage.scheduler.advance()
    #expect(called == 0, "the push is in flight")
    stage.scheduler.finishTransition()
    #expect(called == 0, "the pop waits")
    stage.settle()
    #expect(called == 1)
    stage.window.whenSettled { called += 1 }
    #expect(called == 2, "at once where nothing is in flight")
  }

  @Test("UK-6 Where one that waits for a settled window begins a transition, the others wait for that too")
  func inARow() {
    var called: [String] = []
    stack.pushViewController(b, animated: true)
    stage.window.whenSettled {
      called.append("first")
      stack.popViewController(animated: true)
    }
    stage.window.whenSettled {
      called.append("second")
      #expect(stage.window.isSettled)
      #expect(b.parent == nil)
    }
    while called.isEmpty, stage.scheduler.advance() || stage.scheduler.finishTransition() {}
    #expect(called == ["first"])
    stage.settle()
    #expect(called == ["first", "second"])
  }

  @Test("UK-6 What a screen begins as it appears is waited for too")
  func begunInACallback() {
    var called = 0
    b.onDidAppear = { [stack] in stack.popViewController(animated: true) }
    stack.pushViewController(b, animated: true)
    stage.window.whenSettled { called += 1 }
    stage.scheduler.advance()
    stage.scheduler.finishTransition()
    while b.parent != nil, stage.scheduler.advance() {}
    #expect(called == 0)
    #expect(b.parent == nil)
    stage.settle()
    #expect(called == 1)
  }
}
